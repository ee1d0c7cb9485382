import Records

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
