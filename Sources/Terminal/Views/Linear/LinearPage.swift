import Localization

/// A page as plain lines.
struct LinearPage {
  let page: ShownPage
  let numbers: RowNumbers
  let verbosity: Verbosity
  /// Whether the page before was about the same thing.
  var isContinued = false

  /// Of longer lists the first rows are said, and more on request.
  static let longest = 20
  /// How many rows are said at once of a long list.
  static let atOnce = 10
  /// Lists that narrow while typing are not read out where they are longer.
  static let longestToNarrow = 12

  /// Title, lead, choices and what Enter means, each a line; the prompt is not among them.
  var lines: [String] {
    let known = isContinued ? page.subject : nil
    let saysLead = verbosity == .full || page.needsLead
    let lead = saysLead ? page.lead.dropFirst(known?.sentences ?? 0) : []
    let enter = saysLead ? Sentences.enter(page) ?? "" : ""
    // Silent says a question all the same: nobody can answer what they have not heard.
    guard verbosity != .silent else {
      let lines = page.list?.manner == .log ? [] : [Sentences.heading(page)] + lead + [enter]
      return lines.filter { !$0.isEmpty }
    }
    var lines = known == nil ? [Sentences.heading(page)] : []
    lines += lead
    if let list = page.list {
      switch list.manner {
      case .reading: lines += list.count == 0 ? [list.whenEmpty] : rows(list, 0..<list.count)
      case .choices: lines += choices(list)
      case .log where verbosity == .full && list.count == 0: lines.append(list.whenEmpty)
      case .log where verbosity == .full && page.prompt.accepts == .choice:
        lines.append(page.told("`/list` says the last ten, `/list all` says all."))
      case .log: break
      }
    }
    lines.append(enter)
    return lines.filter { !$0.isEmpty }
  }

  /// Rows as lines, with their numbers where they can be chosen.
  func rows(_ list: ShownList, _ range: Range<Int>) -> [String] {
    let range = range.clamped(to: 0..<list.count)
    return range.map { index in
      let row = list.row(index)
      list.onShown?(index)
      guard !row.isHeading else { return row.sentence }
      let number = numbers.number(of: index).map { "\($0) " } ?? ""
      let mark = page.prompt.accepts == .choices && row.isMarked ? page.told(", marked") : ""
      return list.manner == .reading && number.isEmpty
        ? row.sentence : number + row.sentence + mark
    }
  }

  private func choices(_ list: ShownList) -> [String] {
    guard list.count > 0 else { return [list.whenEmpty] }
    if list.isKnown { return [] }
    let count = numbers.count(of: list)
    let counted = list.noun.counted(count)
    if list.matching != nil, count > Self.longestToNarrow {
      return [
        page.told(
          "\(counted). Write a number or the beginning of a name. `/list all` says them.")
      ]
    }
    let first = first(of: list)
    let further =
      first.count == list.count
      ? []
      : [
        page.told(
          "\(Self.atOnce) of \(counted). `/more` says the next \(Self.atOnce), `/list all` says all."
        )
      ]
    return rows(list, first) + further
  }

  /// The rows of a list that are said with its page: all, or the first of a long one.
  func first(of list: ShownList) -> Range<Int> {
    guard list.manner == .choices, numbers.count(of: list) > Self.longest else {
      return 0..<list.count
    }
    return next(of: list, from: 0)
  }

  /// The rows that are said at once from one on; headings do not count.
  func next(of list: ShownList, from start: Int) -> Range<Int> {
    var end = start
    var said = 0
    while end < list.count, said < Self.atOnce {
      if !list.row(end).isHeading { said += 1 }
      end += 1
    }
    return start..<end
  }
}
