import Localization
import Measures
import Records
import Wording

extension CoverageDocument {
  static func sections(_ coverage: Coverage, _ document: inout Document) {
    document.heading(2, "Principles and guidelines")
    let (evidence, round) = (coverage.evidence, coverage.rounds.number)
    document.paragraph(Sentence(EvidenceItems(evidence.byKind, round: round)))
    let rows = coverage.principles.flatMap { principle in
      [principle] + coverage.guidelines.filter { principle.place.covers($0.place) }
    }
    document.table(
      "Evidence items (one note or entry and one place that it names), participants, criteria in each state, and the worst open impact.",
      none: "",
      columns: [
        "Principle or guideline", "Evidence items", "Participants", "Criteria",
        "Worst open impact",
      ],
      rows: rows.map { row in
        let direct: Sentence =
          row.direct > 0 && row.place.kind == .guideline
          ? ", \(row.direct) for the guideline only" : ""
        let described: Sentence = row.described > 0 ? ", \(row.described) described" : ""
        return [
          "\(row.place.label)", "\(row.items)\(direct)", "\(row.participants)\(described)",
          .joined(CriterionState.allCases.map { "\($0.label): \(row.states[$0])" }, "; "),
          row.worstOpenImpact?.words ?? "not recorded",
        ]
      })
    if !evidence.outsideTarget.isEmpty {
      document.paragraph(Sentence(EvidenceOutsideTarget(evidence.outsideTarget, round: round)))
    }
  }

  static func criteria(_ coverage: Coverage, _ document: inout Document) {
    document.heading(2, "All criteria", anchor: ReportPart.criteria.rawValue)
    let round = coverage.rounds.number
    document.table(
      "Every criterion of the target: level, state, participants, evidence and outcome. A state is not a verdict.",
      none: "", columns: ["Criterion", "Level", "State", "Participants", "Evidence and outcome"],
      rows: coverage.criteria.map { row in
        [
          "\(row.criterion.label)", "\(row.criterion.level.description)",
          Sentence(CriterionStateClaim(row.criterion, row.state, round: round)),
          people(row, round: round), evidence(row, round: round),
        ]
      })
  }

  private static func people(_ row: CriterionCoverage, round: Int?) -> Sentence {
    let barrier: Sentence =
      row.participantsWithBarrier > 0 ? ", \(row.participantsWithBarrier) with a barrier" : ""
    let described: Sentence = row.described > 0 ? ", \(row.described) described" : ""
    return Sentence(
      CriterionTried(row, round: round), as: "\(row.participants)\(barrier)") + described
  }

  private static func evidence(_ row: CriterionCoverage, round: Int?) -> Sentence {
    var parts = EvidenceKind.allCases.filter { row.byKind[$0] > 0 }.map { kind -> Sentence in
      var part: Sentence = "\(kind.words): \(row.byKind[kind], "item", "items")"
      if kind == .lived {
        part += " (\(row.confirmedTags) confirmed, \(row.proposedTags) proposed)"
        if row.notes[.workaround] > 0 {
          part += ", \(row.notes[.workaround], "workaround", "workarounds")"
        }
      }
      return part
    }
    parts += row.outcomes.map {
      Sentence(
        CriterionOutcome(row, $0, round: round), as: "\($0.outcome.label) (\($0.kind.words))")
    }
    parts += row.toolSentences
    if row.signs.favourable + row.signs.unsettled > 0 {
      parts.append(Sentence(CriterionSigns(row, round: round)))
    }
    return .joined(parts, "; ")
  }
}
