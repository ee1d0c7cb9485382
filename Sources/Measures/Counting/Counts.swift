package import Localization
package import Records

/// How often each of some words was counted.
package struct Counts<Key: Hashable & Sendable>: Hashable, Sendable {
  private var counts: [Key: Int] = [:]

  package init() {}

  package init(_ keys: some Sequence<Key>) {
    for key in keys { counts[key, default: 0] += 1 }
  }

  package subscript(key: Key) -> Int {
    get { counts[key] ?? 0 }
    // Counts are equal whether or not a word was ever set to 0.
    set { counts[key] = newValue == 0 ? nil : newValue }
  }

  package var total: Int { counts.values.reduce(0, +) }

  mutating func add(_ key: Key) { self[key] += 1 }

  static func += (left: inout Self, right: Self) {
    left.counts.merge(right.counts, uniquingKeysWith: +)
  }
}

/// How many items there are of each kind of evidence.
package typealias KindCounts = Counts<EvidenceKind>

/// How many notes there are of each kind; `nil` stands for notes that nobody has given a kind.
package typealias NoteKindCounts = Counts<ObservationKind?>

extension KindCounts {
  /// The kinds with an item.
  package var kinds: [EvidenceKind] { EvidenceKind.allCases.filter { self[$0] > 0 } }

  /// "participants 4, expert review 1".
  package var words: Sentence { .joined(kinds.map { "\($0.words) \(self[$0])" }, ", ") }

  /// The counts of all kinds, by their ids.
  package var byID: [String: Int] {
    Dictionary(uniqueKeysWithValues: EvidenceKind.allCases.map { ($0.id, self[$0]) })
  }
}

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

/// Why something about a person is not known; the states are told apart everywhere.
package enum Unknown: String, Hashable, Sendable, CaseIterable {
  case notAsked, declined, unknown
  /// Nothing stands in the person's file, and nobody said why.
  case notNoted

  package init(_ absence: Absence) {
    self =
      switch absence {
      case .notAsked: .notAsked
      case .declined: .declined
      case .unknown: .unknown
      }
  }

  /// Why a list is not known; `nil` where it is.
  ///
  /// - Parameter state: `nil` for somebody without a file.
  init?(_ state: ListState?) {
    switch state {
    case .said?, ListState.none?: return nil
    case .notKnown(let absence)?: self = absence.map(Unknown.init) ?? .notNoted
    case nil: self = .notNoted
    }
  }

  package var label: Sentence {
    switch self {
    case .notAsked: "not asked"
    case .declined: "declined"
    case .unknown: "unknown"
    case .notNoted: "nothing noted"
    }
  }
}

/// How many people nothing is known of, for each reason.
package typealias UnknownCounts = Counts<Unknown>

extension UnknownCounts {
  /// "2 not asked, 1 declined"; empty where everybody is known.
  package var words: Sentence {
    .joined(Unknown.allCases.filter { self[$0] > 0 }.map { "\(self[$0]) \($0.label)" }, ", ")
  }
}
