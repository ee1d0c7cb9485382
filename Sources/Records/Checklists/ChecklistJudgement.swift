package import Localization

/// What an answer to a question of a checklist comes to as evidence.
///
/// - A bad answer fails the criteria that were named with it, or lies beyond WCAG where none was.
/// - A good answer passes its criteria only where the question alone decides them. Otherwise nothing was found, which
///   is "cannot tell", as with a tool.
/// - What was met in a simulation has no outcome, whatever the answer: it is a reason to look into something.
package struct ChecklistJudgement: Hashable, Sendable {
  package let kind: ObservationKind
  /// `nil` where the answer judges no criterion.
  package let outcome: Outcome?
  package let places: [Place]
  package let isBeyondWcag: Bool

  /// - `failing`: The criteria that a bad answer fails; `nil` for all of the question's.
  package init(
    _ answer: ChecklistAnswer, to question: ChecklistQuestion, of evidence: EvidenceKind,
    failing: [Place]? = nil
  ) {
    let isBad = Self.isBad(answer, to: question)
    kind = Self.kind(answer, isBad: isBad)
    let failed = failing.map { chosen in question.criteria.filter(chosen.contains) }
    places = isBad ? failed ?? question.criteria : question.criteria
    isBeyondWcag = places.isEmpty
    outcome =
      evidence == .expert && !places.isEmpty
      ? Self.outcome(answer, isBad: isBad, decides: question.decides) : nil
  }

  /// "failed 1.3.2, 2.4.3", "no outcome 2.5.1", "beyond WCAG".
  package var words: Sentence {
    if places.isEmpty { return "beyond WCAG" }
    let numbers = places.map(\.description).joined(separator: ", ")
    guard let outcome else { return "no outcome \(numbers)" }
    return "\(outcome.label) \(numbers)"
  }

  /// Whether an answer speaks against the product.
  package static func isBad(_ answer: ChecklistAnswer, to question: ChecklistQuestion) -> Bool {
    (answer == .yes || answer == .no) && answer != question.favourable
  }

  private static func kind(_ answer: ChecklistAnswer, isBad: Bool) -> ObservationKind {
    switch answer {
    case .yes, .no: isBad ? .barrier : .noBarrier
    case .cannotTell: .question
    case .notApplicable: .context
    }
  }

  private static func outcome(_ answer: ChecklistAnswer, isBad: Bool, decides: Bool) -> Outcome {
    switch answer {
    case .yes, .no: isBad ? .failed : decides ? .passed : .cantTell
    case .cannotTell: .cantTell
    case .notApplicable: decides ? .inapplicable : .untested
    }
  }
}
