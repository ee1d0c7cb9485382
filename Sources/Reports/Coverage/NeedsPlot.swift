package import Localization
package import Measures
import Records
import Statistics
import Wording

/// Which needs met barriers at which principles: a mark for each person who tried, and for many people their share.
///
/// A row is a need and has a place for each principle and for what WCAG does not name. Nothing is told by colour alone:
/// marks are filled or rings, and the numbers stand below them.
package struct NeedsPlot: Plot {
  package let name = "coverage-needs"
  /// The name of its file.
  package static let file = "coverage-needs.svg"
  package let title: Sentence = "Barriers tied to needs, by principle"
  let columns: [Sentence]
  let rows: [NeedsByPrinciple]

  /// - Returns: `nil` where nobody is known to have a need.
  package init?(_ coverage: Coverage) {
    let table = coverage.people.needsByPrinciple
    guard table.contains(where: { $0.people > 0 }),
      let principles = table.first?.cells.compactMap(\.principle)
    else { return nil }
    let names = Dictionary(
      WCAGCatalogue.shared.principles.map { ($0.place, $0.name) }, uniquingKeysWith: { $1 })
    columns = principles.map { "\(names[$0] ?? $0.label)" } + ["Outside WCAG"]
    rows = table
  }

  package var hasMarks: Bool { rows.contains { $0.people > 0 } }

  /// The row of most people in numbers; the table has the others.
  package var sentence: Sentence {
    guard let most = rows.max(by: { $0.people < $1.people }) else { return "" }
    let numbers = zip(columns, most.columns).map { column, cell in column + " " + cell.words }
    let empty = rows.count { $0.people == 0 }
    let nobody: Sentence =
      empty > 0
      ? " \(empty) of \(rows.count, "ability", "abilities") without a known participant." : ""
    return
      "Participants with a need in \(most.label) (n = \(most.people)), the most of any ability, who have a barrier tied to it, of those who tried: "
      + .joined(numbers, "; ") + "." + nobody
  }

  /// From so many people on a share stands for single marks.
  private static let many = 10

  package var legend: [Sentence] {
    let cells = rows.filter { $0.people > 0 }.flatMap(\.columns)
    var lines: [Sentence] = []
    if cells.contains(where: { (1..<Self.many).contains($0.tried) }) {
      lines.append("Filled: a participant with one.")
      lines.append("Ring: a participant who tried, and none is noted.")
    }
    if cells.contains(where: { $0.untied > 0 }) {
      lines.append("Dash: a participant with a barrier tied to no need.")
    }
    if cells.contains(where: { $0.tried >= Self.many }) {
      lines.append("From \(Self.many) participants on: their share, 0 to 100%.")
      lines.append("Its line: the 95% interval (adjusted Wald).")
    }
    return lines
  }

  // MARK: Drawing

  package func draw(on canvas: inout SVGCanvas) -> Double {
    let left = canvas.ground.margin
    var y = canvas.note(
      title, x: left, y: canvas.ground == .file ? 34 : 16, size: 19, isBold: true, limit: 70)
    for line in legend { y = canvas.note(line, x: left, y: y + 18, size: 13, .quiet, limit: 90) }
    y = drawColumns(below: y + 8, &canvas)
    for row in rows { y = draw(row, below: y, &canvas) }
    return y + 8
  }

  /// The middle of a column.
  private func centre(_ column: Int, _ ground: SVGGround) -> Double {
    ground.margin + width(ground) * (Double(column) + 0.5)
  }

  private func width(_ ground: SVGGround) -> Double {
    (ground.width - 2 * ground.margin) / Double(columns.count)
  }

  /// The names of the columns in turn on two levels, so that long ones have room, each with a line to its column.
  private func drawColumns(below top: Double, _ canvas: inout SVGCanvas) -> Double {
    let ground = canvas.ground
    for (place, column) in columns.enumerated() {
      let isHigh = place.isMultiple(of: 2)
      let ends: (x: Double, anchor: SVGCanvas.Anchor) =
        switch place {
        case 0: (ground.margin, .start)
        case columns.count - 1: (ground.width - ground.margin, .end)
        default: (centre(place, ground), .middle)
        }
      canvas.text(
        column, x: ends.x, y: top + (isHigh ? 12 : 30), size: 14, anchor: ends.anchor, limit: 15)
      if isHigh {
        let x = centre(place, ground)
        canvas.line(x1: x, y1: top + 18, x2: x, y2: top + 34, .axis)
      }
    }
    return top + 40
  }

  private func draw(_ row: NeedsByPrinciple, below top: Double, _ canvas: inout SVGCanvas) -> Double
  {
    let ground = canvas.ground
    canvas.line(
      x1: ground.margin, y1: top, x2: ground.width - ground.margin, y2: top, .axis)
    let people: Sentence =
      row.people == 0 ? "none known" : "\(row.people, "participant", "participants")"
    var y = canvas.note(
      row.label.capitalised + ", " + people, x: ground.margin, y: top + 17, size: 14
    )
    guard row.people > 0 else { return y + 10 }
    let lines = row.columns.map { Self.lines(of: $0) }.max() ?? 1
    for (place, cell) in row.columns.enumerated() {
      draw(cell, x: centre(place, ground), y: y + 16, &canvas)
    }
    y += 16 + Double(lines - 1) * Self.step
    for (place, cell) in row.columns.enumerated() {
      for (line, words) in cell.lines.enumerated() {
        canvas.text(
          words, x: centre(place, ground), y: y + 22 + 16 * Double(line), size: 13,
          anchor: .middle)
      }
    }
    return y + 32 + (row.columns.contains { $0.lines.count > 1 } ? 16 : 0)
  }

  /// From mark to mark; three of them leave a gap to those of the next column.
  private static let step = 10.5
  private static let perLine = 3

  private static func lines(of cell: NeedsByPrinciple.Cell) -> Int {
    cell.tried < many ? max(1, (cell.tried + perLine - 1) / perLine) : 1
  }

  private func draw(_ cell: NeedsByPrinciple.Cell, x: Double, y: Double, _ canvas: inout SVGCanvas)
  {
    if cell.tried >= Self.many {
      // A share of what is partly unknown would be a guess.
      return cell.untied == 0 ? drawShare(cell, x: x, y: y, &canvas) : ()
    }
    for number in 0..<cell.tried {
      let (line, place) = (number / Self.perLine, number % Self.perLine)
      let here = min(Self.perLine, cell.tried - line * Self.perLine)
      let (middle, level) = (
        x + (Double(place) - Double(here - 1) / 2) * Self.step, y + Double(line) * Self.step
      )
      if number >= cell.tried - cell.untied {
        canvas.line(x1: middle - 3.5, y1: level, x2: middle + 3.5, y2: level, .measured, width: 2)
      } else {
        canvas.circle(x: middle, y: level, radius: 3.5, .measured, isFilled: number < cell.met)
      }
    }
  }

  /// The share on a line from 0 to 100 %, with its interval.
  private func drawShare(
    _ cell: NeedsByPrinciple.Cell, x: Double, y: Double, _ canvas: inout SVGCanvas
  ) {
    let (left, right) = (x - 22, x + 22)
    func place(_ share: Double) -> Double { PlotAxis.shares.place(share, from: left, to: right) }
    canvas.line(x1: left, y1: y, x2: right, y2: y, .axis)
    for end in [left, right] { canvas.line(x1: end, y1: y - 4, x2: end, y2: y + 4, .axis) }
    let count = SuccessCount(counted: cell.met, of: cell.tried)
    if let interval = try? count.interval(.adjustedWald) {
      canvas.line(
        x1: place(interval.low.value), y1: y, x2: place(interval.high.value), y2: y, .measured,
        width: 4)
    }
    canvas.circle(
      x: place(Double(cell.met) / Double(cell.tried)), y: y, radius: 4.5, .measured,
      isFilled: cell.met > 0)
  }
}

extension NeedsByPrinciple {
  /// The cells of the principles, and the one of what is outside WCAG.
  var columns: [Cell] { cells + [beyondWcag] }
}
