import Localization

/// Lays a page out in a window.
struct PageLayout {
  var audience: ScreenAudience
  var size: TerminalDevice.Size

  struct Result {
    var frame: Frame
    /// The positions of the list that can be seen.
    var shown: Range<Int>
    /// Whether title, place or lead are not whole.
    var isCut: Bool
  }

  private var width: Int { max(audience.width(in: size.columns), 1) }
  private var isRoomy: Bool { size.rows >= 18 && audience != .screenReader }

  /// - Parameter top: The first position that was seen before.
  func lay(_ scene: Scene, top: Int?, rows: inout RowStore) -> Result {
    let page = scene.page
    let input = InputLayout(
      label: page.prompt.labelWithRange + ": ", style: audience == .screenReader ? [] : .bold,
      line: scene.state.line, isSecret: page.prompt.isSecret, width: width,
      limit: max(size.rows / 3, 1))
    var plan = Plan(left: size.rows - 2 - input.lines.count, hasList: page.list != nil)

    let whole = message(scene.message)
    let message = Prose.cut(whole, to: 1 + plan.take(whole.count - 1), width: width)
    var title = TitleLayout(audience: audience, width: width).lines(page, scene.numbers)
    let titleRoom = size.rows >= 12 ? plan.take(min(title.count - 1, 2)) : 0
    var isCut = title.count > 1 + titleRoom
    if isCut { title = TitleLayout(audience: audience, width: width).cut(title, to: 1 + titleRoom) }
    let isTall = size.rows >= 14 || size.rows >= 10 && width >= 40
    let hasFooter = isTall && audience != .screenReader && plan.take(1) == 1
    let gaps = isRoomy ? plan.take(4) : 0
    let wholeLead = lead(page)
    let lead = Prose.cut(wholeLead, to: plan.takeForLead(wholeLead.count), width: width)
    isCut = isCut || lead.count < wholeLead.count

    let isError = scene.message.contains { $0.message.weight == .error }
    let said = (message.isEmpty ? [""] : message).map {
      FrameLine($0, isError && audience != .screenReader ? .bold : [])
    }
    var lines = (audience.saysOutcomeFirst ? said : []) + title
    if gaps > 0 { lines.append(.blank) }
    lines += lead.map { FrameLine($0) }
    if gaps > 1, !lead.isEmpty, page.list != nil { lines.append(.blank) }
    var cursor = Frame.Position(row: 0, column: 0)
    var shown = 0..<0
    if let list = page.list {
      let block = ListBlock(audience: audience, width: width, height: max(plan.left, 1))
        .lay(list, scene, top: top, rows: &rows)
      shown = block.shown
      if let focus = block.cursor, scene.state.focus == .list {
        cursor = Frame.Position(row: lines.count + focus.row, column: focus.column)
      }
      lines += block.lines
    }
    if gaps > 2 { lines.append(.blank) }
    if scene.state.focus == .input || shown.isEmpty {
      cursor = Frame.Position(row: lines.count + input.cursor.row, column: input.cursor.column)
    }
    lines += input.lines
    if gaps > 3 { lines.append(.blank) }
    if scene.focusesMessage, !message.isEmpty {
      cursor = Frame.Position(row: audience.saysOutcomeFirst ? 0 : lines.count, column: 0)
    }
    if !audience.saysOutcomeFirst { lines += said }
    if hasFooter {
      let position = ListPosition(scene, shown: shown).map { page.told($0.words) } ?? ""
      lines.append(
        FooterLayout(width: width).line(page, scene.state, isCut: isCut, position: position))
    }
    return Result(frame: fitted(lines, cursor), shown: shown, isCut: isCut)
  }

  /// In windows too small for everything, the lines around the cursor.
  private func fitted(_ lines: [FrameLine], _ cursor: Frame.Position) -> Frame {
    let rows = max(size.rows, 1)
    let over = max(min(cursor.row - rows + 1, lines.count - rows), 0)
    return Frame(
      lines: Array(lines.dropFirst(over).prefix(rows)),
      cursor: Frame.Position(row: cursor.row - over, column: cursor.column))
  }

  private func lead(_ page: ShownPage) -> [String] {
    let marking = page.told("Space marks a row; Enter takes the marked ones.")
    let hints = [page.prompt.accepts == .choices ? marking : nil, Sentences.enter(page)]
    return (page.lead + hints.compactMap { $0 }).flatMap { Prose.lines($0, width: width) }
  }

  private func message(_ said: [Said]) -> [String] {
    let text = said.map(\.message.text).filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? [] : Prose.lines(text, width: width)
  }

  /// How many lines are left, after one for the title, one for the message and the input.
  private struct Plan {
    var left: Int
    var hasList: Bool

    /// Takes at most that many lines; two stay for a list.
    mutating func take(_ count: Int) -> Int {
      let taken = max(min(count, left - (hasList ? 2 : 0)), 0)
      left -= taken
      return taken
    }

    /// Beside a list, half of what there is at most.
    mutating func takeForLead(_ count: Int) -> Int {
      take(hasList ? min(count, left / 2) : count)
    }
  }
}
