/// A kind of assistive technology that people ask for by its name, whatever the product is called.
package enum TechnologyKind: CaseIterable, Sendable {
  case screenReader, magnifier, voiceControl, switchControl, brailleDisplay

  /// What people type, and what is printed.
  package var label: String {
    switch self {
    case .screenReader: "screen reader"
    case .magnifier: "magnifier"
    case .voiceControl: "voice control"
    case .switchControl: "switch control"
    case .brailleDisplay: "braille display"
    }
  }

  /// Products of the kind, in small letters; a name that begins with one is of it, and so is a name that holds the label.
  private var products: [String] {
    switch self {
    case .screenReader:
      [
        "voiceover", "talkback", "nvda", "jaws", "narrator", "orca", "chromevox", "supernova",
        "window-eyes", "voice assistant", "fusion", "screen-reader", "screenreader", "speakup",
        "fenrir",
      ]
    case .magnifier: ["magnif", "zoomtext", "zoom", "fusion", "supernova", "larger text"]
    case .voiceControl: ["voice access", "dragon", "speech recognition", "talon"]
    case .switchControl: ["switch", "tecla"]
    case .brailleDisplay: ["braille", "brltty", "focus 40", "focus 14", "brailliant"]
    }
  }

  /// The kind that a word names, in any case, with a hyphen or "user(s)" too; `nil` for the name of a product.
  package init?(typed: String) {
    let words = typed.lowercased().split { $0 == " " || $0 == "-" }.map(String.init)
    let plain = words.filter { $0 != "user" && $0 != "users" }.joined(separator: " ")
    guard
      let kind = Self.allCases.first(where: { $0.label == plain || "\($0.label)s" == plain })
    else { return nil }
    self = kind
  }

  /// Whether a technology is of the kind, by its name.
  package func holds(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.contains(label) || products.contains { name.hasPrefix($0) }
  }
}
