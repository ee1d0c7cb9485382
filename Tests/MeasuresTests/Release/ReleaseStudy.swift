import Measures
import Records
import StudyText

/// A small study for the edition for sharing: closed rounds, people with needs, one task, notes with permission.
struct ReleaseStudy {
  var text = StudyText()
  private var number = 0

  init() {
    text.instruments = [
      #"""
      {"id": "one", "title": "One question", "items": {"q": {"position": "a", "text": "How was it?"}},
      "kind": "questionnaire", "range": {"highest": 7, "lowest": 1, "step": 1},
      "scores": {"all": {"items": {"q": {}}, "label": "Answer", "position": "a", "rule": "mean"}}}
      """#
    ]
  }

  /// A round of so many new people and some who are known; each comes alone and does the task.
  mutating func round(
    _ round: Int, _ people: [String], isChanged: Bool = false, done: Int? = nil,
    ease: Int = 4, notes: [String: String] = [:], more: String = ""
  ) {
    text.closed[round] = "2026-06-30"
    if isChanged { text.changed.insert(round) }
    for (place, person) in people.enumerated() {
      number += 1
      let outcome = place < done ?? people.count ? "done" : "notDone"
      text.meet(
        "S\(number)-aaaa", [person], round: round,
        more: #"""
          "attempts": {"a": {"assistance": "unassisted", "ease": \#(ease), "outcome": "\#(outcome)",
          "participant": "\#(person)", "task": "pay", "startedMilliseconds": 0,
          "endedMilliseconds": 60000}}\#(more)
          """#,
        notes: notes[person].map { [$0] } ?? [])
    }
  }

  mutating func person(
    _ id: String, needs: [String] = [], more: String = "", share: String = "granted"
  ) {
    let entries = needs.map { #""\#($0)": {"dimension": "\#($0)", "duration": "permanent"}"# }
    let state =
      needs.isEmpty ? #""needsNone": true"# : #""needs": {\#(entries.joined(separator: ", "))}"#
    text.participants.append(
      #"""
      {"consent": {"observe": "granted", "quote": "granted", "share": "\#(share)"}, "id": "\#(id)",
      \#(state)\#(more)}
      """#)
  }

  static func ids(_ numbers: ClosedRange<Int>) -> [String] {
    numbers.map { "P\($0 < 10 ? "0" : "")\($0)-aaaa" }
  }

  /// An answer to the one question.
  mutating func answer(_ person: String, _ value: Int, round: Int = 1) {
    text.responses.append(
      #"""
      {"answers": {"q": {"value": "\#(value)"}}, "id": "R\#(text.responses.count)-aaaa",
      "instrument": "one", "participant": "\#(person)", "round": \#(round)}
      """#)
  }

  func release(_ round: Int? = nil) throws -> Release? {
    Release.measure(try text.records(), round: round)
  }
}

extension Release {
  func count(_ id: String) -> String? { people.properties.first { $0.id == id }?.count?.id }
}
