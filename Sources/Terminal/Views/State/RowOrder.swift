/// The rows that can be seen, in order: all of them, or those that fit what was typed.
enum RowOrder: Hashable, Sendable {
  case all(Int)
  case some([Int])

  var count: Int {
    switch self {
    case .all(let count): count
    case .some(let rows): rows.count
    }
  }

  var isNarrowed: Bool {
    if case .some = self { true } else { false }
  }

  /// The row at a position.
  func row(at position: Int) -> Int? {
    guard position >= 0, position < count else { return nil }
    return switch self {
    case .all: position
    case .some(let rows): rows[position]
    }
  }

  /// The position of a row.
  func position(of row: Int) -> Int? {
    switch self {
    case .all(let count): row >= 0 && row < count ? row : nil
    case .some(let rows): rows.firstIndex(of: row)
    }
  }
}
