package import JSON
package import Localization
import Records
import Team
import Wording

/// What setting up a clone did and found, in words and as JSON.
package struct SetupWords {
  private let report: SetupReport

  init(_ report: SetupReport) { self.report = report }

  /// Whether nothing is left for a person.
  package var isClean: Bool { report.findings.isEmpty }

  /// Whether a file of the team's changed, which has to be committed.
  package var mustCommit: Bool { report.mustCommit }

  /// What was done, then what is left; empty where there is neither.
  package var lines: [Sentence] {
    report.done
      + report.findings.map { "\($0.place): \($0.problem)\n  fix: \($0.remedy)" }
  }

  package var json: JSONValue {
    let findings = report.findings.map { finding in
      JSONValue.object(
        JSONObject([
          "place": .string(finding.place), "problem": .string(finding.problem.plain()),
          "remedy": .string(finding.remedy.plain()),
        ]))
    }
    return .object(
      JSONObject([
        "done": .array(report.done.map { .string($0.plain()) }), "findings": .array(findings),
      ]))
  }
}
