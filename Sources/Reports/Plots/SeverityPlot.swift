package import Localization

/// Findings by how badly they hurt (up) and how many people met them (to the right): two things that are kept apart.
package struct SeverityPlot: Plot {
  package struct Point: Sendable {
    /// "F01".
    package let label: String
    /// The median of the ratings, 0 to 4.
    package let severity: Double
    /// 0 to 1.
    package let frequency: Double
    /// The numbers as the table beside the plot writes them.
    package let words: [Sentence]
  }

  package let name: String
  package let title: Sentence
  package let sentence: Sentence
  package let legend: [Sentence]
  package let points: [Point]
  /// The words of each severity, from 0 on.
  package let severities: [Sentence]

  package var hasMarks: Bool { !points.isEmpty }

  package func draw(on canvas: inout SVGCanvas) -> Double {
    let left = canvas.ground.margin
    var y = canvas.note(
      title, x: left, y: canvas.ground == .file ? 34 : 16, size: 19, isBold: true, limit: 70)
    guard !points.isEmpty else {
      canvas.text("There is nothing to draw yet.", x: left, y: 72)
      return 92
    }
    y += canvas.ground == .file ? 26 : 8
    for level in bands().reversed() { y = draw(level.words, level.points, below: y, &canvas) }
    y = drawAxis(below: y, &canvas)
    for line in legend { y = canvas.note(line, x: left, y: y + 20, size: 13, .quiet) }
    return y + 20
  }

  /// From the least severe on; medians between two severities have a band of their own.
  private func bands() -> [(words: Sentence, points: [Point])] {
    var levels = Set(severities.indices.map { Double($0) })
    levels.formUnion(points.map(\.severity))
    return levels.sorted().map { level in
      let whole = Int(level)
      let name =
        level == Double(whole) && severities.indices.contains(whole)
        ? "\(whole) \(severities[whole])" : Figure.decimal(level)
      return (name, points.filter { $0.severity == level })
    }
  }

  /// Where the line of shares lies; on a page the names of severities stand above the bands and not beside them.
  private func ends(_ ground: SVGGround) -> (left: Double, right: Double) {
    ground == .file ? (150, ground.width - 60) : (ground.margin + 8, ground.width - 20)
  }

  private func x(_ share: Double, _ ground: SVGGround) -> Double {
    let (left, right) = ends(ground)
    return PlotAxis.shares.place(share, from: left, to: right)
  }

  /// One band of equal severity; labels that would touch stand on lines of their own.
  private func draw(
    _ words: Sentence, _ points: [Point], below top: Double, _ canvas: inout SVGCanvas
  ) -> Double {
    var byPlace: [(place: Double, labels: [String])] = []
    for point in points.sorted(by: { $0.frequency < $1.frequency }) {
      if let last = byPlace.last, last.place == point.frequency {
        byPlace[byPlace.count - 1].labels.append(point.label)
      } else {
        byPlace.append((point.frequency, [point.label]))
      }
    }
    let ground = canvas.ground
    let perLine = ground == .file ? 6 : 3
    var laneEnds: [Double] = []
    var placed: [(x: Double, lane: Int, label: String)] = []
    for (share, labels) in byPlace {
      for start in stride(from: 0, to: labels.count, by: perLine) {
        let label = labels[start..<min(start + perLine, labels.count)].joined(separator: ", ")
        let x = x(share, ground)
        let lane = laneEnds.firstIndex { $0 < x - 10 } ?? laneEnds.count
        if lane == laneEnds.count { laneEnds.append(0) }
        laneEnds[lane] = x + 14 + ground.width(of: label)
        placed.append((x, lane, label))
      }
    }
    let above = ground == .file ? 0 : SVGGround.step
    let height = Double(max(1, laneEnds.count)) * 24 + 16 + above
    canvas.text(
      words, x: ground.margin, y: top + (ground == .file ? 24 : 16), size: 14,
      limit: ground == .file ? 18 : 36)
    let (left, right) = ends(ground)
    canvas.line(x1: left, y1: top + height, x2: right, y2: top + height, .axis)
    for (x, lane, label) in placed {
      let y = top + 20 + above + Double(lane) * 24
      canvas.circle(x: x, y: y, radius: 6, .measured)
      let isNearEnd = x + 14 + ground.width(of: label) > ground.width - 8
      canvas.text(
        "\(label)", x: isNearEnd ? x - 11 : x + 11, y: y + 5, size: 14,
        anchor: isNearEnd ? .end : .start)
    }
    return top + height
  }

  private func drawAxis(below top: Double, _ canvas: inout SVGCanvas) -> Double {
    for tick in PlotAxis.shares.ticks {
      let x = x(tick.value, canvas.ground)
      canvas.line(x1: x, y1: top, x2: x, y2: top + 6, .ink)
      canvas.text(tick.label, x: x, y: top + 22, size: 13, .quiet, anchor: .middle)
    }
    return top + 28
  }
}
