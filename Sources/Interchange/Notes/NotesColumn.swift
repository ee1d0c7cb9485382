/// A column that a file of notes may have.
package enum NotesColumn: String, CaseIterable, Sendable {
  case participant, conditions, spectrum, permanence
  case assistiveTechnology = "assistive_technology"
  case kind, note, wcag, task, impact, at, quote, speaker

  /// The column of a header, whatever its case, with spaces or hyphens for underscores.
  init?(header: String) {
    self.init(rawValue: Self.folded(header))
  }

  static func folded(_ header: String) -> String {
    String(
      trimmed(header).lowercased().map { $0 == " " || $0 == "-" ? "_" : $0 })
  }
}
