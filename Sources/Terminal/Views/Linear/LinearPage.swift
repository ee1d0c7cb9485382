/// A page as plain lines.
struct LinearPage {
  let page: Page
  let numbers: RowNumbers
  let verbosity: Verbosity
  /// Whether the page before was about the same thing.
  var isContinued = false

  /// Lists that are longer are not read out unless they are asked for.
  static let longest = 60
  static let longestToNarrow = 12

  /// Title, lead, choices and what Enter means, each a line; the prompt is not among them.
  var lines: [String] {
    // Silent says a question all the same: nobody can answer what they have not heard.
    guard verbosity != .silent else {
      return page.list?.manner == .log ? [] : [Sentences.heading(page)]
    }
    let known = isContinued ? page.subject : nil
    var lines = known == nil ? [Sentences.heading(page)] : []
    if verbosity == .full { lines += page.lead.dropFirst(known?.sentences ?? 0) }
    if let list = page.list {
      switch list.manner {
      case .reading: lines += list.count == 0 ? [list.whenEmpty] : rows(list, 0..<list.count)
      case .choices: lines += choices(list)
      case .log where verbosity == .full && list.count == 0: lines.append(list.whenEmpty)
      case .log: break
      }
    }
    if verbosity == .full, let enter = Sentences.enter(page.prompt) { lines.append(enter) }
    return lines.filter { !$0.isEmpty }
  }

  /// Rows as lines, with their numbers where they can be chosen.
  func rows(_ list: PageList, _ range: Range<Int>) -> [String] {
    let range = range.clamped(to: 0..<list.count)
    return range.map { index in
      let row = list.row(index)
      guard !row.isHeading else { return row.sentence }
      let number = numbers.number(of: index).map { "\($0) " } ?? ""
      let mark = page.prompt.accepts == .choices && row.isMarked ? ", marked" : ""
      return list.manner == .reading && number.isEmpty
        ? row.sentence : number + row.sentence + mark
    }
  }

  private func choices(_ list: PageList) -> [String] {
    guard list.count > 0 else { return [list.whenEmpty] }
    if list.isKnown { return [] }
    let longest = list.matching == nil ? Self.longest : Self.longestToNarrow
    guard list.count > longest else { return rows(list, 0..<list.count) }
    return [
      "\(Nouns.count(numbers.count(of: list), list.noun)). Write a number or the beginning of a name. "
        + "/list all says them."
    ]
  }
}
