package import Localization
import Measures
import Records

/// The page that lists the issues of an export.
package enum IssueIndex {
  static func document(_ files: IssueFiles) -> Document {
    let set = files.set
    var document = Document()
    let which: Sentence = set.round.map { ", round \($0)" } ?? ""
    document.heading(1, "Issues: \(set.title)" + which)
    document.paragraph(
      set.edition == .share
        ? "This is the sharing edition. Read it before you share it."
        : "This is the team edition: only for a tracker of the team.")
    document.table(
      "Every issue in the order of the findings report: its file, its state, and what the next import or command does.",
      none: "No findings to export.",
      columns: ["Finding", "File", "State", "Severity", "Tracker"],
      rows: set.issues.map { issue in
        [
          "\(issue.title)", "\(files.file(issue))", issue.finding.part.label,
          issue.finding.severityRange ?? "a strength", does(issue, files),
        ]
      })
    if set.leftOut > 0 {
      document.paragraph(Sentence(IssuesLeftOut(findings: set.leftOut)))
    }
    if set.untold > 0 { document.paragraph(Sentence(IssuesUntold(findings: set.untold))) }
    document.paragraph(next(files))
    return document
  }

  private static func does(_ issue: Issue, _ files: IssueFiles) -> Sentence {
    let own = files.own(issue)
    guard !own.isEmpty else { return "new" }
    return "updates \(own.map(\.text).joined(separator: ", "))"
  }

  private static func next(_ files: IssueFiles) -> Sentence {
    switch files.format {
    case .github:
      "Next: read `\(IssueFiles.commands)`, then run it in the workspace: `sh FOLDER/\(IssueFiles.commands) OWNER/NAME`."
    case .gitlab:
      "Next: read `\(IssueFiles.commands)`, then run it in the workspace: `sh FOLDER/\(IssueFiles.commands) GROUP/NAME`. Or import `\(IssueFiles.table)`, which holds what is new, and note each address."
    case .jira:
      "Next: import `\(IssueFiles.table)`, and note the address of each new ticket."
    case .markdown: "Next: copy each text into the tracker, and note its address."
    }
  }
}

/// Fixed problems and strengths that an export leaves out.
struct IssuesLeftOut: ClaimedValue {
  static let id = "issues.leftOut"
  let findings: Int

  var sentence: Sentence {
    "Left out: \(findings, "finding", "findings") confirmed as fixed, or strengths."
  }
}

/// Findings that an export leaves out, because the sharing edition does not tell what became of them.
package struct IssuesUntold: ClaimedValue {
  package static let id = "issues.untold"
  let findings: Int

  package init(findings: Int) { self.findings = findings }

  package var sentence: Sentence {
    "Left out: \(findings, "finding", "findings") without a ticket to update. The sharing edition does not tell what became of them: they may be fixed already."
  }
}
