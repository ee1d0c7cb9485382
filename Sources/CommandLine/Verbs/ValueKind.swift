package import Localization

/// What a value stands for; checks and completions follow from it.
package enum ValueKind: Hashable, Sendable {
  /// Any text; nothing to complete.
  case text
  case file
  case folder
  /// Only these words are allowed.
  case words([OfferedWord])
  /// These words are offered, others are allowed too.
  case suggestions([OfferedWord])
  /// Names that live in the workspace; the shell asks `kerb __complete` for them.
  case names(NameKind)
  /// The words of a verb, as in `kerb help study new`.
  case verb

  package static let study = ValueKind.names(.study)
  package static let participant = ValueKind.names(.participant)
  package static let session = ValueKind.names(.session)
  static let finding = ValueKind.names(.finding)
  static let persona = ValueKind.names(.persona)
  package static let spectrum = ValueKind.names(.spectrum)

  /// The only words allowed, or `nil` where any text is.
  var allowedWords: [OfferedWord]? {
    if case .words(let words) = self { words } else { nil }
  }
}

/// One word of a closed list, with what it means where that needs saying.
package struct OfferedWord: Hashable, Sendable, ExpressibleByStringLiteral {
  package var name: String
  package var help: Sentence

  package init(_ name: String, _ help: Sentence = "") {
    self.name = name
    self.help = help
  }

  package init(stringLiteral name: String) {
    self.init(name)
  }
}

/// A kind of name that only the workspace knows; more can be added where they are needed.
package struct NameKind: RawRepresentable, Hashable, Sendable {
  /// Lower-case letters and hyphens: it is a word on the command line of `kerb __complete`.
  package var rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  static let study = NameKind(rawValue: "study")
  static let participant = NameKind(rawValue: "participant")
  static let session = NameKind(rawValue: "session")
  static let finding = NameKind(rawValue: "finding")
  static let persona = NameKind(rawValue: "persona")
  static let spectrum = NameKind(rawValue: "spectrum")
}
