/// A language that the program speaks: what its words are replaced with.
///
/// English is written in the program itself. Data has no language here and is never changed.
package struct Language: Sendable {
  /// The tag of BCP 47, such as "en" or "en-XA".
  package let tag: String
  private let words: Words

  /// Where the words come from.
  private enum Words: Sendable {
    case english
    case strange
    case catalogue(Catalogue)
  }

  package static let english = Language(tag: "en", words: .english)

  /// Accented letters, one third longer: what stays as it was has not gone through a `Sentence`.
  package static let pseudo = Language(tag: "en-XA", words: .strange)

  private init(tag: String, words: Words) {
    self.tag = tag
    self.words = words
  }

  /// A language whose words stand in a PO file; what is not translated stays English.
  ///
  /// - Throws: ``CatalogueFault`` with the line of the first entry that cannot be used.
  package init(tag: String, translations: String) throws(CatalogueFault) {
    self.init(tag: tag, words: .catalogue(try Catalogue(translations)))
  }

  /// Whether words begin small in the middle of a sentence, as in English; a translation says itself how they begin.
  var hasSmallLettersWithin: Bool { if case .catalogue = words { false } else { true } }

  func parts(_ parts: [Sentence.Part]) -> [Sentence.Part] {
    switch words {
    case .english: parts
    case .strange: PseudoWords.written(parts)
    case .catalogue(let catalogue): catalogue.parts(parts) ?? parts
    }
  }

  func counted(_ number: Int, one: String, many: String) -> [Sentence.Part] {
    if case .catalogue(let catalogue) = words,
      let parts = catalogue.counted(number, one: one, many: many)
    {
      return parts
    }
    return parts([.number(number), .words(" " + (number == 1 ? one : many))])
  }
}
