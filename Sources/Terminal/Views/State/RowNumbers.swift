/// The numbers of the rows that can be chosen; headings have none.
struct RowNumbers: Hashable, Sendable {
  private let count: Int
  private let headings: [Int]

  static let none = RowNumbers(count: 0, headings: [])

  private init(count: Int, headings: [Int]) {
    self.count = count
    self.headings = headings
  }

  /// - Complexity: O(*n*) where the list does not say which of its rows are headings.
  init(_ list: ShownList) {
    count = list.count
    headings = list.headings ?? (0..<list.count).filter { list.row($0).isHeading }
  }

  /// The greatest number.
  var last: Int { count - headings.count }

  /// How many rows of a list there are beside headings; all of them where rows are not numbered.
  func count(of list: ShownList) -> Int { last > 0 ? last : list.count }

  /// The number of a row, from 1; `nil` for a heading.
  func number(of row: Int) -> Int? {
    guard row >= 0, row < count else { return nil }
    let before = headingsBefore(row)
    guard before == headings.count || headings[before] != row else { return nil }
    return row - before + 1
  }

  /// The row of a number.
  func row(of number: Int) -> Int? {
    guard number >= 1, number <= last else { return nil }
    var row = number - 1
    for heading in headings {
      guard heading <= row else { break }
      row += 1
    }
    return row
  }

  private func headingsBefore(_ row: Int) -> Int {
    var low = 0
    var high = headings.count
    while low < high {
      let middle = (low + high) / 2
      if headings[middle] < row { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
