import Measures
import Records
import Wording

/// Facts of a session in words.
enum SessionWords {
  /// "P07", "P03 and P04", "nobody named".
  static func people(_ session: Session) -> Sentence {
    session.participants.isEmpty
      ? "nobody named" : Phrase.list(session.participants.map(\.short))
  }

  /// The day as the person's calendar shows it, or that nobody noted it.
  static func day(_ session: Session, in zone: LocalZone) -> Sentence {
    session.day(in: zone) ?? "no date"
  }

  /// Day and clock time with its zone, as the person's clock shows them.
  static func start(_ session: Session, in zone: LocalZone) -> String? {
    session.startedAt.map { text in
      guard let instant = Instant(text) else { return text }
      let parts = zone.words(instant).split(separator: " ", maxSplits: 1).map(String.init)
      return parts.joined(separator: " at ")
    }
  }
}
