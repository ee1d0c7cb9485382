import Localization

extension Document {
  /// A heading with a list below it; without entries the words of `none`, or nothing at all.
  mutating func section(
    _ level: Int, _ title: Sentence, _ entries: [Sentence], none: Sentence? = nil
  ) {
    if entries.isEmpty, none == nil { return }
    heading(level, title)
    list(entries)
    if entries.isEmpty, let none { paragraph(none) }
  }
}
