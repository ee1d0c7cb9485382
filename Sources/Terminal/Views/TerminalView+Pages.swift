/// Taking up pages and painting them.
extension TerminalView {
  /// Makes a page the one that is shown, with what was unfinished on it.
  func take(_ page: ShownPage) {
    let returns = self.page?.id != page.id
    if returns { message = [] }
    var state = states[page.id] ?? PageState()
    let hadRest = state.pastedRest != nil
    state.take(page, returns: returns)
    if hadRest, state.pastedRest == nil { waiting.hasDraft = true }
    self.page = page
    generation += 1
    numbers = .none
    if let list = page.list, page.prompt.accepts != .text { numbers = RowNumbers(list) }
    states[page.id] = state
    if !state.line.text.isEmpty { narrow() }
  }

  /// The state of the page that is shown.
  var state: PageState {
    get { page.flatMap { states[$0.id] } ?? PageState() }
    set {
      guard let page else { return }
      states[page.id] = newValue
    }
  }

  /// Keeps what is said until it can be painted; while a paste is entered line by line, only what matters.
  func remember(_ messages: [ShownMessage]) {
    let outcomes = messages.filter { $0.weight != .notice }
    if !outcomes.isEmpty { lastOutcome = outcomes }
    let said = messages.map { Said($0) }
    if isEnteringPaste || newsAreOfPaste {
      news.removeAll { old in
        old.message.weight != .error || said.contains { $0.message == old.message }
      }
      if news.count > 3 { news.removeSubrange(3...) }
    }
    newsAreOfPaste = isEnteringPaste
    news += said
  }

  /// All errors, and the last two others.
  private static func worthKeeping(_ said: [Said]) -> [Said] {
    let others = said.indices.filter { said[$0].message.weight != .error }.suffix(2)
    return said.indices.filter { said[$0].message.weight == .error || others.contains($0) }
      .map { said[$0] }
  }

  func paint(waits: Bool = true) {
    let heard = news.filter { $0.isHeard(settings.verbosity) && !$0.message.text.isEmpty }
    carried += heard
    if !carried.isEmpty {
      message = carried
      focusesMessage = true
    }
    carried = waits ? [] : Self.worthKeeping(carried)
    let scene = page.map { page in
      Scene(
        page: page, state: state, numbers: numbers, generation: generation, message: message,
        focusesMessage: focusesMessage)
    }
    surface.present(scene, new: news, verbosity: settings.verbosity, waits: waits)
    news = []
  }
}
