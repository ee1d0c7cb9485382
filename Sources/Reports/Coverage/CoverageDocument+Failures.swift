import Localization
import Measures
import Records
import Wording

extension CoverageDocument {
  static func failures(_ coverage: Coverage, _ document: inout Document) {
    document.heading(2, "Failures and barriers")
    guard !coverage.failures.isEmpty else {
      return document.paragraph(
        .claim(
          "places.none", ["round": coverage.rounds.number],
          "No counted barrier or failure and no open problem at a criterion, guideline or principle\(within(coverage.rounds.number)). This is not a pass."
        ))
    }
    document.table(
      "\(coverage.failures.count, "place has", "places have") a barrier, a failure or an open problem. The appendix has the evidence for each.",
      none: "",
      columns: [
        "Place", "Participants with a barrier", "Outcome and other evidence", "Worst open impact",
        "Open findings",
      ],
      rows: coverage.failures.map { failure in
        [
          FailurePlace.link(failure.place) + " (\(remark(failure)))",
          withBarrier(failure), outcomes(failure), worst(failure),
          .joined(failure.findings.map(FindingsDocument.named), "; "),
        ]
      })
  }

  /// "3 of 5 who tried it"; a place that is no criterion of the target counts no participants.
  private static func withBarrier(_ failure: FailureFacts) -> Sentence {
    guard let row = failure.row else {
      return failure.hasLivedBarrier ? "barrier found" : "none recorded"
    }
    return row.triedClaim.worded(
      row.participants > 0
        ? "\(row.participantsWithBarrier) of \(row.participants) who tried it\(row.unnamed)"
        : row.state.countsAsPeople ? "in sessions without names" : "not tried")
  }

  /// The worst open impact on participants, or else the worst that other evidence gives.
  private static func worst(_ failure: FailureFacts) -> Sentence {
    if let worst = failure.row?.worstOpenImpact { return worst.words }
    if failure.hasLivedBarrier { return failure.row == nil ? "see the appendix" : "not recorded" }
    let given = failure.evidence.entries.filter(\.isBarrier).max {
      ($0.impact ?? .none) < ($1.impact ?? .none)
    }
    return given.flatMap { entry in entry.impact.map { "\($0.words) (\(entry.kind.words))" } }
      ?? "not recorded"
  }

  /// "failed (participants); barrier (expert review)".
  private static func outcomes(_ failure: FailureFacts) -> Sentence {
    let outcomes = (failure.row?.outcomes ?? []).map(\.short)
    let kinds = Set(failure.evidence.entries.filter(\.isBarrier).map(\.kind))
    let barriers = EvidenceKind.allCases.filter(kinds.contains).map {
      "barrier (\($0.words))" as Sentence
    }
    return .joined(outcomes + barriers, "; ")
  }

  /// The evidence for each place, note by note.
  static func evidence(_ coverage: Coverage, _ document: inout Document) {
    guard !coverage.failures.isEmpty else { return }
    document.heading(2, "Evidence for each place", anchor: ReportPart.evidence.rawValue)
    for failure in coverage.failures {
      document.heading(
        3, "\(failure.place.label) (\(remark(failure)))",
        anchor: FailurePlace.anchor(failure.place))
      document.paragraph(
        failure.row.map { sentence($0, failure) }
          ?? failure.outsideTarget(coverage.rounds.number))
      document.list(failure.findings.map { finding($0) } + lines(failure.place, failure.evidence))
    }
  }

  private static func remark(_ failure: FailureFacts) -> Sentence {
    guard let criterion = failure.criterion else {
      return failure.place.kind == .guideline ? "guideline" : "principle"
    }
    let level: Sentence = "level \(criterion.level.description)"
    return level + (failure.isInTarget ? "" : ", not in the target")
  }

  /// How many participants have the barrier and how certain it is.
  private static func sentence(
    _ criterion: CriterionCoverage, _ failure: FailureFacts
  ) -> Sentence {
    var parts = [criterion.triedClaim]
    let alone = failure.participantsWithoutFinding
    if alone > 0, !failure.findings.isEmpty {
      parts.append(
        .claim(
          "criterion.withoutFinding",
          [
            "criterion": criterion.number, "participants": alone, "round": criterion.round,
          ],
          "The notes of \(alone) of them support no finding."))
    }
    if criterion.state == .exercised || criterion.state == .unclear {
      parts.append(
        criterion.stateClaim.capitalised + ": " + criterion.signsClaim + ".")
    }
    parts += criterion.outcomes.map { criterion.outcome($0) }
    parts += criterion.tools.map { $0.capitalised + "." }
    if let worst = criterion.worstOpenImpact {
      parts.append(
        .claim(
          "criterion.impact",
          [
            "criterion": criterion.number, "round": criterion.round, "worst": worst.rawValue,
          ],
          "Worst open impact: \(worst.words)."))
    }
    return .joined(parts, " ")
  }

  /// Notes and entries at a place, or outside WCAG, and how many more there are.
  private static func lines(_ place: Place?, _ listed: ListedEvidence) -> [Sentence] {
    let lines = listed.notes.map(note) + listed.entries.map(\.claim)
    let notes = listed.noteCount - listed.notes.count
    let entries = listed.entryCount - listed.entries.count
    guard notes + entries > 0 else { return lines }
    var parts: [Sentence] = []
    if notes > 0 {
      parts.append("\(notes, "more note", "more notes") with the same or less impact")
    }
    if entries > 0 { parts.append("\(entries, "more entry", "more entries")") }
    return lines + [
      .claim(
        "evidence.more", ["place": place?.description, "notes": notes, "entries": entries],
        .joined(parts, "; ") + ".")
    ]
  }

  private static func note(_ note: NoteFacts) -> Sentence {
    var parts: [Sentence] = [
      note.participants.isEmpty ? "No participant named" : .list(note.participants.map(\.short))
    ]
    if let kind = note.kind, kind != .barrier { parts.append("\(kind.label)") }
    parts.append(note.impact.map { "impact " + $0.words } ?? "impact not recorded")
    parts.append("round \(note.round)")
    if let task = note.task { parts.append("task \(task)") }
    if let time = note.time { parts.append("\(time)") }
    parts.append(note.isConfirmed ? "confirmed" : "proposed")
    if note.loggers > 1 { parts.append("noted by \(note.loggers) note-takers") }
    let words: Sentence =
      switch note.words {
      case .account(let text): "\(text.words)"
      case .quote(let text): "quote: “\(text.words)”"
      case .noPermissionToQuote: "not shown: no permission to quote."
      case .notShared: "not shown in the sharing edition."
      }
    return .claim(
      "evidence.note",
      [
        "note": "\(note.session)/\(note.observation)", "kind": note.kind?.id,
        "impact": note.impact?.rawValue, "round": note.round,
      ], .joined(parts, "; ") + ": " + words)
  }

  // MARK: Outside WCAG

  static func beyond(_ coverage: Coverage, _ document: inout Document) {
    document.heading(2, "Outside WCAG")
    let beyond = coverage.beyondWcag
    let claim = beyond.claim(coverage.rounds.number)
    document.paragraph(
      !beyond.evidence.isEmpty
        ? ReportPlaceWords.report(claim, "coverage", at: .beyond) : claim)
    document.list(beyond.findings.map { finding($0) })
  }

  static func beyondEvidence(_ coverage: Coverage, _ document: inout Document) {
    let beyond = coverage.beyondWcag
    guard !beyond.evidence.isEmpty else { return }
    document.heading(2, "Evidence outside WCAG", anchor: ReportPart.beyond.rawValue)
    document.list(lines(nil, beyond.evidence))
  }

  static func notRetested(_ coverage: Coverage, _ document: inout Document) {
    guard let round = coverage.rounds.number, !coverage.notRetested.isEmpty else { return }
    document.heading(2, "Not retested in round \(round), or not with anyone affected")
    document.list(
      (coverage.notRetested.findings + coverage.notRetested.withoutAffected)
        .map { finding($0, withPlaces: true) }
        + coverage.notRetested.criteria.map {
          .claim(
            "criterion.notRetested",
            ["criterion": $0.number.description, "round": round],
            "\($0.label): barrier found in an earlier round, not tried in round \(round).")
        })
  }
}

extension Document {
  /// The failures and barriers of experts, tools and published sources with their words; nothing without one.
  mutating func evidenceTroubles(_ entries: [EntryFacts]) {
    guard !entries.isEmpty else { return }
    heading(2, "Failures and barriers in evidence")
    list(
      entries.map { entry in
        let places = entry.places.map(\.description).joined(separator: ", ")
        return (places.isEmpty ? "" : "\(places): ") + entry.claim
      })
  }
}
