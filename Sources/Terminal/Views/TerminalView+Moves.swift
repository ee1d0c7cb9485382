import Localization

/// Moving in the list.
extension TerminalView {
  enum Move { case up, down, pageUp, pageDown, first, last }

  /// Moves the focus; headings are passed over, but in texts to read.
  func move(_ move: Move) {
    guard let list = page?.list, let shown = surface.rowsShown else { return }
    narrowForMove()
    var state = state
    guard state.order.count > 0 else { return }
    let count = state.order.count
    let position = state.order.position(of: state.row) ?? 0
    let isEntering = state.focus == .input
    var target: Int
    switch move {
    case .up: target = isEntering ? position : position - 1
    case .down:
      if isEntering, list.manner == .log { return }
      target = isEntering ? position : position + 1
      if target == count, list.manner == .log {
        state.focus = .input
        self.state = state
        return
      }
    case .pageUp:
      target =
        settings.mode == .screenReader ? shown.lowerBound - 1 : position - max(shown.count, 1)
    case .pageDown:
      target =
        settings.mode == .screenReader ? shown.upperBound : position + max(shown.count, 1)
    case .first: target = 0
    case .last: target = count - 1
    }
    target = min(max(target, 0), count - 1)
    let isBackwards = move == .up || move == .pageUp || move == .last
    guard let found = choosable(from: target, backwards: isBackwards, list, state.order) else {
      return
    }
    state.row = found
    state.focus = .list
    self.state = state
  }

  /// The nearest row that is no heading, in the direction of the move or else in the other.
  private func choosable(
    from target: Int, backwards: Bool, _ list: ShownList, _ order: RowOrder
  ) -> Int? {
    guard list.manner != .reading else { return order.row(at: target) }
    let steps = backwards ? [-1, 1] : [1, -1]
    for step in steps {
      var position = target
      while let row = order.row(at: position) {
        if !list.row(row).isHeading { return row }
        position += step
      }
    }
    return nil
  }

  /// Marks the focused row, or takes its mark away.
  func toggle() {
    guard let list = page?.list, list.count > 0 else { return }
    var state = state
    let row = list.row(state.row)
    guard !row.isHeading else { return }
    let isMarked = state.marked.insert(state.row).inserted
    if !isMarked { state.marked.remove(state.row) }
    self.state = state
    let count = state.marked.count
    answer(
      .outcome(
        isMarked
          ? "\(row.text): marked. \(count) marked."
          : "\(row.text): not marked. \(count) marked."))
  }

  /// While somebody types, the list shows what fits; for a screen reader only when they move into it.
  func narrow() {
    guard settings.mode != .screenReader else { return }
    narrowNow()
  }

  func narrowForMove() {
    if settings.mode == .screenReader, state.focus == .input { narrowNow() }
  }

  /// Every row is seen again.
  func restoreRows() {
    guard let list = page?.list else { return }
    state.order = .all(list.count)
  }

  private func narrowNow() {
    guard let page, let list = page.list, let shown = surface.rowsShown else { return }
    let state = state
    let isLong = state.order.isNarrowed || shown.count < list.count
    let narrows =
      list.matching != nil
      || isLong && (page.prompt.accepts == .choice || page.prompt.accepts == .choices)
    guard narrows else { return }
    let text = state.line.text
    let isSeveral = page.prompt.accepts == .choices && text.contains(",")
    guard !text.isEmpty, !state.isCommand, !isSeveral else {
      if state.order.isNarrowed { restoreRows() }
      return
    }
    let fitting = ChoiceReader(list: list, numbers: numbers).fitting(text)
    let takesText = page.prompt.accepts == .text || page.prompt.accepts == .textOrChoice
    if fitting.isEmpty, takesText {
      restoreRows()
      return
    }
    self.state.order = .some(fitting)
    if let first = fitting.first { self.state.row = first }
  }
}
