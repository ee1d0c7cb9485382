import JSON
package import Localization
import Records
package import Wording
import Workspace

/// What waits for review in the sessions of a workspace.
package struct ReviewSession: Hashable {
  package var study: String
  package var session: String
  package var participants: [String]
  /// Live notes of all logs.
  package var notes = 0
  package var toReview = 0
  package var logs = 0
  /// Logs that nobody has cleared of identifiers.
  package var notCleared = 0
  /// Of the notes, those of which nothing is shown: somebody they may be about is out.
  package var hidden = 0
  /// Lines of transcripts that nobody has taken as notes.
  package var lines = 0

  /// What people read: `S09`.
  package var short: String { RecordID(session)?.short ?? session }

  /// "4 of 14 notes to review; 1 log not cleared of identifiers".
  package var words: Sentence {
    let shown = notes - hidden
    var words = reviewed(shown)
    if shown > 0, hidden > 0 { words += ", \(hidden) not shown" }
    if lines > 0 { words += "; \(lines, "line", "lines") of a transcript, no notes yet" }
    if notCleared > 0 { words += "; \(notCleared, "log", "logs") not cleared of identifiers" }
    return words
  }

  private func reviewed(_ shown: Int) -> Sentence {
    if shown == 0 { return hidden == 0 ? "no notes" : "no note is shown" }
    if toReview > 0 { return "\(toReview) of \(shown, "note", "notes") to review" }
    return shown == 1 ? "its only note reviewed" : "all \(shown) notes reviewed"
  }
}

package enum ReviewSessions {
  /// Every session that has notes, by study and id.
  ///
  /// - `study`: Only this study; `nil` for all.
  /// - Returns: The sessions, and what is wrong with files that were left out.
  package static func all(study: String?, _ workbench: Workbench) throws -> (
    sessions: [ReviewSession], faults: [WorkbenchError]
  ) {
    let studies = try study.map { [$0] } ?? WorkspaceFiles.studies(in: workbench.location)
    var found: [ReviewSession] = []
    var faults: [WorkbenchError] = []
    for study in studies {
      let files = try WorkspaceFiles.list(in: workbench.location, .study(study)).filter {
        $0.role == .session || $0.role == .log || $0.role == .participant
      }
      let read = try RecordLoader.map(files, in: workbench.location) { Item($0) }.compactMap { $0 }
      faults += read.flatMap(\.faults)
      let out = Set(read.compactMap(\.out))
      for item in read where item.isSession {
        var row = ReviewSession(
          study: study, session: item.session, participants: item.participants)
        let mayBeOut = item.participants.contains { out.contains(Text($0)) }
        for log in read where log.isLog && Text.isSame(log.session, item.session) {
          let hidden = log.notes.filter { $0.about.map { out.contains(Text($0)) } ?? mayBeOut }
          row.logs += 1
          row.notes += log.notes.count
          row.lines += mayBeOut ? 0 : log.lines
          row.hidden += hidden.count
          row.toReview += log.notes.count(where: \.isToReview) - hidden.count(where: \.isToReview)
          if !log.isCleared && log.notes.count + log.lines > hidden.count { row.notCleared += 1 }
        }
        if row.notes + row.lines > 0 { found.append(row) }
      }
    }
    return (found, faults)
  }

  /// The session that somebody names.
  ///
  /// - `study`: Its study; `nil` where only one has a session of that name.
  package static func find(_ typed: String, study: String?, _ workbench: Workbench) throws -> (
    study: String, session: String
  ) {
    if let study {
      let finder = RecordFinder(workbench: workbench, kind: .session)
      return (study, try finder.record(typed, study: study).file.expectedID)
    }
    var ids: [String] = []
    var found: [(study: String, session: String)] = []
    for study in try WorkspaceFiles.studies(in: workbench.location) {
      for file in try RecordKind.session.files(in: workbench, study: study) {
        ids.append(file.expectedID)
        guard RecordID(file.expectedID)?.matches(typed) ?? false else { continue }
        found.append((study, file.expectedID))
      }
    }
    if let only = found.first, found.count == 1 { return only }
    if found.isEmpty {
      throw WorkbenchError(
        .noInput, at: typed, "there is no session \(Quoted(typed))",
        fix: ids.isEmpty
          ? "record one first: `kerb record`" : "`kerb review --list` names the sessions with notes"
      )
    }
    let places = found.map { "\($0.session) in \($0.study)" as Sentence }.joined(separator: ", ")
    throw WorkbenchError(
      .usage, at: typed, "\(found.count) sessions fit: \(places)",
      fix: "name the study: `--study` \(found[0].study)")
  }

  /// What one file says, so that its content can be dropped.
  private struct Item: Sendable {
    let session: String
    let isSession: Bool
    let isLog: Bool
    /// The participant whose file it is, if they are out.
    var out: Text?
    var participants: [String] = []
    var notes: [(about: String?, isToReview: Bool)] = []
    var isCleared = false
    var lines = 0
    var faults: [WorkbenchError] = []

    init(_ file: RecordFile) {
      session = file.file.session ?? ""
      isSession = file.file.role == .session && !file.isGone
      isLog = file.file.role == .log
      if file.file.role == .participant {
        let person = file.record(Participant.self, evenIfDeleted: true)
        out = person.flatMap { $0.standing.isOut ? Text($0.id.string) : nil }
        return
      }
      faults = file.faults
      if let session = file.record(Session.self), isSession {
        participants = session.participants.map(\.string)
      }
      guard isLog, let log = file.record(Log.self) else { return }
      lines = log.observations.count(where: log.isUntaken)
      notes = log.notes.map { ($0.participant?.string, !$0.isReviewed) }
      isCleared = log.isCleared
    }
  }
}
