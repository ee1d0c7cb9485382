package import Localization

/// A kind of assistive technology that people ask for by its name, whatever the product is called.
///
/// The raw value is what they type.
package enum TechnologyKind: String, CaseIterable, Sendable {
  case screenReader = "screen reader"
  case magnifier
  case voiceControl = "voice control"
  case switchControl = "switch control"
  case brailleDisplay = "braille display"

  /// What is printed.
  package var label: Sentence {
    switch self {
    case .screenReader: "screen reader"
    case .magnifier: "magnifier"
    case .voiceControl: "voice control"
    case .switchControl: "switch control"
    case .brailleDisplay: "braille display"
    }
  }

  private var family: TechnologyFamily {
    switch self {
    case .screenReader: .screenReader
    case .magnifier: .enlarging
    case .voiceControl: .voiceControl
    case .switchControl: .switchControl
    case .brailleDisplay: .braille
    }
  }

  /// The kind that a word names, in any case, with a hyphen or "user(s)" too; `nil` for the name of a product.
  package init?(typed: String) {
    let words = typed.lowercased().split { $0 == " " || $0 == "-" }.map(String.init)
    let plain = words.filter { $0 != "user" && $0 != "users" }.joined(separator: " ")
    guard
      let kind = Self.allCases.first(where: { $0.rawValue == plain || "\($0.rawValue)s" == plain })
    else { return nil }
    self = kind
  }

  /// Whether a technology is of the kind, by its name; one name can be of several.
  package func holds(_ name: String) -> Bool { TechnologyFamily.all(name).contains(family) }
}
