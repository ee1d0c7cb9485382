import JSON
import Localization
import Measures
import Records
import Reports
import Wording
import Workbench

/// Says what `kerb export issues` did, or would do.
enum ExportIssuesOutput {
  struct Written {
    let folder: String
    let change: PublishedFolder.Change
  }

  static func lines(_ made: IssueExport, _ written: Written?) -> [Sentence] {
    var lines = [first(made, written)]
    lines += made.set.issues.map { issue in line(issue, made.files) }
    if made.set.leftOut > 0 {
      let findings: Sentence = "\(made.set.leftOut, "finding", "findings")"
      lines.append("Left out: \(findings) fixed or worth keeping; `--all` takes them too.")
    }
    if let untold = made.set.untoldClaim { lines.append(untold + " `--all` takes them too.") }
    lines.append(
      made.set.edition == .share
        ? "This is the edition for sharing. Read it before you pass it on."
        : "This is the edition for the team: only for a tracker that nobody else reads.")
    return lines + ["Next: \(next(made, written))"]
  }

  private static func first(_ made: IssueExport, _ written: Written?) -> Sentence {
    let round: Sentence = made.set.round.map { " of round \($0)" } ?? ""
    guard !made.set.issues.isEmpty else {
      return "No findings\(round) to export."
    }
    let issues: Sentence = "\(made.set.issues.count, "issue", "issues")"
    guard let written else { return "Would write \(issues)\(round):" }
    return written.change.written.isEmpty && written.change.takenAway.isEmpty
      ? "Nothing has changed: \(issues)\(round)." : "Wrote \(issues)\(round)."
  }

  /// "f05-n76t.md: updates https://…: F05 Large text hides the price and Pay".
  private static func line(_ issue: Issue, _ files: IssueFiles) -> Sentence {
    let own = files.own(issue)
    let does: Sentence =
      own.isEmpty ? "new" : "updates \(Sentence.list(own.map { Printable.text($0.text) }))"
    return "\(files.file(issue)): \(does): \(Printable.text(issue.title))"
  }

  private static func next(_ made: IssueExport, _ written: Written?) -> Sentence {
    let study = ShellWord.word(made.set.study.string)
    guard let folder = written?.folder else {
      return
        "`kerb export issues \(study) --for \(made.files.format.rawValue) --to FOLDER`\(made.set.edition == .team ? " `--edition` team" : "")"
    }
    func path(_ file: String) -> String { ShellWord.word("\(folder)/\(file)") }
    let note = "kerb finding edit \(study) FINDING --ticket ADDRESS"
    return switch made.files.format {
    case .github: "read \(path("issues.sh")), then: sh \(path("issues.sh")) OWNER/NAME"
    case .gitlab: "read \(path("issues.sh")), then: sh \(path("issues.sh")) GROUP/NAME"
    case .jira: "import \(path("issues.csv")), then note each new ticket: \(note)"
    case .markdown: "copy each text into the tracker, then note its address: \(note)"
    }
  }

  static func json(_ made: IssueExport, _ written: Written?) -> [UInt8] {
    var object = IssuesJSON.value(made.files)
    object["folder"] = written.map { .string($0.folder) } ?? .null
    object["written"] = .array((written?.change.written ?? []).map { .string($0) })
    object["takenAway"] = .array((written?.change.takenAway ?? []).map { .string($0) })
    return JSONWriter.canonical(.object(object))
  }
}
