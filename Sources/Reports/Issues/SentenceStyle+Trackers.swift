import Localization

extension SentenceStyle {
  /// The inside of a line of Markdown in an issue.
  static let issue = SentenceStyle(
    words: { $0 }, text: { MarkdownText.escaped($0, atStart: $1, for: .tracker) },
    marked: { words, mark in
      switch mark {
      case .web(let address): "[\(words)](\(address))"
      case .language, .link, .claim: words
      }
    })

  /// The inside of a line of Jira's own markup.
  static let jira = SentenceStyle(
    words: { $0.filter { $0 != "`" } }, text: { JiraText.escaped($0, atStart: $1) },
    marked: { words, mark in
      switch mark {
      case .web(let address): "[\(words)|\(address)]"
      case .language, .link, .claim: words
      }
    })
}
