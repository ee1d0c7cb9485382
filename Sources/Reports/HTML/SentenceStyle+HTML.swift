import Localization

extension SentenceStyle {
  /// The inside of an element, with links to where a page can lead.
  static func html(_ links: PageLinks) -> SentenceStyle {
    SentenceStyle(
      words: { FigureText.joining($0) ?? HTMLText.escaped($0).marking(code: "`") },
      text: { text, _ in HTMLText.data(text) },
      marked: { words, mark in
        switch mark {
        case .language(let tag): LanguageTag.span(words, tag)
        case .link(let place): links.link(words, to: place)
        case .web, .claim: words
        }
      })
  }
}

extension SentenceStyle {
  /// Plain text in which figures stay on one line.
  static let unbrokenFigures = SentenceStyle(
    words: { FigureText.joining($0) ?? $0 }, text: { text, _ in FigureText.unbroken(text) ?? text })
}

extension Sentence {
  /// The sentence as the inside of an element.
  func html(in language: Language, _ links: PageLinks) -> String {
    CodeSigns.elements(written(.html(links), in: language))
  }

  /// The sentence as text that has no elements in it: a title, the words of an attribute.
  func htmlText(in language: Language) -> String {
    HTMLText.escaped(VisibleText.oneLine(plain(in: language)))
  }
}

/// Code begins in one run of words and may end in another, with data between: its ends are marked, and made elements when
/// the sentence is complete.
///
/// The mark is a control character, which no data can hold, since ``VisibleText`` writes all of them out.
enum CodeSigns {
  static let sign: Character = "\u{1}"

  static func elements(_ text: String) -> String {
    guard text.utf8.contains(1) else { return text }
    let parts = text.split(separator: sign, omittingEmptySubsequences: false)
    var result = ""
    for (place, part) in parts.enumerated() {
      if place > 0 { result += place.isMultiple(of: 2) ? "</code>" : "<code>" }
      result += part
    }
    return parts.count.isMultiple(of: 2) ? result + "</code>" : result
  }
}

extension String {
  fileprivate func marking(code tick: Character) -> String {
    utf8.contains(UInt8(ascii: "`")) ? String(map { $0 == tick ? CodeSigns.sign : $0 }) : self
  }
}
