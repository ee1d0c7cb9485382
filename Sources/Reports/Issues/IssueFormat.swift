package import Records

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
