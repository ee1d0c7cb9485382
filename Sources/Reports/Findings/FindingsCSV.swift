import Localization
package import Measures
import Records
import Statistics

/// The findings of a study as comma-separated values, one row a finding, for a spreadsheet.
package enum FindingsCSV {
  package static func text(_ summary: FindingsSummary) -> String {
    text(summary.findings, columns: columns.map(\.name))
  }

  /// - Parameter columns: Their names; the sharing edition has fewer.
  static func text(_ findings: [MeasuredFinding], columns names: [String]) -> String {
    let chosen = columns.filter { names.contains($0.name) }
    return CSVText.row(chosen.map(\.name))
      + findings.map { finding in
        CSVText.row(
          chosen.map { column in
            let cell = column.value(finding)
            return cell.isEmpty ? "none" : cell
          })
      }.joined()
  }

  private struct Column: Sendable {
    let name: String
    let value: @Sendable (MeasuredFinding) -> String

    init(_ name: String, _ value: @escaping @Sendable (MeasuredFinding) -> String) {
      self.name = name
      self.value = value
    }
  }

  private static let columns: [Column] = [
    Column("id") { $0.key },
    Column("shortId") { $0.id.short },
    Column("title") { $0.title },
    Column("kind") { $0.kind?.label.plain() ?? "" },
    Column("part") { $0.part.label.plain() },
    Column("reportedRound") { $0.round.map(String.init) ?? "" },
    Column("open") { $0.isOpen ? "yes" : "no" },
    Column("contradicted") { $0.isContradicted ? "yes" : "no" },
    Column("stateInRound") { $0.latest?.state?.label.plain() ?? "" },
    Column("status") { $0.status.plain() },
    Column("severities") {
      set($0.severity?.ratings.map { "\($0.rater): \($0.severity.rawValue)" } ?? [])
    },
    Column("severityLow") { impact($0.severity?.low) },
    Column("severityHigh") { impact($0.severity?.high) },
    Column("severityMean") { $0.severity?.mean?.description ?? "" },
    Column("triedInRound") { $0.lastTried.map { String($0.round) } ?? "" },
    Column("metBy") { counted($0) { String($0.met) } },
    Column("of") { counted($0) { String($0.exposed) } },
    Column("notKnown") { counted($0) { String($0.notKnown) } },
    Column("tookPart") { counted($0) { String($0.tookPart) } },
    Column("metBeyond") { counted($0) { String($0.metBeyond) } },
    Column("frequency") { finding in
      finding.told?.sentence.plain() ?? frequency(finding) { $0.words.plain() }
    },
    Column("interval") {
      frequency($0) { frequency in
        frequency.interval.map { "\(Figure.interval($0)) (\($0.provenance))" } ?? ""
      }
    },
    Column("worstImpact") { impact($0.impacts.worst) },
    Column("worstImpactInRound") { impact($0.impacts.worstInRound) },
    Column("impactByNeed") { set($0.impacts.byNeed.map { row($0.group.label, $0) }) },
    Column("impactByTechnology") { set($0.impacts.byTechnology.map { row($0.group.label, $0) }) },
    Column("places") { set($0.places.map(\.label)) },
    Column("beyondWcag") { $0.isBeyondWcag ? "yes" : "no" },
    Column("dimensions") { set($0.dimensions.map { $0.label.plain() }) },
    Column("principles") { set($0.principles.map { $0.label.plain() }) },
    Column("screens") { set($0.screens) },
    Column("tasks") { set($0.tasks) },
    Column("description") { $0.explanation ?? "" },
    Column("recommendation") { $0.recommendation ?? "" },
    Column("owner") { $0.owner ?? "" },
    Column("priority") { $0.priority?.label.plain() ?? "" },
    Column("tickets") { set($0.tickets.map(\.text)) },
    Column("retestedWith") { set($0.latest?.retestedWith.map(\.string) ?? []) },
    Column("contradictions") {
      $0.discrepancies.map { $0.sentence.plain() }.joined(separator: "; ")
    },
    Column("moments") { String($0.moments) },
    Column("notes") { set($0.notes) },
  ]

  private static func set(_ members: [String]) -> String { members.joined(separator: "; ") }

  private static func impact(_ impact: Impact?) -> String {
    impact.map { String($0.rawValue) } ?? ""
  }

  private static func row<Group>(_ group: Sentence, _ row: FindingImpacts.Row<Group>) -> String {
    let impact = row.worst.map { String($0.rawValue) } ?? "not recorded"
    let sentence: Sentence =
      "\(group): \(impact) (\(row.people, "participant", "participants"))"
    return sentence.plain()
  }

  /// If no counted note supports a finding there is no number.
  private static func counted(
    _ finding: MeasuredFinding, _ cell: (FindingFrequency) -> String
  ) -> String {
    frequency(finding) { $0.isCounted ? cell($0) : "" }
  }

  /// Strengths affect nobody.
  private static func frequency(
    _ finding: MeasuredFinding, _ cell: (FindingFrequency) -> String
  ) -> String {
    guard finding.kind != .strength, let frequency = finding.lastTried?.frequency else { return "" }
    return cell(frequency)
  }
}
