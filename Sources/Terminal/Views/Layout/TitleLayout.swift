/// The first lines of a page.
struct TitleLayout {
  var profile: Profile
  /// In cells.
  var width: Int

  func lines(_ page: Page) -> [FrameLine] {
    switch profile {
    case .screenReader:
      return Prose.lines(SafeText.line(spoken(page)), width: width).map { FrameLine($0) }
    case .standard:
      let title = SafeText.line(page.title)
      let place = SafeText.line(page.place)
      if CellWidth.of(title) + CellWidth.of(place) + 2 <= width {
        var line = FrameLine(title, [.bold, .underline])
        let blanks = width - CellWidth.of(title) - CellWidth.of(place)
        line.add(String(repeating: " ", count: blanks), .underline)
        line.add(place, .underline)
        return [line]
      }
      return styled(Prose.lines(title, width: width), .bold)
        + (place.isEmpty ? [] : styled(Prose.lines(place, width: width), []))
    case .lowVision:
      return styled(Prose.lines(SafeText.line(page.title), width: width), .bold)
        + (page.place.isEmpty
          ? [] : styled(Prose.lines(SafeText.line(page.place), width: width), []))
    }
  }

  func cut(_ lines: [FrameLine], to count: Int) -> [FrameLine] {
    let style = lines.first?.pieces.first?.style ?? []
    return styled(Prose.cut(lines.map(\.text), to: count, width: width), style)
  }

  /// Title and place as sentences, and how many rows follow where that does not change while somebody types.
  private func spoken(_ page: Page) -> String {
    var heading = Sentences.heading(page)
    if let list = page.list, list.count > 0 {
      switch list.manner {
      case .choices: heading += " \(Nouns.count(list.count, list.noun))."
      case .log: heading += " Newest last."
      case .reading: break
      }
    }
    return heading
  }

  private func styled(_ lines: [String], _ style: Style) -> [FrameLine] {
    lines.map { FrameLine($0, style) }
  }
}

/// The commands a page offers, at the bottom.
struct FooterLayout {
  /// In cells.
  var width: Int

  /// As many as fit on one line; while a command is typed, those that begin so.
  ///
  /// - Parameter isCut: Whether something is to be read with `/where` alone.
  func line(_ page: Page, _ state: PageState, isCut: Bool) -> FrameLine {
    let own = page.commands.filter(\.isInFooter).map(\.name)
    var names = (isCut ? ["where"] : []) + own.filter { !isCut || $0 != "where" }
    if !own.contains("help") { names.append("help") }
    if state.isCommand {
      let typed = TypedCommand(state.line.text)
      let fitting = CommandTable(page.commands).names(beginning: typed.name)
      names = fitting.isEmpty ? names : fitting
    }
    var line = ""
    for name in names.map({ SafeText.line("/\($0)") }) {
      let next = line.isEmpty ? name : line + "  " + name
      guard CellWidth.of(next) <= width else { break }
      line = next
    }
    return FrameLine(line)
  }
}
