/// A study of a finding that affected participants while they paid in round 1, and of what followed.
package struct RetestStudy: Sendable {
  /// What a participant did in one round.
  package enum Meeting: Sendable {
    /// Finished the task, with a linked note of success.
    case through
    /// Finished the task without help; no note.
    case finished
    /// Has a linked note of a barrier.
    case stuck
    /// Tried the task and did not finish; no note.
    case stopped
    /// Another task.
    case elsewhere
    /// The task was not offered.
    case notOffered
    /// Tried to pay, and nobody recorded how it ended.
    case notRecorded
  }

  /// The states by round, as in the file.
  var states: String
  /// Participants affected in round 1.
  var before: [String]
  var second: [String: Meeting]
  var third: [String: Meeting]
  /// Whether round 2 has a session that names nobody, with a linked note of a barrier.
  var hasUnnamed: Bool

  package init(
    states: String = #""1": {"state": "new"}, "2": {"state": "fixed"}"#,
    before: [String] = ["P01", "P02"], second: [String: Meeting] = [:],
    third: [String: Meeting] = [:], hasUnnamed: Bool = false
  ) {
    self.states = states
    self.before = before
    self.second = second
    self.third = third
    self.hasUnnamed = hasUnnamed
  }

  /// One of five got through, and four were blocked, although the finding is recorded as fixed.
  package static let oneOfFive = RetestStudy(
    before: ["P01", "P02", "P03", "P04", "P05"],
    second: ["P01": .through, "P02": .stuck, "P03": .stuck, "P04": .stuck, "P05": .stuck])

  /// A fix that is contradicted, confirmed, not confirmed, not retested, and a problem that came back.
  package static let samples = [
    oneOfFive, RetestStudy(second: ["P01": .through, "P02": .finished]),
    RetestStudy(second: ["P01": .through, "P02": .stopped]),
    RetestStudy(second: ["P06": .through]),
    RetestStudy(second: ["P01": .through], hasUnnamed: true),
    RetestStudy(second: ["P01": .through], third: ["P06": .stuck]),
    RetestStudy(states: #""1": {"state": "new"}"#, second: ["P06": .elsewhere]),
  ]

  package func text() -> StudyText {
    var text = StudyText()
    text.plan = #"""
      "tasks": {"pay": {"criteria": ["2.4.3"], "position": "b", "title": "Pay"},
      "help": {"criteria": [], "position": "d", "title": "Find help"}}
      """#
    var notes: [String] = []
    func meet(_ id: String, _ person: String, _ meeting: Meeting, round: Int) {
      let (task, outcome) =
        switch meeting {
        case .through, .finished: ("pay", #""done""#)
        case .stuck, .stopped: ("pay", #""stoppedByParticipant""#)
        case .elsewhere: ("help", #""done""#)
        case .notOffered: ("pay", #""notOffered""#)
        case .notRecorded: ("pay", "null")
        }
      let help = if case .finished = meeting { #""unassisted""# } else { "null" }
      let note: String? =
        switch meeting {
        case .through: StudyText.note("success", more: #""task": "pay""#)
        case .stuck:
          StudyText.note(
            "barrier", confirmed: ["2.4.3"], more: #""impact": 4, "task": "pay""#)
        case .finished, .stopped, .elsewhere, .notOffered, .notRecorded: nil
        }
      text.meet(
        id, ["\(person)-aaaa"], round: round,
        more:
          #""attempts": {"a": {"assistance": \#(help), "outcome": \#(outcome), "task": "\#(task)"}}"#,
        notes: [note].compactMap(\.self))
      if note != nil { notes.append("\(id)/log-a-n1") }
    }
    for person in before { meet("S1\(person)-aaaa", person, .stuck, round: 1) }
    for (round, people) in [(2, second), (3, third)] {
      for (person, meeting) in people.sorted(by: { $0.key < $1.key }) {
        meet("S\(round)\(person)-aaaa", person, meeting, round: round)
      }
    }
    if hasUnnamed {
      text.meet("S29-aaaa", [], round: 2, notes: [StudyText.note("barrier")])
      notes.append("S29-aaaa/log-a-n1")
    }
    text.participants = Set(before + second.keys + third.keys).sorted().map {
      #"""
      {"id": "\#($0)-aaaa", "consent": {"observe": "granted", "quote": "granted", "share": "granted"}}
      """#
    }
    let supports = notes.map { "\"\($0)\": {}" }.joined(separator: ", ")
    text.findings = [
      #"""
      {"id": "F01-aaaa", "kind": "problem", "observations": {\#(supports)}, "places": ["2.4.3"],
      "rounds": {\#(states)}, "severities": {"a": {"rater": "moderator", "severity": 4}},
      "title": "Focus jumps away"}
      """#
    ]
    return text
  }
}
