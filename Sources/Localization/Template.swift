/// The words of a sentence with its places, as translators see them: `{1} has no {2}`.
///
/// Places are numbered from 1 in the order of English, and a translation may use them in another order. A brace that is
/// a word of the program is doubled.
enum Template {
  /// The text by which a catalogue finds the parts of a sentence.
  static func key(_ parts: [Sentence.Part]) -> String {
    var key = ""
    var place = 0
    for part in parts {
      if case .words(let words) = part {
        key += escaped(words)
      } else {
        place += 1
        key += "{\(place)}"
      }
    }
    return key
  }

  static func escaped(_ words: String) -> String {
    guard words.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
      return words
    }
    return words.reduce(into: "") { $0 += $1 == "{" ? "{{" : $1 == "}" ? "}}" : String($1) }
  }

  /// A run of words, or the number of a place.
  enum Piece: Hashable {
    case words(String)
    case place(Int)
  }

  /// Takes a template apart; `nil` where a brace is neither doubled nor around a number.
  static func pieces(_ text: String) -> [Piece]? {
    var pieces: [Piece] = []
    var words = ""
    var rest = text[...]
    while let sign = rest.popFirst() {
      guard sign == "{" || sign == "}" else {
        words.append(sign)
        continue
      }
      if rest.first == sign {
        words.append(sign)
        rest.removeFirst()
        continue
      }
      guard sign == "{", let end = rest.firstIndex(of: "}"), let place = Int(rest[..<end]),
        place > 0
      else { return nil }
      if !words.isEmpty { pieces.append(.words(words)) }
      words = ""
      pieces.append(.place(place))
      rest = rest[rest.index(after: end)...]
    }
    if !words.isEmpty { pieces.append(.words(words)) }
    return pieces
  }

  /// The places that a template has.
  static func places(_ pieces: [Piece]) -> Set<Int> {
    Set(pieces.compactMap { if case .place(let place) = $0 { place } else { nil } })
  }

  /// A translated template with what stands in the places of the English one.
  static func filled(_ pieces: [Piece], from parts: [Sentence.Part]) -> [Sentence.Part] {
    let filling = parts.filter { if case .words = $0 { false } else { true } }
    return pieces.compactMap { piece in
      switch piece {
      case .words(let words): .words(words)
      case .place(let place): place <= filling.count ? filling[place - 1] : nil
      }
    }
  }
}
