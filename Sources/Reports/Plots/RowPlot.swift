/// A plot with one measured thing a row: its words, then its value, interval, single values and references on a line.
package struct RowPlot: Sendable {
  /// A value from elsewhere, with what it is.
  package struct Reference: Sendable {
    package let value: Double
    package let highest: Double?
    package let label: String
  }

  package struct Row: Sendable {
    package let label: String
    /// The numbers as the table beside the plot writes them: "60 %", "23 % to 88 %", "n = 5".
    package let words: [String]
    package let value: Double?
    package let interval: ClosedRange<Double>?
    /// What single people gave or took.
    package var dots: [Double] = []
    package var references: [Reference] = []
    /// The same numbers on one line; a word that stands twice in a row stands once.
    package var caption: String {
      words.enumerated().filter { $0.offset == 0 || $0.element != words[$0.offset - 1] }
        .map(\.element).joined(separator: ", ")
    }
    /// A line of its own; the plot's where it is `nil`.
    package var axis: PlotAxis?
  }

  /// The file's name without its ending.
  package let name: String
  package let title: String
  /// What the plot shows, with first, last, lowest, highest and n.
  package let sentence: String
  /// What the marks mean.
  package let legend: [String]
  package let axis: PlotAxis
  package let rows: [Row]

  private static let left = 24.0
  private static let right = SVGCanvas.width - 24

  /// How many rows are drawn; the table beside the plot has them all.
  package static let rowLimit = 60

  package func svg() -> [UInt8] {
    var canvas = SVGCanvas()
    var y = 34.0
    canvas.text(SVGText.cut(title, to: 70), x: Self.left, y: y, size: 19, isBold: true)
    y += 12
    if rows.isEmpty {
      y += 26
      canvas.text("There is nothing to draw yet.", x: Self.left, y: y)
    }
    for row in rows.prefix(Self.rowLimit) { y = draw(row, below: y, &canvas) }
    if rows.count > Self.rowLimit {
      y += 26
      canvas.text(
        "\(rows.count - Self.rowLimit) more rows stand in the table.", x: Self.left, y: y)
    }
    if rows.contains(where: { $0.axis == nil }) { y = draw(axis, below: y, &canvas) }
    for line in rows.isEmpty ? [] : legend {
      y += 20
      canvas.text(line, x: Self.left, y: y, size: 13, .quiet)
    }
    return canvas.file(id: name, title: title, description: sentence, height: y + 20)
  }

  private func draw(_ row: Row, below top: Double, _ canvas: inout SVGCanvas) -> Double {
    let axis = row.axis ?? axis
    func x(_ value: Double) -> Double { axis.place(value, from: Self.left, to: Self.right) }
    canvas.text(SVGText.cut(row.label, to: 88), x: Self.left, y: top + 26, isBold: true)
    canvas.text(
      SVGText.cut(row.caption, to: 95), x: Self.left, y: top + 45, size: 14)
    var y = top + 66
    canvas.line(x1: Self.left, y1: y, x2: Self.right, y2: y, .axis)
    for reference in row.references { draw(reference, y, x, &canvas) }
    if let interval = row.interval { draw(interval, y, x, axis, &canvas) }
    if let value = row.value { canvas.circle(x: x(value), y: y, radius: 6, .measured) }
    if !row.dots.isEmpty {
      // Below the line, where nothing covers them.
      y += 13
      for dot in row.dots { canvas.circle(x: x(dot), y: y, radius: 4, .measured, isFilled: false) }
    }
    if row.axis != nil {
      y += 20
      for (index, tick) in axis.ticks.enumerated() {
        let anchor: SVGCanvas.Anchor =
          index == 0 ? .start : index == axis.ticks.count - 1 ? .end : .middle
        canvas.text(
          SVGText.cut(tick.label, to: 40), x: x(tick.value), y: y, size: 13, .quiet,
          anchor: anchor)
      }
    }
    for reference in row.references {
      y += 18
      canvas.text(
        SVGText.cut("Diamond: " + reference.label, to: 100), x: Self.left, y: y, size: 13,
        .elsewhere)
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

  private func draw(
    _ reference: Reference, _ y: Double, _ x: (Double) -> Double, _ canvas: inout SVGCanvas
  ) {
    for value in [reference.value, reference.highest].compactMap(\.self) {
      let at = x(value)
      canvas.polygon([(at, y - 12), (at + 8, y), (at, y + 12), (at - 8, y)], .elsewhere)
    }
  }

  private func draw(_ axis: PlotAxis, below top: Double, _ canvas: inout SVGCanvas) -> Double {
    let y = top + 14
    canvas.line(x1: Self.left, y1: y, x2: Self.right, y2: y, .ink)
    for (index, tick) in axis.ticks.enumerated() {
      let x = axis.place(tick.value, from: Self.left, to: Self.right)
      canvas.line(x1: x, y1: y, x2: x, y2: y + 6, .ink)
      let anchor: SVGCanvas.Anchor =
        index == 0 ? .start : index == axis.ticks.count - 1 ? .end : .middle
      canvas.text(tick.label, x: x, y: y + 22, size: 13, .quiet, anchor: anchor)
    }
    return y + 28
  }
}
