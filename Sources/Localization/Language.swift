/// A language that the program speaks: what its words are replaced with.
///
/// English is written in the program itself. Data has no language here and is never changed.
package struct Language: Sendable {
  /// The tag of BCP 47, such as "en" or "en-XA".
  package let tag: String
  /// What the parts of one template become; `nil` for English, which stays as it is.
  private let replaced: (@Sendable ([Sentence.Part]) -> [Sentence.Part])?

  package static let english = Language(tag: "en", replaced: nil)

  /// Accented letters, one third longer: what stays as it was has not gone through a `Sentence`.
  package static let pseudo = Language(tag: "en-XA", replaced: PseudoWords.written)

  func parts(_ parts: [Sentence.Part]) -> [Sentence.Part] { replaced?(parts) ?? parts }

  func counted(_ number: Int, one: String, many: String) -> [Sentence.Part] {
    parts([.number(number), .words(" " + (number == 1 ? one : many))])
  }

  /// What stands before an entry of a list that is not the first.
  func separator(before place: Int, of count: Int, _ word: Sentence.ListWord) -> [Sentence.Part] {
    parts([.words(place == count - 1 ? " \(word.rawValue) " : ", ")])
  }
}
