import JSON
import Localization
package import Measures
import Records
package import Wording
import Workspace

/// What people write for one note: `S09#12`, or `tram-tickets/S09#12`.
package struct NoteReference: Sendable {
  private let typed: String
  /// The study in front; `nil` where none was written.
  package let study: String?
  /// As typed: `S09`, or more of the id.
  package let session: String
  package let number: Int

  /// - Throws: `WorkbenchError` for anything else.
  package init(_ typed: String) throws(WorkbenchError) {
    let halves = typed.split(separator: "#", omittingEmptySubsequences: false)
    guard halves.count == 2, let number = Int(halves[1]), number > 0, number < 10_000_000 else {
      throw WorkbenchError(
        .usage, at: typed, "this names no note",
        fix: "write the session and the note's number: S09#12; `kerb note list` prints them")
    }
    let parts = halves[0].split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let session = parts.last, !session.isEmpty, parts.count <= 2, !parts[0].isEmpty else {
      throw WorkbenchError(
        .usage, at: typed, "there is no session in front of #",
        fix: "write it as S09#12, or with its study: tram-tickets/S09#12")
    }
    self.typed = typed
    study = parts.count == 2 ? parts[0] : nil
    self.session = session
    self.number = number
  }

  /// Whether a text can only mean a note by its number.
  package static func isOne(_ typed: String) -> Bool { typed.utf8.contains(UInt8(ascii: "#")) }

  /// The note.
  ///
  /// - `study`: As typed, if no study is in front.
  /// - Throws: `WorkbenchError` where it is not there, is deleted, or may not be shown.
  package func note(study given: String?, in workbench: Workbench) throws -> FoundNote {
    let place = try Self.place(of: session, study: study ?? given, in: workbench)
    var query = NoteQuery()
    query.sessions = [place.session]
    query.includesPilots = true
    query.includesLines = true
    let found = try NoteFinding([place.study], in: workbench).find(query)
    if let note = found.notes.first(where: { $0.number == number }) { return note }
    if let fault = found.faults.first { throw fault }
    throw missing(place, isHidden: found.peopleOut > 0, last: found.notes.map(\.number).max())
  }

  /// The session that somebody means: of the study they name, else of the one that is meant where none is named, else,
  /// where that is not clear, of the only study with such a session.
  static func place(of session: String, study: String?, in workbench: Workbench) throws -> (
    study: String, session: String
  ) {
    if let study {
      return try ReviewSessions.find(
        session, study: RecordFinder.study(study, workbench), workbench)
    }
    let meaning = try DefaultStudy(in: workbench).find()
    if let missing = meaning.missing {
      throw WorkbenchError(
        .usage, at: session, "the study that is meant here, \(missing), is deleted or not there",
        fix: "name the study, with `--study` or in front: tram-tickets/S09#12")
    }
    // A session of another study than the meant one is never taken in its place.
    return try ReviewSessions.find(session, study: meaning.study, workbench)
  }

  private func missing(
    _ place: (study: String, session: String), isHidden: Bool, last: Int?
  ) -> WorkbenchError {
    let short = RecordID(place.session)?.short ?? place.session
    if isHidden {
      return WorkbenchError(
        .noInput, at: typed,
        "there is no such note, or it is not shown because somebody it is, or may be, about refused to be observed or took consent back",
        fix: "`kerb note list --study \(place.study) --session \(short)` lists what is shown")
    }
    return WorkbenchError(
      .noInput, at: typed,
      last.map { "\(short) has no note \(number), or it was deleted; its last one is \($0)" }
        ?? "\(short) has no notes",
      fix: "`kerb note list --study \(place.study) --session \(short)` lists them")
  }
}

extension NoteReference {
  /// Finds the id of a note, `<session>/<observation>`, by what somebody typed; `nil` for records that all studies share.
  static func ids(ofStudy study: String?, in workbench: Workbench) -> ((String) throws -> String)? {
    guard let study else { return nil }
    return { typed in
      let note = try NoteReference(typed).note(study: study, in: workbench)
      guard Text.isSame(note.study, study) else {
        throw WorkbenchError(
          .usage, at: typed, "this note is of the study \(note.study), not of \(study)",
          fix: "name a note of \(study)")
      }
      try note.checkTaken()
      return note.id
    }
  }

  /// References that begin as something that was typed: sessions, and behind `#` their notes.
  package static func completions(of prefix: String, study: String?, in workbench: Workbench) throws
    -> [String]
  {
    guard let study else { return [] }
    let halves = prefix.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    guard halves.count == 2 else {
      // The sessions of people who were erased are gone too.
      let sessions = try workbench.read(RecordKind.session.files(in: workbench, study: study))
      return sessions.filter { !$0.isGone }
        .compactMap { RecordID($0.file.expectedID).map { "\($0.short)#" } }
    }
    var query = NoteQuery()
    query.sessions = [halves[0]]
    query.includesPilots = true
    return try NoteFinding([study], in: workbench).find(query).notes.map(\.reference)
  }
}

extension FoundNote {
  /// Throws where it is a line of a transcript that nobody has taken: nothing may rest on it.
  func checkTaken() throws(WorkbenchError) {
    guard isLine else { return }
    throw WorkbenchError(
      .invalidData, at: reference,
      "this is a line of a transcript, which nobody has taken as a note",
      fix:
        "take it first: `kerb note set \(session.short) \(number) --study \(study) --reviewed yes --role moderator`"
    )
  }
}
