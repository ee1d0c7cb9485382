import Localization
import Wording

/// What Enter does.
extension TerminalView {
  func enter() throws(TerminalEnded) -> PageEvent? {
    guard let page else { return nil }
    // Plain lines keep what was typed, also where it came faster than it could be echoed.
    if surface.rowsShown == nil { paint() }
    // Where rows are chosen, a line that names none is an empty one.
    let choosesOnly = page.prompt.accepts == .choice || page.prompt.accepts == .choices
    if choosesOnly, ChoiceReader.isBlank(state.line.text) { state.line.set("") }
    let state = state
    if state.isCommand { return try run(TypedCommand(state.line.text), isTyped: true) }
    if page.prompt.takesS, state.enteredText.lowercased() == "s" { return try skip(page) }
    if state.focus == .list, surface.rowsShown != nil, state.order.count > 0 {
      return enterInList(page, state)
    }
    if state.line.isEmpty { return enterNothing(page, state) }
    switch page.prompt.accepts {
    case .text: return entered()
    case .textOrChoice:
      if let number = ChoiceReader.number(PlainText.trimmed(state.line.text)),
        let row = numbers.row(of: number)
      {
        return chosen(row)
      }
      return entered()
    case .choice: return choose(page, state.enteredText)
    case .choices: return chooseSeveral(page, state.enteredText)
    }
  }

  private func enterInList(_ page: ShownPage, _ state: PageState) -> PageEvent? {
    let prompt = page.prompt
    let takesText = prompt.accepts == .text || prompt.accepts == .textOrChoice
    if state.line.isEmpty {
      if prompt.accepts == .choices { return enterNothing(page, state) }
      if page.list?.manner == .reading, prompt.enterMeans != nil, takesText { return entered() }
    } else if prompt.accepts == .choices {
      return chooseSeveral(page, state.enteredText)
    } else if takesText, !state.order.isNarrowed {
      // An unfinished line is not saved by a key that was meant for the list.
      self.state.focus = .input
      return nil
    }
    guard let list = page.list, list.count > 0, !list.row(state.row).isHeading else { return nil }
    return chosen(state.row)
  }

  private func enterNothing(_ page: ShownPage, _ state: PageState) -> PageEvent? {
    let prompt = page.prompt
    let start = page.list?.manner == .choices ? page.list?.start : nil
    switch prompt.accepts {
    case .choices:
      guard numbers.last > 0 else { break }
      lineEntered()
      return .chosenSeveral(state.marked.sorted())
    case .text, .textOrChoice:
      if prompt.enterMeans != nil || !prompt.initial.isEmpty { return entered() }
    case .choice:
      if prompt.enterMeans != nil, start == nil { return entered() }
    }
    if let start, numbers.number(of: start) != nil { return chosen(start) }
    answer(.refusal(expected(page), of: ""))
    return nil
  }

  /// What `s` alone means: the page's `/skip`, unless a row begins so.
  private func skip(_ page: ShownPage) throws(TerminalEnded) -> PageEvent? {
    let rows = page.list.map { ChoiceReader(list: $0, numbers: numbers).fitting("s") } ?? []
    guard let first = rows.first, let list = page.list else {
      return try run(TypedCommand("/skip"), isTyped: true)
    }
    lineRefused()
    answer(
      .refusal(
        "`s` may mean \"\(list.row(first).text)\" or leaving this out. Write its number, or `/skip`.",
        of: "s"))
    return nil
  }

  private func expected(_ page: ShownPage) -> Sentence {
    guard page.prompt.accepts != .text, let list = page.list else {
      return "Nothing is written yet. Write something, then press Enter."
    }
    return ChoiceWords(list: list, numbers: numbers, accepts: page.prompt.accepts).expected
  }

  /// The line as text.
  func entered() -> PageEvent {
    let text = state.enteredText
    let began = state.began ?? device.now()
    remember(line: text)
    state.focus = .input
    lineEntered()
    return .entered(text, began: began)
  }

  private func chosen(_ row: Int) -> PageEvent {
    if !state.line.isEmpty { remember(line: state.line.text) }
    lineEntered()
    state.row = row
    return .chosen(row)
  }

  func remember(line: String) {
    if page?.prompt.isSecret == false { state.history.add(line) }
  }

  private func choose(_ page: ShownPage, _ answer: String) -> PageEvent? {
    guard let list = page.list else { return nil }
    let found = ChoiceReader(list: list, numbers: numbers).read(answer)
    if case .row(let row) = found { return chosen(row) }
    sayUnclear(page, list, answer, found)
    return nil
  }

  private func chooseSeveral(_ page: ShownPage, _ answer: String) -> PageEvent? {
    guard let list = page.list else { return nil }
    switch ChoiceReader(list: list, numbers: numbers).readSeveral(answer) {
    case .rows(let rows):
      remember(line: answer)
      lineEntered()
      return .chosenSeveral(rows)
    case .unclear(let part, let found):
      sayUnclear(page, list, part, found)
      return nil
    }
  }

  private func sayUnclear(
    _ page: ShownPage, _ list: ShownList, _ part: String, _ found: ChoiceAnswer
  ) {
    let words = ChoiceWords(list: list, numbers: numbers, accepts: page.prompt.accepts)
    let error: Sentence =
      switch found {
      case .several(let rows): words.several(rows, for: part)
      case .outOfRange: words.expected
      case .none, .row: "No \(list.noun.single) begins with \"\(part)\". \(words.expected)"
      }
    lineRefused()
    // A number is typed again sooner than it is brought back.
    answer(.refusal(found == .outOfRange ? error : error + correcting(), of: part))
  }

  /// Puts back what the page wants in the input at first.
  func restoreInitial() {
    guard let page else { return }
    state.takeLine(page.prompt)
  }
}
