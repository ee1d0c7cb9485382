package import Localization
import Measures
import Wording

/// A plot with one measured thing a row: its words, then its value, interval, single values and references on a line.
package struct RowPlot: Plot {
  /// A value from elsewhere, with what it is.
  package struct Reference: Sendable {
    package let value: Double
    package let highest: Double?
    package let label: Sentence
  }

  package struct Row: Sendable {
    package let label: Sentence
    /// The numbers as the table beside the plot writes them: "60 %", "23 % to 88 %", "n = 5".
    package let words: [Sentence]
    package let value: Double?
    package let interval: ClosedRange<Double>?
    /// What single people gave or took.
    package var dots: [Double] = []
    package var references: [Reference] = []
    /// A line of its own; the plot's where it is `nil`.
    package var axis: PlotAxis?
    /// Whether it is of the round before: its mark is a ring, and so differs in shape.
    package var isEarlier = false
  }

  /// The file's name without its ending.
  package let name: String
  package let title: Sentence
  /// What the plot shows, with first, last, lowest, highest and n.
  package let sentence: Sentence
  /// What the marks mean.
  package let legend: [Sentence]
  package let axis: PlotAxis
  /// What a word says where there is no number; the drawing leaves it out.
  static let noFigure: Sentence = "no figure"

  /// What each of a row's words is: "mean", "interval"; empty for words that say it themselves.
  package let names: [Sentence]
  package let rows: [Row]

  /// The numbers of a row on one line, each with its name; the drawing says them so.
  package func caption(_ row: Row) -> Sentence {
    guard row.value != nil else { return row.words.first ?? "" }
    return .joined(
      zip(names, row.words).filter { $0.1 != Self.noFigure }.map { name, word in
        name.isEmpty ? word : "\(name) \(word)"
      }, "; ")
  }

  /// How many rows are drawn; the table beside the plot has them all.
  package static let rowLimit = 60
  /// How many single values of a row are drawn; more would be a smear.
  private static let dotLimit = 60

  package var hasMarks: Bool { rows.contains(where: { $0.value != nil || !$0.dots.isEmpty }) }

  package func draw(on canvas: inout SVGCanvas) -> Double {
    let left = canvas.ground.margin
    var y = canvas.note(
      title, x: left, y: canvas.ground == .file ? 34 : 16, size: 19, isBold: true, limit: 70)
    y += 12
    if rows.isEmpty {
      y += 26
      canvas.text("There is nothing to draw yet.", x: left, y: y)
    }
    for row in rows.prefix(Self.rowLimit) { y = draw(row, below: y, &canvas) }
    if rows.count > Self.rowLimit {
      y += 26
      canvas.text(
        "\(rows.count - Self.rowLimit, "more row stands", "more rows stand") in the table.",
        x: left, y: y)
    }
    if rows.contains(where: { $0.axis == nil }) { y = draw(axis, below: y, &canvas) }
    for line in rows.isEmpty ? [] : legend {
      y = canvas.note(line, x: left, y: y + 20, size: 13, .quiet)
    }
    return y + 20
  }

  private func draw(_ row: Row, below top: Double, _ canvas: inout SVGCanvas) -> Double {
    let axis = row.axis ?? axis
    let left = canvas.ground.margin
    let right = canvas.ground.width - left
    func x(_ value: Double) -> Double { axis.place(value, from: left, to: right) }
    var y = canvas.lines(row.label, to: 66, x: left, below: top + 4, step: 20, isBold: true)
    y = canvas.lines(caption(row), to: 88, x: left, below: y, step: 19, size: 14)
    y += row.references.isEmpty ? 21 : 36
    canvas.line(x1: left, y1: y, x2: right, y2: y, .axis)
    for (index, reference) in row.references.enumerated() {
      draw(reference, Self.letter(index), y, x, &canvas)
    }
    if let interval = row.interval { draw(interval, y, x, axis, &canvas) }
    if let value = row.value {
      canvas.circle(x: x(value), y: y, radius: 6, .measured, isFilled: !row.isEarlier)
    }
    if !row.dots.isEmpty, row.dots.count <= Self.dotLimit { y = draw(row.dots, y, x, &canvas) }
    if row.axis != nil {
      y += 20
      canvas.names(of: axis, y: y, limit: 40)
    }
    for (index, reference) in row.references.enumerated() {
      y = canvas.note(
        "Diamond \(Self.letter(index)): \(reference.label)", x: left, y: y + 18, size: 13,
        .elsewhere, limit: 96)
    }
    return y + 10
  }

  /// A line with an end piece on each side; an arrow where it goes on beyond the axis.
  private func draw(
    _ interval: ClosedRange<Double>, _ y: Double, _ x: (Double) -> Double, _ axis: PlotAxis,
    _ canvas: inout SVGCanvas
  ) {
    let (low, high) = (x(interval.lowerBound), x(interval.upperBound))
    canvas.line(x1: low, y1: y, x2: high, y2: y, .measured, width: 3)
    canvas.line(x1: low, y1: y - 7, x2: low, y2: y + 7, .measured, width: 3)
    if interval.upperBound > axis.high {
      canvas.polygon([(high + 10, y), (high - 4, y - 7), (high - 4, y + 7)], .measured)
    } else {
      canvas.line(x1: high, y1: y - 7, x2: high, y2: y + 7, .measured, width: 3)
    }
  }

  /// Single values below the line, where nothing covers them; equal ones are one ring with their number.
  private func draw(
    _ dots: [Double], _ y: Double, _ x: (Double) -> Double, _ canvas: inout SVGCanvas
  ) -> Double {
    var counts: [(place: Double, count: Int)] = []
    for place in dots.sorted().map(x) {
      if let last = counts.last, last.place == place {
        counts[counts.count - 1].count += 1
      } else {
        counts.append((place, 1))
      }
    }
    for (place, count) in counts {
      canvas.circle(x: place, y: y + 14, radius: 4, .measured, isFilled: false)
      if count > 1 {
        canvas.text(
          "×\(count)", x: place, y: y + 34, size: 13, anchor: place < 40 ? .start : .middle)
      }
    }
    return y + (counts.contains { $0.count > 1 } ? 34 : 18)
  }

  private func draw(
    _ reference: Reference, _ letter: String, _ y: Double, _ x: (Double) -> Double,
    _ canvas: inout SVGCanvas
  ) {
    for value in [reference.value, reference.highest].compactMap(\.self) {
      let at = x(value)
      canvas.polygon([(at, y - 10), (at + 7, y), (at, y + 10), (at - 7, y)], .elsewhere)
      canvas.text("\(letter)", x: at, y: y - 14, size: 13, .elsewhere, anchor: .middle)
    }
  }

  /// "a", "b": which diamond is which; beyond the alphabet, numbers.
  private static func letter(_ index: Int) -> String {
    guard index < 26 else { return "\(index + 1)" }
    return String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index)))
  }

  private func draw(_ axis: PlotAxis, below top: Double, _ canvas: inout SVGCanvas) -> Double {
    let y = top + 14
    let left = canvas.ground.margin
    let right = canvas.ground.width - left
    canvas.line(x1: left, y1: y, x2: right, y2: y, .ink)
    for tick in axis.ticks {
      let x = axis.place(tick.value, from: left, to: right)
      canvas.line(x1: x, y1: y, x2: x, y2: y + 6, .ink)
    }
    canvas.names(of: axis, y: y + 22)
    return y + 28
  }
}
