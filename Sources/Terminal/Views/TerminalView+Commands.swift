import Localization

/// Commands: the page's own leave the view as events, the common ones are answered here.
extension TerminalView {
  /// - Parameter isTyped: Whether the command stands in the input; a key leaves an unfinished line as it is.
  func run(_ command: TypedCommand, isTyped: Bool) throws(TerminalEnded) -> PageEvent? {
    guard let page else { return nil }
    let meaning = PageCommands(page.commands, in: language).meaning(of: command.name)
    if isTyped, !command.argument.isEmpty, let shown = meaning.command, !shown.takesWords {
      lineRefused()
      answer(.error(Self.takesNoWords(shown.name)))
      return nil
    }
    switch meaning {
    case .own(let own):
      if isTyped { commandEntered() }
      return .command(own.name, argument: command.argument)
    case .common(let common):
      if isTyped {
        commandEntered()
        restoreInitial()
      }
      return try run(common, command.argument, page)
    case .several(let names):
      let all = Sentence.list(names.map { "`/\($0)`" as Sentence }, .or)
      if isTyped { lineRefused() }
      answer(.error("`/\(command.name)` may mean \(all). Write more of it.\(correcting())"))
    case .unknown(let suggestion):
      if isTyped { lineRefused() }
      answer(.error("\(Self.unknown(command.name, suggestion, on: page))\(correcting())"))
    }
    return nil
  }

  private static func unknown(
    _ name: String, _ suggestion: String?, on page: ShownPage
  ) -> Sentence {
    guard !name.isEmpty else {
      return "A command follows the slash. `/help` lists them; `//` writes a slash."
    }
    guard let suggestion else { return "There is no command `/\(name)` here. \(listing(page))" }
    return
      "There is no command `/\(name)` here. Did you mean `/\(suggestion)`? \(listing(page))"
  }

  /// The page's own commands by name, if they are few enough to listen to.
  private static func listing(_ page: ShownPage) -> Sentence {
    let names = page.commands.filter { !$0.help.isEmpty }.map { "`/\($0.name)`" as Sentence }
    guard (1...9).contains(names.count) else { return "`/help` lists the commands." }
    return "This page has \(Sentence.list(names)); `/help` lists all commands."
  }

  /// Somebody may have meant a note that begins with a slash; nothing is done, and its words are not lost.
  private static func takesNoWords(_ name: String) -> Sentence {
    "`/\(name)` takes no words, so nothing was done. Ctrl-P brings back the line; `//` begins text with a slash."
  }

  /// A line that was not understood must not be in the way of the next one: it goes to the history.
  func lineRefused() {
    guard let page else { return }
    remember(line: state.line.text)
    if let text = told[page.id], !text.isEmpty { onDraft?(page.id, "", device.now()) }
    lineEntered()
    restoreInitial()
  }

  /// How to get a line back that was not understood; said once.
  func correcting() -> Sentence {
    guard !saidHowToCorrect else { return "" }
    saidHowToCorrect = true
    return " Ctrl-P brings back what you typed."
  }

  private func commandEntered() {
    guard let page else { return }
    remember(line: state.line.text)
    if let text = told[page.id], !text.isEmpty { onDraft?(page.id, "", device.now()) }
    let focus: PageState.Focus = state.cameFromList ? .list : state.focus
    lineEntered()
    state.focus = focus
  }

  private func run(
    _ command: CommonCommand, _ argument: String, _ page: ShownPage
  ) throws(TerminalEnded) -> PageEvent? {
    switch command {
    case .help: return try help(argument, page)
    case .where: return try answerAtLength("Where you are", whereabouts(page))
    case .last:
      let texts = lastOutcome.map(\.text)
      return try answerAtLength(
        "The last answer", texts.isEmpty ? [told("Nothing was said yet.")] : texts)
    case .list: sayList(argument, page)
    case .more: sayMore(page)
    case .reading: return try chooseReading()
    case .say: changeVerbosity(argument)
    case .back: return .back
    case .quit: return .quit
    }
    return nil
  }

  // MARK: Help

  private func help(_ argument: String, _ page: ShownPage) throws(TerminalEnded) -> PageEvent? {
    let table = PageCommands(page.commands, in: language)
    guard !argument.isEmpty else {
      return try answerAtLength(
        "Commands",
        table.entries.filter { !$0.command.help.isEmpty }.map { helpLine($0.command) }
          + [told("Everything without a slash is text.")]
          + (surface.rowsShown == nil
            ? [told("Tab on an empty line shows the question behind the prompt.")] : []))
    }
    let name = TypedCommand(argument).name
    switch table.meaning(of: name) {
    case .own(let command): answer(.outcome("\(helpLine(command))"), alone: true)
    case .common(let common):
      answer(.outcome("\(helpLine(common.command.shown(in: language)))"), alone: true)
    case .several(let names):
      let lines = table.entries.filter { names.contains($0.command.name) }.map {
        helpLine($0.command)
      }
      return try answerAtLength("Commands", lines)
    case .unknown(let suggestion): answer(.error(Self.unknown(name, suggestion, on: page)))
    }
    return nil
  }

  /// "/task [NAME]: Ends or starts a task. Key: f2."
  private func helpLine(_ command: ShownCommand) -> String {
    let argument = command.argument.isEmpty ? "" : " " + command.argument
    let keys = settings.keys.lines.filter { TypedCommand($0.value) == TypedCommand(command.name) }
    let key = keys.keys.min().map { told(" Key: \($0).") } ?? ""
    return "/\(command.name)\(argument): \(Sentences.ended(command.help))\(key)"
  }

  // MARK: Where

  private func whereabouts(_ page: ShownPage) -> [String] {
    var sentences = [Sentences.heading(page)]
    if let list = page.list { sentences.append(position(list)) }
    if surface.isCut { sentences += page.lead + [Sentences.enter(page) ?? ""] }
    let text = state.line.text
    if !text.isEmpty, !page.prompt.isSecret { sentences.append(told("In the input: \(text)")) }
    let ended = sentences.filter { !$0.isEmpty }.map { Sentences.ended($0) }
    let whole = ended.joined(separator: " ")
    return surface.fits(whole) ? [whole] : ended
  }

  /// "Note 3 of 11: asks whether to double tap."
  func position(_ list: ShownList) -> String {
    let state = state
    guard state.order.count > 0 else {
      return state.order.isNarrowed
        ? told("No \(list.noun.single) fits what is typed") : list.whenEmpty
    }
    let rows = state.order.isNarrowed ? state.order.count : numbers.count(of: list)
    let count = list.noun.counted(rows)
    let inLines = surface.rowsShown == nil
    guard !inLines || list.manner == .choices && list.start != nil else { return told(count) }
    guard state.focus == .list || inLines, let place = state.order.position(of: state.row) else {
      return told("In the input, after \(count)")
    }
    let sentence = list.row(state.row).sentence
    let number = state.order.isNarrowed ? place + 1 : numbers.number(of: state.row) ?? place + 1
    return told("\(list.noun.single.capitalised) \(number) of \(rows): \(sentence)")
  }
}
