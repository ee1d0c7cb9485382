package import Localization
import Records

/// What a sweep takes out of a record that stays, as it is counted in words.
package enum SweptNoun: Hashable, Sendable {
  case note, link, attempt, promptAnswer, circumstance, technology, recording
  /// A person named in a set.
  case person
  /// How people were on the day of a session.
  case dayOfPeople
  /// A day on which a note of a finding may have been made.
  case dayOfFinding
  /// What a claim of a profile rests on.
  case basis
  /// The word that a claim once lost a basis.
  case lostBasis
  /// An entry of another map, by its noun.
  case entry(Sentence)

  /// What the entries of a map are; `nil` for maps that have no noun here.
  init?(map: String) {
    switch map {
    case "observations": self = .note
    case "attempts": self = .attempt
    case "promptAnswers": self = .promptAnswer
    case "circumstances": self = .circumstance
    case "assistiveTechnologies": self = .technology
    case SessionMedia.key: self = .recording
    case "bases": self = .basis
    case "lostBases": self = .lostBasis
    default: return nil
    }
  }

  /// "3 notes".
  func counted(_ count: Int) -> Sentence {
    switch self {
    case .note: "\(count, "note", "notes")"
    case .link: "\(count, "link", "links")"
    case .attempt: "\(count, "attempt", "attempts")"
    case .promptAnswer: "\(count, "prompt answer", "prompt answers")"
    case .circumstance: "\(count, "circumstance", "circumstances")"
    case .technology: "\(count, "technology", "technologies")"
    case .recording: "\(count, "reference to a recording", "references to recordings")"
    case .person: "\(count, "P-number", "P-numbers")"
    case .dayOfPeople: "\(count, "line on how people were", "lines on how people were")"
    case .dayOfFinding: "\(count, "day of a finding", "days of findings")"
    case .basis: "\(count, "basis of a claim", "bases of claims")"
    case .lostBasis: "\(count, "lost basis", "lost bases")"
    case .entry(let noun): count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }
  }
}
