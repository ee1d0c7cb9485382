/// Pasted text: always text, never a command.
extension TerminalView {
  /// Puts a paste into the input; where text is asked for, each line of several is entered by itself.
  func paste(_ text: String) -> PageEvent? {
    guard let page else { return nil }
    var state = state
    let accepts = page.prompt.accepts
    let takesLines =
      (accepts == .text || accepts == .textOrChoice) && !page.prompt.isSecret && !state.isCommand
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    state.focus = .input
    if state.line.isEmpty { state.beginsPasted = true }
    guard takesLines, lines.count > 1 else {
      while lines.last == "" { lines.removeLast() }
      state.line.insert(lines.joined(separator: " "))
      self.state = state
      lineChanged()
      return nil
    }
    let head = String(state.line.text.prefix(state.line.cursor))
    let tail = String(state.line.text.dropFirst(state.line.cursor))
    lines[0] = head + lines[0]
    state.pastedRest = lines.removeLast() + tail
    state.pastedAt = device.now()
    state.line.set(lines.removeFirst())
    state.pasted = lines.filter { !$0.isEmpty }
    state.pastedNext = 0
    self.state = state
    if state.line.isEmpty {
      guard let event = nextPastedLine() else {
        restoreInitial()
        lineChanged()
        return nil
      }
      return event
    }
    self.state.began = state.began ?? state.pastedAt
    return entered()
  }

  /// The next line of a paste, where the page that is shown takes text.
  func nextPastedLine() -> PageEvent? {
    guard let page, page.prompt.accepts == .text || page.prompt.accepts == .textOrChoice,
      let state = states[page.id], state.pastedNext < state.pasted.count
    else { return nil }
    states[page.id]?.pastedNext += 1
    return .entered(state.pasted[state.pastedNext], began: state.pastedAt)
  }

  package var hasMoreLines: Bool {
    guard let page, let state = states[page.id] else { return false }
    return state.pastedNext < state.pasted.count
  }

  /// Whether lines of a paste are still on their way.
  var isEnteringPaste: Bool { state.pastedRest != nil }
}
