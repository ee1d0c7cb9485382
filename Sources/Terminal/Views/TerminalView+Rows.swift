import Localization

/// Rows on request: plain lines say them, in full screen one moves there.
extension TerminalView {
  func sayList(_ argument: String, _ page: ShownPage) {
    guard let list = page.list, list.count > 0 else {
      answer(.outcome(page.list.map { "\($0.whenEmpty)" } ?? "There is no list here."))
      return
    }
    guard surface.rowsShown == nil else {
      state.focus = .list
      return
    }
    let lines = LinearPage(page: page, numbers: numbers, verbosity: .full)
    var count = list.manner == .log ? LinearPage.atOnce : lines.first(of: list).count
    if let number = ChoiceReader.number(argument) {
      count = number
    } else if !argument.isEmpty {
      guard "all".hasPrefix(argument.lowercased()) else {
        answer(.error("Write `/list`, `/list 20` or `/list all`."))
        return
      }
      count = list.count
    }
    count = min(count, list.count)
    state.heard = count
    say(list.manner == .log ? list.count - count..<list.count : 0..<count, of: list, lines)
  }

  /// The rows after those that were said last; of a log the ones before.
  func sayMore(_ page: ShownPage) {
    guard let list = page.list, list.count > 0 else {
      answer(.outcome(page.list.map { "\($0.whenEmpty)" } ?? "There is no list here."))
      return
    }
    guard surface.rowsShown == nil else {
      move(list.manner == .log ? .pageUp : .pageDown)
      return
    }
    let lines = LinearPage(page: page, numbers: numbers, verbosity: .full)
    let heard = state.heard ?? (list.manner == .log ? 0 : lines.first(of: list).count)
    guard heard < list.count else {
      let count = list.noun.counted(numbers.count(of: list))
      answer(.outcome("That was all: \(count). `/list` says them again."))
      return
    }
    let range =
      list.manner == .log
      ? max(list.count - heard - LinearPage.atOnce, 0)..<list.count - heard
      : lines.next(of: list, from: heard)
    state.heard = heard + range.count
    say(range, of: list, lines)
  }

  private func say(_ range: Range<Int>, of list: ShownList, _ lines: LinearPage) {
    for line in lines.rows(list, range) { answer(.outcome("\(line)"), alone: true) }
  }
}
