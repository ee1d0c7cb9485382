package import Localization

/// What a source can say of elements at all.
///
/// A rule that needs a fact which a file does not hold cannot judge that file: neither found nor clean.
package struct Facts: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let roles = Facts(rawValue: 1 << 0)
  package static let labels = Facts(rawValue: 1 << 1)
  package static let values = Facts(rawValue: 1 << 2)
  package static let hints = Facts(rawValue: 1 << 3)
  package static let traits = Facts(rawValue: 1 << 4)
  package static let frames = Facts(rawValue: 1 << 5)
  package static let enabled = Facts(rawValue: 1 << 6)
  package static let stops = Facts(rawValue: 1 << 7)
  package static let clickable = Facts(rawValue: 1 << 8)
  package static let headings = Facts(rawValue: 1 << 9)
  package static let actions = Facts(rawValue: 1 << 10)
  package static let languages = Facts(rawValue: 1 << 11)
  package static let liveRegions = Facts(rawValue: 1 << 12)
  package static let modality = Facts(rawValue: 1 << 13)
  package static let hiding = Facts(rawValue: 1 << 14)
  package static let gestures = Facts(rawValue: 1 << 15)
  package static let title = Facts(rawValue: 1 << 16)
  /// The order of elements is the order in which a screen reader goes.
  package static let order = Facts(rawValue: 1 << 17)
  package static let selection = Facts(rawValue: 1 << 18)
  package static let placeholders = Facts(rawValue: 1 << 19)
  package static let changes = Facts(rawValue: 1 << 20)
  package static let shows = Facts(rawValue: 1 << 21)
  package static let next = Facts(rawValue: 1 << 22)
  /// Text that is seen stands apart from the name that is heard.
  package static let seenText = Facts(rawValue: 1 << 23)
  /// Frames are in points, or the density is known.
  package static let points = Facts(rawValue: 1 << 24)

  /// Each fact as people read it; in English it is also how files name it, so that it never changes.
  package static let named: [(fact: Facts, words: Sentence)] = [
    (.roles, "types"), (.labels, "labels"), (.values, "values"), (.hints, "hints"),
    (.traits, "traits"), (.frames, "frames"), (.enabled, "enabled"), (.stops, "grouping"),
    (.clickable, "what acts"), (.headings, "headings"), (.actions, "actions"),
    (.languages, "language"), (.liveRegions, "live regions"), (.modality, "modal views"),
    (.hiding, "hiding"), (.gestures, "gestures"), (.title, "title"), (.order, "reading order"),
    (.selection, "selection"), (.placeholders, "placeholders"), (.changes, "what changes"),
    (.shows, "what is drawn"), (.next, "described order"), (.seenText, "seen text"),
    (.points, "size in points"),
  ]

  package var words: [Sentence] { Self.named.filter { contains($0.fact) }.map(\.words) }

  /// As files name them.
  package var names: [String] { words.map { $0.plain() } }
}

extension Facts {
  /// Facts by the names that files hold; others are left out.
  package init(names: [String]) {
    self = Self.named.reduce(into: []) { facts, one in
      if names.contains(one.words.plain()) { facts.formUnion(one.fact) }
    }
  }
}
