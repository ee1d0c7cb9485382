import Localization

/// What keys do.
extension TerminalView {
  func handle(_ key: Key) throws(TerminalEnded) -> PageEvent? {
    guard let page else { return nil }
    focusesMessage = false
    let asks = state.asks
    if asks != nil { state.asks = nil }
    if let line = settings.keys.line(for: key) {
      return try run(TypedCommand(line), isTyped: false)
    }
    switch (key.code, key.modifiers) {
    case (.paste(let text), _): return paste(text)
    case (.enter, _): return try enter()
    case (.escape, _): return .back
    case (.tab, _) where surface.rowsShown == nil && state.line.isEmpty:
      state.asks = asks.map { $0 + 1 } ?? 0
    case (.tab, _): tab()
    case (.up, []): surface.rowsShown == nil ? recall(older: true) : move(.up)
    case (.down, []): surface.rowsShown == nil ? recall(older: false) : move(.down)
    case (.pageUp, _): move(.pageUp)
    case (.pageDown, _): move(.pageDown)
    case (.home, []) where state.line.isEmpty: move(.first)
    case (.end, []) where state.line.isEmpty: move(.last)
    case (.character("p"), .control): recall(older: true)
    case (.character("n"), .control): recall(older: false)
    case (.character("c"), .control): sayHowToLeave()
    case (.character("d"), .control) where state.line.isEmpty: sayHowToLeave()
    case (.character("z"), .control): suspend()
    case (.character("l"), .control): surface.refresh()
    case (.character(" "), [])
    where page.prompt.accepts == .choices && surface.rowsShown != nil && state.focus == .list
      && state.line.isEmpty:
      toggle()
    default: edit(key)
    }
    return nil
  }

  private func edit(_ key: Key) {
    var state = state
    let before = state.line.revision
    guard state.line.handle(key) else {
      sayIfLost(key)
      return
    }
    if state.focus == .list { state.cameFromList = true }
    state.focus = .input
    self.state = state
    if state.line.revision != before { lineChanged() }
  }

  /// A control character among others that came at once was part of a text, and is not in the line.
  private func sayIfLost(_ key: Key) {
    guard !keys.isEmpty, !state.line.isEmpty, key.modifiers == .control,
      case .character(let character) = key.code
    else { return }
    let name = character == " " ? "NUL" : "Ctrl-\(character.uppercased())"
    answer(.error("A control character (\(name)) came with the text and is not in the line."))
  }

  /// The characters that wait behind a line that is begun: they mean nothing but themselves, and a long line that comes
  /// at once costs one change, not one for each character.
  func textThatWaits() -> String {
    guard page != nil, state.focus == .input, !state.line.isEmpty else { return "" }
    return keys.takeText(hasTabs: !state.isCommand) { key in
      (key.modifiers.isEmpty || key.modifiers == .shift) && settings.keys.line(for: key) == nil
    }
  }

  func insert(_ text: String) {
    focusesMessage = false
    state.line.insert(text)
    lineChanged()
  }

  private func recall(older: Bool) {
    var state = state
    guard page?.prompt.isSecret == false,
      let text = older ? state.history.older(current: state.line.text) : state.history.newer()
    else { return }
    state.line.set(text)
    state.focus = .input
    self.state = state
    lineChanged()
  }

  private func sayHowToLeave() { answer(.outcome("To leave type `/quit`.")) }

  /// Completes the name of a command, or goes from the list to the input and back.
  private func tab() {
    var state = state
    let typed = String(state.line.text.dropFirst())
    guard state.isCommand, !typed.contains(where: \.isWhitespace) else {
      if surface.rowsShown != nil, state.order.count > 0 {
        narrowForMove()
        state = self.state
        state.focus = state.focus == .list || state.order.count == 0 ? .input : .list
        self.state = state
      }
      return
    }
    let names = PageCommands(page?.commands ?? [], in: language).names(
      beginning: typed.lowercased())
    guard let first = names.first else {
      answer(.error("No command begins with `/\(typed)`. `/help` lists the commands."))
      return
    }
    if names.count == 1 {
      state.line.set("/\(first) ")
    } else {
      var common = first
      while !names.allSatisfy({ $0.hasPrefix(common) }) { common.removeLast() }
      state.line.set("/" + common)
      answer(.outcome(names.map { "/\($0)" }.joined(separator: ", ") + "."))
    }
    state.focus = .input
    self.state = state
    lineChanged()
  }
}
