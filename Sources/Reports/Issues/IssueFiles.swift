package import JSON
import Localization
import Measures
package import Records

/// The files of an export: one text a finding, an index, and what a tracker takes.
package struct IssueFiles {
  package let set: IssueSet
  package let format: IssueFormat
  /// By the finding's id.
  let tickets: [RecordID: [WebAddress]]

  /// - `tickets`: The tickets of each finding; those of other trackers are left aside.
  package init(_ set: IssueSet, _ format: IssueFormat, tickets: [RecordID: [WebAddress]]) {
    self.set = set
    self.format = format
    self.tickets = tickets
  }

  /// Names with their texts, the index first.
  package var all: [(name: String, text: String)] {
    var files = [(Self.index, IssueIndex.document(self).markdown(style: .issue))]
    switch format {
    case .github: files.append((Self.commands, IssueCommands.text(self, .github)))
    case .gitlab:
      files.append((Self.commands, IssueCommands.text(self, .gitlab)))
      files.append((Self.table, IssueTable.gitlab(self)))
    case .jira: files.append((Self.table, IssueTable.jira(self)))
    case .markdown: break
    }
    return files + set.issues.map { (file($0), format.text($0)) }
  }

  /// The name of the file of one issue: "f05-n76t.md".
  package func file(_ issue: Issue) -> String { "\(issue.name).\(format.ending)" }

  /// The tickets of a finding that this export updates.
  package func own(_ issue: Issue) -> [WebAddress] { format.own(tickets[issue.finding.id] ?? []) }

  /// The tickets of a finding in other trackers.
  func others(_ issue: Issue) -> [WebAddress] {
    let own = own(issue)
    return (tickets[issue.finding.id] ?? []).filter { !own.contains($0) }
  }

  /// The page that lists all others.
  package static let index = "index.md"
  /// The list of commands.
  package static let commands = "issues.sh"
  /// The table for an importer.
  package static let table = "issues.csv"

  /// Whether an export may have a file of this name.
  package static func mayWrite(_ name: String) -> Bool {
    if [index, commands, table].contains(name) { return true }
    guard let dot = name.lastIndex(of: "."),
      IssueFormat.allCases.contains(where: { $0.ending == name[name.index(after: dot)...] })
    else { return false }
    let stem = name[..<dot].utf8
    return !stem.isEmpty && stem.allSatisfy { $0.isPlain || $0 == UInt8(ascii: "-") }
  }
}

/// For what issues are written.
package enum IssueFormat: String, CaseIterable, Sendable {
  /// Markdown, and a list of commands for `gh`.
  case github
  /// Markdown, a table for the importer, and a list of commands for `glab`.
  case gitlab
  /// Jira's own markup, and a table for the importer.
  case jira
  /// Markdown alone.
  case markdown

  /// Whose tickets it updates; `nil` where any address is told.
  package var tracker: Tracker? {
    switch self {
    case .github: .github
    case .gitlab: .gitlab
    case .jira: .jira
    case .markdown: nil
    }
  }

  /// The ending of the file of one issue.
  package var ending: String { self == .jira ? "txt" : "md" }

  /// The tickets of a finding that belong to it.
  package func own(_ tickets: [WebAddress]) -> [WebAddress] {
    guard let tracker else { return tickets }
    return tickets.filter { Tracker(ticket: $0) == tracker }
  }

  /// The text of one issue.
  package func text(_ issue: Issue) -> String {
    self == .jira ? issue.body.jira() : issue.body.markdown(style: .issue)
  }
}

/// The page that lists the issues of an export.
enum IssueIndex {
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
        let own = files.own(issue)
        return [
          "\(issue.title)", "\(files.file(issue))", issue.finding.part.label,
          issue.finding.severityRange ?? "a strength",
          own.isEmpty ? "new" : "updates \(own.map(\.text).joined(separator: ", "))",
        ]
      })
    for claim in [set.leftOutClaim, set.untoldClaim] {
      if let claim { document.paragraph(claim) }
    }
    document.paragraph(next(files))
    return document
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

/// Issues as a table for an importer: lines stay lines, in quotation marks.
enum IssueTable {
  /// What GitLab's importer reads: it only makes issues, so those with a ticket are not in it.
  static func gitlab(_ files: IssueFiles) -> String {
    var text = CSVText.row(["title", "description"])
    for issue in files.set.issues where files.own(issue).isEmpty {
      text += row([CSVText.cell(issue.title), CSVText.lines(files.format.text(issue))])
    }
    return text
  }

  /// What Jira's importer reads: a row with a key updates that ticket, one without makes a new one.
  static func jira(_ files: IssueFiles) -> String {
    var text = CSVText.row(["Summary", "Issue key", "Description", "External issue ID"])
    for issue in files.set.issues {
      let keys = files.own(issue).compactMap(Tracker.jiraKey)
      for key in keys.isEmpty ? [""] : keys {
        text += row([
          CSVText.cell(issue.title), CSVText.cell(key), CSVText.lines(files.format.text(issue)),
          CSVText.cell(issue.reference),
        ])
      }
    }
    return text
  }

  private static func row(_ cells: [String]) -> String { cells.joined(separator: ",") + "\r\n" }
}

/// An export as canonical JSON: what a program needs in order to make tickets itself.
package enum IssuesJSON {
  package static func value(_ files: IssueFiles) -> JSONObject {
    let set = files.set
    return JSONObject([
      "study": set.study, "title": set.title, "edition": set.edition, "round": set.round,
      "for": files.format.rawValue, "leftOut": set.leftOut, "leftOutUntold": set.untold,
      "claims": ClaimsJSON.claims(of: set.issues.map(\.body) + [IssueIndex.document(files)]),
      "issues": set.issues.map { issue($0, files) },
    ])
  }

  private static func issue(_ issue: Issue, _ files: IssueFiles) -> JSONValue {
    let finding = issue.finding
    let told = finding.part == .untold ? nil : finding
    return .of([
      "finding": finding.id, "externalId": issue.reference, "title": issue.title,
      "file": files.file(issue), "part": told?.part.rawValue, "open": told?.isOpen,
      "contradicted": told?.isContradicted, "severities": FindingsJSON.ratings(finding.severity),
      "frequency": issue.frequency, "priority": finding.priority?.id,
      "updates": files.own(issue), "body": files.format.text(issue),
    ])
  }
}
