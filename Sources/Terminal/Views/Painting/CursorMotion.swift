/// The fewest bytes that bring the cursor somewhere.
enum CursorMotion {
  /// - Parameter from: Where the cursor is; `nil` where that is not certain.
  static func bytes(from: Frame.Position?, to: Frame.Position) -> String {
    let absolute = absolute(to)
    guard let from else { return absolute }
    if from == to { return "" }
    let rows = vertical(from.row, to.row)
    var ways = [absolute, rows + horizontal(from.column, to.column)]
    ways.append("\r" + rows + horizontal(0, to.column))
    return ways.min { $0.utf8.count < $1.utf8.count } ?? absolute
  }

  private static func absolute(_ to: Frame.Position) -> String {
    switch (to.row, to.column) {
    case (0, 0): "\u{1B}[H"
    case (let row, 0): "\u{1B}[\(row + 1)H"
    case (let row, let column): "\u{1B}[\(row + 1);\(column + 1)H"
    }
  }

  private static func vertical(_ from: Int, _ to: Int) -> String {
    from == to ? "" : steps(abs(to - from), to > from ? "B" : "A")
  }

  private static func horizontal(_ from: Int, _ to: Int) -> String {
    if from == to { return "" }
    if to < from, from - to <= 3 { return String(repeating: "\u{8}", count: from - to) }
    return steps(abs(to - from), to > from ? "C" : "D")
  }

  private static func steps(_ count: Int, _ letter: String) -> String {
    count == 1 ? "\u{1B}[\(letter)" : "\u{1B}[\(count)\(letter)"
  }
}
