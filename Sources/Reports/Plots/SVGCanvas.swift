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
}
