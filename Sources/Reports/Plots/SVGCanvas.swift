import Localization

/// Draws shapes and words one after another and wraps them up as one SVG file.
///
/// The file has its own background, a title and a description; no script, no style sheet, nothing from elsewhere. It
/// looks the same on light and dark pages. A plot on a page is narrow and has the page's letters and colours.
package struct SVGCanvas {
  enum Anchor: String {
    case start, middle, end
  }

  let ground: SVGGround
  let language: Language
  private var shapes: [String] = []

  init(_ ground: SVGGround, _ language: Language) {
    self.ground = ground
    self.language = language
  }

  mutating func text(
    _ words: Sentence, x: Double, y: Double, size: Int = 15, _ colour: PlotColour = .ink,
    anchor: Anchor = .start, isBold: Bool = false, limit: Int = .max
  ) {
    text(
      plain: SVGText.cut(words.plain(in: language), to: limit), x: x, y: y, size: size, colour,
      anchor: anchor, isBold: isBold)
  }

  /// Words of their own line: cut in a file, in several lines on a page; gives back where the last stands.
  mutating func note(
    _ words: Sentence, x: Double, y: Double, size: Int, _ colour: PlotColour = .ink,
    isBold: Bool = false, limit: Int = .max
  ) -> Double {
    guard ground == .page else {
      text(words, x: x, y: y, size: size, colour, isBold: isBold, limit: limit)
      return y
    }
    return lines(
      words, to: limit, x: x, below: y - SVGGround.step, step: SVGGround.step, size: size, colour,
      isBold: isBold)
  }

  /// Words in several lines, each drawn a step below the one before; gives back where the last stands.
  mutating func lines(
    _ words: Sentence, to limit: Int, x: Double, below top: Double, step: Double, size: Int = 15,
    _ colour: PlotColour = .ink, isBold: Bool = false
  ) -> Double {
    var y = top
    for line in ground.lines(words, in: language, to: limit, isBold: isBold) {
      y += ground == .page ? SVGGround.step : step
      text(plain: line, x: x, y: y, size: size, colour, anchor: .start, isBold: isBold)
    }
    return y
  }

  private mutating func text(
    plain words: String, x: Double, y: Double, size: Int, _ colour: PlotColour, anchor: Anchor,
    isBold: Bool
  ) {
    shapes.append(
      "<text x=\"\(at(x))\" y=\"\(at(y))\"" + ground.letters(size, colour, isBold: isBold)
        + (anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\"")
        + (isBold && ground == .file ? " font-weight=\"bold\"" : "")
        + ">\(ground.escaped(words))</text>")
  }

  mutating func line(
    x1: Double, y1: Double, x2: Double, y2: Double, _ colour: PlotColour, width: Double = 1,
    isDashed: Bool = false
  ) {
    shapes.append(
      "<line x1=\"\(at(x1))\" y1=\"\(at(y1))\" x2=\"\(at(x2))\" y2=\"\(at(y2))\""
        + ground.line(colour) + " stroke-width=\"\(at(width))\""
        + (isDashed ? " stroke-dasharray=\"5 4\"" : "") + "/>")
  }

  mutating func circle(
    x: Double, y: Double, radius: Double, _ colour: PlotColour, isFilled: Bool = true
  ) {
    shapes.append(
      "<circle cx=\"\(at(x))\" cy=\"\(at(y))\" r=\"\(at(radius))\""
        + ground.shape(colour, isFilled: isFilled) + " stroke-width=\"2\"/>")
  }

  /// A shape through points; filled.
  mutating func polygon(_ points: [(x: Double, y: Double)], _ colour: PlotColour) {
    let places = points.map { "\(at($0.x)),\(at($0.y))" }.joined(separator: " ")
    shapes.append("<polygon points=\"\(places)\"\(ground.filled(colour))/>")
  }

  /// The whole file.
  ///
  /// - Parameter id: What the ids of title and description begin with, so that two plots fit on one page.
  func file(id: String, title: Sentence, description: Sentence, height: Double) -> [UInt8] {
    let width = ground.width
    let size = "\(at(width)) \(at(height))"
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" width="\(at(width))" \
      height="\(at(height))" role="img" aria-labelledby="\(id)-title \(id)-description" \
      font-family="sans-serif" lang="\(language.tag)">
      <title id="\(id)-title">\(SVGText.escaped(title.plain(in: language)))</title>
      <desc id="\(id)-description">\(SVGText.escaped(description.plain(in: language)))</desc>
      <rect x="0" y="0" width="\(at(width))" height="\(at(height))" \
      fill="\(PlotColour.paper.hex)"/>
      """
    return Array((([head] + shapes).joined(separator: "\n") + "\n</svg>\n").utf8)
  }

  /// The plot as an element of a page.
  func element(id: String, title: Sentence, description: Sentence, height: Double) -> String {
    let head = """
      <svg class="plot" viewBox="0 0 \(at(ground.width)) \(at(height))" role="img" \
      aria-labelledby="\(id)-title \(id)-description">
      <title id="\(id)-title">\(title.htmlText(in: language))</title>
      <desc id="\(id)-description">\(description.htmlText(in: language))</desc>
      """
    return ([head] + shapes).joined(separator: "\n") + "\n</svg>"
  }

  private func at(_ number: Double) -> String { Figure.plain(number, places: 1) }

  /// The names below an axis; on a page those that would touch another are left out, never the first and the last.
  mutating func names(of axis: PlotAxis, y: Double, limit: Int = .max) {
    let (left, right) = (ground.margin, ground.width - ground.margin)
    guard let last = axis.ticks.last else { return }
    let end = right - ground.width(of: last.label.plain(in: language)) - 6
    var free = 0.0
    for (index, tick) in axis.ticks.enumerated() {
      let anchor: Anchor = index == 0 ? .start : index == axis.ticks.count - 1 ? .end : .middle
      let x = axis.place(tick.value, from: left, to: right)
      let half = ground.width(of: tick.label.plain(in: language)) / 2
      if ground == .page, anchor == .middle, x - half < free || x + half > end { continue }
      text(tick.label, x: x, y: y, size: 13, .quiet, anchor: anchor, limit: limit)
      free = (anchor == .start ? x + 2 * half : x + half) + 6
    }
  }
}

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

/// Makes text from files safe inside SVG: no markup, and no character that XML does not allow.
package enum SVGText {
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.oneLine(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      // The two that Unicode sets aside in every plane are no characters, and XML refuses two of them.
      case _ where scalar.value & 0xfffe == 0xfffe: result += "(no character)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text on at most two lines, broken between words and cut where it would not fit.
  static func lines(_ text: String, to limit: Int) -> [String] {
    guard text.count > limit else { return [text] }
    let head = text.prefix(limit + 1)
    guard let space = head.lastIndex(of: " "), space > text.startIndex else {
      return [cut(text, to: limit)]
    }
    return [String(text[..<space]), cut(String(text[text.index(after: space)...]), to: limit)]
  }

  /// The text on at most so many lines.
  static func lines(_ text: String, to limit: Int, atMost count: Int) -> [String] {
    let pair = lines(text, to: limit)
    guard count > 2, pair.count == 2 else { return pair }
    let rest = text.dropFirst(pair[0].count + 1)
    return [pair[0]] + lines(String(rest), to: limit, atMost: count - 1)
  }

  /// The text, cut where it would not fit; the whole of it stands in the table beside the plot.
  static func cut(_ text: String, to limit: Int) -> String {
    text.count <= limit ? text : text.prefix(limit - 1) + "…"
  }
}
