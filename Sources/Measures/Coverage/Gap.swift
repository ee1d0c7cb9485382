package import Localization

/// Something that is not covered, or people who are missing.
package struct Gap: Hashable, Sendable {
  /// What kind of gap it is, the most serious first.
  package enum Kind: String, Sendable, CaseIterable {
    case nobodyTookPart, unmetTarget, dimension, technology, skill, onePerson, guideline, unclear,
      criterion, unauditedScreen
  }

  package let kind: Kind
  /// A claim; it may hold words of a study file, such as the label of a target.
  package let sentence: Sentence
  /// Who should look, or what would close the gap; never empty.
  package let remedy: Sentence

  init(_ kind: Kind, _ sentence: Sentence, _ remedy: Sentence) {
    self.kind = kind
    self.sentence = sentence
    self.remedy = remedy
  }

  init(_ kind: Kind, _ claim: some ClaimedValue, _ remedy: Sentence) {
    self.init(kind, Sentence(claim), remedy)
  }
}
