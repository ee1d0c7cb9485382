import Localization
import Measures
import Records

/// The findings of the coverage report.
extension CoverageDocument {
  /// One finding in one line.
  static func finding(_ finding: MeasuredFinding, withPlaces: Bool = false) -> Sentence {
    var parts = [FindingsDocument.named(finding)]
    if finding.kind != .strength {
      parts.append(finding.standing)
      if let row = finding.recorded, let note = row.note.nonEmpty {
        parts.append(finding.field("rounds.\(row.round).note", [note], as: "\(note)"))
      }
    } else if finding.barriersAgainst != 0 {
      parts.append(finding.strengthContradicted)
    }
    parts += [finding.ratings, finding.evidence].compactMap(\.self)
    if withPlaces { parts.append(FindingsDocument.places(finding)) }
    return .joined(parts, "; ") + "."
  }

  private static func section(
    _ heading: Sentence, _ findings: [MeasuredFinding], _ document: inout Document
  ) {
    guard !findings.isEmpty else { return }
    document.heading(2, heading)
    document.list(findings.map { finding($0, withPlaces: true) })
  }

  /// Findings that stand at no place of the target, by what became of them.
  static func otherFindings(_ coverage: Coverage, _ document: inout Document) {
    section("Other open findings", coverage.otherFindings, &document)
    for part in [FindingPart.calledFixed, .fixed] {
      section(
        FindingsDocument.heading(part, round: coverage.rounds.number),
        coverage.closedFindings.filter { $0.part == part }, &document)
    }
    section("Strengths", coverage.strengths, &document)
  }
}
