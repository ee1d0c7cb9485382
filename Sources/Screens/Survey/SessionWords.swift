import Localization
import Measures
import Records
import Wording

/// Facts of a session in words.
enum SessionWords {
  /// "P07", "P03 and P04", "nobody named".
  static func people(_ session: Session) -> Sentence {
    session.participants.isEmpty
      ? "nobody named" : Sentence.list(session.participants.map(\.short))
  }

  /// The day as the person's calendar shows it, or that nobody noted it.
  static func day(_ session: Session, in zone: LocalZone) -> Sentence {
    session.day(in: zone).map { "\($0)" } ?? "no date"
  }

  /// Day and clock time with its zone, as the person's clock shows them.
  static func start(_ session: Session, in zone: LocalZone) -> Sentence? {
    session.startedAt.map { text in
      guard let instant = Instant(text) else { return "\(text)" }
      let words = zone.words(instant)
      let parts = words.split(separator: " ", maxSplits: 1).map(String.init)
      return parts.count == 2 ? "\(parts[0]) at \(parts[1])" : "\(words)"
    }
  }
}
