/// The unfinished line, told at pauses so that it survives.
extension TerminalView {
  /// Tells what stands in the input now, where it may be told and has changed.
  func sayDraft() {
    guard waiting.hasDraft else { return }
    waiting.hasDraft = false
    guard let page, !page.prompt.isSecret, !isInner else { return }
    let state = state
    let text = state.isCommand ? "" : state.enteredText
    guard text != told[page.id] ?? "" else { return }
    told[page.id] = text
    onDraft?(page.id, text, state.began ?? device.now())
  }

  /// The line was changed: when typing pauses, it is told.
  func lineChanged() {
    waiting.hasDraft = true
    if state.line.isEmpty {
      state.began = nil
      state.beginsPasted = false
    } else if state.began == nil {
      state.began = device.now()
    }
    narrow()
  }

  /// The line was entered: it is no draft any more.
  func lineEntered() {
    guard let page else { return }
    told[page.id] = nil
    waiting.hasDraft = false
    state.clearLine()
    state.initial = nil
    restoreRows()
  }
}
