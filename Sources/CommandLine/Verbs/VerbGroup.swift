/// A word that only leads to verbs, such as `kerb study`; the empty path is `kerb` itself.
package struct VerbGroup: Hashable, Sendable {
  var path: [String]
  /// One sentence.
  var summary: String
  /// Where there are none, help shows the first ones of the verbs below.
  var examples: [Verb.Example]
  /// Paragraphs shown after the list of verbs.
  var discussion: [String]

  package init(
    _ path: [String], _ summary: String, examples: [Verb.Example] = [], discussion: [String] = []
  ) {
    self.path = path
    self.summary = summary
    self.examples = examples
    self.discussion = discussion
  }
}
