import JSON
package import Localization
package import Records

/// A session in which nothing is: no note was ever entered, no task tried, nothing answered.
package struct EmptySession: Sendable {
  package let id: RecordID
  package let participants: [RecordID]
  package let round: Int
  package let isPilot: Bool
  /// The day on which it began, in UTC; `nil` for one that was planned, or made by a slip: nobody can tell.
  package let day: String?
  /// When it began, in milliseconds since 1970, where the time is known.
  let began: Int?

  /// How long a session may stand empty while somebody may be recording it, here or elsewhere: a day.
  private static let patience = 86_400_000

  /// Whether it began so long ago that nobody is recording it, or its day is over.
  func isOver(now: Int) -> Bool {
    if let began { return now - began > Self.patience }
    return day.flatMap { CalendarDay($0) }
      .map { now - $0.daysSince1970 * 86_400_000 > 2 * Self.patience } ?? false
  }

  /// Whether it is planned for a day that has not come.
  func isAhead(now: Int) -> Bool {
    if let began { return began > now }
    return day.flatMap { CalendarDay($0) }.map { $0.daysSince1970 * 86_400_000 > now } ?? true
  }

  /// The day on which it began for whoever has this clock.
  package func day(in zone: LocalZone) -> String? {
    began.map { zone.day(Instant(milliseconds: $0)) } ?? day
  }

  /// "S12, P03, round 3, began on 2026-03-02".
  package func words(in zone: LocalZone) -> Sentence {
    let who: Sentence =
      participants.isEmpty
      ? "nobody"
      : participants.dropFirst().reduce("\(participants[0].short)") { "\($0) and \($1.short)" }
    var parts: [Sentence] = ["\(id.short)", who, "round \(round)"]
    if isPilot { parts.append("pilot") }
    parts.append(day(in: zone).map { "on \($0)" } ?? "no day")
    return .joined(parts, ", ")
  }
}

/// What one file tells of whether sessions are empty.
enum EmptySessionFact: Sendable {
  /// The session's own record holds nothing that happened in it.
  case blank(EmptySession)
  /// Something is in this session, or may be.
  case used(String)
  /// Something is in a session of which nobody can tell.
  case unreadable

  /// `nil` where the file tells nothing of it.
  init?(_ record: RecordFile) {
    switch record.file.role {
    case .session:
      guard record.isSound, let session = record.record(Session.self) else { return nil }
      if let whole = session.continues {
        self = .used(whole.string)
      } else {
        guard let root = record.document?.root, Self.holdsNothing(root) else { return nil }
        self = .blank(EmptySession(session))
      }
    case .log:
      // What was deleted or erased had been there; of what cannot be read nobody knows.
      if record.isSound, let log = record.record(Log.self), log.isBlank { return nil }
      self = .used(record.file.session ?? "")
    case .response:
      guard record.isSound else {
        self = .unreadable
        return
      }
      guard let session = record.record(Response.self)?.session else { return nil }
      self = .used(session.string)
    default: return nil
    }
  }

  /// Whether nothing that happened in a session is in its record. What was deleted or erased had been there.
  private static func holdsNothing(_ root: JSONNode) -> Bool {
    let maps = [\Session.attempts, \Session.promptAnswers, \Session.interruptions]
    return root[\Session.today]?.string == nil
      && maps.allSatisfy {
        root[$0]?.members.contains { _ in true } != true
      }
  }
}

extension EmptySession {
  init(_ session: Session) {
    id = session.id
    participants = session.participants
    round = session.round
    isPilot = session.isPilot
    day = session.day
    began = session.startedAt.flatMap { Instant($0)?.milliseconds }
  }

  /// The empty sessions of a study, in the order of their ids; none while nobody can tell what is in them.
  static func all(_ facts: [EmptySessionFact]) -> [EmptySession] {
    var blank: [EmptySession] = []
    var used: Set<String> = []
    for fact in facts {
      switch fact {
      case .blank(let session): blank.append(session)
      case .used(let session): used.insert(session)
      case .unreadable: return []
      }
    }
    return blank.filter { !used.contains($0.id.string) }.sorted { $0.id < $1.id }
  }
}

extension Log {
  fileprivate var isBlank: Bool { observations.isEmpty && goneNotes.isEmpty && marks.isEmpty }
}
