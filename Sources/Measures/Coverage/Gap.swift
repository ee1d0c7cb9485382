package import Localization

/// Something that nobody looked at, or somebody whom nobody met, in one sentence.
package struct Gap: Hashable, Sendable {
  /// What kind of gap it is, the most serious first.
  package enum Kind: String, Sendable, CaseIterable {
    case nobodyTookPart, unmetTarget, dimension, technology, skill, onePerson, hiddenTarget,
      guideline, unclear, criterion, unauditedScreen
  }

  package let kind: Kind
  /// It may hold words of a study file, such as the label of a target.
  package let sentence: Sentence
  /// Who should look, or what would close the gap; never empty.
  package let remedy: Sentence
}
