import JSON
import Localization
import Measures
import Records
import Terminal
import Wording
import Workbench

/// One session: recording, reviewing, its notes and how its tasks went.
struct SessionScreen {
  let navigator: Navigator
  let study: String
  let session: RecordID

  private enum Destination {
    case record, review, notes, edit
    /// The notes that were made during a task.
    case task(String)
    /// A row that is only read says itself whole.
    case read(PageRow)
  }

  func run() throws {
    try ListScreen(
      navigator: navigator,
      page: { start in
        let records = try navigator.study(study)
        return page(try self.records(), records, start: start)
      },
      act: follow
    ).run()
  }

  private func records() throws -> SessionRecords {
    let found = try navigator.study(study).sessions.first { $0.session.id == session }
    if let found { return found }
    throw WorkbenchError(
      .noInput, at: session.string, "this session is not there any more",
      fix: "go back; the list shows what is there")
  }

  private func follow(_ way: Destination) throws -> [Message] {
    switch way {
    case .record:
      return try navigator.handOver { try navigator.actions.record(study, session.string) }
    case .review:
      return try navigator.handOver { try navigator.actions.review(study, session.string) }
    case .notes:
      return try navigator.open {
        try NotesScreen(navigator: navigator, study: study, session: session).run()
      }
    case .edit:
      return try navigator.open {
        let record = try EditedRecord(.session, session.string, study: study, navigator: navigator)
        try FieldEditing(record).run()
      }
    case .task(let task):
      return try navigator.open {
        try NotesScreen(navigator: navigator, study: study, session: session, task: task).run()
      }
    case .read(let row): return [.answer(row.sentence)]
    }
  }

  private func page(
    _ meeting: SessionRecords, _ records: StudyRecords, start: Int?
  ) -> ActionPage<Destination> {
    let session = meeting.session
    return ActionPage(
      "session \(session.id)", title: "\(session.id.short), \(SessionWords.people(session))",
      place: "\(study)", lead: lead(meeting),
      list: ActionList(
        .choices, noun: Noun("choice", "choices"), rows: rows(meeting, records), start: start),
      prompt: Prompt("Choice", .choice),
      commands: [
        ActionCommand("record", "Record, with a log of your own.", footer: true, .record),
        ActionCommand("review", "Review its notes one by one.", footer: true, .review),
        ActionCommand("notes", "Read its notes.", footer: true, .notes),
        ActionCommand("edit", "Change any field of the session.", footer: true, .edit),
      ])
  }

  private func lead(_ meeting: SessionRecords) -> [Sentence] {
    let session = meeting.session
    let start = SessionWords.start(session, in: navigator.workbench.surroundings.zone)
    let first: [Sentence?] = [
      start ?? "No date is noted", "round \(session.round)",
      session.mode.map { "\($0.label)" }, session.productVersion.map { "version \($0)" },
    ]
    var lead: [Sentence] = ["\(first.compactMap(\.self).joined(separator: ", "))."]
    if session.isPilot { lead.append("A pilot: it never counts in reports.") }
    let situations = session.circumstances.map { circumstance -> Sentence in
      circumstance.basis == .staged ? "\(circumstance.text) (staged)" : "\(circumstance.text)"
    }
    if !situations.isEmpty { lead.append("Situation: \(Sentence.list(situations)).") }
    return lead
  }

  private func rows(
    _ meeting: SessionRecords, _ records: StudyRecords
  ) -> [ActionPage<Destination>.Row] {
    let notes = meeting.logs.reduce(0) { $0 + $1.notes.count }
    let logs = Sentence.count(meeting.logs.count, "log", "logs")
    var rows: [ActionPage<Destination>.Row] = [
      (
        PageRow(
          "record", "Record", details: [meeting.logs.isEmpty ? "no log yet" : "a further log"]),
        .record
      ),
      (
        PageRow("review", "Review", details: [SessionRow.review(meeting, out: records.peopleOut)]),
        .review
      ),
      (
        PageRow(
          "notes", "Notes",
          details: [
            Sentence.count(notes, "note", "notes"), logs,
            meeting.logs.allSatisfy(\.isCleared) ? "" : "not cleared of identifiers",
          ]), .notes
      ),
      (PageRow("edit", "Change", details: ["people, round, situation, attempts"]), .edit),
    ]
    rows += Self.media(meeting.session, records)
    guard !meeting.session.attempts.isEmpty else { return rows }
    rows.append((PageRow("heading attempts", "Tasks", isHeading: true), nil))
    rows += meeting.session.attempts.enumerated().map { index, attempt in
      (Self.row(attempt, index, records.study), .task(attempt.task))
    }
    return rows
  }

  /// The recordings, where everybody has agreed to being recorded.
  private static func media(_ session: Session, _ records: StudyRecords) -> [ActionPage<Destination>
    .Row]
  {
    guard !session.media.isEmpty else { return [] }
    let heading: ActionPage<Destination>.Row = (
      PageRow("heading media", "Recordings", isHeading: true), nil
    )
    guard RecordingConsent(records).mayKeepRecordings(of: session) else {
      let row = PageRow(
        "media refused", "Not told", details: ["somebody has not agreed to be recorded"])
      return [heading, (row, .read(row))]
    }
    return [heading]
      + session.media.map { media in
        let row = PageRow(
          "media \(media.name)", "\(media.name)",
          details: [
            media.kind.map { "\($0.label)" } ?? "", "\(media.label ?? "")", "\(media.timeWords)",
            media.address.map { "\($0)" } ?? "a file outside the workspace",
          ])
        return (row, .read(row))
      }
  }

  private static func row(_ attempt: Attempt, _ index: Int, _ plan: Study) -> PageRow {
    let title = plan.tasks.first { Text.isSame($0.id, attempt.task) }?.title ?? attempt.task
    return PageRow(
      "attempt \(index)", "\(title)",
      details: [
        attempt.outcome.map { "\($0.label)" } ?? "no outcome",
        attempt.isEndedAtTimeLimit ? "at the agreed time, no failure" : "",
        attempt.assistance.map { "\($0.label)" } ?? "",
        attempt.ease.map { "ease \($0) of 7" } ?? "", "\(attempt.participant?.short ?? "")",
      ])
  }
}
