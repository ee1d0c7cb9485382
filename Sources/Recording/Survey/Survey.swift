package import Records

/// A questionnaire that is being answered: where the person is, what stands for each item, and what takes it back.
///
/// A pure machine: an event and the time go in; the changed state, a sentence and what is to be written come out. The
/// caller works on a copy and keeps it only once the entries are written, so that nothing is shown that is not kept.
package struct Survey: Sendable {
  /// Where the person is.
  package enum Spot: Hashable, Sendable {
    /// What is said before the first question.
    case opening
    /// A question by its place from 0; `returns` to the list of answers, from where it was chosen.
    case question(Int, returns: Bool)
    case answers
    /// The question what becomes of items that were left out.
    case left
    case result
  }

  /// How it ended.
  package enum Ending: Hashable, Sendable {
    /// Every item is settled.
    case finished
    case stopped
    /// Somebody went back before the first question.
    case notBegun
  }

  package internal(set) var sheet: SurveySheet
  package internal(set) var spot: Spot
  /// `nil` while it goes on.
  package internal(set) var ending: Ending?
  /// How often the person came somewhere, so that a question that comes again is said again.
  package internal(set) var visit = 0
  /// Whether no question was shown yet.
  package internal(set) var isFirst = true
  /// Whether the instructions were said, on a page of their own or with the first question.
  package internal(set) var hasGivenInstructions = false
  /// The question that was asked last.
  var lastItem: Int?

  /// Questionnaires with no more items than these give their instructions with the first question.
  static let short = 3

  /// - Parameters:
  ///   - response: What was answered before.
  ///   - isChange: Whether it begins with all answers, to change one.
  package init(_ instrument: Instrument, _ response: Response? = nil, isChange: Bool = false) {
    sheet = SurveySheet(instrument, response)
    spot = .answers
    if isChange { return }
    if response != nil, let first = sheet.left.first {
      ask(first)
    } else if sheet.answers.count > Self.short {
      spot = .opening
    } else {
      ask(0)
    }
    visit = 0
  }

  /// Whether the instructions are said with this question.
  package func givesInstructions(with item: Int) -> Bool {
    !hasGivenInstructions && sheet.answers.count <= Self.short && item == 0
  }

  /// The page of the spot was shown.
  package mutating func wasShown() {
    if case .question = spot { isFirst = false }
  }

  /// - `now`: Milliseconds since 1970.
  /// - Returns: What is to be written, and what is said.
  package mutating func take(_ event: SurveyEvent, at now: Int) -> SurveyOutcome {
    if event == .quit {
      ending = sheet.left.isEmpty ? .finished : .stopped
      return SurveyOutcome()
    }
    switch spot {
    case .opening: return open(event)
    case .question(let item, let returns): return answer(event, item, returns, at: now)
    case .answers: return look(event, at: now)
    case .left: return settle(event, at: now)
    case .result: return close(event, at: now)
    }
  }
}
