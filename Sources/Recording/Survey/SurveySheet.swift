import JSON
package import Localization
package import Records

/// The answers of one response while they are given, and what takes the last one back.
package struct SurveySheet: Sendable {
  /// What stands for one item.
  package struct Answer: Hashable, Sendable {
    /// The id of an option, or a number.
    package var value: String?
    package var absence: Absence?

    package init(value: String? = nil, absence: Absence? = nil) {
      self.value = value
      self.absence = absence
    }

    /// Whether somebody has settled the item, be it without an answer.
    package var isSettled: Bool { value != nil || absence != nil }
  }

  package let instrument: Instrument
  package let rules: [AnswerRule]
  /// One for each item.
  package private(set) var answers: [Answer]
  private var history: [(item: Int, before: Answer)] = []

  package init(_ instrument: Instrument, _ response: Response? = nil) {
    self.instrument = instrument
    rules = instrument.items.map { AnswerRule($0, in: instrument) }
    answers = instrument.items.map { item in
      let given = response?.answers.first { Text.isSame($0.item, item.id) }
      return Answer(value: given?.value, absence: given?.absence)
    }
  }

  /// Items that nobody has settled, in order.
  package var left: [Int] { answers.indices.filter { !answers[$0].isSettled } }

  /// The next item that nobody has settled.
  package func next(after item: Int) -> Int? { left.first { $0 > item } }

  package mutating func put(_ answer: Answer, at item: Int) {
    history.append((item, answers[item]))
    answers[item] = answer
  }

  /// The answer that was given last, and what stood there before.
  package var last: (item: Int, before: Answer)? { history.last }

  /// Takes the last answer back.
  package mutating func undo() {
    guard let (item, before) = history.popLast() else { return }
    answers[item] = before
  }

  /// What stands for an item, in words; `nil` where nothing does.
  package func words(_ item: Int) -> Sentence? {
    if let value = answers[item].value {
      let option = rules[item].options.first { Text.isSame($0.id, value) }
      return "\(option?.label ?? value)"
    }
    return answers[item].absence.map(Self.words)
  }

  static func words(_ absence: Absence) -> Sentence {
    switch absence {
    case .declined: "does not want to say"
    case .notAsked: "left without an answer"
    case .unknown: "does not know"
    }
  }
}
