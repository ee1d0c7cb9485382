import Localization

/// The part of a frame where the list stands.
struct ListBlock {
  var audience: ScreenAudience
  /// In cells.
  var width: Int
  /// In lines.
  var height: Int

  struct Result {
    var lines: [FrameLine]
    var shown: Range<Int>
    var cursor: Frame.Position?
  }

  func lay(_ list: ShownList, _ scene: Scene, top: Int?, rows: inout RowStore) -> Result {
    let order = scene.state.order
    guard order.count > 0 else {
      let words = order.isNarrowed ? scene.page.told("Nothing fits.") : list.whenEmpty
      let lines = Prose.lines(words, width: width).prefix(height).map { FrameLine($0) }
      return Result(
        lines: padded(Array(lines), list), shown: 0..<0, cursor: nil)
    }
    let focus = order.position(of: scene.state.row) ?? 0
    // Columns widen when a row with wider details comes into the window; then its rows are laid out again.
    while true {
      let details = rows.details
      let result = lay(list, scene, order, focus, top, &rows)
      if rows.details == details || audience != .standard { return result }
    }
  }

  private func lay(
    _ list: ShownList, _ scene: Scene, _ order: RowOrder, _ focus: Int, _ top: Int?,
    _ rows: inout RowStore
  ) -> Result {
    let format = RowFormat(
      audience: audience, width: width,
      digits: scene.numbers.last > 0 ? String(scene.numbers.last).count : 0,
      hasMarks: scene.page.prompt.accepts == .choices, details: rows.details)
    let gap = audience == .lowVision ? 1 : 0
    var made: [Int: RowFormat.Lines] = [:]
    // Moved, not copied: a person who paged far has asked for many rows.
    var store = rows
    rows = RowStore()
    func lines(_ position: Int) -> RowFormat.Lines {
      if let known = made[position] { return known }
      let index = order.row(at: position) ?? 0
      let lines = format.lines(
        store.row(index, of: list), number: scene.numbers.number(of: index),
        isMarked: scene.state.marked.contains(index),
        isFocused: position == focus && scene.state.focus == .list, limit: height)
      made[position] = lines
      return lines
    }
    let shown = ListLayout(
      height: height, gap: gap, turnsPages: audience.turnsPages,
      size: { max(lines($0).lines.count, 1) }
    ).window(count: order.count, focus: focus, top: top)
    var block: [FrameLine] = []
    var cursor: Frame.Position?
    for position in shown {
      if let index = order.row(at: position) { list.onShown?(index) }
      if gap > 0, position > shown.lowerBound { block.append(.blank) }
      let row = lines(position)
      if position == focus { cursor = Frame.Position(row: block.count, column: row.column) }
      block += row.lines.isEmpty ? [.blank] : row.lines
    }
    rows = store
    return Result(lines: padded(block, list, shown, order), shown: shown, cursor: cursor)
  }

  /// What stands below keeps its place where the list may grow, shrink or turn.
  private func padded(
    _ lines: [FrameLine], _ list: ShownList, _ shown: Range<Int> = 0..<0,
    _ order: RowOrder = .all(0)
  ) -> [FrameLine] {
    let isWhole = !order.isNarrowed && shown.count == list.count
    guard list.manner == .log || !isWhole else { return lines }
    return lines + Array(repeating: .blank, count: max(height - lines.count, 0))
  }
}
