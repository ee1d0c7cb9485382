import Localization
import Measures
import Records
import Wording

extension FindingsDocument {
  /// Barriers that nobody has made a finding of, so that none is lost.
  static func loose(_ summary: FindingsSummary, _ document: inout Document) {
    guard summary.looseBarrierCount > 0 else { return }
    document.heading(2, "Barriers that belong to no finding yet", anchor: ReportPart.loose.rawValue)
    let sessions = Sentence.count(summary.looseBarriers.count, "session", "sessions")
    document.paragraph(
      "\(summary.looseBarrierCount, "barrier", "barriers") of \(sessions) \(summary.looseBarrierCount == 1 ? "supports" : "support" as Sentence) no finding. Each is a finding still to be made, or a note to add to one."
    )
    guard summary.edition == .team else {
      document.paragraph("The notes stay with the team.")
      return
    }
    for session in summary.looseBarriers {
      guard let id = session.session else { continue }
      document.heading(3, "\(id.string), round \(session.round)")
      document.list(session.notes.map { note($0) })
    }
  }

  /// "P07; impact 2 of 4, slows; task Pay by card; 11 min 2 s: the words".
  static func note(_ note: NoteFacts) -> Sentence { about(note) + ": " + words(note.words) }

  /// Whom a note is about, how bad it was, and when it was made.
  static func about(_ note: NoteFacts) -> Sentence {
    var parts: [Sentence] = [
      note.participants.isEmpty
        ? "nobody named" : "\(Sentence.list(note.participants.map(\.short)))",
      "round \(note.round)",
    ]
    if let kind = note.kind, kind != .barrier { parts.append("\(kind.label)") }
    if let impact = note.impact { parts.append("impact " + impact.words) }
    if let task = note.task { parts.append("task \(task)") }
    if let time = note.time { parts.append("\(time)") }
    if note.loggers > 1 { parts.append("seen by \(note.loggers) loggers") }
    return Sentence.joined(parts, "; ")
  }

  static func words(_ words: NoteWords) -> Sentence {
    switch words {
    case .account(let text): Sentence(text: text.words)
    case .quote(let text): "in their words, “\(text.words)”"
    case .noPermissionToQuote: "words withheld, there is no permission to quote."
    case .notShared: "words withheld, they stay with the team."
    }
  }

  static func table(_ summary: FindingsSummary, _ document: inout Document) {
    document.heading(2, "All findings")
    document.table(
      "Every finding in the order of this report. “Met by” is of the latest round that tried it. Severity and frequency are two things.",
      none: "There is no finding.",
      columns: ["Finding", "State", "Severity", "Met by", "Bears on"],
      rows: summary.findings.map { finding in
        [
          FindingPlace.link("\(finding.id.short) \(finding.title)", to: finding.id.string),
          "\(finding.status)",
          severityCell(finding), met(finding),
          finding.places.isEmpty
            ? finding.isBeyondWcag ? "beyond WCAG" : "no criterion yet"
            : "\(Sentence.list(finding.places.map(\.description)))",
        ]
      })
  }

  private static func met(_ finding: FindingSummary) -> Sentence {
    guard finding.kind != .strength, let tried = finding.lastTried else { return "a strength" }
    return
      "\(tried.frequency.exposedOnly)"
      + (tried.round == finding.latest?.round ? "" : "; of round \(tried.round)")
  }

  /// "3 to 4 of 4 (2 raters)".
  private static func range(_ ratings: SeverityRatings) -> Sentence {
    let range: Sentence =
      ratings.low == ratings.high
      ? ratings.high.words : "\(ratings.low.rawValue) to \(ratings.high.rawValue) of 4"
    return range + " (\(ratings.ratings.count, "rater", "raters"))"
  }

  private static func severityCell(_ finding: FindingSummary) -> Sentence {
    if finding.kind == .strength, finding.severity?.high ?? Impact.none == Impact.none {
      return "a strength"
    }
    return finding.severity.map(range) ?? "not rated"
  }

  /// What the words and numbers mean, and how unclear cases were decided.
  static func reading(_ summary: FindingsSummary, _ document: inout Document) {
    document.heading(2, "How to read this", anchor: ReportPart.reading.rawValue)
    let edition: Sentence =
      summary.edition == .share
      ? "This is the edition for sharing: no participant numbers (texts that hold one say “a participant” instead), no remarks on states, no ids of notes, no quotes without permission to quote and to share, and nothing about needs and technologies where a group, or the rest beside it, is fewer than 3 people."
      : "This is the edition for the team: it holds participant numbers and what notes say. Do not pass it on."
    document.list([
      "Severity is what raters think of a finding, from 0 (no problem) to 4 (blocks); every rating is shown, a mean only with its range. \(FindingOrder.rule)",
      "Frequency is how many people the notes show with the problem, of those who tried its tasks, which are the tasks in which anybody met it, or of everybody who took part where the notes name no task or no attempt is recorded. It is that of the latest round in which the finding was tried. Intervals: adjusted Wald, 95 %, two-sided; of so few people they are wide.",
      "A note shows the problem unless it is a success, a note of no barrier, a suggestion, context, or of impact 0. Impact is how bad it was for one person; the worst is that of this round and earlier ones.",
      "States are told as somebody recorded them, round by round. A round without a state counts as not retested. The notes are compared with the states, and where they differ both are told.",
      "Several notes of one moment are one moment. Pilots never count, and nothing counts of people who refused to be observed or have withdrawn.",
      edition,
    ])
  }
}
