/// English made strange but readable: every letter gets an accent, and words become one third longer.
///
/// Code between backticks stays as it is, also where data stands in it: somebody may type it.
enum PseudoWords {
  static func written(_ parts: [Sentence.Part]) -> [Sentence.Part] {
    var isCode = false
    return parts.map { part in
      if case .words(let text) = part { return .words(written(text, &isCode)) }
      return part
    }
  }

  private static func written(_ text: String, _ isCode: inout Bool) -> String {
    var result = ""
    var letters = 0
    for character in text {
      if character == "`" { isCode.toggle() }
      guard !isCode, let accented = accents[character] else {
        result.append(character)
        continue
      }
      result.append(accented)
      letters += 1
      if letters.isMultiple(of: 3) { result.append("~") }
    }
    return result
  }

  private static let accents: [Character: Character] = [
    "a": "á", "b": "ƀ", "c": "ç", "d": "ð", "e": "é", "f": "ƒ", "g": "ĝ", "h": "ĥ", "i": "í",
    "j": "ĵ", "k": "ķ", "l": "ļ", "m": "ɱ", "n": "ñ", "o": "ó", "p": "þ", "q": "ǫ", "r": "ŕ",
    "s": "š", "t": "ţ", "u": "ú", "v": "ṽ", "w": "ŵ", "x": "ẋ", "y": "ý", "z": "ž",
    "A": "Á", "B": "Ɓ", "C": "Ç", "D": "Ð", "E": "É", "F": "Ƒ", "G": "Ĝ", "H": "Ĥ", "I": "Í",
    "J": "Ĵ", "K": "Ķ", "L": "Ļ", "M": "Ṁ", "N": "Ñ", "O": "Ó", "P": "Þ", "Q": "Ǫ", "R": "Ŕ",
    "S": "Š", "T": "Ţ", "U": "Ú", "V": "Ṽ", "W": "Ŵ", "X": "Ẋ", "Y": "Ý", "Z": "Ž",
  ]
}
