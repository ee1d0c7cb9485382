import Localization

/// How the person reads, and pages of the view itself that lie over the one that is shown.
extension TerminalView {
  /// Words of the view itself, in the language of the person.
  func told(_ words: Sentence) -> String { words.plain(in: language) }

  func changeVerbosity(_ argument: String) {
    let words = Verbosity.allCases.filter {
      !argument.isEmpty && $0.rawValue.hasPrefix(argument.lowercased())
    }
    if words.count == 1 {
      settings.verbosity = words[0]
      settingsChanged(settings)
      answer(.outcome(Self.says(settings.verbosity)))
    } else if argument.isEmpty {
      answer(
        .outcome(
          "\(Self.says(settings.verbosity)) Change it with `/say full`, `short` or `silent`."))
    } else {
      answer(.error("Write `/say full`, `/say short` or `/say silent`."))
    }
  }

  private static func says(_ verbosity: Verbosity) -> Sentence {
    switch verbosity {
    case .full: "Everything is said."
    case .short: "Answers and errors are said."
    case .silent: "Only errors are said."
    }
  }

  /// Asks how to read, and reads so at once.
  func chooseReading() throws(TerminalEnded) -> PageEvent? {
    let modes: [(mode: ReadingMode, words: Sentence)] = [
      (.standard, "full screen"), (.linear, "screen reader or braille, plain lines"),
      (.lowVision, "large and simple"), (.screenReader, "screen reader, full screen"),
    ]
    let now = modes.firstIndex { $0.mode == settings.mode } ?? 0
    let rows = modes.map { PageRow($0.mode.rawValue, $0.words) }
    var list = PageList(.choices, noun: Noun("choice", "choices"), rows: rows, start: now)
    list.startsAnew = true
    let inner = Page(
      "view reading", title: "How do you want to read?", list: list,
      prompt: Prompt("Reading", .choice, enterMeans: "keeps \"\(modes[now].words)\""))
    switch try overlay(inner) {
    case .chosen(let row):
      let chosen = modes[row]
      settings.mode = chosen.mode
      settingsChanged(settings)
      let isPossible = device.hasEscapes || chosen.mode == .linear
      answer(
        .outcome(
          isPossible
            ? "You read: \(chosen.words)."
            : "This terminal shows plain lines only; elsewhere: \(chosen.words)."))
    case .quit: return .quit
    default: break
    }
    return nil
  }

  /// Says something that may be long: on the message line if it fits, else on a page to read.
  func answerAtLength(_ title: Sentence, _ lines: [String]) throws(TerminalEnded) -> PageEvent? {
    if surface.rowsShown == nil || lines.count == 1 && surface.fits(lines[0]) {
      for line in lines { answer(.outcome("\(line)"), alone: true) }
      return nil
    }
    let rows = lines.flatMap { surface.pieces($0) }.enumerated().map {
      PageRow(String($0.offset), "\($0.element)")
    }
    let inner = Page(
      "view text", title: title,
      list: PageList(.reading, noun: Noun("line", "lines"), rows: rows),
      prompt: Prompt("Back", .text, enterMeans: "goes back"))
    return try overlay(inner) == .quit ? .quit : nil
  }

  /// Shows a page over the present one and comes back to it; what was typed there goes into the line below.
  private func overlay(_ inner: Page) throws(TerminalEnded) -> PageEvent {
    let outer = page
    let said = message
    let wasInner = isInner
    sayDraft()
    isInner = true
    states[inner.id] = nil
    let event = try show(inner, [])
    var typed = states[inner.id]?.line.text ?? ""
    if case .entered(let text, _) = event { typed = text }
    if case .chosen = event { typed = "" }
    isInner = wasInner
    page = outer
    message = said
    if let outer { take(outer) }
    if !typed.isEmpty, state.line.isEmpty {
      state.line.set(typed)
      state.beginsPasted = true
      lineChanged()
    }
    return event
  }
}
