import Records

/// A small study by chance: named, unnamed and shared sessions, several logs, joined notes, consent of every kind.
package struct RandomStudy {
  private var state: UInt64
  private var study = StudyText()

  package init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    make()
  }

  /// The study as it was made.
  package var text: StudyText { study }

  /// The same study with other names of logs, and with logs, notes, attempts and sessions in another order.
  package mutating func shuffled() -> StudyText {
    var other = study
    other.sessions = []
    for meeting in meetings {
      let session = shuffle(meeting.attempts)
      let names = shuffle(
        (0..<meeting.logs.count).map { "log-\(String(UnicodeScalar(UInt8(97 + $0))))" })
      let logs = zip(names, shuffle(meeting.logs)).map { Self.log($0, shuffle($1)) }
      other.sessions.append((Self.session(meeting.head, session), shuffle(logs)))
    }
    other.sessions = shuffle(other.sessions)
    return other
  }

  private struct Meeting {
    var head: String
    var attempts: [String] = []
    var logs: [[String]] = []
  }

  private var meetings: [Meeting] = []

  // MARK: Chance

  private mutating func next(_ limit: Int) -> Int {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }

  private mutating func one(_ texts: [String]) -> String { texts[next(texts.count)] }

  private mutating func chance(_ of: Int) -> Bool { next(of) == 0 }

  private mutating func shuffle<Value>(_ values: [Value]) -> [Value] {
    var values = values
    for index in values.indices.reversed() where index > 0 { values.swapAt(index, next(index + 1)) }
    return values
  }

  // MARK: The study

  private mutating func make() {
    study.plan = #"""
      "tasks": {"pay": {"criteria": ["1.4.10", "2.4.3"], "position": "b", "title": "Pay"},
      "show": {"criteria": ["1.3.4"], "position": "c", "title": "Show"}},
      "prompts": {"spoken": {"criteria": ["4.1.2"], "favourable": "seen", "text": "Spoken?"}},
      "screens": {"cart": {"title": "Cart"}, "paid": {"title": "Paid"}}
      """#
    study.targets = #"""
      {"all": {"label": "People", "minimum": 4, "position": "a"},
      "blind": {"dimension": "see", "label": "Seeing", "minimum": 2, "position": "b"},
      "reader": {"assistiveTechnology": "VoiceOver", "label": "VoiceOver", "minimum": 1, "position": "c"}}
      """#
    for number in 1...4 { study.participants.append(participant("P0\(number)-aaaa")) }
    for number in 1...(3 + next(4)) { meet("S0\(number)-aaaa") }
    study.sessions = meetings.map { meeting in
      (
        Self.session(meeting.head, meeting.attempts),
        meeting.logs.enumerated().map { Self.log("log-\($0 + 1)", $1) }
      )
    }
    study.findings = [finding("F01-aaaa"), finding("F02-aaaa")]
    for kind in ["expert", "tool", "documented", "persona"] where chance(2) {
      let items = (0...next(2)).map { _ in entry() }
      study.evidence.append(
        StudyText.batch("e-\(kind)", kind, tool: kind == "tool" ? "axe" : nil, items))
    }
  }

  private mutating func participant(_ id: String) -> String {
    var members = [#""id": "\#(id)""#]
    var consent = [#""observe": "\#(one(["granted", "granted", "granted", "refused"]))""#]
    if chance(3) { consent.append(#""share": "refused""#) }
    if !chance(4) { members.append(#""consent": {\#(consent.joined(separator: ", "))}"#) }
    if chance(8) { members.append(#""withdrawals": {"w": {"scope": "all"}}"#) }
    switch next(4) {
    case 0: members.append(#""needsAbsence": "notAsked""#)
    case 1: break
    default:
      let needs = (0...next(2)).map { index in
        #""n\#(index)": {"dimension": "\#(one(["see", "hear", "touch"]))", "duration": "\#(one(["permanent", "temporary", "unknown"]))"}"#
      }
      members.append(#""needs": {\#(needs.joined(separator: ", "))}"#)
    }
    if chance(2) {
      members.append(
        #""assistiveTechnologies": {"a": {"name": "\#(one(["VoiceOver", "Zoom"]))", "proficiency": "advanced"}}"#
      )
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private mutating func meet(_ id: String) {
    let people = (1...4).map { "P0\($0)-aaaa" }
    let who = Array(shuffle(people).prefix([0, 1, 1, 1, 2, 3][next(6)]))
    let names = who.map { "\"\($0)\"" }.joined(separator: ", ")
    var meeting = Meeting(
      head:
        #""id": "\#(id)", "participants": [\#(names)], "pilot": \#(chance(9)), "round": \#(1 + next(2))"#
    )
    for number in 0..<next(4) {
      let outcome = one([
        "\"done\"", "\"notDone\"", "\"partlyDone\"", "\"stoppedByParticipant\"", "\"notOffered\"",
        "null",
      ])
      let named = who.isEmpty || chance(2) ? "" : #", "participant": "\#(one(who))""#
      meeting.attempts.append(
        #""a\#(number)": {"outcome": \#(outcome), "task": "\#(one(["pay", "show"]))"\#(named)}"#)
    }
    var written: [String] = []
    for _ in 0...next(3) {
      meeting.logs.append(
        (0..<next(4)).map { _ in
          let key = "o\(written.count)"
          let note = self.note(who, session: id, before: written)
          written.append(key)
          return "\"\(key)\": {\(note)}"
        })
    }
    meetings.append(meeting)
  }

  private mutating func note(_ who: [String], session: String, before: [String]) -> String {
    var members = [#""note": "something""#]
    let all = ["1.4.10", "2.4.3", "1.3.4", "4.1.2", "1.4", "3.3.1"]
    if !chance(5) {
      members.append(
        #""kind": "\#(one(["barrier", "barrier", "success", "noBarrier", "distress", "question", "workaround", "context"]))""#
      )
    }
    if chance(2) { members.append(#""impact": \#(next(5))"#) }
    if chance(2) { members.append(#""confirmed": ["\#(one(all))"]"#) }
    if chance(2) { members.append(#""proposed": ["\#(one(all))"]"#) }
    if chance(3) { members.append(#""task": "\#(one(["pay", "show"]))""#) }
    if chance(3) { members.append(#""screen": "\#(one(["cart", "paid"]))""#) }
    if chance(4) { members.append(#""dimensions": ["\#(one(["see", "hear"]))"]"#) }
    if chance(4) { members.append(#""reviewedBy": "moderator""#) }
    if chance(7) { members.append(#""beyondWcag": true"#) }
    if !who.isEmpty, chance(2) { members.append(#""participant": "\#(one(who))""#) }
    if !before.isEmpty, chance(2) {
      members.append(#""sameMomentAs": "\#(session)/\#(one(before))""#)
    }
    return members.joined(separator: ", ")
  }

  private mutating func finding(_ id: String) -> String {
    let session = "S0\(1 + next(3))-aaaa"
    let state = one(["new", "fixed", "stillThere"])
    return #"""
      {"id": "\#(id)", "kind": "problem", "observations": {"\#(session)/o0": {}, "\#(session)/o1": {}},
      "places": ["\#(one(["1.4.10", "4.1.2"]))"], "rounds": {"1": {"state": "new"}, "2": {"state": "\#(state)"}},
      "tasks": ["pay"], "title": "Problem \#(id)"}
      """#
  }

  private mutating func entry() -> String {
    var members = [#""note": "seen by others""#]
    if chance(2) { members.append(#""kind": "barrier", "impact": \#(next(5))"#) }
    if chance(2) {
      members.append(#""outcome": "\#(one(["failed", "passed", "cantTell", "untested"]))""#)
    }
    if !chance(4) { members.append(#""places": ["\#(one(["1.1.1", "1.4.3", "2.1.1"]))"]"#) }
    return members.joined(separator: ", ")
  }

  private static func session(_ head: String, _ attempts: [String]) -> String {
    "{\(head), \"attempts\": {\(attempts.joined(separator: ", "))}}"
  }

  private static func log(_ id: String, _ notes: [String]) -> String {
    #"{"clearedBy": "moderator", "id": "\#(id)", "observations": {\#(notes.joined(separator: ", "))}}"#
  }
}
