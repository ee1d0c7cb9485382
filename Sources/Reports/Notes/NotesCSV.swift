import Localization
package import Measures
import Records

/// Notes that were found, as comma-separated values for a spreadsheet: for the team.
package enum NotesCSV {
  package static func text(_ notes: [FoundNote], _ evidence: [FoundEvidence] = []) -> String {
    var text = CSVText.row(columns.map(\.name))
    for note in notes {
      text += CSVText.row(
        columns.map { column in
          let cell = column.value(note)
          return cell.isEmpty ? "none" : cell
        })
    }
    for one in evidence {
      let cells = cells(one)
      text += CSVText.row(
        columns.map { cells[$0.name].flatMap { $0.isEmpty ? nil : $0 } ?? "none" })
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
    Column(name: "evidenceKind") { _ in EvidenceKind.lived.id },
    Column(name: "source") { _ in "" },
    Column(name: "words") { $0.shownWords.plain() },
  ]

  /// The cells of an entry of evidence, by the name of the column; a participant and a session are none.
  private static func cells(_ one: FoundEvidence) -> [String: String] {
    [
      "reference": one.reference, "study": one.study, "evidenceKind": one.kind.id,
      "source": one.source ?? "", "round": one.round.map(String.init) ?? "",
      "kind": one.item.kind?.label.plain() ?? "",
      "impact": one.item.impact.map { "\($0.rawValue) \($0.label.plain())" } ?? "",
      "criteria": set(one.item.places.sorted().map(CSVText.place)),
      "beyondWcag": one.item.isBeyondWcag ? "yes" : "no", "screen": set(one.screens),
      "words": one.words.words,
    ]
  }

  private static func set(_ members: [String]) -> String { members.joined(separator: "; ") }
}
