/// Waiting for the person.
extension TerminalView {
  func waitForEvent() throws(TerminalEnded) -> PageEvent {
    while true {
      let text = textThatWaits()
      if !text.isEmpty {
        insert(text)
        continue
      }
      if let key = keys.take() {
        if let event = try handle(key) { return finish(event) }
        continue
      }
      paint()
      let timeout = waiting.timeout(
        patience: decoder.isWaiting ? decoder.patience : nil, retries: retries)
      let input = device.read(timeout)
      if input != .resumed { wasSuspended = false }
      switch input {
      case .bytes(let bytes):
        waiting.keyCame()
        keys.add(decoder.feed(bytes))
      case .quiet:
        if let event = quiet(timeout ?? 0) { return event }
      case .resized: surface.resize()
      case .resumed: resume()
      case .ended:
        sayDraft()
        throw TerminalEnded()
      }
    }
  }

  private func quiet(_ milliseconds: Int) -> PageEvent? {
    waiting.passed += milliseconds
    if decoder.isWaiting {
      keys.add(decoder.flush())
      return nil
    }
    if waiting.hasDraft, waiting.passed >= Waiting.draft { sayDraft() }
    guard let limit = waiting.idleLimit(retries), waiting.passed >= limit else { return nil }
    waiting.saidIdle = true
    waiting.passed = 0
    return isInner ? nil : .idle
  }

  /// Before an event leaves the view.
  private func finish(_ event: PageEvent) -> PageEvent {
    sayDraft()
    surface.finishLine()
    message = []
    focusesMessage = false
    leaving = event
    return event
  }

  /// Gives the terminal to the shell and takes it back.
  func suspend() {
    surface.end()
    device.suspend()
    surface.begin()
    surface.refresh()
    wasSuspended = true
  }

  /// After the program was stopped from outside; what follows our own suspending is painted already.
  private func resume() {
    if !wasSuspended {
      surface.begin()
      surface.refresh()
    }
    wasSuspended = false
  }
}
