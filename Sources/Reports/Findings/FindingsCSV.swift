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

  private static let columns: [(name: String, value: @Sendable (MeasuredFinding) -> String)] = [
    ("id", { $0.key }),
    ("shortId", { $0.id.short }),
    ("title", { $0.title }),
    ("kind", { $0.kind?.label.plain() ?? "" }),
    ("part", { $0.part.label.plain() }),
    ("reportedRound", { $0.round.map(String.init) ?? "" }),
    ("open", { $0.isOpen ? "yes" : "no" }),
    ("contradicted", { $0.isContradicted ? "yes" : "no" }),
    ("stateInRound", { $0.latest?.state?.label.plain() ?? "" }),
    ("status", { $0.status.plain() }),
    ("severities", { set(($0.severity?.ratings ?? []).map(rating)) }),
    ("severityLow", { impact($0.severity?.low) }),
    ("severityHigh", { impact($0.severity?.high) }),
    ("severityMean", { $0.severity?.mean?.plain() ?? "" }),
    ("triedInRound", { $0.lastTried.map { String($0.round) } ?? "" }),
    ("metBy", { counted($0) { String($0.met) } }),
    ("of", { counted($0) { String($0.exposed) } }),
    ("notKnown", { counted($0) { String($0.notKnown) } }),
    ("tookPart", { counted($0) { String($0.tookPart) } }),
    ("metBeyond", { counted($0) { String($0.metBeyond) } }),
    ("frequency", { $0.told?.plain() ?? frequency($0) { $0.words.plain() } }),
    ("interval", { frequency($0) { $0.interval.map(interval) ?? "" } }),
    ("worstImpact", { impact($0.impacts.worst) }),
    ("worstImpactInRound", { impact($0.impacts.worstInRound) }),
    ("impactByNeed", { set($0.impacts.byNeed.map(row)) }),
    ("impactByTechnology", { set($0.impacts.byTechnology.map(row)) }),
    ("places", { set($0.places.map(\.label)) }),
    ("beyondWcag", { $0.isBeyondWcag ? "yes" : "no" }),
    ("dimensions", { set($0.dimensions.map { $0.label.plain() }) }),
    ("principles", { set($0.principles.map { $0.label.plain() }) }),
    ("screens", { set($0.screens) }),
    ("tasks", { set($0.tasks) }),
    ("description", { $0.explanation ?? "" }),
    ("recommendation", { $0.recommendation ?? "" }),
    ("owner", { $0.owner ?? "" }),
    ("priority", { $0.priority?.label.plain() ?? "" }),
    ("tickets", { set($0.tickets.map(\.text)) }),
    ("retestedWith", { set($0.latest?.retestedWith.map(\.string) ?? []) }),
    ("contradictions", { set($0.discrepancies.map { $0.sentence.plain() }) }),
    ("moments", { String($0.moments) }),
    ("notes", { set($0.notes) }),
  ]

  private static func set(_ members: [String]) -> String { members.joined(separator: "; ") }

  private static func impact(_ impact: Impact?) -> String {
    impact.map { String($0.rawValue) } ?? ""
  }

  private static func rating(_ rating: SeverityRatings.Rating) -> String {
    "\(rating.rater): \(rating.severity.rawValue)"
  }

  private static func interval(_ interval: Interval<Proportion>) -> String {
    "\(Figure.interval(interval)) (\(interval.provenance))"
  }

  private static func row(_ row: FindingImpacts.Row) -> String {
    let impact = row.worst.map { String($0.rawValue) } ?? "not recorded"
    let people = Sentence.count(row.people, "participant", "participants")
    return "\(row.group.label.plain()): \(impact) (\(people.plain()))"
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
