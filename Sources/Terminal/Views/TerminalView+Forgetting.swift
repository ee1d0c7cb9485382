extension TerminalView {
  package func forgetTyped() {
    for id in states.keys {
      states[id]?.history = InputHistory()
      // A new line remembers nothing of what was cut from the old one.
      states[id]?.line = TextLine()
      states[id]?.began = nil
    }
    lastOutcome = []
    told = [:]
  }
}
