import JSON
package import Records
import Wording

/// What the words of a barrier may be about: a proposal that somebody keeps or replaces.
package struct BarrierWords: Hashable, Sendable {
  package let text: String
  package let places: [Place]
  package let principles: [DesignPrinciple]

  /// Takes a criterion that is named behind `sc`, as in notes; otherwise what the words speak of.
  package init(_ typed: String) {
    let tag = CriterionTag(typed.unicodeScalars[...])
    let before = tag.map { PlainText.trimmed(String($0.before)) } ?? ""
    if let named = tag?.places, !named.isEmpty, !before.isEmpty {
      text = before
      places = named
      principles = []
      return
    }
    text = PlainText.trimmed(typed)
    let words = Self.words(text)
    let found = Self.rows.first { row in row.signs.contains { Self.holds($0, words) } }
    places = found?.place.flatMap { Place($0) }.map { [$0] } ?? []
    principles = found?.principle.map { [$0] } ?? []
  }

  /// Small letters with one blank around each word, so that a sign is found at the beginning of words only.
  private static func words(_ text: String) -> String {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return " " + words.joined(separator: " ")
  }

  /// Whether a sign begins a word of the text.
  private static func holds(_ sign: String, _ words: String) -> Bool {
    words.contains(" " + sign)
  }

  private struct Row: Sendable {
    let place: String?
    let principle: DesignPrinciple?
    /// Beginnings of words, in small letters.
    let signs: [String]

    init(_ place: String, _ signs: String...) {
      self.place = place
      principle = nil
      self.signs = signs
    }

    init(_ principle: DesignPrinciple, _ signs: String...) {
      place = nil
      self.principle = principle
      self.signs = signs
    }
  }

  /// The first row that fits is proposed, so what is more certain stands first. Our own reading of the criteria.
  private static let rows: [Row] = [
    Row(
      "2.5.3", "spoken name is not", "says another name", "name differs from", "is spoken as",
      "seen but called"),
    Row(
      "4.1.2", "no name", "without a name", "has no label for", "unnamed", "unlabel",
      "says only button",
      "says button", "no role", "no state", "not said to be", "does not say whether"),
    Row("1.1.1", "no description", "no text for", "picture of", "image of", "icon alone", "photo"),
    Row("1.4.1", "colour alone", "color alone", "only a colour", "only colour", "only by colour"),
    Row("1.4.3", "pale", "faint", "contrast", "grey on", "light text", "washed out"),
    Row("1.4.10", "sideways", "scrolls in two", "cut off", "reflow"),
    Row(
      "1.4.4", "large text", "larger text", "text size", "too small to read", "small print", "zoom"),
    Row("1.2.2", "caption", "subtitle"),
    Row("2.5.7", "drag"),
    Row("2.5.1", "pinch", "swipe", "two fingers", "gesture", "long press"),
    Row("2.5.4", "shake", "tilt"),
    Row(
      "2.5.8", "too close together", "small target", "tiny", "too small to", "hits the wrong",
      "misses the"),
    Row("2.4.7", "where the focus", "no focus", "focus is not", "cannot see the focus"),
    Row("2.1.2", "trapped", "cannot get out", "cannot leave"),
    Row("2.1.1", "keyboard", "switch control", "without touching", "cannot be reached"),
    Row(
      "2.2.1", "too fast", "times out", "time runs out", "time limit", "session ends",
      "closes by itself", "closes while"),
    Row("2.2.2", "moves", "animat", "blink", "flash", "autoplay"),
    Row("3.3.8", "captcha", "remember the", "code from", "puzzle", "password"),
    Row("3.3.1", "error", "wrong entry", "what went wrong", "refused without"),
    Row("3.3.2", "what to enter", "which format", "no instruction", "no hint"),
    Row("3.3.4", "cannot take back", "cannot undo", "no way back", "cannot correct", "pays twice"),
    Row(
      "4.1.3", "nothing is said", "says nothing", "silent", "not announced", "no message",
      "does not hear"),
    Row("2.4.3", "order of", "wrong order", "another order", "jumps", "comes last"),
    Row("2.4.6", "called", "same name", "one name", "heading", "label"),
    Row("2.4.4", "link"),
    Row("3.1.5", "hard words", "long sentence", "jargon", "abbreviation"),
    Row("3.1.2", "language", "english", "translat"),
    Row("1.4.13", "tooltip", "hover"),
    Row("1.3.4", "turned", "landscape", "sideways screen", "rotat"),
    Row("3.2.6", "no help", "help is"),
    Row(
      .beConsistent, "fee", "appears", "other than before", "another place", "differs", "changes"),
    Row(.giveControl, "by itself", "cannot stop", "cannot pause", "without asking"),
    Row(.offerChoice, "only way", "only by", "no other way", "card only", "cash"),
    Row(
      .considerSituation, "sun", "noise", "loud", "one hand", "hands full", "gloves", "crowd",
      "in the tram"),
    Row(.simpleAndIntuitive, "does not understand", "confus", "too many", "what it means"),
    Row(.toleranceForError, "mistake", "wrong button", "by accident"),
    Row(.prioritiseContent, "hidden", "far down", "below the", "last in the list", "advert"),
    Row(.lowPhysicalEffort, "tired", "many taps", "too often"),
  ]
}

/// What somebody types in place of a proposal: a criterion, a design principle, or neither.
package enum BarrierChoice: Hashable, Sendable {
  case about([Place], [DesignPrinciple])
  case unknown(String)
  /// One digit, as somebody presses it who thinks of a row; `sc 1` names the principle.
  case digit(Place)

  /// Parts with commas between them; `none` or a hyphen for neither.
  package init(_ typed: String) {
    let text = PlainText.trimmed(typed)
    if ["-", "none", "/none"].contains(where: { Text.isSame($0, text.lowercased()) }) {
      self = .about([], [])
      return
    }
    var (places, principles): ([Place], [DesignPrinciple]) = ([], [])
    for part in text.split(separator: ",") {
      let part = PlainText.trimmed(String(part))
      if part.isEmpty { continue }
      if let principle = Self.principle(part) {
        principles.append(principle)
      } else if part.utf8.count == 1, let principle = Place(part) {
        self = .digit(principle)
        return
      } else if let place = WCAGCatalogue.shared.knownPlace(CriterionTyping.withoutTag(part)) {
        places.append(place)
      } else {
        self = .unknown(part)
        return
      }
    }
    self = .about(places, principles)
  }

  /// The principle whose words begin so; only one may.
  private static func principle(_ typed: String) -> DesignPrinciple? {
    let wanted = PlainText.folded(typed, .unjoined)
    guard wanted.utf8.count > 3 else { return nil }
    let found = DesignPrinciple.allCases.filter {
      PlainText.folded($0.id, .unjoined).utf8.starts(with: wanted.utf8)
    }
    return found.count == 1 ? found[0] : nil
  }
}
