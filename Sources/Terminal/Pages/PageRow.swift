package import Localization

/// One row: a sentence whose first words say what matters.
package typealias PageRow = RowOf<Sentence>

/// A row as it is shown.
package typealias ShownRow = RowOf<String>

/// A row in sentences, or as it is shown.
package struct RowOf<Words: PageWords>: Hashable, Sendable {
  /// Unique on its page.
  package var id: String
  /// The first column; what a choice is called.
  package var text: Words
  /// Further columns, in order of weight; short.
  package var details: [Words]
  /// The whole row as one sentence for people who listen; text and details with semicolons where it is `nil`.
  package var spoken: Words?
  /// Whether it only separates; headings are read but never chosen.
  package var isHeading: Bool
  /// Whether it is one of the values that stand already, where several may be chosen.
  package var isMarked: Bool

  package init(
    _ id: String, _ text: Words, details: [Words] = [], spoken: Words? = nil,
    isHeading: Bool = false, isMarked: Bool = false
  ) {
    self.id = id
    self.text = text
    self.details = details
    self.spoken = spoken
    self.isHeading = isHeading
    self.isMarked = isMarked
  }
}

extension PageRow {
  package func shown(in language: Language = .english) -> ShownRow {
    ShownRow(
      id, text.plain(in: language), details: details.map { $0.plain(in: language) },
      spoken: spoken?.plain(in: language), isHeading: isHeading, isMarked: isMarked)
  }
}

extension PageRow {
  /// The row as one sentence.
  package var sentence: Sentence {
    spoken ?? .joined([text] + details.filter { !$0.isEmpty }, "; ")
  }
}

extension ShownRow {
  /// The row as one sentence.
  package var sentence: String {
    spoken ?? ([text] + details.filter { !$0.isEmpty }).joined(separator: "; ")
  }
}
