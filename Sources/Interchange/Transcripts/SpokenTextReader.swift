import Records

/// Reads the text of a meeting as Teams gives it: a line with a name and a time, then what was said.
struct SpokenTextReader {
  private let text: [String]
  private let gap: Int
  private(set) var lines: [TranscriptLine] = []

  init(_ text: TranscriptText) {
    self.text = text.lines
    gap = Self.gap(text.lines) ?? 2
  }

  /// Whether lines of the file name speakers.
  static func heads(_ lines: [String]) -> Bool { gap(lines) != nil }

  /// How many spaces at least stand between name and time: two where a file has such lines, else one.
  private static func gap(_ lines: [String]) -> Int? {
    [2, 1].first { gap in lines.contains { head($0, gap: gap) != nil } }
  }

  mutating func read() {
    var head: (line: Int, name: String, time: Int)?
    var words: [String] = []
    for (index, line) in text.enumerated() {
      if let next = Self.head(line, gap: gap) {
        add(head, words)
        head = (index + 1, next.name, next.time)
        words = []
      } else if !Self.isOfProgram(line) {
        words.append(line.trimmedOfSpace)
      }
    }
    add(head, words)
  }

  private mutating func add(_ head: (line: Int, name: String, time: Int)?, _ words: [String]) {
    // What stands before the first name is the meeting's title and day.
    guard let head else { return }
    lines.append(
      TranscriptLine(
        line: head.line, start: head.time, end: nil, speaker: head.name,
        words: words.joined(separator: "\n").trimmedOfSpace))
  }

  /// `Jane Doe   0:12`, `**Jane Doe**   1:02:03`.
  private static func head(_ line: String, gap: Int) -> (name: String, time: Int)? {
    let line = line.trimmedOfSpace
    guard let space = line.lastIndex(where: \.isWhitespace) else { return nil }
    let typed = line[line.index(after: space)...]
    guard typed.contains(":"), !typed.contains("."), !typed.contains(","),
      let time = CueTime.milliseconds(typed)
    else { return nil }
    let before = line[...space]
    let spaces = before.reversed().prefix(while: \.isWhitespace)
    guard spaces.count >= gap || spaces.contains("\t") else { return nil }
    var name = String(before).trimmedOfSpace
    while name.hasPrefix("*"), name.hasSuffix("*"), name.count > 2 {
      name = String(name.dropFirst().dropLast())
    }
    guard !name.isEmpty, name.count <= 80, name.contains(where: \.isLetter),
      !name.contains(where: { "!?;".contains($0) })
    else { return nil }
    return (name, time)
  }

  /// Lines in which the program says who has started it, with a name.
  private static func isOfProgram(_ line: String) -> Bool {
    let line = line.trimmedOfSpace.lowercased()
    return [
      "started transcription", "stopped transcription", "hat die transkription gestartet",
      "hat die transkription beendet", "hat die transkription angehalten",
    ].contains { line.hasSuffix($0) || line.hasSuffix($0 + ".") }
  }
}
