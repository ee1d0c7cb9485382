package import Localization
package import Measures
import Records
import Statistics
import Wording

/// The findings of a study as GitHub-flavoured Markdown that also reads well as plain text and aloud.
///
/// Both editions are rendered by the same functions: a redacted finding has less to print.
package enum FindingsDocument {
  /// The whole report; the same findings always give the same bytes.
  package static func document(_ summary: FindingsSummary) -> Document {
    var document = Document()
    var title: Sentence = "Findings: \(summary.title)"
    if let round = summary.round { title = title + ", round \(round)" }
    document.heading(1, title)
    if summary.hasInventedPeople { document.notice(ReportHead.invented) }
    document.paragraph(purpose)
    document.list(head(summary))
    if summary.findings.isEmpty {
      document.paragraph(
        summary.looseBarrierCount > 0
          ? "Next: link notes to a finding with `kerb finding new STUDY TITLE --observation SESSION/NOTE`."
          : "Next: record a session with `kerb record STUDY`, then review its notes.")
    } else {
      sections(summary.findings, summary.round, &document)
    }
    document.appendix { appendix in
      if !summary.findings.isEmpty { evidence(summary.findings, &appendix) }
      loose(summary, &appendix)
      appendix.evidenceTroubles(summary.evidenceTroubles)
      if !summary.findings.isEmpty {
        reading(
          ["This is the team edition: it holds participant numbers and notes. Do not share it."],
          &appendix)
      }
    }
    return document
  }

  static let purpose: Sentence =
    "This report lists problems and strengths, how severe the problems are, and what became of them. It is not a conformance claim."

  /// How many there are, who took part, the worst, and what is not settled.
  private static func head(_ summary: FindingsSummary) -> [Sentence] {
    var lines = [summary.counts.capitalised + "."]
    if let round = summary.round {
      lines.append(
        PeopleClaims.tookPart(
          summary.participants, sessions: summary.sessions, unnamed: summary.unnamedSessions,
          round: round))
      lines += summary.recordGaps.claims
    }
    if let first = summary.mostSevereOpen, let ratings = first.ratings, first.severity != nil {
      lines.append(named(first) + ": " + ratings + ".")
    }
    if summary.consentNotRecorded > 0, let round = summary.round {
      lines.append(
        PeopleClaims.consentNotRecorded(summary.consentNotRecorded, round: round))
    }
    let unsettled = summary.findings.count { $0.isContradicted || !$0.discrepancies.isEmpty }
    if unsettled > 0 {
      lines.append(
        .claim(
          "finding.unsettled", ["round": summary.round, "findings": unsettled],
          "notes or sessions do not support what is recorded of \(unsettled, "finding", "findings")"
        ).capitalised + ".")
    }
    lines += [
      summary.outside.barriersClaim, summary.outside.barriersEarlier, summary.outside.entriesClaim,
    ].compactMap(\.self).map {
      ReportPlaceWords.report($0.capitalised, "findings", at: .loose) + "."
    }
    if summary.laterFindings > 0 {
      lines.append(
        .claim(
          "finding.later", ["round": summary.round, "findings": summary.laterFindings],
          "\(summary.laterFindings, "finding", "findings") of later rounds left out") + ".")
    }
    return lines
  }

  /// The table, what to settle, and the findings part by part.
  static func sections(
    _ findings: [MeasuredFinding], _ round: Int?, _ document: inout Document
  ) {
    table(findings, &document)
    let unsettled = findings.flatMap { finding in
      ((finding.isContradicted ? finding.fix.map { _ in [finding.standing] } ?? [] : [])
        + finding.discrepancies.map(\.sentence)).map { named(finding) + ": " + $0 + "." }
    }
    if !unsettled.isEmpty {
      document.heading(2, "To settle: notes or sessions do not support the records")
      document.list(unsettled)
    }
    for part in FindingPart.allCases {
      let here = findings.filter { $0.part == part }
      // That no problem is open is worth a section; that nothing is fixed is not.
      guard !here.isEmpty || part == .open && findings.allSatisfy({ $0.part != .untold }) else {
        continue
      }
      document.heading(2, heading(part, round: round))
      document.paragraph(part.claim(here.count, round: round).capitalised + ".")
      for finding in here { self.finding(finding, &document) }
    }
  }

  static func heading(_ part: FindingPart, round: Int?) -> Sentence {
    switch part {
    case .open: "Open problems"
    case .beyondWcag: "Open problems outside WCAG"
    case .calledFixed: "Marked fixed, not confirmed by a retest"
    case .fixed: "Fixed problems, confirmed by a retest"
    case .notRetested: round.map { "Not retested in round \($0)" } ?? "Not retested"
    case .strength: "Strengths"
    case .untold: "Findings"
    }
  }

  /// "F05 Large text hides the price", which leads to the finding.
  static func named(_ finding: MeasuredFinding) -> Sentence {
    FindingPlace.link(finding.name, to: finding.key)
  }

  private static func table(_ findings: [MeasuredFinding], _ document: inout Document) {
    document.heading(2, "All findings")
    document.table(
      "In the order of this report. “Affected” is of the latest round that tested it.",
      none: "No findings.",
      columns: ["Finding", "State", "Severity", "Affected", "Criteria"],
      rows: findings.map { finding in
        let affected =
          finding.told
          ?? finding.lastTried.flatMap { row in
            finding.frequency(row, isShort: true).map { words in
              row.round == finding.latest?.round ? words : words + "; round \(row.round)"
            }
          }
        return [
          named(finding), finding.status, finding.severityRange ?? "a strength",
          finding.kind == .strength ? "a strength" : affected ?? "not told",
          finding.places.isEmpty
            ? finding.isBeyondWcag ? "outside WCAG" : "no criterion"
            : .list(finding.places.map(\.description)),
        ]
      })
  }

  // MARK: One finding

  /// One finding under a heading of its own.
  private static func finding(_ finding: MeasuredFinding, _ document: inout Document) {
    document.heading(
      3, "\(finding.id.short) \(finding.title)", anchor: FindingPlace.anchor(finding.key))
    document.paragraph(facts(finding))
    if let text = finding.explanation.nonEmpty {
      document.paragraph(finding.field("description", [text], as: "\(text)"))
    }
    if finding.part != .fixed, finding.kind != .strength || finding.recommendation != nil {
      document.paragraph(recommendation(finding))
    }
    let work = work(finding)
    if !work.isEmpty { document.paragraph(Sentence.joined(work, "; ").capitalised + ".") }
    let frequency =
      finding.kind == .strength
      ? nil
      : finding.lastTried.flatMap { row in
        finding.frequency(row).map { "Round \(row.round): " + $0 + share(finding, row) }
      }
    document.list(
      [
        finding.ratings?.capitalised, finding.told?.capitalised, frequency,
        finding.part == .fixed ? nil : finding.worstImpact?.capitalised,
      ].compactMap(\.self).map { $0 + "." }
        + finding.rounds.map { round(finding, $0) }
        + finding.discrepancies.map { $0.sentence.capitalised + "." }
        + quotes(finding).prefix(quoteLimit(finding))
        + [finding.evidence.map { evidenceLink(finding, $0.capitalised) + "." }].compactMap(\.self)
    )
    for picture in finding.pictures { document.picture(picture) }
  }

  /// So many quotes stand with a finding; the others stand with its notes.
  private static func quoteLimit(_ finding: MeasuredFinding) -> Int {
    finding.edition == .share ? .max : finding.part == .fixed || finding.kind == .strength ? 1 : 2
  }

  /// Quotes of the newest round first.
  private static func quotes(_ finding: MeasuredFinding) -> [Sentence] {
    let rounds = Set(finding.quotes.map(\.round)).sorted(by: >)
    return rounds.flatMap { round in finding.quotes.filter { $0.round == round } }
      .map { finding.quote($0, as: words($0)) }
  }

  /// The speaker, the wording and the language are named if they are unusual; a redacted quote has none of them.
  private static func words(_ quote: FindingQuote) -> Sentence {
    let words: Sentence =
      quote.isInOwnWords ? "“\(spoken(quote))”" : "an account, \(spoken(quote))"
    guard quote.note != nil else { return "Quote: " + words }
    var parts: [Sentence] = []
    if let participant = quote.participant { parts.append("\(participant.short)") }
    parts.append("round \(quote.round)")
    if quote.speaker != .participant {
      parts.append(quote.speaker.map { "\($0.label) speaking" } ?? "speaker not recorded")
    }
    if quote.wording != .verbatim {
      parts.append(quote.wording.map { "\($0.label)" } ?? "wording not recorded")
    }
    if let language = quote.language { parts.append("language \(language)") }
    return "Quote (" + .joined(parts, ", ") + "): " + words
  }

  /// The words, with their language if it is recorded.
  static func spoken(_ quote: FindingQuote) -> Sentence {
    let words = Sentence(text: quote.words.words)
    return quote.language.map { words.marked(.language($0)) } ?? words
  }

  static func recommendation(_ finding: MeasuredFinding) -> Sentence {
    let text = finding.recommendation.nonEmpty
    return finding.field(
      "recommendation", [text].compactMap(\.self),
      as: text.map { "Recommendation: \($0)" } ?? "Recommendation: not recorded.")
  }

  /// Who looks after it, when, and where a tracker has it.
  static func work(_ finding: MeasuredFinding) -> [Sentence] {
    var parts: [Sentence] = []
    if let owner = finding.owner.nonEmpty {
      parts.append(finding.field("owner", [owner], as: "owner: \(owner)"))
    }
    if let priority = finding.priority {
      parts.append(finding.field("priority", [priority.id], as: "priority: \(priority.label)"))
    }
    if !finding.tickets.isEmpty {
      let tickets = finding.tickets.map(\.text)
      parts.append(finding.field("tickets", tickets, as: "tickets: " + .list(tickets)))
    }
    return parts
  }

  /// Places, abilities, screens, tasks and principles in one line.
  private static func facts(_ finding: MeasuredFinding) -> Sentence {
    var parts = [places(finding)]
    if finding.kind == nil { parts.append(finding.field("kind", [], as: "kind not recorded")) }
    func add(_ field: String, _ label: Sentence, _ values: [String], _ names: [Sentence]) {
      guard !names.isEmpty else { return }
      parts.append(finding.field(field, values, as: "\(label): \(Sentence.joined(names, ", "))"))
    }
    // Labels of abilities hold commas: each has the word before it.
    for dimension in finding.dimensions {
      add("dimensions", "ability", [dimension.id], [dimension.label])
    }
    add("screens", "screens", finding.screens, finding.screens.map { "\($0)" })
    // The sharing edition shows the tasks that the finding names, and not where its notes are.
    let isTeam = finding.edition == .team
    add(
      isTeam ? "notedTasks" : "tasks", isTeam ? "noted in tasks" : "tasks", finding.tasks,
      finding.tasks.map { "\($0)" })
    add("principles", "principles", finding.principles.map(\.id), finding.principles.map(\.label))
    return Sentence.joined(parts, "; ").capitalised + "."
  }

  static func places(_ finding: MeasuredFinding) -> Sentence {
    let labels = finding.places.map(\.label)
    let words: Sentence =
      labels.isEmpty
      ? finding.isBeyondWcag ? "outside WCAG" : "names no criterion"
      : .list(labels) + (finding.isBeyondWcag ? ", and outside WCAG" : "")
    return finding.field("places", finding.places.map(\.description), as: words)
  }

  /// ", 40 % (12 % to 77 %; adjusted Wald, 95 %, two-sided, n = 5)", "; 33 % of 6 (…)"; nothing below five participants.
  static func share(_ finding: MeasuredFinding, _ row: FindingRound) -> Sentence {
    guard let frequency = row.frequency, frequency.hasShare, let interval = frequency.interval,
      let share = frequency.count.share
    else { return "" }
    // After further numbers it is said of whom it is the share.
    let of: Sentence = frequency.hasFurtherNumbers ? " of \(frequency.exposed)" : ""
    return (frequency.hasFurtherNumbers ? "; " : ", ")
      + .claim(
        "finding.share",
        [
          "finding": finding.key, "round": row.round, "affected": frequency.met,
          "exposed": frequency.exposed,
        ], "\(Figure.percent(share))\(of) (\(Figure.interval(interval)); \(interval.provenance))")
  }

  /// The recorded state of a round, who retested it as recorded, and what its notes show.
  private static func round(_ finding: MeasuredFinding, _ row: FindingRound) -> Sentence {
    var parts = [finding.state(row)]
    if !row.retestedWith.isEmpty {
      parts.append(
        finding.field(
          "rounds.\(row.round).retestedWith", row.retestedWith.map(\.string),
          as: "recorded as retested with \(Sentence.list(row.retestedWith.map(\.short)))"))
    }
    if let note = row.note.nonEmpty {
      parts[parts.count - 1] +=
        " (" + finding.field("rounds.\(row.round).note", [note], as: "\(note)") + ")"
    }
    if row.frequency != nil {
      if row.moments == 0 { parts.append(finding.moments(row)) }
      if finding.kind != .strength, row.moments > 0 {
        // The frequency of the round that was tried last stands above.
        if finding.lastTried?.round != row.round {
          parts += [finding.frequency(row, isShort: true)].compactMap(\.self)
        }
        parts += [finding.unaffected(row)].compactMap(\.self)
      }
      if finding.kind != .strength, let retest = finding.retest(row) {
        // A fix has the numbers of the latest retest, which may be of other rounds.
        let isOther =
          finding.fix.map {
            $0.round == row.round && !$0.retestedIn.isEmpty && $0.retestedIn != [row.round]
          } ?? false
        parts.append(isOther ? "in round \(row.round) " + retest : retest)
      }
    }
    return Sentence.joined(parts, "; ").capitalised + "."
  }

  // MARK: Evidence

  private static func evidenceLink(_ finding: MeasuredFinding, _ words: Sentence) -> Sentence {
    FindingPlace.evidenceAnchor(finding.key).map {
      words.marked(.link(ReportPlace(report: "findings", anchor: $0)))
    } ?? words
  }

  /// What each finding rests on, under headings of their own.
  private static func evidence(_ findings: [MeasuredFinding], _ document: inout Document) {
    document.heading(2, "Evidence for each finding", anchor: ReportPart.evidence.rawValue)
    for finding in findings {
      var lines = finding.part == .fixed ? [finding.worstImpact].compactMap(\.self) : []
      lines += [finding.meanSeverity].compactMap(\.self) + finding.impactsByGroup
      let moments = finding.rounds.filter { $0.frequency != nil && $0.moments > 0 }
      if !moments.isEmpty { lines.append(.joined(moments.map(finding.moments), "; ")) }
      lines = lines.map { $0.capitalised + "." }
      lines += finding.supporting.filter { $0.words.shown != nil }.map {
        finding.note($0, as: "Note (" + about($0) + "): " + words($0.words))
      }
      lines += quotes(finding).dropFirst(quoteLimit(finding))
      lines += [finding.withheld.map { $0.capitalised + "." }].compactMap(\.self)
      lines += finding.against.map {
        finding.note($0, as: "Against it: " + about($0) + ": " + words($0.words))
      }
      guard !lines.isEmpty else { continue }
      document.heading(
        3, "\(finding.id.short) \(finding.title)",
        anchor: FindingPlace.evidenceAnchor(finding.key))
      document.list(lines)
    }
  }

  /// Barriers that no finding holds, so that none is lost.
  private static func loose(_ summary: FindingsSummary, _ document: inout Document) {
    let claims = summary.outside.sessionClaims
    guard !claims.isEmpty else { return }
    let heading: Sentence =
      summary.outside.distress > 0
      ? "Barriers and distress linked to no problem" : "Barriers linked to no problem"
    document.heading(2, heading, anchor: ReportPart.loose.rawValue)
    document.list(claims.map { $0.capitalised + "." })
    for session in summary.looseBarriers where summary.edition == .team {
      guard let id = session.session else { continue }
      document.heading(3, "\(id.string), round \(session.round)")
      document.list(
        session.notes.map { note in
          .claim(
            "barriers.note",
            ["note": note.reference, "round": note.round, "impact": note.impact?.rawValue],
            about(note) + ": " + words(note.words))
        })
    }
  }

  /// "P07; impact 2 of 4, slows; task Pay by card; 11 min 2 s".
  static func about(_ note: NoteFacts) -> Sentence {
    var parts: [Sentence] = [
      note.participants.isEmpty
        ? "no named participant" : "\(Sentence.list(note.participants.map(\.short)))",
      "round \(note.round)",
    ]
    if let kind = note.kind, kind != .barrier { parts.append("\(kind.label)") }
    if let impact = note.impact { parts.append("impact " + impact.words) }
    if let task = note.task { parts.append("task \(task)") }
    if let time = note.time { parts.append("\(time)") }
    if note.loggers > 1 { parts.append("noted by \(note.loggers) note-takers") }
    return .joined(parts, "; ")
  }

  static func words(_ words: NoteWords) -> Sentence {
    switch words {
    case .account(let text): Sentence(text: text.words)
    case .quote(let text): "in their words, “\(text.words)”"
    case .noPermissionToQuote: "words withheld, no permission to quote."
    case .notShared: "words withheld, not shared."
    }
  }

  /// What the words and numbers mean.
  static func reading(_ lines: [Sentence], _ document: inout Document) {
    document.heading(2, "How to read this", anchor: ReportPart.reading.rawValue)
    document.list(
      [
        "Severity is rated from 0 (no problem) to 4 (blocks). \(FindingOrder.rule)",
        "Frequency divides affected participants by those who could be affected: those who tried its tasks or got to its screens, with its needs or technologies. A note shows the problem unless it is a success, no barrier, a suggestion, context, or of impact 0. Notes of one moment count once.",
        "“Fixed” needs a recorded fix that no later note contradicts. It is confirmed if affected participants came back and all of them got through.",
      ] + lines)
  }
}
