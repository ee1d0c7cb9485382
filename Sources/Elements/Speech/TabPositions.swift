/// Which tab of its bar a stop is.
struct TabPositions {
  struct Position {
    /// From 1.
    let number: Int
    let count: Int
  }

  private var positions: [Int: Position] = [:]

  /// - Complexity: O(*n*) in the number of elements.
  init(_ hearing: Hearing) {
    let tabs = hearing.stops.filter { $0.role == .tab }
    guard !tabs.isEmpty else { return }
    let bars = Self.bars(hearing)
    var groups: [Int: [Int]] = [:]
    for tab in tabs where bars[tab.element] >= 0 {
      groups[bars[tab.element], default: []].append(tab.element)
    }
    for group in groups.values {
      for (number, element) in group.enumerated() {
        positions[element] = Position(number: number + 1, count: group.count)
      }
    }
  }

  /// The position of a tab; `nil` for what is no tab, and for tabs that lie in no bar.
  subscript(element: Int) -> Position? { positions[element] }

  /// For each element the innermost bar of tabs around it; -1 for none.
  private static func bars(_ hearing: Hearing) -> [Int] {
    var bars: [Int] = []
    bars.reserveCapacity(hearing.elements.count)
    for index in hearing.elements.indices {
      let around = hearing.elements[index].parent.map { bars[$0] } ?? -1
      bars.append(hearing.elements[index].role == .tabBar ? index : around)
    }
    return bars
  }
}
