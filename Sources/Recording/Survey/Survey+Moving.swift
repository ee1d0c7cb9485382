import Localization

extension Survey {
  mutating func go(to next: Spot) {
    spot = next
    visit += 1
  }

  mutating func ask(_ item: Int, returns: Bool = false) {
    lastItem = item
    go(to: .question(item, returns: returns))
  }

  /// Goes to what is left at the end.
  private mutating func goToEnd() { go(to: sheet.left.isEmpty ? .result : .left) }

  /// Goes on after an answer.
  mutating func advance(from item: Int, _ returns: Bool) {
    hasGivenInstructions = true
    if returns {
      go(to: .answers)
    } else if let next = sheet.next(after: item) {
      ask(next)
    } else {
      goToEnd()
    }
  }

  /// Leaves a question out for now.
  mutating func skip(_ item: Int, _ returns: Bool) {
    if returns {
      go(to: .answers)
    } else if let next = sheet.next(after: item) {
      ask(next)
    } else {
      goToEnd()
    }
  }

  mutating func goBack(from item: Int, _ returns: Bool) {
    hasGivenInstructions = true
    if returns {
      go(to: .answers)
    } else if item > 0 {
      ask(item - 1)
    } else {
      ending = .stopped
    }
  }

  mutating func jump(to text: String) -> SurveyOutcome {
    guard let number = Int(text), sheet.answers.indices.contains(number - 1) else {
      return .problem("Write a number from 1 to \(sheet.answers.count) after it: `/go 3`.")
    }
    ask(number - 1)
    return SurveyOutcome()
  }

  mutating func open(_ event: SurveyEvent) -> SurveyOutcome {
    switch event {
    case .begin:
      hasGivenInstructions = true
      ask(0)
    case .back: ending = .notBegun
    default: break
    }
    return SurveyOutcome()
  }

  /// The list of all answers.
  mutating func look(_ event: SurveyEvent, at now: Int) -> SurveyOutcome {
    switch event {
    case .chose(let item) where sheet.answers.indices.contains(item): ask(item, returns: true)
    case .typed, .back:
      guard let first = sheet.left.first else {
        go(to: .result)
        break
      }
      ask(lastItem.flatMap { sheet.next(after: $0) } ?? first)
    case .undo: return undo(at: now)
    case .stop: ending = .stopped
    default: break
    }
    return SurveyOutcome()
  }

  mutating func close(_ event: SurveyEvent, at now: Int) -> SurveyOutcome {
    switch event {
    case .typed, .back: ending = .finished
    case .show: go(to: .answers)
    case .undo: return undo(at: now)
    default: break
    }
    return SurveyOutcome()
  }
}
