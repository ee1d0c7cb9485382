package import Localization
import Measures
package import Records
package import Wording

/// Findings that are recorded as fixed although notes of that round or a later one show affected participants.
package struct ContradictedFixes {
  private let study: String
  private let findings: [MeasuredFinding]

  /// - `round`: The latest round of the fixes; `nil` for all. Contradictions of later rounds count too.
  package init(_ study: String, _ records: StudyRecords, upTo round: Int? = nil) {
    self.study = study
    findings = FindingsSummary.contradictedFixes(records).filter { finding in
      round.map { (finding.fix?.round ?? 0) <= $0 } ?? true
    }
  }

  package var isEmpty: Bool { findings.isEmpty }

  /// "F01 recorded as fixed in round 2; the notes contradict this: 4 of 5 affected", one a finding.
  package var sentences: [Sentence] { findings.map { "\($0.id.short): " + $0.standing } }

  /// The command that records what the notes show.
  private func command(_ finding: MeasuredFinding) -> String {
    let round = finding.fix?.contradiction?.round ?? 1
    return
      "kerb finding edit \(ShellWord.word(study)) \(finding.id.short) --state \(round):stillThere"
  }

  /// Each as an error of its file.
  package var checked: [CheckFinding] {
    findings.map { finding in
      CheckFinding(
        WorkbenchError(
          .invalidData, at: "Surveys/\(study)/findings/\(finding.id.string).json",
          finding.standing,
          fix: "`\(command(finding))`, or unlink the notes that do not show it"), isFixable: false)
    }
  }

  /// Fails unless all of them are settled.
  ///
  /// - Throws: `WorkbenchError` that names them and the command that settles the first.
  package func refuse() throws(WorkbenchError) {
    guard let first = findings.first else { return }
    throw WorkbenchError(
      .invalidData, at: study, .joined(sentences, "; "),
      fix:
        "`\(command(first))`, or `--with-contradictions`: reports for the team print the contradiction, the sharing edition prints the fix as not confirmed"
    )
  }
}
