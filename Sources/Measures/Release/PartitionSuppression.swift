/// Complementary suppression where each person falls into one of several cells: no number may follow from the total.
enum PartitionSuppression {
  /// Makes exact cells coarser until no cell that is not exact can be reckoned from the total; where that is not
  /// enough, nothing is told.
  ///
  /// - Parameters:
  ///   - properties: The cells that are told.
  ///   - rest: How many people are in no cell.
  ///   - everybody: The total, which readers know.
  /// - Returns: The cells and the rest as they may be told; no cells and no rest where nothing may be.
  static func settled(
    _ properties: [ReleasedProperty], and rest: CoarseCount, of everybody: Int
  ) -> (properties: [ReleasedProperty], rest: CoarseCount?) {
    var cells = properties.map(\.count) + [rest]
    while isPinned(cells, of: everybody) {
      guard let exact = cells.firstIndex(where: { if case .exactly = $0 { true } else { false } })
      else { return ([], nil) }
      cells[exact] = .threeOrMore
    }
    let told = zip(properties, cells).map { property, count in
      var property = property
      property.count = count
      return property
    }
    return (told, cells.last)
  }

  /// Whether a cell that hides its number can have one value only, given the total.
  private static func isPinned(_ cells: [CoarseCount], of everybody: Int) -> Bool {
    let ranges = cells.map { $0.range(of: everybody) }
    let (least, most) = (
      ranges.reduce(0) { $0 + $1.lowerBound }, ranges.reduce(0) { $0 + $1.upperBound }
    )
    return zip(cells, ranges).contains { cell, range in
      switch cell {
      case .nobody, .exactly: return false
      case .few, .threeOrMore:
        // What the other cells leave over.
        let low = max(range.lowerBound, everybody - (most - range.upperBound))
        let high = min(range.upperBound, everybody - (least - range.lowerBound))
        return low >= high
      }
    }
  }
}
