import Wording

/// Words in a row, to be found in a text: `suffers from`, `despite ?his|her {condition}`.
///
/// `a|b` is one of several, `?a` may be there, `a*` begins with it.
struct PhrasePattern {
  private struct Slot {
    let words: [[UInt8]]
    let beginnings: [[UInt8]]
    let mayLack: Bool

    init(_ text: Substring) {
      mayLack = text.hasPrefix("?")
      let all = text.drop { $0 == "?" }.split(separator: "|").map(String.init)
      words = all.filter { !$0.hasSuffix("*") }.map { Array($0.utf8) }
      beginnings = all.filter { $0.hasSuffix("*") }.map { Array($0.dropLast().utf8) }
    }

    func fits(_ word: [UInt8]) -> Bool {
      words.contains(word) || beginnings.contains { word.starts(with: $0) }
    }
  }

  private let slots: [Slot]
  private let exceptAfter: Slot
  private let exceptBefore: Slot

  /// - Parameters:
  ///   - after: No match where one of these words stands among the three before.
  ///   - before: No match where one of these words stands among the three behind.
  init(_ text: String, unlessAfter after: String = "", unlessBefore before: String = "") {
    slots = text.split(separator: " ").map(Slot.init)
    exceptAfter = Slot(after[...])
    exceptBefore = Slot(before[...])
  }

  /// Where it stands in a text of words in small letters; `nil` where it does not.
  func first(in words: [[UInt8]]) -> Range<Int>? {
    for start in words.indices {
      guard let end = end(words, start, slots[...]), end > start else { continue }
      let before = words[max(0, start - 3)..<start]
      let behind = words[end..<min(words.count, end + 3)]
      if before.contains(where: exceptAfter.fits) || behind.contains(where: exceptBefore.fits) {
        continue
      }
      return start..<end
    }
    return nil
  }

  private func end(_ words: [[UInt8]], _ at: Int, _ left: ArraySlice<Slot>) -> Int? {
    guard let slot = left.first else { return at }
    if at < words.count, slot.fits(words[at]), let end = end(words, at + 1, left.dropFirst()) {
      return end
    }
    return slot.mayLack ? end(words, at, left.dropFirst()) : nil
  }
}
