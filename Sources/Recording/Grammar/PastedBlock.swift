import Records
import Wording

/// Several pasted lines, read as notes of a session that is over: headings that name tasks, and times at the beginnings
/// of lines. Reading decides nothing: somebody is asked.
package struct PastedBlock: Hashable, Sendable {
  /// A task by which headings may be known.
  package struct Task: Sendable {
    package let id: String
    package let title: String

    package init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// One line, understood.
  package struct Line: Hashable, Sendable {
    /// The task that begins here, by its id; of a heading alone.
    package var task: String?
    /// Whether it is a heading that names a task, and no note.
    package var isHeading = false
    /// Whether it is a heading that names none: a note, and what follows belongs to no task.
    package var endsTask = false
    /// What was read in front of the words: `- 12:31 `.
    package var before = ""
    package var text: String
    fileprivate var time: PastedTime?
  }

  package let lines: [Line]

  /// - `tasks`: In the order of the plan: `Task 2` is the second.
  package init(_ lines: [String], tasks: [Task]) {
    let titles = tasks.map { PlainText.folded($0.title, .words) }
    self.lines = lines.map { Self.line($0, tasks, titles) }
  }

  package var headings: Int { lines.count(where: \.isHeading) }
  package var times: Int { lines.count { $0.time != nil } }

  /// Whether it looks like notes of a session: a heading that is a task, or two times, among three lines or more.
  package var isStructured: Bool { lines.count > 2 && (headings > 0 || times > 1) }

  /// The times of the lines, in milliseconds since the session's start.
  ///
  /// - Parameter start: The time of day at which the session began, in milliseconds since midnight, where the lines have
  ///   times of day; `nil` where they count from its start.
  /// - Returns: For each line its time, or `nil`; `nil` for all where one of them lies before the start or can be no
  ///   such time.
  package func milliseconds(from start: Int?) -> [Int?]? {
    var found: [Int?] = []
    for line in lines {
      guard let time = line.time else {
        found.append(nil)
        continue
      }
      guard let value = time.time.milliseconds(from: start) else { return nil }
      found.append(value)
    }
    return found
  }

  /// Reads `14:00` as the time of day at which a session began; `nil` for anything else.
  package static func start(_ typed: String) -> Int? { TypedTime.ofDay(PlainText.trimmed(typed)) }

  /// Whether its times are times of day.
  package var hasClockTimes: Bool { TypedTime.areClock(lines.compactMap(\.time?.time)) }

  // MARK: Lines

  private static func line(_ typed: String, _ tasks: [Task], _ titles: [String]) -> Line {
    let trimmed = typed.drop { $0.isWhitespace }
    let marks = trimmed.prefix { $0 == "#" }
    let isMarked = (1...6).contains(marks.count) && trimmed.dropFirst(marks.count).first == " "
    if let index = task(isMarked ? trimmed.dropFirst(marks.count) : trimmed, titles) {
      return Line(task: tasks[index].id, isHeading: true, text: typed)
    }
    if isMarked { return Line(endsTask: true, text: typed) }
    var rest = typed[...]
    drop(&rest) { $0.drop { $0.isWhitespace } }
    drop(&rest, bullet)
    var line = Line(text: String(rest))
    if let (time, behind) = time(rest), !behind.isEmpty {
      line.time = time
      rest = behind
    }
    line.before = String(typed[..<rest.startIndex])
    line.text = String(rest)
    return line
  }

  private static func drop(_ rest: inout Substring, _ read: (Substring) -> Substring) {
    let left = read(rest)
    if !left.isEmpty { rest = left }
  }

  /// What is left behind `- `, `* `, `• ` or `3. `.
  private static func bullet(_ text: Substring) -> Substring {
    guard let first = text.first else { return text }
    if "-*•–".contains(first), text.dropFirst().first == " " {
      return text.dropFirst().drop { $0.isWhitespace }
    }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let behind = text.dropFirst(digits.count)
    guard (1...2).contains(digits.count), let mark = behind.first, ".)".contains(mark),
      behind.dropFirst().first == " "
    else { return text }
    return behind.dropFirst().drop { $0.isWhitespace }
  }

  private static func time(_ text: Substring) -> (PastedTime, Substring)? {
    let word = text.prefix { !$0.isWhitespace }
    guard let time = PastedTime(word) else { return nil }
    var rest = text.dropFirst(word.count).drop { $0.isWhitespace }
    // "12:31 - text", but not a minus before a number.
    if let first = rest.first, "-–—|".contains(first), rest.dropFirst().first == " " {
      rest = rest.dropFirst().drop { $0.isWhitespace }
    }
    return (time, rest)
  }

  // MARK: Headings

  /// The task that a line names as a heading: its title alone, `Task 2`, or both.
  private static func task(_ line: Substring, _ titles: [String]) -> Int? {
    var words = PlainText.folded(line, .words)
    guard !words.isEmpty else { return nil }
    if let index = titles.firstIndex(of: words) { return index }
    guard words.hasPrefix("task ") else { return nil }
    words = String(words.dropFirst(5))
    let digits = words.prefix { $0.isASCII && $0.isNumber }
    if let number = Int(digits), titles.indices.contains(number - 1) {
      let rest = PlainText.folded(words.dropFirst(digits.count), .words)
      return rest.isEmpty || rest == titles[number - 1] ? number - 1 : titles.firstIndex(of: rest)
    }
    return titles.firstIndex(of: words)
  }
}
