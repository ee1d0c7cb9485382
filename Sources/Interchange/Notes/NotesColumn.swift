/// A column that a file of notes may have.
package enum NotesColumn: String, CaseIterable, Sendable {
  case participant, conditions, spectrum, permanence
  case assistiveTechnology = "assistive_technology"
  case kind, note, wcag, task, impact, at, quote, speaker, session

  static let columns = TableColumns(allCases.map { ($0.rawValue, $0) })
}
