package import Localization
package import Records

extension EvidenceKind {
  /// The kind, for a sentence: "participants", "expert review".
  package var words: Sentence {
    switch self {
    case .lived: "participants"
    case .expert: "expert review"
    case .tool: "automated check"
    case .simulated: "simulation"
    case .persona: "persona walkthrough"
    case .documented: "published source"
    }
  }
}

/// How many items there are of each kind of evidence.
package struct KindCounts: Hashable, Sendable {
  private var counts = (0, 0, 0, 0, 0, 0)

  package init() {}

  package subscript(kind: EvidenceKind) -> Int {
    get {
      switch kind {
      case .lived: counts.0
      case .expert: counts.1
      case .tool: counts.2
      case .simulated: counts.3
      case .persona: counts.4
      case .documented: counts.5
      }
    }
    set {
      switch kind {
      case .lived: counts.0 = newValue
      case .expert: counts.1 = newValue
      case .tool: counts.2 = newValue
      case .simulated: counts.3 = newValue
      case .persona: counts.4 = newValue
      case .documented: counts.5 = newValue
      }
    }
  }

  package var total: Int { counts.0 + counts.1 + counts.2 + counts.3 + counts.4 + counts.5 }

  /// The kinds with an item.
  package var kinds: [EvidenceKind] { EvidenceKind.allCases.filter { self[$0] > 0 } }

  /// "participants 4, expert review 1".
  package var words: Sentence { .joined(kinds.map { "\($0.words) \(self[$0])" }, ", ") }

  /// The counts of all kinds, by their ids.
  package var byID: [String: Int] {
    Dictionary(uniqueKeysWithValues: EvidenceKind.allCases.map { ($0.id, self[$0]) })
  }

  package static func += (left: inout KindCounts, right: KindCounts) {
    for kind in EvidenceKind.allCases { left[kind] += right[kind] }
  }

  package static func == (left: KindCounts, right: KindCounts) -> Bool {
    left.counts == right.counts
  }

  package func hash(into hasher: inout Hasher) {
    for kind in EvidenceKind.allCases { hasher.combine(self[kind]) }
  }
}

/// How many notes there are of each kind; `nil` stands for notes that nobody has given a kind.
package struct NoteKindCounts: Hashable, Sendable {
  private var counts = [Int](repeating: 0, count: ObservationKind.allCases.count + 1)

  package init() {}

  package subscript(kind: ObservationKind?) -> Int { counts[Self.slot(of: kind)] }

  mutating func add(_ kind: ObservationKind?) { counts[Self.slot(of: kind)] += 1 }

  private static func slot(of kind: ObservationKind?) -> Int {
    switch kind {
    case .barrier: 0
    case .workaround: 1
    case .success: 2
    case .noBarrier: 3
    case .question: 4
    case .helpGiven: 5
    case .strategy: 6
    case .distress: 7
    case .suggestion: 8
    case .context: 9
    case nil: 10
    }
  }
}
