import JSON
import Records

/// Texts as lists of words, spaces and marks; each distinct one has a number.
///
/// A word ends at a space or at punctuation, but for marks inside it: `4.1.2`, `don't`, `screen-reader` are one word.
/// What people see as one character is never cut. An ideograph is a word of its own.
struct ProposalWords {
  private var numbers: [Text: Int] = [:]
  private var pieces: [(text: String, kind: Kind)] = []

  private enum Kind: Hashable {
    case word, ideograph, space, mark, inner
  }

  /// Takes a text apart.
  mutating func list(_ text: String) -> [Int] {
    var list: [Int] = []
    var word = ""
    /// A mark after the word that belongs to it if the word goes on.
    var inner = ""
    for character in text {
      let kind = Self.kind(character)
      if kind == .word {
        word += inner
        inner = ""
        word.append(character)
        continue
      }
      if kind == .inner, !word.isEmpty, inner.isEmpty {
        inner.append(character)
        continue
      }
      close(&word, &inner, &list)
      list.append(number(String(character), kind == .inner ? .mark : kind))
    }
    close(&word, &inner, &list)
    return list
  }

  private mutating func close(_ word: inout String, _ inner: inout String, _ list: inout [Int]) {
    if !word.isEmpty { list.append(number(word, .word)) }
    if !inner.isEmpty { list.append(number(inner, .mark)) }
    word = ""
    inner = ""
  }

  private mutating func number(_ text: String, _ kind: Kind) -> Int {
    if let known = numbers[Text(text)] { return known }
    numbers[Text(text)] = pieces.count
    pieces.append((text, kind))
    return pieces.count - 1
  }

  func text(_ list: [Int]) -> String { list.map { pieces[$0].text }.joined() }

  func isWord(_ number: Int) -> Bool {
    pieces[number].kind == .word || pieces[number].kind == .ideograph
  }

  func isSpace(_ number: Int) -> Bool { pieces[number].kind == .space }

  func isLineEnd(_ number: Int) -> Bool {
    isSpace(number) && pieces[number].text.utf8.last == UInt8(ascii: "\n")
  }

  /// Whether a sentence may end with it.
  func endsSentence(_ number: Int) -> Bool {
    guard pieces[number].kind == .mark else { return false }
    return [".", "!", "?", "…", "。", "！", "？"].contains { Text.isSame($0, pieces[number].text) }
  }

  /// How much it counts that two texts have it in common.
  func weight(_ number: Int) -> Int32 {
    switch pieces[number].kind {
    case .word: 4
    case .ideograph, .mark, .inner: 2
    case .space: 1
    }
  }

  private static func kind(_ character: Character) -> Kind {
    guard let first = character.unicodeScalars.first else { return .mark }
    switch first.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: return .space
    case .connectorPunctuation: return .inner
    case .dashPunctuation, .otherPunctuation:
      return ["-", "'", "’", ".", ",", ":", "/", "·"].contains(first) ? .inner : .mark
    // A closing quotation mark is also what many write for an apostrophe.
    case .finalPunctuation: return first == "’" ? .inner : .mark
    case .openPunctuation, .closePunctuation, .initialPunctuation: return .mark
    default: return first.properties.isIdeographic ? .ideograph : .word
    }
  }
}
