import JSON

/// The answers that an entry of a batch of evidence holds: one, or several after a merge of what people answered at the
/// same time.
struct EvidenceAnswers {
  /// What counts; `nil` where the entry's own fields do.
  let whole: WholeAnswer?
  /// The different answers in the order of ``ChecklistAnswer``; empty unless they contradict each other.
  let inConflict: [ChecklistAnswer]
  /// The notes of all of them.
  let note: String

  init(_ object: inout ObjectReader) {
    let answers = Set(
      object.live("answer").compactMap { $0.string.flatMap(ChecklistAnswer.init(id:)) })
    let notes = object.live("note").compactMap(\.string)
    let wholes = object.live("judgement").compactMap { $0.string.flatMap(WholeAnswer.init) }
    if Set(wholes).count > 1 {
      whole = WholeAnswer.worst(of: wholes)
      inConflict = Self.inOrder(Set(wholes.map(\.answer)))
    } else if answers.count > 1 {
      // Written before answers were kept as a whole, or by hand.
      whole = WholeAnswer.worst(of: Self.pieces(answers, &object))
      inConflict = Self.inOrder(answers)
    } else {
      whole = nil
      inConflict = []
    }
    note =
      answers.isEmpty
      ? object.string("note") ?? "" : Self.distinct(notes).joined(separator: " | ")
  }

  /// The answers of an entry whose fields stand alone: each with every kind and outcome that it may have.
  private static func pieces(
    _ answers: Set<ChecklistAnswer>, _ object: inout ObjectReader
  ) -> [WholeAnswer] {
    let kinds = object.live("kind").compactMap { $0.string.flatMap(ObservationKind.init(id:)) }
    let outcomes = object.live("outcome").map { $0.string.flatMap(Outcome.init(id:)) }
    let places = object.places("places")
    return inOrder(answers).flatMap { answer in
      kinds.flatMap { kind in
        (outcomes.isEmpty ? [nil] : outcomes).map { WholeAnswer(answer, kind, $0, places) }
      }
    }
  }

  private static func inOrder(_ answers: Set<ChecklistAnswer>) -> [ChecklistAnswer] {
    ChecklistAnswer.allCases.filter(answers.contains)
  }

  /// In byte order, so that every clone says the same.
  private static func distinct(_ notes: [String]) -> [String] {
    Set(notes.map { Text($0) }).sorted().map(\.string)
  }
}
