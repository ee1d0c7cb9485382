import Localization
import Records
import Terminal
import Wording

extension PageCommand {
  /// The refusal of words behind a command that takes none; `nil` if there are none, or the command takes words.
  func surplus(_ typed: String) -> Sentence? {
    guard argument.isEmpty, !PlainText.trimmed(typed).isEmpty else { return nil }
    return
      "Nothing was done: `/\(name)` takes no words. Write it alone; words are a note of their own."
  }
}
