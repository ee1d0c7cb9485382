package import Localization

/// One walk through the notes of a session: what is asked about each, and about which.
package enum ReviewPass: String, CaseIterable, Hashable, Sendable {
  /// What every note is about, one answer each.
  case kinds
  /// How much the barriers hurt, and which criteria were proposed rightly.
  case barriers
  /// Which findings the barriers support, and how severe these are.
  case findings
  /// Everything else, of notes that are more than context.
  case rest
  /// Each note to its end before the next one.
  case whole

  /// The walks that follow each other by themselves.
  package static let usual: [ReviewPass] = [.kinds, .barriers, .findings]

  /// The walk that comes by itself after this one; `nil` at the end.
  var next: ReviewPass? {
    guard let index = Self.usual.firstIndex(of: self) else { return nil }
    return index + 1 < Self.usual.count ? Self.usual[index + 1] : nil
  }

  /// What is asked: "kinds".
  package var label: Sentence {
    switch self {
    case .kinds: "kinds"
    case .barriers: "barriers"
    case .findings: "findings"
    case .rest: "the rest"
    case .whole: "note by note"
    }
  }

  /// "Pass 2 of 3, barriers: 14 notes."
  func words(_ count: Int) -> Sentence {
    let asked: Sentence =
      count == 0 ? "\(label): nothing to ask." : "\(label): \(count, "note", "notes")."
    guard let place = Self.usual.firstIndex(of: self) else { return asked.capitalised }
    return "Pass \(place + 1) of \(Self.usual.count), \(asked)"
  }
}
