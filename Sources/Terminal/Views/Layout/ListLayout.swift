/// Chooses which rows of a list stand in the window.
struct ListLayout {
  /// In lines.
  var height: Int
  /// Blank lines between two rows.
  var gap: Int
  var turnsPages: Bool
  /// The lines that the row at a position takes.
  var size: (Int) -> Int

  /// - Parameters:
  ///   - focus: The position that must be seen.
  ///   - top: The first position that was seen before; `nil` where the end is to be seen.
  /// - Returns: The positions that are seen.
  /// - Complexity: O(height).
  func window(count: Int, focus: Int, top: Int?) -> Range<Int> {
    guard count > 0, height > 0 else { return 0..<0 }
    let focus = min(max(focus, 0), count - 1)
    var first = min(max(top ?? start(endingAt: focus), 0), count - 1)
    var last = end(startingAt: first, count)
    if focus < first {
      first = turnsPages ? start(endingAt: focus) : focus
      last = end(startingAt: first, count)
    } else if focus >= last {
      first = turnsPages ? focus : start(endingAt: focus)
      last = end(startingAt: first, count)
    }
    if !turnsPages, last == count { first = min(first, start(endingAt: count - 1)) }
    return first..<max(last, first + 1)
  }

  /// The first row of a window whose last one is the given row.
  private func start(endingAt last: Int) -> Int {
    var first = last
    var used = size(last)
    while first > 0 {
      used += size(first - 1) + gap
      guard used <= height else { break }
      first -= 1
    }
    return first
  }

  private func end(startingAt first: Int, _ count: Int) -> Int {
    var end = first
    var used = 0
    while end < count {
      used += size(end) + (end > first ? gap : 0)
      guard used <= height else { break }
      end += 1
    }
    return end
  }
}
