import Localization

/// Which rows of a list are seen where not all of them are; headings do not count.
struct ListPosition {
  private let first: Int
  private let last: Int
  private let count: Int
  private let isEnd: Bool

  /// - Parameter shown: The positions that are seen.
  /// - Returns: `nil` where all are, or none, and on a log in which somebody writes: there each move must stay small,
  ///   and `/where` says it.
  init?(_ scene: Scene, shown: Range<Int>) {
    let isWriting = [.text, .textOrChoice].contains(scene.page.prompt.accepts)
    guard !isWriting || scene.page.list?.manner != .log else { return nil }
    let order = scene.state.order
    guard !shown.isEmpty, shown.count < order.count else { return nil }
    isEnd = shown.upperBound == order.count
    if order.isNarrowed || scene.numbers.last == 0 {
      (first, last, count) = (shown.lowerBound + 1, shown.upperBound, order.count)
      return
    }
    let numbers = shown.compactMap { scene.numbers.number(of: $0) }
    guard let first = numbers.first, let last = numbers.last else { return nil }
    (self.first, self.last, count) = (first, last, scene.numbers.last)
  }

  /// "9-15 of 17, more below". As wide for every row, so that a move changes few cells.
  var words: Sentence {
    let range = first == last ? "\(first)" : "\(first)-\(last)"
    let widest = 2 * String(count).count + 1
    let blanks = String(repeating: " ", count: max(widest - range.count, 0))
    return isEnd
      ? "\(blanks)\(range) of \(count), more above"
      : "\(blanks)\(range) of \(count), more below"
  }
}
