package import Localization

/// What help says of a report.
package struct ReportHelp: Sendable {
  /// A command line and what it does.
  package struct Example: Sendable {
    /// As typed, beginning with `kerb`.
    package let commandLine: String
    package let effect: Sentence

    init(_ commandLine: String, _ effect: Sentence) {
      self.commandLine = commandLine
      self.effect = effect
    }
  }

  /// One sentence.
  package let summary: Sentence
  package let examples: [Example]
  /// Paragraphs shown after the options.
  package let discussion: [Sentence]
}
