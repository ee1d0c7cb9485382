import JSON
package import Localization
import Measures
package import Records
import Wording

/// How far one response is.
package struct ResponseState {
  let response: Response
  /// Items with an answer, or with a reason for none.
  let settled: Int
  /// Items with an answer.
  let answered: Int
  let items: Int

  package init(_ response: Response, _ instrument: Instrument) {
    self.response = response
    items = instrument.items.count
    let answers = Dictionary(
      response.answers.map { (Text($0.item), $0) }, uniquingKeysWith: { one, _ in one })
    let known = instrument.items.compactMap { answers[Text($0.id)] }
    answered = known.count { $0.value != nil }
    settled = known.count { $0.value != nil || $0.absence != nil }
  }

  /// Whether there are items that nobody has settled yet.
  package var isUnfinished: Bool { settled < items }

  /// "8 of 10 answers".
  package var words: Sentence { "\(answered) of \(items, "answer", "answers")" }
}
