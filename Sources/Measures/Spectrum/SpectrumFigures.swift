import JSON
package import Records

/// Figures of one source, year and population that may be set beside each other.
package struct SpectrumFigures: Sendable {
  /// At least one, the largest first; all of one unit, at one time or all new in a year.
  package let figures: [SpectrumFigure]

  /// What all of them have.
  package var first: SpectrumFigure { figures[0] }

  /// From the largest to the sum, since a person may be in several; `nil` for one figure, and for what is new in a year:
  /// such numbers are quoted and never added.
  package var together: ClosedRange<Double>? {
    // What another holds is never added, whether or not the other stands there.
    let apart = figures.filter { $0.within == nil }
    guard apart.count > 1, first.time == .atOneTime, first.unit != .moments else { return nil }
    let sum = apart.reduce(0) { $0 + $1.value }
    return first.value...max(first.value, first.unit == .percent ? min(sum, 100) : sum)
  }

  /// Puts together what has the same source, year, population, unit and time; in the order of populations, years and
  /// sources.
  static func groups(_ figures: [SpectrumFigure]) -> [SpectrumFigures] {
    Dictionary(grouping: figures, by: Key.init).sorted { $0.key < $1.key }.map { _, figures in
      SpectrumFigures(
        figures: figures.sorted {
          $0.value == $1.value
            ? Text.precedes($0.definition, $1.definition) : $0.value > $1.value
        })
    }
  }

  private struct Key: Hashable, Comparable {
    let words: [Text]

    init(_ figure: SpectrumFigure) {
      words = [
        Text(figure.population), Text(String(figure.year)), Text(figure.source),
        Text(figure.unit.id), Text(figure.time.id),
      ]
    }

    static func < (left: Key, right: Key) -> Bool {
      left.words.lexicographicallyPrecedes(right.words)
    }
  }
}
