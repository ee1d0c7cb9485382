package import Localization

/// Findings by how badly they hurt (up) and how many people met them (to the right): two things that are kept apart.
package struct SeverityPlot: Sendable {
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

  private static let left = 150.0
  private static let right = SVGCanvas.width - 60

  package func svg(in language: Language = .english) -> [UInt8] {
    var canvas = SVGCanvas(language)
    canvas.text(title, x: 24, y: 34, size: 19, isBold: true, limit: 70)
    guard !points.isEmpty else {
      canvas.text("There is nothing to draw yet.", x: 24, y: 72)
      return canvas.file(id: name, title: title, description: sentence, height: 92)
    }
    var y = 60.0
    for level in bands().reversed() { y = draw(level.words, level.points, below: y, &canvas) }
    y = drawAxis(below: y, &canvas)
    for line in legend {
      y += 20
      canvas.text(line, x: 24, y: y, size: 13, .quiet)
    }
    return canvas.file(id: name, title: title, description: sentence, height: y + 20)
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

  private func x(_ share: Double) -> Double {
    PlotAxis.shares.place(share, from: Self.left, to: Self.right)
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
    var laneEnds: [Double] = []
    var placed: [(x: Double, lane: Int, label: String)] = []
    for (share, labels) in byPlace {
      for start in stride(from: 0, to: labels.count, by: 6) {
        let label = labels[start..<min(start + 6, labels.count)].joined(separator: ", ")
        let x = x(share)
        let lane = laneEnds.firstIndex { $0 < x - 10 } ?? laneEnds.count
        if lane == laneEnds.count { laneEnds.append(0) }
        laneEnds[lane] = x + 14 + Double(label.count) * 8.5
        placed.append((x, lane, label))
      }
    }
    let height = Double(max(1, laneEnds.count)) * 24 + 16
    canvas.text(words, x: 24, y: top + 24, size: 14, limit: 18)
    canvas.line(x1: Self.left, y1: top + height, x2: Self.right, y2: top + height, .axis)
    for (x, lane, label) in placed {
      let y = top + 20 + Double(lane) * 24
      canvas.circle(x: x, y: y, radius: 6, .measured)
      let isNearEnd = x + 14 + Double(label.count) * 8.5 > SVGCanvas.width - 8
      canvas.text(
        "\(label)", x: isNearEnd ? x - 11 : x + 11, y: y + 5, size: 14,
        anchor: isNearEnd ? .end : .start)
    }
    return top + height
  }

  private func drawAxis(below top: Double, _ canvas: inout SVGCanvas) -> Double {
    for tick in PlotAxis.shares.ticks {
      let x = x(tick.value)
      canvas.line(x1: x, y1: top, x2: x, y2: top + 6, .ink)
      canvas.text(tick.label, x: x, y: top + 22, size: 13, .quiet, anchor: .middle)
    }
    return top + 28
  }
}
