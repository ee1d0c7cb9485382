import JSON
import Wording

extension RecordID {
  /// Nobody counts further: a longer number in a file's name is no number to go on from.
  private static let mostDigits = 9

  /// The number after the highest in some ids, such as 8 after `P07-kx4d`; 1 where there is none.
  ///
  /// - `letter`: What the ids that count begin with, in either case.
  package static func nextNumber(_ letter: String, after ids: some Sequence<String>) -> Int {
    let start = letter.lowercased()
    let numbers = ids.compactMap { id -> Int? in
      let head = id.lowercased().prefix { $0 != "-" }
      guard head.hasPrefix(start), head.utf8.count <= start.utf8.count + mostDigits else {
        return nil
      }
      return Int(head.dropFirst(start.count))
    }
    return (numbers.max() ?? 0) + 1
  }

  /// The number of a reference to a participant by number, such as 12 of `P12`; `nil` for anything else, and for 0.
  package static func participantNumber(_ reference: String) -> Int? {
    NumberedReference(reference).flatMap { $0.number > 0 ? $0.number : nil }
  }
}

/// A participant by number, as people write it: `P12`, `p 12`, `P-12`, `Participant 12`, `P12-kx4d`.
package struct NumberedReference: Hashable, Sendable {
  package let number: Int
  /// The end of the id as far as it was typed, such as `kx4d`; empty for a number alone.
  package let tail: String

  /// The words for a participant, in small letters.
  static let words: Set<Text> = ["p", "\u{ff50}", "participant"]

  /// - Returns: `nil` for anything else, and for more than six digits.
  package init?(_ text: some StringProtocol) {
    let text = PlainText.trimmed(String(text)).lowercased()
    let word = text.prefix { $0.isLetter }
    guard Self.words.contains(Text(String(word))) else { return nil }
    let behind = text[word.endIndex...].drop { $0.isWhitespace || "-\u{2013}#".contains($0) }
    let digits = behind.prefix {
      $0.unicodeScalars.count == 1 && $0.unicodeScalars.first?.properties.numericType == .decimal
    }
    guard (1...6).contains(digits.count) else { return nil }
    let end = behind[digits.endIndex...]
    tail = String(end.dropFirst())
    guard end.isEmpty || end.first == "-" && RecordID(tail) != nil else { return nil }
    number = digits.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) }
  }

  /// Whether a text begins like a reference and is none, such as `P12a` or `Participant no. 12`, so that another number
  /// would mislead.
  package static func resembles(_ text: String) -> Bool {
    let text = PlainText.trimmed(text).lowercased()
    let word = text.prefix { $0.isLetter }
    guard words.contains(Text(String(word))), RecordID.participantNumber(text) == nil else {
      return false
    }
    let behind = text[word.endIndex...]
    let digits = behind.drop { !$0.isWholeNumber }.prefix { $0.isWholeNumber }
    // A long number is one of a panel.
    guard (1...6).contains(digits.count) else { return false }
    return word.count > 1 || behind.prefix { !$0.isWholeNumber }.allSatisfy { !$0.isLetter }
  }

  /// Whether it is the number of a participant, and the end of the id as far as it was typed.
  package func means(_ id: String) -> Bool {
    guard let own = NumberedReference(id), own.number == number else { return false }
    return own.tail.utf8.starts(with: tail.utf8)
  }
}
