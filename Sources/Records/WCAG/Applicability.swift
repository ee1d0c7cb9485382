package import Localization

/// How a guidance note for products other than web pages takes a criterion.
package enum Applicability: Hashable, Sendable, CaseIterable {
  /// The words of the criterion apply as they are.
  case asWritten
  /// Single words are replaced ("software" for "web page").
  case withSubstitution
  /// Notes or conditions change too.
  case withChanges
  /// The note offers words but says that they do not fit well.
  case problematicSubstitute
  /// The note has not decided yet.
  case undecided
  /// The note takes the criterion out (4.1.1).
  case removed
  /// The note does not deal with the criterion, or there is no note for the platform.
  case notCovered

  /// Whether it applies, but not in the words that the web specification has.
  package var hasChangedWords: Bool {
    switch self {
    case .withSubstitution, .withChanges, .problematicSubstitute: true
    case .asWritten, .undecided, .removed, .notCovered: false
    }
  }

  /// The words for a report: "applies as written".
  package var label: Sentence {
    switch self {
    case .asWritten: "applies as written"
    case .withSubstitution, .withChanges: "applies with changed words"
    case .problematicSubstitute: "applies with changed words that do not fit well"
    case .undecided: "undecided"
    case .removed: "removed"
    case .notCovered: "not dealt with"
    }
  }

  /// Reads the letter of the table; `nil` for a letter it does not know.
  init?(letter: some Collection<UInt8>) {
    switch letter.first {
    case UInt8(ascii: "a"): self = .asWritten
    case UInt8(ascii: "s"): self = .withSubstitution
    case UInt8(ascii: "c"): self = .withChanges
    case UInt8(ascii: "p"): self = .problematicSubstitute
    case UInt8(ascii: "u"): self = .undecided
    case UInt8(ascii: "r"): self = .removed
    case UInt8(ascii: "o"): self = .notCovered
    default: return nil
    }
  }
}
