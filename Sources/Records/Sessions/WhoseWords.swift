import JSON
import Wording

/// Whose words the text of a note holds: the one rule for the recorder, pastes, imports, reviews and reports.
///
/// Words of a participant, or of a helper who speaks for them, need permission to quote. If it is unknown whose words
/// they are, they count as the participant's.
package enum WhoseWords: Hashable, Sendable {
  /// An account by the note-taker, or words of the moderator or of the product.
  case account
  /// Words of the participant, or of a helper or interpreter.
  case participant
  /// Words of the participant among others: `M: what now? P: no idea`.
  case both

  /// Whether the text needs permission to quote.
  package var needPermission: Bool { self != .account }

  /// Decides by the recorded speaker and wording first, then by the text: labels such as `P:`, quotation marks, and the
  /// first person in a note without a speaker.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package init(speaker: Speaker?, wording: Wording?, text: String) {
    let labels = Self.labels(in: text)
    let holdsParticipant = labels.contains { $0 != .moderator }
    switch speaker {
    case .participant, .supporter, .interpreter:
      if labels.contains(.moderator) {
        self = .both
      } else if wording != .paraphrase || holdsParticipant || Self.quotesPerson(text) {
        self = .participant
      } else {
        self = .account
      }
    case .moderator, .assistiveTechnology:
      self = holdsParticipant ? .both : .account
    case nil:
      if labels.contains(.moderator) {
        self = holdsParticipant ? .both : .account
      } else if holdsParticipant || wording.map({ $0 != .paraphrase }) == true
        || Self.quotesPerson(text) || Self.speaksInFirstPerson(text)
      {
        self = .participant
      } else {
        self = .account
      }
    }
  }

  // MARK: Labels

  /// A label that says who speaks: `P`, `p`, `Participant`, `P07`, `P 7`, `P07-kx4d`, `M`.
  package enum Label: Hashable, Sendable {
    case participant
    /// With a P-number.
    case numbered(NumberedReference)
    /// In a capital only: `m` is no word for anyone.
    case moderator

    /// Reads a label without its colon; spaces around it do not count.
    package init?(_ text: some StringProtocol) {
      if let reference = NumberedReference(text) {
        self = .numbered(reference)
        return
      }
      switch PlainText.trimmed(String(text)) {
      case "M", "\u{ff2d}": self = .moderator
      case let word where NumberedReference.words.contains(Text(word.lowercased())):
        self = .participant
      default: return nil
      }
    }

    /// Whether the label has the P-number of a participant.
    package func names(_ id: RecordID) -> Bool {
      if case .numbered(let reference) = self { reference.means(id.string) } else { false }
    }
  }

  /// Every label in a text, in front of a colon or in brackets.
  package static func labels(in text: String) -> [Label] {
    LabelScan(text)?.labels { Label($0) }.map(\.label) ?? []
  }

  /// The participants whose P-numbers are labels in a text; `nil` if one of the labels has a number that none of them has.
  package static func labelled(in text: String, of people: [RecordID]) -> [RecordID]? {
    var found: [RecordID] = []
    for label in labels(in: text) {
      guard case .numbered = label else { continue }
      let named = people.filter(label.names)
      guard !named.isEmpty else { return nil }
      found += named
    }
    return found
  }

  // MARK: Quotations

  private static let marks: [Unicode.Scalar: [Unicode.Scalar]] = [
    "\"": ["\""], "\u{201c}": ["\u{201d}"], "\u{201e}": ["\u{201c}", "\u{201d}"],
    "\u{ab}": ["\u{bb}"], "\u{bb}": ["\u{ab}"], "\u{201d}": ["\u{201d}"],
    "\u{300c}": ["\u{300d}"], "\u{300e}": ["\u{300f}"], "'": ["'"], "\u{2018}": ["\u{2019}"],
    "\u{201a}": ["\u{2018}", "\u{2019}"], "\u{2019}": ["\u{2019}"], "\u{2039}": ["\u{203a}"],
    "\u{203a}": ["\u{2039}"],
  ]

  /// Marks that are apostrophes as well: as quotation marks they stand outside of a word.
  private static let apostrophes: Set<Unicode.Scalar> = ["'", "\u{2018}", "\u{2019}"]

  /// Words that introduce what a product says or shows.
  private static let products: Set<Text> = Set(
    """
    alert announces app banner browser button caption captions card checkbox dialog dialogue error field form heading
    headings hint image item jaws keyboard label labelled labeled labels link links list machine menu message nvda narrator
    notification option orca page phone placeholder pop-up popup prompt reader screen site speech tab talkback tells
    text title toast tooltip voiceover voice announced announcing reads spoken
    """.split(whereSeparator: \.isWhitespace).map { Text(String($0)) })

  /// Whether a text quotes a person: it is one quotation, or holds one of three words or more, or one in the first person,
  /// that no word for a part of a product introduces.
  static func quotesPerson(_ text: String) -> Bool {
    guard
      text.utf8.contains(where: {
        $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") || $0 >= 0x80
      })
    else { return false }
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      guard let end = end(ofQuotationAt: index, in: scalars) else {
        index += 1
        continue
      }
      let inside = string(scalars[(index + 1)..<end])
      let before = string(scalars[..<index])
      let isWhole =
        !before.contains { $0.isLetter } && !string(scalars[(end + 1)...]).contains { $0.isLetter }
      if isWhole || speaksInFirstPerson(inside)
        || words(inside).count > 2 && !isIntroducedByProduct(before)
      {
        return true
      }
      index = end + 1
    }
    return false
  }

  /// Where the quotation ends that begins at a place; `nil` if none does.
  private static func end(ofQuotationAt start: Int, in scalars: [Unicode.Scalar]) -> Int? {
    guard let closing = marks[scalars[start]], opens(start, scalars) else { return nil }
    var plural: Int?
    for place in (start + 1)..<scalars.count {
      let scalar = scalars[place]
      let isApostrophe = apostrophes.contains(scalar)
      if closing.contains(scalar), !isApostrophe || !isLetter(place + 1, scalars) {
        // The apostrophe of "the users' list" ends no quotation that ends behind it.
        guard isApostrophe, scalars[place - 1] == "s" else { return place }
        plural = plural ?? place
      } else if plural != nil, scalar == scalars[start], opens(place, scalars) {
        break
      }
    }
    return plural
  }

  /// Whether a mark may begin a quotation: an apostrophe only in front of a word.
  private static func opens(_ place: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    !apostrophes.contains(scalars[place])
      || !isLetter(place - 1, scalars) && place + 1 < scalars.count
        && !scalars[place + 1].properties.isWhitespace
  }

  private static func isLetter(_ place: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    scalars.indices.contains(place) && scalars[place].properties.isAlphabetic
  }

  private static func isIntroducedByProduct(_ before: String) -> Bool {
    let clause = before.split { ".!?;".contains($0) }.last.map(String.init) ?? before
    return words(clause).suffix(5).contains { products.contains(Text($0.lowercased())) }
  }

  private static let firstPerson: Set<Text> = Set(
    """
    I I'm I've I'd I'll I\u{2019}m I\u{2019}ve I\u{2019}d I\u{2019}ll me my mine myself Me My ich Ich mir mich mein
    meine meinen je Je j'ai J'ai moi Moi mon yo Yo mi ik Ik mijn io Io mio eu minha jag Jag jeg Jeg
    """.split(whereSeparator: \.isWhitespace).map { Text(String($0)) })

  /// The same words, each in one number.
  private static let packed = Set(firstPerson.map { pack($0.string.unicodeScalars) })

  private static func pack(_ scalars: some Sequence<Unicode.Scalar>) -> UInt64 {
    scalars.reduce(0) { add($1, to: $0) }
  }

  private static func add(_ scalar: Unicode.Scalar, to word: UInt64) -> UInt64 {
    word << (scalar.isASCII ? 8 : 16) | UInt64(scalar.value)
  }

  /// Whether a word of the first person is in a text.
  ///
  /// It is asked of every note of a search, so it goes over the text once and makes no strings.
  static func speaksInFirstPerson(_ text: String) -> Bool {
    var (word, length): (UInt64, Int) = (0, 0)
    for scalar in text.unicodeScalars {
      if isOfWord(scalar) {
        (word, length) = (add(scalar, to: word), length + 1)
      } else if length > 0 {
        if length <= longestFirstPerson, packed.contains(word) { return true }
        (word, length) = (0, 0)
      }
    }
    return length > 0 && length <= longestFirstPerson && packed.contains(word)
  }

  /// Of ``firstPerson``, in scalars.
  private static let longestFirstPerson = 6

  /// Letters of any script, digits, apostrophes and hyphens.
  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x27, 0x2d, 0x2019, 0xc0...0x1fff, 0x2c00...0x2dff,
      0x3040...0xd7ff:
      true
    default: false
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split { !($0.isLetter || $0 == "'" || $0 == "\u{2019}" || $0 == "-") }.map(String.init)
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
