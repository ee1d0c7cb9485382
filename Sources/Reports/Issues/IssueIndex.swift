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
        ? "This is the edition for sharing. Read it before you pass it on."
        : "This is the edition for the team: for a tracker that only the team reads.")
    document.table(
      "Every issue, in the order of the findings report: its file, where it stands, and what the next import or command does.",
      none: set.untold > 0
        ? "No finding is offered." : "There is nothing to do: no finding is open.",
      columns: ["Finding", "File", "State", "Severity", "Tracker"],
      rows: set.issues.map { issue in
        [
          "\(issue.title)", "\(files.file(issue))", state(issue.part),
          issue.severity.map(severity) ?? "not rated", does(issue, files),
        ]
      })
    if set.leftOut > 0 {
      document.paragraph(
        "\(set.leftOut, "finding is", "findings are") not among them: fixed, or worth keeping.")
    }
    if set.untold > 0 { document.paragraph(untold(set.untold)) }
    document.paragraph(next(files))
    return document
  }

  /// Why findings are left out of which nobody outside the team may know whether they are mended.
  package static func untold(_ count: Int) -> Sentence {
    "Left out: \(count, "finding", "findings") without a ticket to update. What became of \(count == 1 ? "it" : "them" as Sentence) is not told outside the team: \(count == 1 ? "it" : "each" as Sentence) may be fixed already."
  }

  private static func state(_ part: FindingPart?) -> Sentence {
    part.map { "\($0.label)" } ?? "not told"
  }

  /// "3 to 4 of 4".
  private static func severity(_ ratings: SeverityRatings) -> Sentence {
    ratings.low == ratings.high
      ? "\(ratings.high.rawValue) of 4"
      : "\(ratings.low.rawValue) to \(ratings.high.rawValue) of 4"
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
