import Localization
import Measures
package import Records

/// The files of an export: one text a finding, an index, and what a tracker takes.
package struct IssueFiles {
  package let set: IssueSet
  package let format: IssueFormat
  /// By the finding's id.
  let tickets: [RecordID: [WebAddress]]

  /// - Parameter tickets: Where trackers have each finding; those of other trackers are left aside.
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
    return !stem.isEmpty
      && stem.allSatisfy { byte in
        (0x61...0x7a).contains(byte) || (0x30...0x39).contains(byte)
          || byte == UInt8(ascii: "-")
      }
  }
}
