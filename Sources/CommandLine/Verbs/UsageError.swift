package import Localization
import Wording

/// A wrong command line, with lines of explanation after the remedy.
///
/// Verbs throw it too where a remedy needs a list, such as the allowed words and their meanings.
package struct UsageError: Error {
  var error: WorkbenchError
  /// A line each.
  var notes: [Sentence]

  package init(at place: String, _ problem: Sentence, fix remedy: Sentence, notes: [Sentence] = [])
  {
    self.error = WorkbenchError(.usage, at: place, problem, fix: remedy)
    self.notes = notes
  }

  /// Explains words: `lived: a participant met it`.
  static func notes(explaining words: [OfferedWord]) -> [Sentence] {
    words.filter { !$0.help.isEmpty }.map { "\($0.name): \($0.help)" }
  }
}
