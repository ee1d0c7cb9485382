import Localization
import Records

extension Survey {
  /// Takes what somebody does at a question.
  mutating func answer(
    _ event: SurveyEvent, _ item: Int, _ returns: Bool, at now: Int
  ) -> SurveyOutcome {
    switch event {
    case .chose(let index):
      guard sheet.rules[item].options.indices.contains(index) else { break }
      return put(.init(value: sheet.rules[item].options[index].id), item, returns, at: now)
    case .typed(let text): return type(text, item, returns, at: now)
    case .decline: return put(.init(absence: .declined), item, returns, at: now)
    case .unknown: return put(.init(absence: .unknown), item, returns, at: now)
    case .skip: skip(item, returns)
    case .undo: return undo(at: now)
    case .show: go(to: .answers)
    case .go(let text): return jump(to: text)
    case .back: goBack(from: item, returns)
    case .stop: ending = .stopped
    case .begin, .settle, .quit: break
    }
    return SurveyOutcome()
  }

  private mutating func type(
    _ text: String, _ item: Int, _ returns: Bool, at now: Int
  ) -> SurveyOutcome {
    if FieldText.trimmed(text).isEmpty {
      guard sheet.answers[item].isSettled else {
        return .problem("\(sheet.rules[item].expected) `/skip` leaves it out for now.")
      }
      advance(from: item, returns)
      return SurveyOutcome()
    }
    switch sheet.rules[item].reading(typed: text) {
    case .value(let value): return put(.init(value: value), item, returns, at: now)
    case .absence(let absence): return put(.init(absence: absence), item, returns, at: now)
    case .notAllowed: return .problem(sheet.rules[item].expected)
    }
  }

  private mutating func put(
    _ answer: SurveySheet.Answer, _ item: Int, _ returns: Bool, at now: Int
  ) -> SurveyOutcome {
    var outcome = SurveyOutcome()
    if answer != sheet.answers[item] {
      outcome.entries = [entry(answer, item, at: now)]
      sheet.put(answer, at: item)
    }
    advance(from: item, returns)
    return outcome
  }

  /// Takes the last answer back and asks it again.
  mutating func undo(at now: Int) -> SurveyOutcome {
    guard let (item, before) = sheet.last else { return .problem("There is nothing to take back.") }
    sheet.undo()
    ask(item)
    return SurveyOutcome(
      "Taken back: the answer to question \(item + 1).", entries: [entry(before, item, at: now)])
  }

  /// Takes what becomes of items that were left out.
  mutating func settle(_ event: SurveyEvent, at now: Int) -> SurveyOutcome {
    switch event {
    case .settle(.answerNow):
      if let first = sheet.left.first { ask(first) }
    case .settle(.withoutAnswer):
      let left = sheet.left
      let answer = SurveySheet.Answer(absence: .notAsked)
      for item in left { sheet.put(answer, at: item) }
      go(to: .result)
      return SurveyOutcome(entries: left.map { entry(answer, $0, at: now) })
    case .settle(.stop): ending = .stopped
    case .back: go(to: .answers)
    default: break
    }
    return SurveyOutcome()
  }

  private func entry(_ answer: SurveySheet.Answer, _ item: Int, at now: Int) -> SurveyEntry {
    SurveyEntry(item: sheet.instrument.items[item].id, answer: answer, at: now)
  }
}
