import Localization

/// The first lines of a page.
struct TitleLayout {
  var audience: ScreenAudience
  /// In cells.
  var width: Int

  /// - Parameter numbers: Of the rows of the page's list.
  func lines(_ page: ShownPage, _ numbers: RowNumbers) -> [FrameLine] {
    switch audience {
    case .screenReader:
      return Prose.lines(SafeText.line(spoken(page, numbers)), width: width).map { FrameLine($0) }
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
  private func spoken(_ page: ShownPage, _ numbers: RowNumbers) -> String {
    var heading = Sentences.heading(page)
    if let list = page.list, list.count > 0 {
      switch list.manner {
      case .choices: heading += page.told(" \(list.noun.counted(numbers.count(of: list))).")
      case .log: heading += page.told(" Newest last.")
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

  /// As many as fit on one line, help always; while a command is typed, those that begin so.
  ///
  /// - Parameters:
  ///   - isCut: Whether something is to be read with `/where` alone.
  ///   - position: Which rows are seen; it stands on the right where there is room beside the first command and help.
  func line(_ page: ShownPage, _ state: PageState, isCut: Bool, position: String) -> FrameLine {
    let own = page.commands.filter(\.isInFooter).map(\.name)
    var names = (isCut ? ["where"] : []) + own.filter { !isCut || $0 != "where" }
    names.removeAll { $0 == "help" }
    if state.isCommand {
      let typed = TypedCommand(state.line.text)
      let fitting = PageCommands(page.commands, in: page.language).names(beginning: typed.name)
      if !fitting.isEmpty { return FrameLine(fitted(fitting.map(Self.word), [], in: width)) }
    }
    let words = names.map(Self.word)
    let first = fitted(Array(words.prefix(1)), ["/help"], in: width)
    let room = width - CellWidth.of(position) - 2
    guard !position.isEmpty, CellWidth.of(first) <= room else {
      return FrameLine(fitted(words, ["/help"], in: width))
    }
    let line = fitted(words, ["/help"], in: room)
    let blanks = width - CellWidth.of(line) - CellWidth.of(position)
    return FrameLine(line + String(repeating: " ", count: blanks) + position)
  }

  private static func word(_ name: String) -> String { SafeText.line("/\(name)") }

  /// As many of the words as fit beside the last ones.
  private func fitted(_ words: [String], _ last: [String], in width: Int) -> String {
    var taken: [String] = []
    for word in words {
      guard CellWidth.of((taken + [word] + last).joined(separator: "  ")) <= width else { break }
      taken.append(word)
    }
    return (taken + last).joined(separator: "  ")
  }
}
