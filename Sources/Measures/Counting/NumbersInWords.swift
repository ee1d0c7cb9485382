/// Recognises P-numbers in what people type, whichever study they belong to.
package enum NumbersInWords {
  /// Whether a P-number stands in a text as a whole word: P and digits, with or without the four letters of the whole id,
  /// in capital or small letters.
  ///
  /// As in the edition for sharing only ASCII letters and digits make a word.
  package static func holdsOne(_ text: String) -> Bool {
    text.utf8.split(whereSeparator: { !NumberMask.isWord($0) }).contains { word in
      guard let first = word.first, NumberMask.folded(first) == UInt8(ascii: "p") else {
        return false
      }
      return word.count > 1 && word.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
    }
  }
}
