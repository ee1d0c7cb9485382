import CommandLine
import JSON
import Measures
import Records
import Reports
import Wording
import Workbench

/// Writes notes that were found: lines, a table, JSON or counts.
struct NoteOutput {
  private let invocation: Invocation
  private let found: NoteFinding.Found
  private let studies: [String]
  private var console: Console { invocation.console }

  init(_ invocation: Invocation, _ found: NoteFinding.Found, studies: [String]) {
    self.invocation = invocation
    self.found = found
    self.studies = studies
  }

  func show() {
    if let property = invocation.string("by").flatMap(NoteProperty.init(rawValue:)) {
      showGroups(property)
    } else if invocation.flag("count") {
      showCount()
    } else if invocation.flag("json") {
      console.out(json: NotesJSON.bytes(found.notes))
    } else if invocation.flag("csv") {
      ReportOutput.show(Array(NotesCSV.text(found.notes).utf8), format: "csv", console)
    } else {
      for note in found.notes { console.out(Self.line(note, withStudy: hasStudies) + "\n") }
    }
    if found.notes.isEmpty { console.message(empty) }
    for words in remarks { console.message(words) }
  }

  private var hasStudies: Bool { studies.count > 1 }

  /// "S09#12  barrier, serious  4.1.2  The button says nothing."
  static func line(_ note: FoundNote, withStudy: Bool) -> String {
    let place = withStudy ? "\(note.study)/\(note.reference)" : note.reference
    let weight = [
      note.note.kind?.label ?? "no kind",
      note.note.impact.map(\.label) ?? "",
    ].filter { !$0.isEmpty }.joined(separator: ", ")
    let tags = note.places.map(\.description).joined(separator: ", ")
    return [place, weight, tags, oneLine(note.shownWords)].filter { !$0.isEmpty }.joined(
      separator: "  ")
  }

  private static func oneLine(_ words: String) -> String {
    // Most notes are one line of ASCII.
    if words.utf8.allSatisfy({ (0x20..<0x80).contains($0) }) { return words }
    return words.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private func showCount() {
    let count = found.notes.count
    if invocation.flag("json") {
      console.out(
        json: JSONWriter.canonical(.object(JSONObject(["notes": .integer(count)]))))
    } else {
      console.out(Phrase.count(count, "note", "notes") + "\n")
    }
  }

  private func showGroups(_ property: NoteProperty) {
    let groups = NoteGroup.groups(found.notes, by: property)
    if invocation.flag("json") {
      console.out(json: NotesJSON.bytes(groups, by: property, of: found.notes.count))
    } else if invocation.flag("csv") {
      ReportOutput.show(Array(NotesCSV.text(groups, by: property).utf8), format: "csv", console)
    } else {
      for group in groups {
        let people = Phrase.count(group.people, "participant", "participants")
        let notes = Phrase.count(group.notes, "note", "notes")
        console.out("\(group.label): \(notes), \(people)\n")
      }
    }
  }

  private var empty: String {
    let place = studies.count == 1 ? " in \(studies[0])" : ""
    return studies.isEmpty ? "No study yet: kerb study new" : "No note fits\(place)."
  }

  private var remarks: [String] {
    NoteRemarks.sentences(
      peopleOut: found.peopleOut, peopleUnsearched: found.peopleUnsearched)
  }
}
