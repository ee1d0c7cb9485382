import JSON

/// Finds the words in front of a colon, or in brackets in front of a sentence, that may be a label for who speaks:
/// `P07:`, `Participant 1:`, `P (tired):`, `P01 says:`, `[P]`.
///
/// A label in capitals may follow any word. A label in small letters begins a sentence, so that `step p: …` has none.
struct LabelScan {
  private let scalars: [Unicode.Scalar]

  /// - Returns: `nil` for a text without a colon and a bracket.
  init?(_ text: String) {
    let marks = ":[(".utf8
    guard text.utf8.contains(where: marks.contains) || text.contains("\u{ff1a}") else { return nil }
    scalars = Array(text.unicodeScalars)
  }

  /// Every label that a reader knows, with its place in the text: without colon, brackets, remarks and verbs.
  ///
  /// - Parameter read: Takes the words that may be a label, and returns `nil` if they are none.
  func labels<Label>(_ read: (String) -> Label?) -> [(place: Range<Int>, label: Label)] {
    scalars.indices.compactMap { index in
      switch scalars[index] {
      case ":", "\u{ff1a}": beforeColon(index, read)
      case "[", "(": inBrackets(index, read)
      default: nil
      }
    }
  }

  /// The text with other words at some places.
  func replacing(_ places: [(place: Range<Int>, label: String)]) -> String {
    var result = String.UnicodeScalarView()
    var at = 0
    for (place, words) in places where place.lowerBound >= at {
      result.append(contentsOf: scalars[at..<place.lowerBound])
      result.append(contentsOf: words.unicodeScalars)
      at = place.upperBound
    }
    result.append(contentsOf: scalars[at...])
    return String(result)
  }

  // MARK: In front of a colon

  /// The most words of a label and of a remark behind it.
  private static let most = 5

  private func beforeColon<Label>(
    _ colon: Int, _ read: (String) -> Label?
  ) -> (place: Range<Int>, label: Label)? {
    guard colon + 1 == scalars.count || !Self.isOfAddress(scalars[colon + 1]) else { return nil }
    let words = words(before: colon)
    var hasVerb = false
    for behind in 0..<min(Self.most, words.count) {
      if behind > 0 { hasVerb = hasVerb || isVerb(words[behind - 1].place) }
      guard behind == 0 || hasVerb else { continue }
      for first in (behind..<min(behind + Self.most, words.count)).reversed() {
        let place = words[first].place.lowerBound..<words[behind].place.upperBound
        guard words[first].begins || hasVerb || !isSmall(place), let label = read(string(place))
        else { continue }
        return (place, label)
      }
    }
    return nil
  }

  /// The words in front of a colon, the last one first, as far as the beginning of their sentence, and whether each begins
  /// it. Remarks in brackets are passed over.
  private func words(before colon: Int) -> [(place: Range<Int>, begins: Bool)] {
    var words: [(place: Range<Int>, begins: Bool)] = []
    var end = colon
    while end > 0, Self.decorations.contains(scalars[end - 1]) { end -= 1 }
    while words.count < 2 * Self.most {
      while end > 0, isSpace(end - 1) { end -= 1 }
      if end > 0, let opening = opening(of: end - 1) {
        end = opening
        continue
      }
      var start = end
      while start > 0, !isSpace(start - 1), !isBoundary(start - 1) { start -= 1 }
      guard start < end else { break }
      words.append((start..<end, begins: begins(start)))
      end = start
    }
    return words
  }

  /// Where the bracket opens that closes here.
  private func opening(of closing: Int) -> Int? {
    let wanted: Unicode.Scalar
    switch scalars[closing] {
    case ")": wanted = "("
    case "]": wanted = "["
    default: return nil
    }
    return scalars[max(0, closing - 60)..<closing].lastIndex(of: wanted)
  }

  // MARK: In brackets

  private func inBrackets<Label>(
    _ opening: Int, _ read: (String) -> Label?
  ) -> (place: Range<Int>, label: Label)? {
    guard begins(opening) else { return nil }
    let inside = scalars[(opening + 1)...].prefix(40).prefix { !"[(\n".unicodeScalars.contains($0) }
    guard let closing = inside.firstIndex(where: "])".unicodeScalars.contains) else { return nil }
    let place =
      opening + 1..<(inside[..<closing].firstIndex(where: ",;".unicodeScalars.contains) ?? closing)
    return read(string(place)).map { (place, $0) }
  }

  // MARK: Signs

  /// Whether a place begins a text, a line or a sentence.
  private func begins(_ place: Int) -> Bool {
    var place = place
    while place > 0, isSpace(place - 1) { place -= 1 }
    return place == 0 || isBoundary(place - 1)
  }

  /// Whether no word goes on over a sign.
  private func isBoundary(_ place: Int) -> Bool {
    switch scalars[place] {
    case "'", "-": place == 0 || isSpace(place - 1) || isBoundary(place - 1)
    default: Self.boundaries.contains(scalars[place])
    }
  }

  private func isSpace(_ place: Int) -> Bool {
    scalars[place].properties.isWhitespace && !Self.boundaries.contains(scalars[place])
  }

  private static let boundaries = Set(
    "\n\r\u{85}\u{2028}\u{2029}.,;:\u{ff1a}!?\u{2026}()[]{}<>|*_~`\u{2022}\u{2013}\u{2014}\"\u{201c}\u{201d}\u{201e}\u{2018}\u{201a}\u{ab}\u{bb}\u{2039}\u{203a}"
      .unicodeScalars)

  /// Signs between a label and its colon.
  private static let decorations = Set("*_~`\"".unicodeScalars)

  /// Whether a sign behind a colon makes it part of an address or a time.
  private static func isOfAddress(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "/" || scalar == "\\" || ("0"..."9").contains(scalar)
  }

  /// Whether words are in small letters and are not a whole number such as `p07`.
  private func isSmall(_ place: Range<Int>) -> Bool {
    scalars[place.lowerBound].properties.isLowercase
      && (place.contains(where: isSpace)
        || !place.contains { scalars[$0].properties.numericType != nil })
  }

  // MARK: Verbs

  private static let verbs: Set<Text> = Set(
    """
    says said asks asked answers answered replies replied adds added thinks thought comments commented remarks remarked
    exclaims exclaimed responds responded repeats repeated shouts shouted whispers whispered mumbles mumbled murmurs
    sagt sagte fragt fragte antwortet antwortete meint meinte dice dit zegt
    """.split(whereSeparator: \.isWhitespace).map { Text(String($0)) })

  private func isVerb(_ place: Range<Int>) -> Bool {
    Self.verbs.contains(Text(string(place).lowercased()))
  }

  private func string(_ place: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[place])
    return String(view)
  }
}
