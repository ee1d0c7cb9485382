import Localization
import Wording

/// A command that somebody wrote, such as `mpv --start={seconds} {file}`: split into words without a shell.
struct CommandTemplate {
  let words: [String]

  /// Reads words between spaces; quotation marks keep spaces, a backslash keeps the next character.
  ///
  /// - Parameter place: Where it was written, for the error.
  init(_ typed: String, at place: String) throws(WorkbenchError) {
    var words: [String] = []
    var word: String?
    var mark: Character?
    var isEscaped = false
    for character in typed {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", mark != "'" {
        isEscaped = true
        word = word ?? ""
      } else if let open = mark {
        if character == open { mark = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        mark = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    guard mark == nil, !isEscaped else {
      throw WorkbenchError(
        .usage, at: place, "a quotation mark or backslash in the player's command has no end",
        fix: "write it as mpv `--start`={seconds} {file}")
    }
    guard !words.isEmpty, !words[0].isEmpty else {
      throw WorkbenchError(
        .usage, at: place, "the player's command is empty",
        fix: "write it as mpv `--start`={seconds} {file}")
    }
    guard !words[0].contains("{") else {
      throw WorkbenchError(
        .usage, at: place, "the player's command begins with no program",
        fix: "write it as mpv `--start`={seconds} {file}")
    }
    self.words = words
  }

  /// The words with file and time in their places; a file that has no place comes last.
  func filled(file: String, milliseconds: Int) -> [String] {
    let seconds = Self.seconds(milliseconds)
    let whole = String(milliseconds / 1000)
    var filled = words.map { word in
      // One pass, so that nothing in a file's name is taken for a place.
      Self.replace(word, ["{file}": file, "{seconds}": seconds, "{wholeseconds}": whole])
    }
    if !words.contains(where: { $0.contains("{file}") }) { filled.append(file) }
    return filled
  }

  private static func replace(_ word: String, _ values: [String: String]) -> String {
    var result = ""
    var rest = word[...]
    while let brace = rest.firstIndex(of: "{") {
      result += rest[..<brace]
      rest = rest[brace...]
      if let (name, value) = values.first(where: { rest.hasPrefix($0.key) }) {
        result += value
        rest = rest.dropFirst(name.count)
      } else {
        result += "{"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  /// "250.5".
  private static func seconds(_ milliseconds: Int) -> String {
    let rest = milliseconds % 1000
    guard rest != 0 else { return String(milliseconds / 1000) }
    var digits = String(1000 + rest).dropFirst()
    while digits.last == "0" { digits = digits.dropLast() }
    return "\(milliseconds / 1000).\(digits)"
  }
}
