/// Help about something that is no verb: `kerb help reading`.
struct HelpTopic: Sendable {
  /// The word after `kerb help`; no verb may have it.
  var word: String
  /// One sentence.
  var summary: String
  /// The whole text, with its last line end.
  var text: @Sendable (Console) -> String
}
