import JSON
package import Records

/// One response of a file, understood.
package struct AnswersRow: Sendable {
  /// The answer to one item.
  package struct Answer: Hashable, Sendable {
    package let item: String
    /// The id of an option or a number; `nil` with a reason in `absence`.
    package let value: String?
    package let absence: Absence?

    package init(item: String, value: String?, absence: Absence? = nil) {
      self.item = item
      self.value = value
      self.absence = absence
    }
  }

  /// The line of the file, from 1, on which it begins.
  package var line: Int
  package var participant: RecordID
  package var session: RecordID?
  /// The id of a task of the study.
  package var task: String?
  package var givenOn: String?
  package var manner: AnsweringManner?
  package var round: Int?
  /// In the order of the instrument's items; items without an entry have no answer.
  package var answers: [Answer]

  /// What the response says, as 26 hexadecimal digits: the same for the same words, on every machine.
  package func key(study: String, instrument: String) -> String {
    let head = [
      "response", study, instrument, participant.string, session?.string ?? "", task ?? "",
      givenOn ?? "", manner?.id ?? "", round.map(String.init) ?? "",
    ]
    let sorted = answers.sorted { Text.precedes($0.item, $1.item) }
    return DerivedID.text(
      head + sorted.flatMap { [$0.item, $0.value ?? "", $0.absence?.id ?? ""] })
  }

  /// The same for a response that is in the study already; `nil` where nobody is named.
  package static func key(of response: Response, study: String) -> String? {
    guard let participant = response.participant else { return nil }
    let answers = response.answers.filter { $0.value != nil || $0.absence != nil }.map {
      Answer(item: $0.item, value: $0.value, absence: $0.absence)
    }
    let row = AnswersRow(
      line: 0, participant: participant, session: response.session, task: response.task,
      givenOn: response.givenOn, manner: response.manner, round: response.round, answers: answers)
    return row.key(study: study, instrument: response.instrument)
  }
}
