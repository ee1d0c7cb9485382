/// The name of things that are counted: "note" and "notes", each as English has it.
///
/// A language replaces both at once, with as many plural forms as it has.
package struct Noun: Hashable, Sendable {
  private let one: String
  private let many: String

  /// - Parameters:
  ///   - one: What one is called; a literal, which translators get.
  ///   - many: What several are called; a literal.
  package init(_ one: String, _ many: String) {
    self.one = one
    self.many = many
  }

  /// What one is called: "note".
  package var single: Sentence { Sentence(.words(one)) }

  /// What several are called: "notes".
  package var several: Sentence { Sentence(.words(many)) }

  /// "1 note", "3 notes".
  package func counted(_ number: Int) -> Sentence { .count(number, one, many) }
}
