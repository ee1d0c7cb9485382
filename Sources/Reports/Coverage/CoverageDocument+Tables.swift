import Localization
import Measures
import Records
import Wording

extension CoverageDocument {
  static func gaps(_ coverage: Coverage, _ document: inout Document) {
    document.heading(2, "Gaps", anchor: ReportPart.gaps.rawValue)
    guard !coverage.gaps.isEmpty else {
      document.paragraph("Every criterion was looked at, and every target is met.")
      return
    }
    document.paragraph("What is missing, the most serious first.")
    document.list(coverage.gaps.map(\.sentence))
    guard !coverage.furtherGaps.isEmpty else { return }
    let further = Sentence.count(coverage.furtherGaps.count, "further gap", "further gaps")
    document.paragraph(
      "\(ReportPlaceWords.report(further, "coverage", at: .furtherGaps)): see the appendix.")
  }

  static func furtherGaps(_ coverage: Coverage, _ document: inout Document) {
    guard !coverage.furtherGaps.isEmpty else { return }
    document.heading(2, "Further gaps", anchor: ReportPart.furtherGaps.rawValue)
    document.table(
      "\(coverage.furtherGaps.count, "gap", "gaps"), with who or what would close it.",
      none: "No further gap.", columns: ["Gap", "What would close it"],
      rows: coverage.furtherGaps.map { [$0.sentence, $0.remedy] })
  }

  static func sections(_ coverage: Coverage, _ document: inout Document) {
    document.heading(2, "Principles and guidelines")
    let evidence = coverage.evidence
    document.paragraph(
      "\(evidence.items, "evidence item", "evidence items") in all: \(byKind(evidence.byKind)). One item is one note or entry and one place that it names."
    )
    let rows = coverage.principles.flatMap { principle in
      [principle] + coverage.guidelines.filter { principle.place.covers($0.place) }
    }
    document.table(
      "For each principle and its guidelines: evidence items, people, criteria in each state, and the worst impact that is still open.",
      none: "The target has no criteria.",
      columns: [
        "Principle or guideline", "Evidence items", "People", "Criteria", "Worst open impact",
      ],
      rows: rows.map { row in
        [
          "\(row.place.label)",
          row.direct > 0 && row.place.kind == .guideline
            ? "\(row.items, "item", "items"), \(row.direct) of them naming the guideline only"
            : "\(row.items, "item", "items")",
          "\(row.participants, "participant", "participants"), \(row.described) described",
          states(row.states), row.worstOpenImpact?.words ?? "none noted",
        ]
      })
    guard !evidence.outsideTarget.isEmpty else { return }
    let outside = evidence.outsideTarget.map { outside -> Sentence in
      "\(outside.place.label) (\(outside.items, "item", "items"))"
    }
    document.paragraph(
      "These places are named but are not in the target; they count above and in no criterion of it: "
        + Sentence.joined(outside, "; ") + ".")
  }

  /// The six numbers, always all of them.
  private static func states(_ counts: StateCounts) -> Sentence {
    Sentence.joined(CriterionState.allCases.map { "\($0.label): \(counts[$0])" }, "; ")
  }

  private static func byKind(_ counts: KindCounts) -> Sentence {
    let parts = EvidenceKind.allCases.filter { counts[$0] > 0 }.map { kind -> Sentence in
      "\(counts[kind]) \(kind.adjective)"
    }
    return parts.isEmpty ? "none of any kind" : Sentence.joined(parts, ", ")
  }

  static func criteria(_ coverage: Coverage, _ document: inout Document) {
    document.heading(2, "All criteria", anchor: ReportPart.criteria.rawValue)
    document.table(
      "Every criterion of the target in number order: its level, how it was looked at, who was there, and what the evidence says. A state is not a verdict.",
      none: "The target has no criteria.",
      columns: ["Criterion", "Level", "State", "People", "Evidence and outcome"],
      rows: coverage.criteria.map { row in
        [
          "\(row.criterion.label)", "\(row.criterion.level.description)", "\(row.state.label)",
          people(row), evidence(row),
        ]
      })
  }

  private static func people(_ row: CriterionCoverage) -> Sentence {
    var parts: [Sentence] = [
      "\(row.participants, "participant", "participants")"
    ]
    if row.participantsWithBarrier > 0 {
      parts.append("\(row.participantsWithBarrier) with a barrier")
    }
    if row.described > 0 { parts.append("\(row.described) described") }
    return Sentence.joined(parts, ", ")
  }

  private static func evidence(_ row: CriterionCoverage) -> Sentence {
    var parts: [Sentence] = []
    for kind in EvidenceKind.allCases where row.byKind[kind] > 0 {
      var part: Sentence = "\(kind.adjective): \(row.byKind[kind], "item", "items")"
      if kind == .lived {
        part = part + " (\(row.confirmedTags) confirmed, \(row.proposedTags) proposed)"
        if row.notes[.workaround] > 0 {
          part = part + ", \(row.notes[.workaround], "workaround", "workarounds")"
        }
      }
      if let outcome = row.outcome(of: kind) { part = part + ", \(outcome.label)" }
      parts.append(part)
    }
    parts += row.toolSentences
    let signs = SignWords.list(row.signs)
    if row.signs.favourable + row.signs.unsettled > 0 { parts.append(signs) }
    if parts.isEmpty { return "none" }
    return Sentence.joined(parts, "; ")
  }
}
