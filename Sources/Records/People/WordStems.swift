package import JSON

/// The beginnings of the longer words of a text, by which two texts may be about the same.
package enum WordStems {
  /// The first five letters of each word of four letters or more that is no word of every sentence.
  package static func of(_ text: String) -> Set<Text> {
    let words = text.lowercased().split { !$0.isLetter }
    return Set(
      words.filter { $0.count > 3 && !common.contains(String($0)) }.map {
        Text(String($0.prefix(5)))
      })
  }

  private static let common: Set<String> = [
    "with", "that", "this", "from", "when", "what", "have", "does", "they", "them", "their",
    "there", "which", "while", "only", "each", "also", "into", "than", "then", "some", "more",
    "after", "before", "because", "about", "where", "again", "without", "would", "could", "three",
    "word", "words", "says", "said", "things", "thing", "person", "people", "goes", "first",
  ]
}
