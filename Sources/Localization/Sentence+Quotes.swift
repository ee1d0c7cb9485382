extension Sentence {
  /// The sentence with an ellipsis for all data in quotation marks: what somebody wrote is not repeated.
  ///
  /// Words of the program stay, also in quotation marks.
  package var withoutQuotedData: Sentence {
    var hider = QuoteHider()
    return hider.hidden(self)
  }
}

/// Goes through a sentence from its beginning and knows what stands before each piece of data.
private struct QuoteHider {
  private static let ellipsis = "…"
  private static let opening: Set<Character> = ["\"", "“", "„", "«"]
  /// The last character that the sentence shows so far.
  private var last: Character?

  mutating func hidden(_ sentence: Sentence) -> Sentence {
    switch sentence.form {
    case .words(let words):
      note(words)
      return sentence
    case .template(let parts): return Sentence(.template(parts.map { hidden($0) }))
    case .count(_, _, let many):
      note(many)
      return sentence
    case .joined(let pieces, let separator):
      return Sentence(.joined(hidden(pieces, between: separator), separator: separator))
    case .list(let pieces, let word):
      return Sentence(.list(hidden(pieces, between: ", "), word))
    case .capitalised(let inner): return Sentence(.capitalised(hidden(inner)))
    case .uncapitalised(let inner): return Sentence(.uncapitalised(hidden(inner)))
    case .marked(let inner, let mark): return Sentence(.marked(hidden(inner), mark))
    }
  }

  private mutating func hidden(_ pieces: [Sentence], between separator: String) -> [Sentence] {
    pieces.enumerated().map { place, piece in
      if place > 0 { note(separator) }
      return hidden(piece)
    }
  }

  private mutating func hidden(_ part: Sentence.Part) -> Sentence.Part {
    switch part {
    case .words(let words):
      note(words)
      return part
    case .number(let number):
      note(String(number))
      return part
    case .piece(let sentence): return .piece(hidden(sentence))
    case .text(let text):
      let isQuoted = last.map { Self.opening.contains($0) } ?? false
      let shown = isQuoted ? Self.ellipsis : Self.hidden(text)
      note(shown)
      return .text(shown)
    }
  }

  /// Data that brings its quotation marks along: from the first to the last of them.
  private static func hidden(_ text: String) -> String {
    guard let first = text.firstIndex(where: { opening.contains($0) }),
      let end = text.lastIndex(where: { "\"”“»".contains($0) })
    else { return text }
    return text[...first] + ellipsis + (end > first ? text[end...] : "")
  }

  private mutating func note(_ shown: String) { last = shown.last ?? last }
}
