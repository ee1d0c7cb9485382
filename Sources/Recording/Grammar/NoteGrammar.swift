import Localization
import Records
import Wording

/// How a typed line is understood: everything is a note, shortcuts at its beginning and a criterion at its end.
///
/// The order is `-30s`, then shortcuts such as `b3: q:` and who speaks (`P07:`), then the words, then `sc reflow`.
/// What does not fit stays in the words, byte for byte; nothing typed is ever refused.
package enum NoteGrammar {
  /// Reads a line.
  ///
  /// The reading's text is a piece of the line: its end when something was understood at the beginning, its
  /// beginning when only a criterion was, the whole line when nothing was. Names that the key on this computer has are
  /// P-numbers in it where they are labels.
  ///
  /// - `speakers`: Who may be named in front; nobody where a note is no part of a session.
  /// - `takesTimes`: Whether `at 4m10` in front says when it happened, as in a session that is entered afterwards.
  /// - Complexity: O(*n*) in the length of the line.
  package static func read(
    _ typed: String, shortcuts: Shortcuts, speakers: SpeakerLabels = SpeakerLabels(),
    takesTimes: Bool = false
  ) -> NoteReading {
    let typed = speakers.numbered(typed)
    var reading = NoteReading(plain: typed)
    var rest = typed.unicodeScalars[...]
    var before = ""
    if let back = Backdating(rest) {
      guard !TypedForm.isBlank(back.rest) else { return plain(typed, nothingAfter: back.typed) }
      reading.ago = back.milliseconds
      before += String(rest[..<back.rest.startIndex])
      rest = back.rest
    } else if takesTimes, let stated = StatedTime(rest) {
      guard !TypedForm.isBlank(stated.rest) else { return plain(typed, nothingAfter: stated.typed) }
      reading.at = stated.milliseconds
      before += String(rest[..<stated.rest.startIndex])
      rest = stated.rest
    }
    while true {
      switch opening(rest, shortcuts, speakers, &reading) {
      case .none:
        reading.before = before
        readCriterion(rest, into: &reading)
        return reading
      case .nothingFollows(let word): return plain(typed, nothingAfter: word)
      case .understood(let shown, let left):
        before += shown
        rest = left
      }
    }
  }

  private typealias Scalars = Substring.UnicodeScalarView

  /// What one word in front of a note came to.
  private enum Opening {
    case none
    case nothingFollows(Scalars)
    /// How the word is kept, and what is left of the line.
    case understood(String, rest: Scalars)
  }

  private static func opening(
    _ rest: Scalars, _ shortcuts: Shortcuts, _ speakers: SpeakerLabels,
    _ reading: inout NoteReading
  ) -> Opening {
    if let label = speakers.read(rest) {
      guard !TypedForm.isBlank(label.rest) else { return .nothingFollows(label.typed) }
      guard !WhoseWords.labels(in: String(label.rest)).contains(where: label.isOther) else {
        reading.note("several speakers in one line; kept as typed")
        return .none
      }
      guard reading.take(label) else { return .none }
      let shown = label.participant == nil ? String(rest[..<label.rest.startIndex]) : "P: "
      return .understood(shown, rest: label.rest)
    }
    guard let word = ShortcutWord(rest) else { return .none }
    switch shortcuts.look(up: word) {
    case .unknown: return .none
    case .noImpact:
      reading.note("impact is 0 to 4, \(Quoted(String(word.typed))) kept as typed")
      return .none
    case .meaning(let meaning):
      guard !TypedForm.isBlank(word.rest) else { return .nothingFollows(word.typed) }
      guard reading.take(meaning) else { return .none }
      return .understood(String(rest[..<word.rest.startIndex]), rest: word.rest)
    }
  }

  private static func readCriterion(_ rest: Scalars, into reading: inout NoteReading) {
    reading.text = String(rest)
    guard let tag = CriterionTag(rest) else { return }
    guard !tag.places.isEmpty else {
      reading.note("no single criterion matches \(Quoted(tag.words)); kept as typed")
      return
    }
    reading.proposed = tag.places
    guard !TypedForm.isBlank(tag.before) else { return }
    reading.text = String(tag.before)
    reading.after = String(rest[tag.before.endIndex...])
  }

  private static func plain(_ typed: String, nothingAfter word: Scalars) -> NoteReading {
    var reading = NoteReading(plain: typed)
    reading.note("nothing follows \(Quoted(String(word))); kept as typed")
    return reading
  }
}
