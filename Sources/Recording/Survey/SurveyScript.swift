import JSON
package import Localization
package import Records
import Wording

/// A questionnaire that is being answered.
package typealias Survey = Asking<SurveyScript>

/// The items of one instrument as questions.
package struct SurveyScript: AnswerListScript {
  package typealias Sheet = [Answer?]
  package typealias Entry = QuestionEntry<Answer>

  /// The value of one item, or the reason why there is none.
  package struct Answer: Hashable, Sendable {
    /// The id of an option, or a number.
    package let value: String?
    package let absence: Absence?

    package init(value: String? = nil, absence: Absence? = nil) {
      self.value = value
      self.absence = absence
    }
  }

  package enum Detail: Hashable, Sendable {
    /// The question what becomes of items that were left out.
    case left
    case result
  }

  package enum Own: Hashable, Sendable {
    case decline, unknown
    /// Decides about the questions that were left out.
    case settle(SurveyRest)
  }

  package let instrument: Instrument
  /// One for each item.
  package let rules: [AnswerRule]

  package init(_ instrument: Instrument) {
    self.instrument = instrument
    rules = instrument.items.map { AnswerRule($0, in: instrument) }
  }

  package var count: Int { rules.count }

  package func id(of question: Int) -> String { instrument.items[question].id }

  package func words(of question: Int) -> String { instrument.items[question].text }

  /// The answer to an item in words; `nil` if there is none.
  package func words(_ question: Int, _ sheet: [Answer?]) -> Sentence? {
    guard let answer = sheet[question] else { return nil }
    if let value = answer.value {
      let option = rules[question].options.first { Text.isSame($0.id, value) }
      return "\(option?.label ?? value)"
    }
    switch answer.absence {
    case .declined: return "does not want to say"
    case .notAsked: return "left without an answer"
    case .unknown: return "does not know"
    case nil: return nil
    }
  }

  package func read(
    _ text: String, at question: Int, in asking: inout Survey, _ newKey: () -> String
  ) -> Step {
    if asking.keeps(text, at: question) { return Step() }
    let expected = rules[question].expected
    guard !PlainText.trimmed(text).isEmpty else {
      return .problem("\(expected) `/skip` leaves it out for now.")
    }
    switch rules[question].reading(typed: text) {
    case .value(let value): asking.put(Answer(value: value), at: question)
    case .absence(let absence): asking.put(Answer(absence: absence), at: question)
    case .notAllowed: return .problem(expected)
    }
    return Step()
  }

  package func choose(
    _ row: Int, at question: Int, in asking: inout Survey, _ newKey: () -> String
  ) -> Step {
    let options = rules[question].options
    if options.indices.contains(row) {
      asking.put(Answer(value: options[row].id), at: question)
    }
    return Step()
  }

  package func take(
    _ own: Own, in asking: inout Survey, _ newKey: () -> String
  ) -> Step {
    switch (own, asking.spot) {
    case (.decline, .question(let question)):
      asking.put(Answer(absence: .declined), at: question)
    case (.unknown, .question(let question)):
      asking.put(Answer(absence: .unknown), at: question)
    case (.settle(.answerNow), _):
      if let first = asking.left.first { asking.ask(first) }
    case (.settle(.withoutAnswer), _):
      for question in asking.left { asking.sheet[question] = Answer(absence: .notAsked) }
      asking.go(to: .detail(.result))
    case (.settle(.stop), _): asking.ending = .stopped
    default: break
    }
    return Step()
  }

  package func take(
    _ event: Survey.Event, at detail: Detail, in asking: inout Survey, _ newKey: () -> String
  ) -> Step {
    switch (detail, event) {
    case (.left, .back): asking.go(to: .overview)
    case (.result, .typed), (.result, .back): asking.ending = .finished
    default: break
    }
    return Step()
  }

  package func takesWords(at _: Detail) -> Bool { false }

  package func end(in asking: inout Survey) {
    asking.go(to: .detail(asking.left.isEmpty ? .result : .left))
  }

  package func leaveOverview(in asking: inout Survey) {
    if asking.goBackToLooked() { return }
    if let first = asking.left.first { asking.ask(first) } else { end(in: &asking) }
  }
}

/// What becomes of questions without an answer.
package enum SurveyRest: Int, CaseIterable, Hashable, Sendable {
  case answerNow, withoutAnswer, stop

  /// As people choose it.
  package var words: Sentence {
    switch self {
    case .answerNow: "answer now"
    case .withoutAnswer: "leave without an answer"
    case .stop: "stop, and go on another time"
    }
  }
}

extension Asking where Script == SurveyScript {
  /// Questionnaires with no more items than these give their instructions with the first question.
  private static var short: Int { 3 }

  /// - Parameters:
  ///   - instrument: The questionnaire.
  ///   - response: The answers of an earlier call.
  ///   - isChange: Whether it begins with all answers, to change one.
  package init(_ instrument: Instrument, _ response: Response? = nil, isChange: Bool = false) {
    let script = SurveyScript(instrument)
    let standing = instrument.items.map { item -> SurveyScript.Answer? in
      guard let given = response?.answers.first(where: { Text.isSame($0.item, item.id) }),
        given.value != nil || given.absence != nil
      else { return nil }
      return SurveyScript.Answer(value: given.value, absence: given.absence)
    }
    let first = response == nil ? nil : standing.firstIndex { $0 == nil }
    let isShort = script.count <= Self.short
    self.init(
      script, standing: standing,
      at: isChange ? .overview : first.map { .question($0) } ?? (isShort ? .question(0) : .opening))
  }

  /// Whether the instructions are shown with this question.
  package func givesInstructions(with question: Int) -> Bool {
    visit == 0 && question == 0 && script.count <= Self.short
  }
}
