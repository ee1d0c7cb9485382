/// Words of a command line as a person would type them.
package enum CommandLineText {
  /// `kerb study new "Tram tickets"`: quoted for a shell where that is needed.
  static func quoted(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.utf8.allSatisfy(isPlain)
    if isPlain { return word }
    if !word.utf8.contains(where: { "\"$`\\!".utf8.contains($0) }) { return "\"\(word)\"" }
    let pieces = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + pieces.joined(separator: "'\\''") + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...0xFF: true
    default: "-_=./:,+@%".utf8.contains(byte)
    }
  }

  /// Splits a command line as a shell would, without expansions: quotes and backslashes only.
  static func words(of line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character == " " {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }
}
