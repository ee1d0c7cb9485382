package import Localization

/// A word that only leads to verbs, such as `kerb study`; the empty path is `kerb` itself.
package struct VerbGroup: Hashable, Sendable {
  var path: [String]
  /// One sentence.
  var summary: Sentence
  /// Where there are none, help shows the first ones of the verbs below.
  var examples: [Verb.Example]
  /// Paragraphs shown after the list of verbs.
  var discussion: [Sentence]

  package init(
    _ path: [String], _ summary: Sentence, examples: [Verb.Example] = [],
    discussion: [Sentence] = []
  ) {
    self.path = path
    self.summary = summary
    self.examples = examples
    self.discussion = discussion
  }
}
