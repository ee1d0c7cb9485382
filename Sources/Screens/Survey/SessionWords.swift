import Measures
import Records
import Wording

/// Facts of a session in words.
enum SessionWords {
  /// "P07", "P03 and P04", "nobody named".
  static func people(_ session: Session) -> String {
    session.participants.isEmpty
      ? "nobody named" : Phrase.list(session.participants.map(\.short))
  }

  /// The calendar day in UTC, or that nobody noted it.
  static func day(_ session: Session) -> String {
    session.day ?? "no date"
  }

  /// Day and clock time with its zone.
  static func start(_ session: Session) -> String? {
    session.startedAt.map { text in
      let clock = text.dropFirst(11).prefix(5)
      return "\(text.prefix(10)) at \(clock) UTC"
    }
  }
}
