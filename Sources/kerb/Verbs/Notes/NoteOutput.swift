import CommandLine
import JSON
import Localization
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
      console.out(json: NotesJSON.bytes(found.notes, found.evidence))
    } else if invocation.flag("csv") {
      ReportOutput.show(
        Array(NotesCSV.text(found.notes, found.evidence).utf8), format: "csv", console)
    } else {
      for note in found.notes { console.line("\(Self.line(note, withStudy: hasStudies))") }
      for one in found.evidence { console.line("\(Self.line(one, withStudy: hasStudies))") }
    }
    if found.notes.isEmpty, found.evidence.isEmpty { console.message(empty) }
    for words in remarks { console.message(words) }
  }

  private var hasStudies: Bool { studies.count > 1 }

  /// "S09#12  barrier, serious  4.1.2  The button says nothing."
  static func line(_ note: FoundNote, withStudy: Bool) -> Sentence {
    let place = withStudy ? "\(note.study)/\(note.reference)" : note.reference
    let kind: Sentence = note.note.kind.map { "\($0.label)" } ?? "no kind"
    let impact: Sentence = note.note.impact.map { "\($0.label)" } ?? ""
    let weight = [kind, impact].filter { !$0.isEmpty }.joined(separator: ", ")
    let tags = note.places.map(\.description).joined(separator: ", ")
    let pieces = [Sentence(text: place), weight, Sentence(text: tags)]
    return (pieces + [note.shownWords.changingData(oneLine)]).filter { !$0.isEmpty }
      .joined(separator: "  ")
  }

  /// "audit/r03  expert, barrier, serious  1.4.3  The contrast is 3.2 to 1.  From: WCAG checklist".
  static func line(_ one: FoundEvidence, withStudy: Bool) -> Sentence {
    let place = withStudy ? "\(one.study)/\(one.reference)" : one.reference
    let kind: Sentence = one.item.kind.map { "\($0.label)" } ?? "no kind"
    let impact: Sentence = one.item.impact.map { "\($0.label)" } ?? ""
    let outcome: Sentence = one.item.outcome.map { "\($0.label)" } ?? ""
    let weight = [Sentence(text: one.kind.id), kind, impact, outcome].filter { !$0.isEmpty }
      .joined(separator: ", ")
    let tags = one.item.places.map(\.description).joined(separator: ", ")
    let words: Sentence = "\(one.words.words)"
    let source: Sentence = one.source.map { "From: \($0)" } ?? ""
    let pieces = [
      Sentence(text: place), weight, Sentence(text: tags), words.changingData(oneLine), source,
    ]
    return pieces.filter { !$0.isEmpty }.joined(separator: "  ")
  }

  private static func oneLine(_ words: String) -> String {
    // Most notes are one line of ASCII.
    if words.utf8.allSatisfy({ (0x20..<0x80).contains($0) }) { return words }
    return words.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private func showCount() {
    let count = found.notes.count + found.evidence.count
    if invocation.flag("json") {
      console.out(
        json: JSONWriter.canonical(.object(JSONObject(["notes": .integer(count)]))))
    } else {
      console.line("\(count, "note", "notes")")
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
        let people: Sentence = "\(group.people, "participant", "participants")"
        let notes: Sentence = "\(group.notes, "note", "notes")"
        console.line("\(group.label): \(notes), \(people)")
      }
    }
  }

  private var empty: Sentence {
    guard !studies.isEmpty else { return "No study yet: `kerb study new`" }
    return studies.count == 1 ? "No note fits in \(studies[0])." : "No note fits."
  }

  private var remarks: [Sentence] {
    NoteRemarks.sentences(
      peopleOut: found.peopleOut, peopleUnsearched: found.peopleUnsearched
    ).map { "\($0)" }
  }
}
