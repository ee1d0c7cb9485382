/// What is wrong with a file of translations.
package struct CatalogueFault: Error, Hashable {
  /// Counted from 1.
  package let line: Int
  package let problem: Sentence
}
