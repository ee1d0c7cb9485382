import JSON

/// An answer to a question of a checklist with everything that it comes to, as one value of a file.
///
/// Fields of a record are merged one by one. Kept apart, the answer of one person and the outcome of another one's could
/// meet in an entry that nobody gave; as one value they stand beside each other until somebody settles it.
package struct WholeAnswer: Hashable, Sendable {
  package let answer: ChecklistAnswer
  package let kind: ObservationKind
  /// `nil` where the answer judges no criterion.
  package let outcome: Outcome?
  /// In the order of their numbers; empty where it lies beyond WCAG.
  package let places: [Place]

  package init(_ answer: ChecklistAnswer, _ judgement: ChecklistJudgement) {
    self.init(answer, judgement.kind, judgement.outcome, judgement.places)
  }

  init(
    _ answer: ChecklistAnswer, _ kind: ObservationKind, _ outcome: Outcome?, _ places: [Place]
  ) {
    self.answer = answer
    self.kind = kind
    self.outcome = outcome
    self.places = places.sorted()
  }
}

extension WholeAnswer {
  /// "no barrier failed 1.3.2 2.4.3"; a hyphen stands for no outcome.
  package var text: String {
    let words = [answer.id, kind.id, outcome?.id ?? "-"] + places.map(\.description)
    return words.joined(separator: " ")
  }

  /// Reads ``text``; `nil` for anything else.
  package init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count >= 3, let answer = ChecklistAnswer(id: words[0]),
      let kind = ObservationKind(id: words[1])
    else { return nil }
    let outcome = Outcome(id: words[2])
    let places = words.dropFirst(3).map { Place($0) }
    guard outcome != nil || words[2] == "-", !places.contains(nil) else { return nil }
    self.init(answer, kind, outcome, places.compactMap(\.self))
  }
}

extension WholeAnswer {
  /// What counts while several answers stand for one question: the worst for the product.
  ///
  /// A failure stays a failure, at the places of everybody who says so. Where nobody says so and the outcomes differ,
  /// nobody can tell.
  ///
  /// - Returns: `nil` where there is none.
  static func worst(of answers: [WholeAnswer]) -> WholeAnswer? {
    let barriers = answers.filter { $0.kind == .barrier }
    let counted = barriers.isEmpty ? answers : barriers
    let outcomes = Set(counted.map(\.outcome))
    let places = Set(counted.flatMap(\.places)).sorted()
    guard let first = counted.min(by: { $0.rank < $1.rank }) else { return nil }
    let outcome =
      outcomes.contains(.failed) ? .failed : outcomes.count > 1 ? .cantTell : first.outcome
    return WholeAnswer(first.answer, first.kind, places.isEmpty ? nil : outcome, places)
  }

  /// What is worse for the product stands first.
  private var rank: Int {
    let kinds: [ObservationKind] = [.barrier, .question, .context]
    return (kinds.firstIndex(of: kind) ?? kinds.count) * 2 + (outcome == .failed ? 0 : 1)
  }
}
