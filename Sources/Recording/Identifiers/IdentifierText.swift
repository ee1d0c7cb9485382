import Records

/// A text as scalars and words, so that finders can look around.
struct IdentifierText {
  /// A run of letters, with apostrophes and hyphens between them; a P-number such as `P07` or `P07-kx4d` has none.
  struct Word {
    var range: Range<Int>
    var text: String
    /// Whether a sentence begins here.
    var beginsSentence: Bool

    var lower: String { text.lowercased() }
    var isCapitalised: Bool { text.unicodeScalars.first?.properties.isUppercase ?? false }
    /// Whether every letter is a capital one.
    var isAllCapitals: Bool {
      text.unicodeScalars.allSatisfy { !$0.properties.isAlphabetic || $0.properties.isUppercase }
    }
  }

  let scalars: [Unicode.Scalar]
  let words: [Word]

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    words = Self.words(scalars)
  }

  func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  subscript(at index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  func isDigit(_ index: Int) -> Bool { self[at: index].map(Self.isDigit) ?? false }

  func isLetter(_ index: Int) -> Bool { self[at: index].map(Self.isLetter) ?? false }

  /// Whether only spaces, at least one, or a full stop and spaces stand between two words.
  func isAdjacent(_ left: Word, _ right: Word) -> Bool {
    let gap = scalars[left.range.upperBound..<right.range.lowerBound]
    return !gap.isEmpty && gap.allSatisfy { $0 == " " || $0 == "\u{a0}" }
  }

  /// Whether a full stop and spaces, or only spaces, stand between a title and a name.
  func follows(_ right: Word, title left: Word) -> Bool {
    let gap = scalars[left.range.upperBound..<right.range.lowerBound]
    let rest = gap.first == "." ? gap.dropFirst() : gap
    return (!rest.isEmpty || !gap.isEmpty) && rest.allSatisfy { $0 == " " || $0 == "\u{a0}" }
  }

  static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || ("\u{ff10}"..."\u{ff19}").contains(scalar)
  }

  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
  }

  /// Where a P-number ends that begins at a letter; `nil` if none does.
  private static func endOfNumber(_ scalars: [Unicode.Scalar], from start: Int) -> Int? {
    guard start == 0 || !isLetter(scalars[start - 1]) && !isDigit(scalars[start - 1]) else {
      return nil
    }
    let run = scalars[start...].prefix { isLetter($0) || isDigit($0) || $0 == "-" }
    guard run.count > 1, isDigit(run[start + 1]) else { return nil }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: run)
    // The end of an id has four signs; anything else behind a hyphen may be a name.
    guard let reference = NumberedReference(String(view)), [0, 4].contains(reference.tail.count),
      !run.dropFirst().contains(where: \.properties.isUppercase)
    else { return nil }
    return run.endIndex
  }

  private static func words(_ scalars: [Unicode.Scalar]) -> [Word] {
    var words: [Word] = []
    var at = 0
    var isBeginning = true
    while at < scalars.count {
      let scalar = scalars[at]
      guard isLetter(scalar) else {
        if ".!?:;\n\r\t\"“„«»”(–—…。！？：".unicodeScalars.contains(scalar) {
          // A full stop inside "3.2" or after a title ends nothing, and is looked at by who needs it.
          isBeginning = true
        } else if isDigit(scalar) {
          isBeginning = false
        }
        at += 1
        continue
      }
      if let end = endOfNumber(scalars, from: at) {
        isBeginning = false
        at = end
        continue
      }
      var end = at + 1
      while end < scalars.count {
        if isLetter(scalars[end]) {
          end += 1
        } else if "'’-".unicodeScalars.contains(scalars[end]), end + 1 < scalars.count,
          isLetter(scalars[end + 1])
        {
          end += 2
        } else {
          break
        }
      }
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[at..<end])
      words.append(Word(range: at..<end, text: String(view), beginsSentence: isBeginning))
      isBeginning = false
      at = end
    }
    return words
  }
}
