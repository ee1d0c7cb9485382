package import Localization

/// A drawing that a document shows beside the table with the same numbers.
package protocol Plot: Sendable {
  /// The file's name without its ending.
  var name: String { get }
  var title: Sentence { get }
  /// What the plot shows, with first, last, lowest, highest and n.
  var sentence: Sentence { get }
  /// What the marks mean.
  var legend: [Sentence] { get }
  /// Whether there is anything to draw.
  var hasMarks: Bool { get }

  /// - Returns: The height that was drawn, in units of the canvas.
  func draw(on canvas: inout SVGCanvas) -> Double
}

extension Plot {
  package func svg(in language: Language = .english) -> [UInt8] {
    var canvas = SVGCanvas(.file, language)
    let height = draw(on: &canvas)
    return canvas.file(id: name, title: title, description: sentence, height: height)
  }

  /// The plot as an element of a page; `nil` where nothing is to be drawn. What its sentence says stands beside it.
  package func element(in language: Language) -> String? {
    guard hasMarks else { return nil }
    var canvas = SVGCanvas(.page, language)
    let height = draw(on: &canvas)
    return canvas.element(
      id: name, title: title, description: .joined(legend, " "), height: height)
  }
}
