package import Localization
package import Measures
import Records
import Wording

/// Where a profile stands on the persona spectrum: a line for each ability, a mark for each cell.
///
/// A filled mark is a cell in which the person stands, a ring one in which a need comes and goes; a short line is a cell of
/// which nothing is said. The table beside it says the same in words.
package struct SpectrumPlot: Plot {
  package let name = "spectrum"
  package let title: Sentence
  private let abilities: [PersonaCard.Ability]

  package init(_ card: PersonaCard) {
    title = "\(card.profile.name) on the persona spectrum"
    abilities = card.abilities
  }

  package var hasMarks: Bool { !abilities.isEmpty }

  package var sentence: Sentence {
    "Filled: is there. Ring: comes and goes. Line: not said."
  }

  package var legend: [Sentence] { [sentence] }

  private static let columns: [Sentence] = NeedDuration.ofExamples.map { "\($0.label)" }

  package func draw(on canvas: inout SVGCanvas) -> Double {
    let ground = canvas.ground
    // A page says above the plot what it is.
    var y =
      ground == .page
      ? 0 : canvas.note(title, x: ground.margin, y: 34, size: 19, isBold: true, limit: 70)
    guard hasMarks else {
      canvas.text("No ability is said.", x: ground.margin, y: y + 30)
      return y + 44
    }
    y += ground == .file ? 30 : 16
    for (place, column) in Self.columns.enumerated() {
      canvas.text(column, x: x(place, ground), y: y, size: 13, anchor: .middle)
    }
    for ability in abilities { y = draw(ability, below: y + 3, &canvas) }
    y = canvas.note(sentence, x: ground.margin, y: y + 14, size: 13, .quiet, limit: 90)
    return y + 6
  }

  private func x(_ column: Int, _ ground: SVGGround) -> Double {
    let width = (ground.width - 2 * ground.margin) / Double(Self.columns.count)
    return ground.margin + width * (Double(column) + 0.5)
  }

  private func draw(
    _ ability: PersonaCard.Ability, below top: Double, _ canvas: inout SVGCanvas
  ) -> Double {
    let ground = canvas.ground
    canvas.line(x1: ground.margin, y1: top, x2: ground.width - ground.margin, y2: top, .axis)
    let y = canvas.note(
      ability.dimension.label.capitalised, x: ground.margin, y: top + 15, size: 14)
    for (place, duration) in NeedDuration.ofExamples.enumerated() {
      let x = x(place, ground)
      switch ability.mark(duration) {
      case .stands: canvas.circle(x: x, y: y + 12, radius: 5.5, .measured, isFilled: true)
      case .comesAndGoes: canvas.circle(x: x, y: y + 12, radius: 5.5, .measured, isFilled: false)
      case .notSaid: canvas.line(x1: x - 4, y1: y + 12, x2: x + 4, y2: y + 12, .axis)
      }
    }
    return y + 18
  }
}

extension PersonaCard.Ability {
  /// What is known of one cell.
  enum Mark {
    case stands, comesAndGoes, notSaid
  }

  func mark(_ duration: NeedDuration) -> Mark {
    if durations.contains(duration) { return .stands }
    return duration == .changing && comesAndGoes ? .comesAndGoes : .notSaid
  }
}
