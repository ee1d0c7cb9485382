import JSON
import Localization
import Measures
import Records
import Terminal
import Wording

/// One note with everything needed to show it: for the team's own screens only.
package struct ShownNote: Sendable {
  let session: Session
  let log: Log
  let note: Note
  /// Whether somebody it is, or may be, about refused to be observed or took everything back: their words are not shown.
  let standing: ConsentStanding
  /// Whether everybody it is about, or whose label is in it, allows quotes of their words.
  let mayQuote: Bool
  let task: String?
  let screen: String?
  /// Until when its session plausibly ran.
  let span: SessionSpan

  /// `<session>/<observation>`, as findings name it.
  var reference: String { "\(session.id)/\(note.id)" }

  /// The words; `nil` where they are not shown.
  var ownWords: String? {
    switch standing {
    case .withdrawn, .refused: nil
    case .granted, .notRecorded: note.text.words
    }
  }

  /// The words on one line, or that they are not shown.
  var line: Sentence {
    switch standing {
    case .withdrawn: "not shown: the person took consent back"
    case .refused: "not shown: the person refused to be observed"
    case .granted, .notRecorded: "\(note.text.words.oneLine)"
    }
  }

  /// The line as it was typed, where more was typed than the words; empty where they are all, and where they are not shown.
  var typed: String {
    guard standing == .granted || standing == .notRecorded,
      note.typedBefore != nil || note.typedAfter != nil
    else { return "" }
    return (note.typedBefore?.words ?? "") + note.text.words + (note.typedAfter?.words ?? "")
  }

  /// Whom it is about: the note's own person, else everybody in the session.
  var people: Sentence {
    note.participant.map { "\($0.short)" } ?? SessionWords.people(session)
  }

  /// When it was, since the session's start.
  var time: Sentence {
    note.at.map { "\(span.words($0))" } ?? ""
  }

  /// "4.1.2", "4.1.2 proposed".
  var places: [Sentence] {
    note.confirmed.sorted().map { "\($0.description)" }
      + note.openProposals.map { "\($0) proposed" }
  }

  /// What the note weighs: its impact, or what it is about.
  var weight: Sentence {
    if let impact = note.impact, impact > .none { return "\(impact.label)" }
    return note.kind.map { "\($0.label)" } ?? ""
  }

  /// The row in a list: the words first, then weight, tags and time.
  func row(id: String, inSession: Bool) -> PageRow {
    let who: Sentence? = inSession ? nil : "\(session.id.short) \(people)"
    let review: Sentence = note.isReviewed ? "" : "to review"
    let tags =
      note.confirmed.sorted().map(\.description) + note.openProposals.map { "\($0)?" }
    let heard: [Sentence] = [
      line, who ?? "", note.impact.map { "\($0.label)" } ?? "",
      note.kind.map { "\($0.label)" } ?? "",
      places.joined(separator: ", "), time, review,
    ]
    return PageRow(
      id, line,
      details: (who.map { [$0] } ?? [])
        + [weight, "\(tags.joined(separator: ", "))", terseTime, review],
      spoken: heard.filter { !$0.isEmpty }.joined(separator: "; "))
  }

  /// "11m2".
  var terseTime: Sentence { note.at.map { "\(span.terse($0))" } ?? "" }
}

extension ShownNote {
  /// All notes of a session in the order of time, those without a time last.
  static func all(_ meeting: SessionRecords, in records: StudyRecords) -> [ShownNote] {
    let finder = NoteFinder(records)
    let span = meeting.span
    return meeting.logs.flatMap { log in
      log.notes.map { finder.shown($0, in: log, of: meeting.session, span) }
    }.enumerated().sorted { left, right in
      let (one, two) = (
        left.element.note.at ?? .max, right.element.note.at ?? .max
      )
      return one == two ? left.offset < right.offset : one < two
    }.map(\.element)
  }
}

/// Finds notes of a study by their ids.
package struct NoteFinder {
  private let records: StudyRecords
  private let sessions: [RecordID: Int]
  private let out: [RecordID: ConsentStanding]
  private let participants: [RecordID]
  private let quotable: Set<RecordID>

  init(_ records: StudyRecords) {
    self.records = records
    sessions = Dictionary(
      records.sessions.enumerated().map { ($1.session.id, $0) }, uniquingKeysWith: { $1 })
    out = Dictionary(
      records.participants.filter(\.standing.isOut).map { ($0.id, $0.standing) },
      uniquingKeysWith: { first, _ in first })
    participants = records.participants.map(\.id)
    quotable = Set(records.participants.filter(\.allowsQuotes).map(\.id))
  }

  /// A note by session and its own id; `nil` where it is not there any more.
  func note(session: RecordID, observation: String) -> ShownNote? {
    guard let index = sessions[session] else { return nil }
    let meeting = records.sessions[index]
    for log in meeting.logs {
      guard let note = log.observations.first(where: { Text.isSame($0.id, observation) }) else {
        continue
      }
      return shown(note, in: log, of: meeting.session, meeting.span)
    }
    return nil
  }

  /// A note by `<session>/<observation>`.
  func note(_ reference: String) -> ShownNote? {
    let parts = reference.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2, let session = RecordID(parts[0]) else { return nil }
    return note(session: session, observation: parts[1])
  }

  func shown(
    _ note: Note, in log: Log, of session: Session, _ span: SessionSpan
  ) -> ShownNote {
    let people = note.participant.map { [$0] } ?? session.participants
    let labelled = WhoseWords.labelled(in: note.text.words, of: participants)
    return ShownNote(
      session: session, log: log, note: note,
      standing: people.compactMap { out[$0] }.first ?? .granted,
      mayQuote: !people.isEmpty
        && (labelled.map { people + $0 }?.allSatisfy(quotable.contains) ?? false),
      task: note.task.map { id in
        records.study.tasks.first { Text.isSame($0.id, id) }?.title ?? id
      },
      screen: note.screen.map { id in
        records.study.screens.first { Text.isSame($0.id, id) }?.title ?? id
      }, span: span)
  }
}
