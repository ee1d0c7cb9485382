/// A plot with the sentence that says what it shows; the table that follows it has its numbers.
package struct Drawing: Sendable {
  /// Small letters, digits and hyphens; one of its kind in a document.
  package let name: String
  /// What the plot shows.
  package let sentence: Sentence
  /// Where the plot is, for texts that cannot hold it.
  package let elsewhere: Sentence
  /// The plot as an `svg` element for a page; `nil` where nothing is to be drawn.
  package let element: @Sendable (Language) -> String?

  package init(
    name: String, sentence: Sentence, elsewhere: Sentence,
    element: @escaping @Sendable (Language) -> String?
  ) {
    self.name = name
    self.sentence = sentence
    self.elsewhere = elsewhere
    self.element = element
  }
}

/// Two are the same where they say the same: the plot follows from what they are made of.
extension Drawing: Hashable {
  package static func == (left: Drawing, right: Drawing) -> Bool {
    left.name == right.name && left.sentence == right.sentence && left.elsewhere == right.elsewhere
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(sentence)
  }
}
