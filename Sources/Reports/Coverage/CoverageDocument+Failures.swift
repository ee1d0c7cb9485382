import Localization
import Measures
import Records
import Wording

extension CoverageDocument {
  static func failures(_ coverage: Coverage, _ document: inout Document) {
    document.heading(2, "Failures and barriers")
    guard !coverage.failures.isEmpty else {
      document.paragraph(
        "No participant met a barrier, no specialist or tool found a failure, and no problem is open. That is not a pass."
      )
      return
    }
    let facts = criteria(coverage)
    document.table(
      "\(coverage.failures.count, "place has", "places have") a barrier that people met, a failure that a specialist or tool found, or an open problem. The notes of each stand in the appendix.",
      none: "None.",
      columns: ["Place", "People with a barrier", "Outcome", "Worst open impact", "Open findings"],
      rows: coverage.failures.map { failure in
        let criterion = facts[failure.place]
        return [
          FailurePlace.link(failure.place) + " (\(remark(failure)))", met(criterion, failure),
          outcomes(criterion),
          criterion.map { $0.worstOpenImpact?.words ?? "none noted" } ?? "see its notes",
          .joined(failure.findings.map(FindingsDocument.named), "; "),
        ]
      })
  }

  /// "3 of 5 who tried it"; where no criterion counts people, only whether somebody met one.
  private static func met(_ criterion: CriterionCoverage?, _ failure: FailureFacts) -> Sentence {
    guard let criterion else {
      return failure.hasLivedBarrier ? "somebody met one" : "none noted"
    }
    guard criterion.participants > 0 else {
      return criterion.state == .barrierMet
        ? "people whom no session names" : "nobody tried it in this round"
    }
    return "\(criterion.participantsWithBarrier) of \(criterion.participants) who tried it"
  }

  /// "failed (lived), cannot tell (expert)".
  private static func outcomes(_ criterion: CriterionCoverage?) -> Sentence {
    guard let criterion else { return "none, no criterion of the target" }
    return .joined(
      criterion.outcomes.map { "\($0.outcome.label) (\($0.kind.adjective))" }, ", ")
  }

  private static func criteria(_ coverage: Coverage) -> [Place: CriterionCoverage] {
    Dictionary(coverage.criteria.map { ($0.criterion.place, $0) }, uniquingKeysWith: { $1 })
  }

  /// What is said of each place, note by note.
  static func evidence(_ coverage: Coverage, _ document: inout Document) {
    guard !coverage.failures.isEmpty else { return }
    document.heading(2, "Evidence for each place", anchor: ReportPart.evidence.rawValue)
    document.paragraph(
      "A place is a criterion, or a guideline or principle that notes name without a criterion. Places stand in number order."
    )
    let facts = criteria(coverage)
    for failure in coverage.failures {
      document.heading(
        3, "\(failure.place.label) (\(remark(failure)))",
        anchor: FailurePlace.anchor(failure.place))
      document.paragraph(facts[failure.place].map { sentence($0, failure) } ?? elsewhere(failure))
      document.list(
        failure.findings.map { finding($0) }
          + notes(failure.notes, failure.noteCount, coverage)
          + entries(failure.entries, failure.entryCount))
    }
  }

  private static func remark(_ failure: FailureFacts) -> Sentence {
    guard let criterion = failure.criterion else {
      return failure.place.kind == .guideline ? "guideline" : "principle"
    }
    let level: Sentence = "level \(criterion.level.description)"
    return level + (failure.isInTarget ? "" : ", not in the target")
  }

  /// The sentence under a heading that is no criterion of the target.
  private static func elsewhere(_ failure: FailureFacts) -> Sentence {
    let what: Sentence =
      failure.criterion == nil ? "No criterion is named" : "The target does not ask for it"
    return failure.hasLivedBarrier
      ? "Participants met a barrier. \(what), so it counts for no criterion of the target."
      : "\(what), so it counts for no criterion of the target."
  }

  /// Who met it and how sure it is.
  private static func sentence(
    _ criterion: CriterionCoverage, _ failure: FailureFacts
  ) -> Sentence {
    var parts: [Sentence] = []
    if criterion.state == .barrierMet {
      let people = criterion.participantsWithBarrier
      parts.append(
        people > 0
          ? "\(people, "participant", "participants") met a barrier."
          : "A barrier was met by people whom no session names.")
      if failure.participantsWithoutFinding > 0, !failure.findings.isEmpty {
        parts.append(
          "The notes of \(failure.participantsWithoutFinding) of them support no finding.")
      }
    } else if criterion.state == .exercised || criterion.state == .unclear {
      let people = Sentence.count(criterion.participants, "participant", "participants")
      let known: Sentence =
        criterion.state == .exercised
        ? "it worked at least once" : "nothing shows that it worked for any of them"
      parts.append(
        "\(people) tried it and no barrier was noted in this round; " + known + ": "
          + SignWords.list(criterion.signs) + ".")
    }
    if !criterion.state.countsAsPeople { parts.append("No participant tried it in this round.") }
    for outcome in criterion.outcomes {
      parts.append("Outcome from \(outcome.kind.adjective) evidence: \(outcome.outcome.label).")
    }
    for sentence in criterion.toolSentences {
      let words: Sentence = "\(sentence)."
      parts.append(words.capitalised)
    }
    if let worst = criterion.worstOpenImpact {
      parts.append("Worst open impact: \(worst.words).")
    }
    return Sentence.joined(parts, " ")
  }

  static func beyond(_ coverage: Coverage, _ document: inout Document) {
    document.heading(2, "Beyond WCAG")
    let beyond = coverage.beyondWcag
    let fine: [Sentence] =
      beyond.withoutTrouble > 0
      ? [
        "\(beyond.withoutTrouble, "note or entry", "notes and entries") beyond WCAG \(beyond.withoutTrouble == 1 ? "says" : "say" as Sentence) that something worked or that nothing was in the way."
      ] : []
    guard !beyond.isEmpty else {
      document.paragraph("No trouble is settled as something that WCAG does not name.")
      document.list(fine)
      return
    }
    let notes = Sentence.count(beyond.noteCount, "note of sessions", "notes of sessions")
    let entries = Sentence.count(beyond.entryCount, "entry", "entries")
    let findings = Sentence.count(beyond.findings.count, "open finding", "open findings")
    let words: Sentence = "\(notes), \(entries) of other evidence"
    let link = ReportPlaceWords.report(words, "coverage", at: .beyond)
    document.paragraph(
      "\(link) and \(findings) tell of things that WCAG does not name. A barrier hurts all the same."
    )
    document.list(beyond.findings.map { finding($0) } + fine)
  }

  /// What is said beyond WCAG, note by note.
  static func beyondEvidence(_ coverage: Coverage, _ document: inout Document) {
    let beyond = coverage.beyondWcag
    guard beyond.noteCount + beyond.entryCount > 0 else { return }
    document.heading(2, "Evidence beyond WCAG", anchor: ReportPart.beyond.rawValue)
    document.list(
      notes(beyond.notes, beyond.noteCount, coverage)
        + entries(beyond.entries, beyond.entryCount))
  }

  static func notRetested(_ coverage: Coverage, _ document: inout Document) {
    guard let round = coverage.rounds.number, !coverage.rounds.earlier.isEmpty else { return }
    document.heading(2, "Not retested in round \(round)")
    guard !coverage.notRetested.isEmpty else {
      document.paragraph("All problems of earlier rounds were retested with affected participants.")
      return
    }
    document.list(
      (coverage.notRetested.findings + coverage.notRetested.withoutAffected)
        .map { finding($0, withPlaces: true) }
        + coverage.notRetested.criteria.map { criterion in
          "\(criterion.label): an earlier round met a barrier; nobody tried it in this one."
        })
  }
}
