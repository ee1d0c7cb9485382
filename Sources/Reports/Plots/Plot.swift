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

/// A line of numbers from a lowest to a highest value, with some of them named.
package struct PlotAxis: Sendable {
  package let low: Double
  package let high: Double
  package let ticks: [(value: Double, label: Sentence)]

  package init(low: Double, high: Double, ticks: [(value: Double, label: Sentence)]) {
    self.low = low
    self.high = max(high, low + 1e-9)
    self.ticks = ticks
  }

  /// Shares, 0 to 1.
  package static let shares = PlotAxis(
    low: 0, high: 1,
    ticks: [(0, "0 %"), (0.25, "25 %"), (0.5, "50 %"), (0.75, "75 %"), (1, "100 %")])

  /// Whole numbers with their words at the ends.
  package static func ratings(_ range: ClosedRange<Int>, low: Sentence, high: Sentence) -> PlotAxis
  {
    PlotAxis(
      low: Double(range.lowerBound), high: Double(range.upperBound),
      ticks: range.map { number in
        switch number {
        case range.lowerBound: (Double(number), "\(number) \(low)")
        case range.upperBound: (Double(number), "\(number) \(high)")
        default: (Double(number), "\(number)")
        }
      })
  }

  /// Only the two ends are named.
  package static func ends(_ range: ClosedRange<Double>) -> PlotAxis {
    PlotAxis(
      low: range.lowerBound, high: range.upperBound,
      ticks: [range.lowerBound, range.upperBound].map { ($0, Figure.decimal($0)) })
  }

  /// Times from zero to at least the longest, in seconds, with four to six of them named.
  package static func times(longest: Double) -> PlotAxis {
    let steps = [1.0, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400, 43_200]
    let step = steps.first { longest / $0 <= 5 } ?? (longest / 5).rounded(.up)
    let count = max(1, (longest / step).rounded(.up))
    return PlotAxis(
      low: 0, high: count * step,
      ticks: (0...Int(count)).map { (Double($0) * step, timeLabel(Int(Double($0) * step))) })
  }

  /// "30 s", "2 min", "1 h": a round time.
  private static func timeLabel(_ seconds: Int) -> Sentence {
    if seconds > 0, seconds.isMultiple(of: 3600) { return "\(seconds / 3600) h" }
    if seconds > 0, seconds.isMultiple(of: 60) { return "\(seconds / 60) min" }
    let (minutes, rest) = (seconds / 60, seconds % 60)
    return minutes > 0 ? "\(minutes) min \(rest) s" : "\(rest) s"
  }

  /// Where a value lies between two places; values beyond the ends lie at the ends.
  func place(_ value: Double, from left: Double, to right: Double) -> Double {
    left + (right - left) * min(1, max(0, (value - low) / (high - low)))
  }
}

/// The colours of plots: each has a contrast of at least 4.5 to 1 with the paper.
///
/// Nothing is told by colour alone: marks differ in shape too, and each row says its numbers in words.
package struct PlotColour: Hashable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  package static let paper = PlotColour(red: 255, green: 255, blue: 255)
  package static let ink = PlotColour(red: 27, green: 27, blue: 27)
  /// Words of lesser weight: ends of axes, legends.
  package static let quiet = PlotColour(red: 77, green: 77, blue: 77)
  package static let axis = PlotColour(red: 102, green: 102, blue: 102)
  package static let measured = PlotColour(red: 0, green: 74, blue: 128)
  package static let elsewhere = PlotColour(red: 140, green: 58, blue: 0)

  /// Everything that is drawn on ``paper``.
  package static let marks = [ink, quiet, axis, measured, elsewhere]

  /// "#004a80".
  package var hex: String {
    "#"
      + [red, green, blue].map { (part: UInt8) in
        (part < 16 ? "0" : "") + String(part, radix: 16)
      }.joined()
  }
}
