import Localization

/// What a plot is drawn on: a file of its own with its own colours, or a page with the page's letters and colours.
enum SVGGround {
  case file, page

  /// A page's plot is as wide as a screen of 320 pixels leaves room for, so that its letters are never smaller than 12.
  var width: Double { self == .file ? 720 : 288 }

  /// The room at both sides.
  var margin: Double { self == .file ? 24 : 8 }

  /// From line to line on a page.
  static let step = 16.0

  /// How many characters fit on a line of a page, in letters as wide as DejaVu's; bold ones are wider.
  private static let letters = 38
  private static let boldLetters = 32

  /// How many characters like these fit on a line of a page; Chinese, emoji and W take more room than others.
  private static func room(for words: String, isBold: Bool) -> Int {
    let widths = words.map(width)
    let usual = 7.2
    let average = max(usual, widths.reduce(0, +) / Double(max(1, widths.count)))
    return max(8, Int(Double(isBold ? boldLetters : letters) * usual / average))
  }

  /// About, in a letter of 12.75.
  private static func width(_ character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1f000...: return 18
    case 0x2e80...: return 14
    default: return "WM@mw%".unicodeScalars.contains(scalar) ? 14 : 7.2
    }
  }

  /// Words in lines.
  ///
  /// - Parameter limit: How many characters a line of a file holds.
  func lines(
    _ words: Sentence, in language: Language, to limit: Int, isBold: Bool
  ) -> [String] {
    switch self {
    case .file: return SVGText.lines(words.plain(in: language), to: limit)
    case .page:
      // Signs without a picture are written as their numbers, which takes room.
      let text = HTMLText.seen(words.written(.unbrokenFigures, in: language))
      return SVGText.lines(
        text, to: Self.room(for: text, isBold: isBold), atMost: 5)
    }
  }

  /// How wide words are, about, in letters of 13.
  func width(of words: String) -> Double { Double(words.count) * (self == .file ? 8.5 : 7.4) }

  func escaped(_ words: String) -> String {
    self == .file ? SVGText.escaped(words) : HTMLText.escaped(VisibleText.oneLine(words))
  }

  func letters(_ size: Int, _ colour: PlotColour, isBold: Bool) -> String {
    switch self {
    case .file: " font-size=\"\(size)\" fill=\"\(colour.hex)\""
    case .page: Self.classes([Self.name(colour), isBold ? "b" : ""])
    }
  }

  func line(_ colour: PlotColour) -> String {
    self == .file ? " stroke=\"\(colour.hex)\"" : Self.classes([Self.name(colour)])
  }

  func shape(_ colour: PlotColour, isFilled: Bool) -> String {
    switch self {
    case .file:
      " fill=\"\((isFilled ? colour : .paper).hex)\" stroke=\"\(colour.hex)\""
    case .page: Self.classes([Self.name(colour), isFilled ? "f" : ""])
    }
  }

  func filled(_ colour: PlotColour) -> String {
    self == .file ? " fill=\"\(colour.hex)\"" : Self.classes([Self.name(colour), "f"])
  }

  /// The name of a colour in the page's style sheet.
  private static func name(_ colour: PlotColour) -> String {
    switch colour {
    case .ink: "i"
    case .quiet: "q"
    case .measured: "m"
    case .elsewhere: "e"
    default: ""
    }
  }

  private static func classes(_ names: [String]) -> String {
    let names = names.filter { !$0.isEmpty }
    return names.isEmpty ? "" : " class=\"\(names.joined(separator: " "))\""
  }
}
