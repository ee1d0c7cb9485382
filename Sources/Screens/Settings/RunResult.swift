/// What came of a call of a screen, for after the pages are gone.
package struct RunResult {
  package var completion: Completion
  /// Data, a line each.
  package var lines: [String]
  /// What to know or do next, a sentence each.
  package var words: [String]

  package init(completion: Completion = .complete, lines: [String] = [], words: [String] = []) {
    self.completion = completion
    self.lines = lines
    self.words = words
  }
}
