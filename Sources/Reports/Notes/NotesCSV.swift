import Localization
package import Measures
import Records

/// Notes that were found, as comma-separated values for a spreadsheet: for the team.
package enum NotesCSV {
  package static func text(_ notes: [FoundNote]) -> String {
    var text = CSVText.row(columns.map(\.name))
    for note in notes {
      text += CSVText.row(
        columns.map { column in
          let cell = column.value(note)
          return cell.isEmpty ? "none" : cell
        })
    }
    return text
  }

  package static func text(_ groups: [NoteGroup], by property: NoteProperty) -> String {
    CSVText.row([property.rawValue, "notes", "participants"])
      + groups.map { CSVText.row([$0.label.plain(), String($0.notes), String($0.people)]) }.joined()
  }

  private struct Column: Sendable {
    let name: String
    let value: @Sendable (FoundNote) -> String
  }

  private static let columns: [Column] = [
    Column(name: "reference") { $0.reference },
    Column(name: "study") { $0.study },
    Column(name: "session") { $0.session.string },
    Column(name: "round") { String($0.round) },
    Column(name: "day") { $0.day ?? "" },
    Column(name: "time") { $0.time?.plain() ?? "" },
    Column(name: "recordings") { note in
      note.media.map { set($0.map(\.terse)) } ?? "not told"
    },
    Column(name: "participants") { set($0.people.map(\.short)) },
    Column(name: "needs") { set($0.needs.map { $0.label.plain() }) },
    Column(name: "assistiveTechnologies") { set($0.technologies) },
    Column(name: "kind") { $0.note.kind?.label.plain() ?? "" },
    Column(name: "impact") { $0.note.impact.map { "\($0.rawValue) \($0.label.plain())" } ?? "" },
    Column(name: "criteria") { set($0.places.map(CSVText.place)) },
    Column(name: "beyondWcag") { $0.note.isBeyondWcag ? "yes" : "no" },
    Column(name: "task") { $0.task ?? "" },
    Column(name: "screen") { $0.screen ?? "" },
    Column(name: "speaker") { $0.note.speaker?.label.plain() ?? "" },
    Column(name: "reviewed") { $0.note.isReviewed ? "yes" : "no" },
    Column(name: "cleared") { $0.isCleared ? "yes" : "no" },
    Column(name: "findings") { set($0.findings.map(\.id.short)) },
    Column(name: "words") { $0.shownWords.plain() },
  ]

  private static func set(_ members: [String]) -> String { members.joined(separator: "; ") }
}
