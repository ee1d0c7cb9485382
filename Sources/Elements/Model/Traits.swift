import Wording

/// The 17 traits of UIKit that an element may carry.
package struct Traits: OptionSet, Hashable, Sendable {
  /// The bits as UIKit numbers them; bits above these belong to the system.
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  package static let button = Traits(rawValue: 1 << 0)
  package static let link = Traits(rawValue: 1 << 1)
  package static let image = Traits(rawValue: 1 << 2)
  package static let selected = Traits(rawValue: 1 << 3)
  package static let playsSound = Traits(rawValue: 1 << 4)
  package static let keyboardKey = Traits(rawValue: 1 << 5)
  package static let staticText = Traits(rawValue: 1 << 6)
  package static let summaryElement = Traits(rawValue: 1 << 7)
  package static let notEnabled = Traits(rawValue: 1 << 8)
  package static let updatesFrequently = Traits(rawValue: 1 << 9)
  package static let searchField = Traits(rawValue: 1 << 10)
  package static let startsMediaSession = Traits(rawValue: 1 << 11)
  package static let adjustable = Traits(rawValue: 1 << 12)
  package static let allowsDirectInteraction = Traits(rawValue: 1 << 13)
  package static let causesPageTurn = Traits(rawValue: 1 << 14)
  package static let tabBar = Traits(rawValue: 1 << 15)
  package static let header = Traits(rawValue: 1 << 16)

  /// What a trait says of an element.
  package enum Class: String, Sendable, CaseIterable {
    /// What kind of thing it is; an element has one at most, and an image may act.
    case type
    /// How it is just now.
    case state
    /// How it behaves.
    case behaviour
  }

  /// One trait with the name that files hold.
  package struct Named: Sendable {
    package let trait: Traits
    package let name: String
    package let kind: Class
  }

  package static let named: [Named] = [
    Named(trait: .button, name: "button", kind: .type),
    Named(trait: .link, name: "link", kind: .type),
    Named(trait: .searchField, name: "searchField", kind: .type),
    Named(trait: .keyboardKey, name: "keyboardKey", kind: .type),
    Named(trait: .staticText, name: "staticText", kind: .type),
    Named(trait: .image, name: "image", kind: .type),
    Named(trait: .header, name: "header", kind: .type),
    Named(trait: .tabBar, name: "tabBar", kind: .type),
    Named(trait: .adjustable, name: "adjustable", kind: .type),
    Named(trait: .selected, name: "selected", kind: .state),
    Named(trait: .notEnabled, name: "notEnabled", kind: .state),
    Named(trait: .updatesFrequently, name: "updatesFrequently", kind: .behaviour),
    Named(trait: .playsSound, name: "playsSound", kind: .behaviour),
    Named(trait: .startsMediaSession, name: "startsMediaSession", kind: .behaviour),
    Named(trait: .allowsDirectInteraction, name: "allowsDirectInteraction", kind: .behaviour),
    Named(trait: .causesPageTurn, name: "causesPageTurn", kind: .behaviour),
    Named(trait: .summaryElement, name: "summaryElement", kind: .behaviour),
  ]

  /// The names of the traits that are set, in the order of ``named``.
  package var names: [String] { Self.named.filter { contains($0.trait) }.map(\.name) }

  /// How many of the traits that say what an element is are set.
  package var types: [String] {
    Self.named.filter { $0.kind == .type && contains($0.trait) }.map(\.name)
  }

  /// The trait of a name, whatever case and spaces it is written in: "Plays sound", "playsSound".
  package init?(name: String) {
    let folded = PlainText.folded(name, .unjoined)
    guard let found = Self.named.first(where: { PlainText.folded($0.name, .unjoined) == folded })
    else {
      return nil
    }
    self = found.trait
  }
}
