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

/// Makes text from files and people safe as the content of an HTML element, and as the inside of an attribute.
package enum HTMLText {
  /// Text with no sign that begins or ends anything; characters that no page may hold are written out as "(U+FFFE)".
  package static func escaped(_ text: String) -> String {
    VisibleText.replacing(text, with: replacement)
  }

  /// Data inside a line: on one line, escaped, with its own direction, breaking anywhere only where a word is too long.
  package static func data(_ text: String) -> String {
    let line = VisibleText.oneLine(text)
    if let figure = FigureText.unbroken(line) { return escaped(figure) }
    let safe = withLongWords(line)
    return line.unicodeScalars.contains(where: isRightToLeft) ? "<bdi>\(safe)</bdi>" : safe
  }

  /// The text on one line, with what no page may hold written out: as long as it will be seen.
  static func seen(_ text: String) -> String {
    VisibleText.replacing(VisibleText.oneLine(text)) {
      isForbidden($0) ? VisibleText.name(of: $0) : nil
    }
  }

  private static func replacement(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: isForbidden(scalar) ? VisibleText.name(of: scalar) : nil
    }
  }

  /// What Unicode sets aside as no character, and what means something to one font only.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xfdd0...0xfdef, 0xe000...0xf8ff, 0xf0000...: true
    default: scalar.value & 0xfffe == 0xfffe
    }
  }

  /// Letters and digits of scripts that are written from right to left.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08ff, 0xfb1d...0xfdcf, 0xfdf0...0xfdff, 0xfe70...0xfefe, 0x10800...0x10fff,
      0x1e800...0x1efff:
      true
    default: false
    }
  }

  /// How many characters a word may have before it could push a column off the page.
  private static let longWord = 20

  private static func withLongWords(_ line: String) -> String {
    guard line.utf8.count > longWord else { return escaped(line) }
    return line.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let isLong = word.split(separator: "-").contains { $0.unicodeScalars.count > longWord }
      let safe = escaped(String(word))
      return isLong ? "<span class=\"long\">\(safe)</span>" : safe
    }.joined(separator: " ")
  }
}

/// Keeps figures on one line: "60 %", "7 min 10 s", "3 of 5".
enum FigureText {
  /// The text with spaces that do not break, if it is a figure and nothing else; else `nil`.
  static func unbroken(_ text: String) -> String? {
    let bytes = text.utf8
    guard bytes.count <= 24, bytes.contains(0x20), text.unicodeScalars.allSatisfy(mayStand),
      let first = text.unicodeScalars.first, first == "−" || first.isASCIIDigit
    else { return nil }
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ isNumber($0) || units.contains(String($0)) }) else { return nil }
    return parts.joined(separator: "\u{a0}")
  }

  /// Words between two numbers that belong together.
  static func joining(_ words: String) -> String? {
    words == " of " ? "\u{a0}of\u{a0}" : nil
  }

  private static let units: Set = ["%", "s", "min", "h", "of"]

  private static func mayStand(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCIIDigit || " .−%sminhof".unicodeScalars.contains(scalar)
  }

  private static func isNumber(_ part: Substring) -> Bool {
    !part.isEmpty
      && part.unicodeScalars.allSatisfy { $0.isASCIIDigit || $0 == "." || $0 == "−" }
  }
}

/// Says which language words are in, where the tag is one that readers know.
enum LanguageTag {
  /// The words with their language; as they are where nobody could tell which language is meant.
  static func span(_ words: String, _ tag: String) -> String {
    guard let tag = known(tag) else { return words }
    return "<span lang=\"\(tag)\">\(words)</span>"
  }

  /// A tag of BCP 47 in its usual letters: a language of ISO 639, and a region of two letters if there is one.
  static func known(_ tag: String) -> String? {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard let language = parts.first?.lowercased(), parts.count <= 2,
      languages.contains(language), parts.allSatisfy({ $0.utf8.count > 1 })
    else { return nil }
    guard parts.count == 2 else { return language }
    let region = parts[1].uppercased()
    return regions.contains(region) ? "\(language)-\(region)" : language
  }

  /// ISO 639-1, and some languages of many speakers that it lacks.
  private static let languages = set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de \
    dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia \
    id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo \
    lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl \
    ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk \
    tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu \
    ckb fil gsw hsb dsb prs rom yue
    """)

  /// The regions that languages are most often told apart by.
  private static let regions = set(
    """
    AE AR AT AU BE BR CA CH CL CN CO CY CZ DE DK DZ EG ES FI FR GB GR HK HR HU ID IE IL IN IQ IR IT JO \
    JP KE KR LB LI LU LY MA MX MY NG NL NO NZ PE PH PK PL PS PT RO RS RU SA SD SE SG SI SK SY TH TN TR \
    TW TZ UA US VN YE ZA
    """)

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(separator: " ").map(String.init))
  }
}
