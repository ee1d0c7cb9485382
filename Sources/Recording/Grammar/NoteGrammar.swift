import Records
import Wording

/// How a typed line is understood: everything is a note, shortcuts at its beginning and a criterion at its end.
///
/// The order is `-30s`, then shortcuts such as `b3: q:`, then the words, then `sc reflow`. What does not fit stays in
/// the words, byte for byte; nothing typed is ever refused.
package enum NoteGrammar {
  /// Reads a line.
  ///
  /// The reading's text is a piece of the line: its end when something was understood at the beginning, its
  /// beginning when only a criterion was, the whole line when nothing was.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  package static func read(_ typed: String, shortcuts: Shortcuts) -> NoteReading {
    var reading = NoteReading(plain: typed)
    var rest = typed.unicodeScalars[...]
    if let back = Backdating(rest) {
      guard !TypedForm.isBlank(back.rest) else { return plain(typed, nothingAfter: back.typed) }
      reading.ago = back.milliseconds
      rest = back.rest
    }
    while let word = ShortcutWord(rest) {
      switch shortcuts.look(up: word) {
      case .unknown: break
      case .noImpact:
        reading.note("impact is 0 to 4, \(Quoted(String(word.typed))) kept as typed")
      case .meaning(let meaning):
        guard !TypedForm.isBlank(word.rest) else { return plain(typed, nothingAfter: word.typed) }
        guard reading.take(meaning) else { break }
        rest = word.rest
        continue
      }
      break
    }
    readCriterion(rest, into: &reading)
    return reading
  }

  private static func readCriterion(
    _ rest: Substring.UnicodeScalarView, into reading: inout NoteReading
  ) {
    reading.text = String(rest)
    guard let tag = CriterionTag(rest) else { return }
    guard let place = tag.place else {
      reading.note("no single criterion matches \(Quoted(tag.words)); kept as typed")
      return
    }
    reading.proposed = place
    if !TypedForm.isBlank(tag.before) { reading.text = String(tag.before) }
  }

  private static func plain(
    _ typed: String, nothingAfter word: Substring.UnicodeScalarView
  ) -> NoteReading {
    var reading = NoteReading(plain: typed)
    reading.note("nothing follows \(Quoted(String(word))); kept as typed")
    return reading
  }
}
