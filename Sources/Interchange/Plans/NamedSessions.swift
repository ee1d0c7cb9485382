import JSON
import Localization
import Records

/// Finds the sessions that rows name.
package struct NamedSessions {
  /// A session of the study, or the mark of one.
  package struct Stored: Sendable {
    package let id: String
    package let participants: [String]
    package let round: Int
    package let productVersion: String?
    /// Deleted, or erased after a withdrawal.
    package let isGone: Bool

    package init(
      id: String, participants: [String], round: Int, productVersion: String?, isGone: Bool
    ) {
      self.id = id
      self.participants = participants
      self.round = round
      self.productVersion = productVersion
      self.isGone = isGone
    }
  }

  /// Where an imported observation stands.
  package struct Home: Sendable {
    package let session: String
    /// Without `log-`; `nil` where somebody has cleared the log, so that nothing unread comes into it.
    package let log: String?

    package init(session: String, log: String?) {
      self.session = session
      self.log = log
    }
  }

  /// What an import asks of sessions.
  package struct Wanted: Sendable {
    package var round: Int?
    package var productVersion: String?
    /// Whether sessions are made that the study has not.
    package var makesSessions = false

    package init() {}
  }

  /// The place of a row: a session, and the log of this file in it.
  package struct Meeting: Hashable, Sendable {
    package let session: String
    /// Whether the import has to make the session.
    package let isNew: Bool
    /// Without `log-`; one for each file and session, whoever its rows are about.
    package var log: String
  }

  private let stored: [Stored]
  private let study: String
  private let digest: String
  private let wanted: Wanted
  private let participants: [String]

  init(_ present: LivedPlan.Present, study: String, digest: String, _ wanted: Wanted) {
    stored = present.sessions
    participants = present.participants
    self.study = study
    self.digest = digest
    self.wanted = wanted
  }

  /// The ids of all sessions of somebody.
  func sessions(of person: String) -> [String] {
    stored.filter { $0.participants.contains(person) }.map(\.id)
  }

  /// The session that a row names; `nil` where it names none.
  ///
  /// - Throws: a rejection where the session is not there, or its people, round or product version are others.
  func meeting(of row: NotesRow, person: String) throws(NotesRejection) -> Meeting? {
    guard let typed = row.session else { return nil }
    func reject(_ problem: Sentence, fix: Sentence) -> NotesRejection {
      NotesRejection(row.line, .session, problem, fix: fix)
    }
    let found = stored.filter { RecordID($0.id)?.matches(typed) ?? false }
    guard let session = found.first else {
      guard wanted.makesSessions else {
        throw reject(
          "\(study) has no session \(typed)",
          fix:
            "`kerb session list \(study)` names them; `--new-sessions` makes those that are missing"
        )
      }
      return made(typed)
    }
    if found.count > 1 {
      throw reject(
        "\(found.count) sessions have the number \(typed)",
        fix: "write the whole id: \(Sentence.list(found.map(\.id), .or))")
    }
    let short = RecordID(session.id)?.short ?? session.id
    if session.isGone {
      throw reject(
        "\(short) was deleted or erased", fix: "name another session, or leave the cell empty")
    }
    if !session.participants.isEmpty, !session.participants.contains(person) {
      throw reject(
        participants.contains(person)
          ? "\(RecordID(person)?.short ?? person) took no part in \(short)"
          : "the key does not know this person, who would be new, and \(short) has other participants",
        fix:
          "correct the cell; or, if they were there: `kerb session edit \(study) \(short) --participant`, with everybody who took part"
      )
    }
    if let round = wanted.round, round != session.round {
      throw reject(
        "\(short) belongs to round \(session.round), not to round \(round)",
        fix: "import rows of other rounds on their own, or leave `--round` out")
    }
    if let version = wanted.productVersion, let other = session.productVersion,
      !Text.isSame(version, other)
    {
      throw reject(
        "in \(short) another product version was tried",
        fix: "leave `--product-version` out, or correct the session")
    }
    return Meeting(
      session: session.id, isNew: false,
      log: DerivedID.log(ofTable: digest, inSession: session.id))
  }

  /// A session that comes out alike when an import that was cut off is repeated.
  private func made(_ typed: String) -> Meeting {
    let tail = DerivedID.text(["session", digest, typed], count: 4)
    let id = typed.contains("-") ? typed : "\(typed)-\(tail)"
    return Meeting(
      session: id, isNew: true, log: DerivedID.log(ofTable: digest, inSession: id))
  }
}
