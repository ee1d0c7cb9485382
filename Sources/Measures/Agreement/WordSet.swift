import Records
import Wording

/// The words of a note that can show that two notes are about the same, in any language.
///
/// Letters, marks and digits between other signs are a word; it counts from four on, in small letters. Scripts that
/// are written without spaces, or with few letters a word, have groups of neighbouring letters instead: two for Han,
/// Hangul and katakana, four for Thai, Lao, Khmer and Burmese. Hiragana is mostly grammar and counts nowhere.
struct WordSet: Hashable {
  /// The words and groups, as scalars.
  private(set) var parts: Set<[UInt32]> = []
  /// Everything that was written, folded; empty for a note without words.
  private(set) var whole: [[UInt32]] = []

  /// How many letters a word needs.
  static let leastLetters = 4

  init() {}

  init(_ text: String) {
    var word: [UInt32] = []
    for scalar in PlainText.folded(text, .spaced).unicodeScalars {
      if Self.isOfWord(scalar) {
        if let last = word.last, Script(last) != Script(scalar.value), !Self.isMark(scalar) {
          take(&word)
        }
        word.append(scalar.value)
      } else if !Self.isSilent(scalar) {
        take(&word)
      }
    }
    take(&word)
  }

  /// Several notes of one moment are read as one.
  mutating func formUnion(_ other: WordSet) {
    parts.formUnion(other.parts)
    whole += other.whole
  }

  private mutating func take(_ word: inout [UInt32]) {
    guard !word.isEmpty else { return }
    defer { word = [] }
    whole.append(word)
    let script = Script(word[0])
    guard let size = script.group else {
      if word.count >= Self.leastLetters { parts.insert(word) }
      return
    }
    guard word.count >= size else { return }
    for start in 0...(word.count - size) { parts.insert(Array(word[start..<(start + size)])) }
  }

  /// How words of a script are told apart.
  private enum Script {
    case spaced, pairs, fours, none

    init(_ scalar: UInt32) {
      self =
        switch scalar {
        case 0x3041...0x309f: .none
        case 0x30a0...0x30ff, 0x31f0...0x31ff, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xac00...0xd7a3,
          0xf900...0xfaff, 0x20000...0x3ffff:
          .pairs
        case 0x0e00...0x0eff, 0x1000...0x109f, 0x1780...0x17ff: .fours
        default: .spaced
        }
    }

    /// How many neighbouring letters make a group; `nil` for words between spaces.
    var group: Int? {
      switch self {
      case .spaced: nil
      case .pairs: 2
      case .fours: 4
      // More than any text has: no group at all.
      case .none: .max
      }
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || isMark(scalar)
  }

  /// Signs that stand inside words: apostrophes, soft hyphens and joiners.
  private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x27, 0x2019, 0xad, 0x200c, 0x200d: true
    default: false
    }
  }
}

/// Which words of the notes of two recorders tell one moment from another.
struct TellingWords {
  private let common: Set<[UInt32]>

  /// From how many moments on a word can be too common to tell anything.
  static let leastMoments = 10

  /// Words that more than one in five moments of the two logs have are left out, whatever the language.
  init(_ moments: [WordSet]) {
    guard moments.count >= Self.leastMoments else {
      common = []
      return
    }
    var counts: [[UInt32]: Int] = [:]
    for moment in moments {
      for part in moment.parts { counts[part, default: 0] += 1 }
    }
    common = Set(counts.filter { $0.value * 5 > moments.count }.keys)
  }

  /// Whether two notes have a telling word in common, or say the very same.
  func isShared(_ one: WordSet, _ two: WordSet) -> Bool {
    if !one.whole.isEmpty, one.whole == two.whole { return true }
    let (less, more) = one.parts.count < two.parts.count ? (one, two) : (two, one)
    return less.parts.contains { more.parts.contains($0) && !common.contains($0) }
  }
}
