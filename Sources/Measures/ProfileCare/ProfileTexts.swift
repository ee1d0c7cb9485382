import Localization
import Records

/// What a profile says in words, field by field.
struct ProfileTexts {
  /// A field as people call it, and its words; a day is left out, since it is told in the person's own words.
  let all: [(field: Sentence, words: String)]

  init(_ profile: Profile) {
    let single: [(Sentence, String?)] = [
      ("the summary", profile.summary), ("the backstory", profile.backstory),
      ("how the world fits", profile.fit), ("why they use it", profile.whyTheyUseIt),
      ("work", profile.work), ("money", profile.money), ("the connection", profile.connection),
      ("how to try it", profile.tryIt),
    ]
    all =
      single.compactMap { field, words in words.map { (field, $0) } }
      + profile.statements.map { ("a statement", $0.value.words) }
      + profile.assumptions.map { ("an assumption", $0) }
      + profile.lastingCircumstances.compactMap { $0.note.map { ("a circumstance", $0) } }
  }
}

extension Profile {
  /// Abilities with how long, from needs and from cells of the spectrum; changing is a duration of its own.
  func cells(_ spectrums: [Spectrum]) -> Set<SpectrumCell> {
    var cells = Set(SpectrumCell.all(of: self, spectrums))
    for need in needs {
      cells.insert(SpectrumCell(dimension: need.dimension, duration: need.duration))
      if need.fluctuates == .yes {
        cells.insert(SpectrumCell(dimension: need.dimension, duration: .changing))
      }
    }
    return cells
  }
}
