package import Localization

/// Help about something that is no verb: `kerb help reading`.
package struct HelpTopic: Sendable {
  /// The word after `kerb help`; no verb may have it.
  var word: String
  /// One sentence.
  var summary: Sentence
  /// The whole text, with its last line end.
  var text: @Sendable (Console) -> String

  package init(word: String, summary: Sentence, text: @escaping @Sendable (Console) -> String) {
    self.word = word
    self.summary = summary
    self.text = text
  }
}
