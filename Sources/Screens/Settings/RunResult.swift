package import Localization

/// What came of a call of a screen, for after the pages are gone.
package struct RunResult {
  package var completion: Completion
  /// Data, a line each.
  package var lines: [Sentence]
  /// What to know or do next, a sentence each.
  package var words: [Sentence]

  package init(completion: Completion = .complete, lines: [Sentence] = [], words: [Sentence] = []) {
    self.completion = completion
    self.lines = lines
    self.words = words
  }
}
