import Localization
package import Measures
import Records
import Statistics
import Wording

/// The findings of a study as comma-separated values, one row a finding, for a spreadsheet.
package enum FindingsCSV {
  package static func text(_ summary: FindingsSummary) -> String {
    var text = CSVText.row(columns.map(\.name))
    for finding in summary.findings {
      text += CSVText.row(
        columns.map { column in
          let cell = column.value(finding, summary)
          return cell.isEmpty ? "none" : cell
        })
    }
    return text
  }

  private struct Column: Sendable {
    let name: String
    let value: @Sendable (FindingSummary, FindingsSummary) -> String
  }

  private static let columns: [Column] = [
    Column(name: "id") { finding, _ in finding.id.string },
    Column(name: "shortId") { finding, _ in finding.id.short },
    Column(name: "title") { finding, _ in finding.title },
    Column(name: "kind") { finding, _ in finding.kind?.label.plain() ?? "" },
    Column(name: "part") { finding, _ in finding.part.label.plain() },
    Column(name: "reportedRound") { _, summary in summary.round.map(String.init) ?? "" },
    Column(name: "stateInRound") { finding, _ in finding.latest?.state?.label.plain() ?? "" },
    Column(name: "status") { finding, _ in finding.status.plain() },
    Column(name: "severities") { finding, _ in
      set(finding.severity?.ratings.map { "\($0.rater): \($0.severity.rawValue)" } ?? [])
    },
    Column(name: "severityLow") { finding, _ in impact(finding.severity?.low) },
    Column(name: "severityHigh") { finding, _ in impact(finding.severity?.high) },
    Column(name: "severityMean") { finding, _ in finding.severity?.mean?.description ?? "" },
    Column(name: "triedInRound") { finding, _ in
      finding.lastTried.map { String($0.round) } ?? ""
    },
    Column(name: "metBy") { finding, _ in counted(finding) { String($0.met) } },
    Column(name: "of") { finding, _ in counted(finding) { String($0.exposed) } },
    Column(name: "notKnown") { finding, _ in counted(finding) { String($0.notKnown) } },
    Column(name: "tookPart") { finding, _ in counted(finding) { String($0.tookPart) } },
    Column(name: "metBeyond") { finding, _ in counted(finding) { String($0.metBeyond) } },
    Column(name: "frequency") { finding, _ in frequency(finding) { $0.words.plain() } },
    Column(name: "interval") { finding, _ in
      frequency(finding) { frequency in
        frequency.interval.map {
          "\(Figure.interval($0)) (\($0.provenance))"
        } ?? ""
      }
    },
    Column(name: "worstImpact") { finding, _ in impact(finding.impacts.worst) },
    Column(name: "worstImpactInRound") { finding, _ in impact(finding.impacts.worstInRound) },
    Column(name: "impactByNeed") { finding, _ in
      set(finding.impacts.byNeed.map { row($0.group.label, $0.people, $0.worst) })
    },
    Column(name: "impactByTechnology") { finding, _ in
      set(finding.impacts.byTechnology.map { row($0.group.label, $0.people, $0.worst) })
    },
    Column(name: "places") { finding, _ in set(finding.places.map(\.label)) },
    Column(name: "beyondWcag") { finding, _ in finding.isBeyondWcag ? "yes" : "no" },
    Column(name: "dimensions") { finding, _ in set(finding.dimensions.map { $0.label.plain() }) },
    Column(name: "principles") { finding, _ in set(finding.principles.map { $0.label.plain() }) },
    Column(name: "screens") { finding, _ in set(finding.screens) },
    Column(name: "tasks") { finding, _ in set(finding.tasks) },
    Column(name: "description") { finding, _ in finding.explanation ?? "" },
    Column(name: "recommendation") { finding, _ in finding.recommendation ?? "" },
    Column(name: "owner") { finding, _ in finding.owner ?? "" },
    Column(name: "priority") { finding, _ in finding.priority?.label.plain() ?? "" },
    Column(name: "tickets") { finding, _ in set(finding.tickets.map(\.text)) },
    Column(name: "retestedWith") { finding, _ in
      finding.latest.map { latest in
        latest.retestedWith.isEmpty
          ? Sentence.count(latest.retestedCount, "person", "people").plain()
          : set(latest.retestedWith.map(\.string))
      } ?? ""
    },
    Column(name: "contradictions") { finding, _ in
      finding.contradictions.map { $0.sentence.plain() }.joined(separator: " ")
    },
    Column(name: "moments") { finding, _ in String(finding.moments) },
    Column(name: "notes") { finding, _ in set(finding.notes) },
  ]

  private static func set(_ members: [String]) -> String { members.joined(separator: "; ") }

  private static func impact(_ impact: Impact?) -> String {
    impact.map { String($0.rawValue) } ?? ""
  }

  private static func row(_ group: Sentence, _ people: Int, _ worst: Impact?) -> String {
    let impact = worst.map { String($0.rawValue) } ?? "not noted"
    let sentence: Sentence = "\(group): \(impact) (\(people, "person", "people"))"
    return sentence.plain()
  }

  /// Where no note supports a finding there is no number.
  private static func counted(
    _ finding: FindingSummary, _ cell: (FindingFrequency) -> String
  ) -> String {
    frequency(finding) { $0.isCounted ? cell($0) : "" }
  }

  /// Strengths are met by nobody.
  private static func frequency(
    _ finding: FindingSummary, _ cell: (FindingFrequency) -> String
  ) -> String {
    guard finding.kind != .strength, let tried = finding.lastTried else { return "" }
    return cell(tried.frequency)
  }
}
