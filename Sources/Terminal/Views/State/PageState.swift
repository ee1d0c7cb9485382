/// Where a person is on one page; kept for as long as the view lives.
struct PageState {
  enum Focus: Hashable, Sendable { case input, list }

  var line = TextLine()
  /// When the first character of the line was typed, in milliseconds since 1970.
  var began: Int64?
  /// Whether the line begins with pasted text, which is never a command.
  var beginsPasted = false
  /// What the page put into the input; `nil` where it is to put it there anew.
  var initial: String?
  var focus = Focus.input
  /// Whether the line was begun while the focus was in the list; after a command it goes back there.
  var cameFromList = false
  /// How many rows plain lines have said: from the first on, of a log from the last; `nil` for those of the page.
  var heard: Int?
  /// How often the question was asked for at the prompt since the last other key; `nil` where it was not.
  var asks: Int?
  /// The focused row among all rows.
  var row = 0
  /// What the page said about where the focus starts.
  var start: Int?
  var order = RowOrder.all(0)
  var marked: Set<Int> = []
  var history = InputHistory()
  /// Lines of a paste that are still to be entered, and what follows the last line end.
  var pasted: [String] = []
  var pastedNext = 0
  var pastedRest: String?
  var pastedAt: Int64 = 0

  /// Whether what stands in the input is a command.
  var isCommand: Bool {
    guard !beginsPasted, let first = line.text.first, TypedCommand.isSlash(first) else {
      return false
    }
    return !(line.text.dropFirst().first.map(TypedCommand.isSlash) ?? false)
  }

  /// The line as text: exactly as typed, a doubled slash as one.
  var enteredText: String {
    guard !beginsPasted, let first = line.text.first, TypedCommand.isSlash(first),
      let second = line.text.dropFirst().first, TypedCommand.isSlash(second)
    else { return line.text }
    return String(line.text.dropFirst())
  }

  mutating func clearLine() {
    line.clear()
    cameFromList = false
    began = nil
    beginsPasted = false
  }
}

extension PageState {
  /// Takes up a page that is shown, for the first time or again.
  ///
  /// - Parameter returns: Whether another page was shown in between.
  mutating func take(_ page: ShownPage, returns: Bool) {
    takeLine(page.prompt)
    if returns { heard = nil }
    guard let list = page.list else {
      focus = .input
      order = .all(0)
      return
    }
    let isNew = start == nil && order.count == 0
    let startsAnew = returns && (list.startsAnew || list.start != nil) || list.start != start
    let count = order.isNarrowed ? nil : order.count
    order = .all(list.count)
    if page.prompt.accepts == .choices, isNew || returns {
      marked = Set((0..<list.count).filter { list.row($0).isMarked })
    }
    if isNew || startsAnew {
      begin(list, page.prompt)
    } else if focus == .input, list.manner == .log {
      row = list.count - 1
    } else if count == 0 {
      begin(list, page.prompt)
    }
    start = list.start
    row = min(max(row, 0), max(list.count - 1, 0))
    if list.count == 0 { focus = .input }
    skipHeading(list)
  }

  mutating func takeLine(_ prompt: ShownPrompt) {
    if pastedNext == pasted.count, let rest = pastedRest {
      pastedRest = nil
      pasted = []
      pastedNext = 0
      line.set(rest)
      began = rest.isEmpty ? nil : pastedAt
      beginsPasted = !rest.isEmpty
      initial = prompt.initial
    } else if initial != prompt.initial {
      line.set(prompt.initial)
      beginsPasted = !prompt.initial.isEmpty
      began = nil
      initial = prompt.initial
    }
  }

  private mutating func begin(_ list: ShownList, _ prompt: ShownPrompt) {
    switch list.manner {
    case .log:
      row = list.start ?? list.count - 1
      focus = list.start == nil ? .input : .list
    case .choices:
      row = list.start ?? 0
      focus = list.start == nil && prompt.enterMeans != nil ? .input : .list
    case .reading:
      row = list.start ?? 0
      focus = .list
    }
    if !line.text.isEmpty { focus = .input }
  }

  private mutating func skipHeading(_ list: ShownList) {
    guard list.manner == .choices, list.count > 0 else { return }
    while row + 1 < list.count, list.row(row).isHeading { row += 1 }
  }
}
