import Interchange
import Measures
import Records

/// What an import did, in numbers, and how it is told.
struct ImportNotesResult {
  let study: String
  let evidenceKind: EvidenceKind
  var added = 0
  var alreadyThere = 0
  var newPeople = 0
  private var rejections: [NotesRejection]
  private var notes: [String]

  init(_ file: NotesFile, study: String, _ kind: EvidenceKind) {
    self.study = study
    evidenceKind = kind
    rejections = file.rejections
    notes = file.messages
  }

  /// How many rows of the file are in the study now.
  var rowsIn: Int { added + alreadyThere }

  private var rejected: Int { Set(rejections.map(\.line)).count }

  /// - Parameter consenting: The ids of those who agreed to be observed.
  mutating func take(_ plan: LivedPlan, consenting: Set<String>) {
    added = plan.added
    alreadyThere = plan.alreadyThere
    newPeople = plan.people.count(where: \.isNew)
    rejections = (rejections + plan.rejections).sorted { $0.line < $1.line }
    note(
      plan.rowsWithNames, "had a name in its words: a P-number stands there now",
      "had names in their words: P-numbers stand there now")
    note(
      plan.rowsWithConditions, "had a condition in its words: [condition] stands there now",
      "had conditions in their words: [condition] stands there now")
    let older =
      "imported earlier may hold a name or condition that only this file tells; read the logs again"
    note(plan.olderRowsWithNames, older, older)
    let contradictory = plan.people.count(where: \.traits.isContradictory)
    if contradictory > 0 {
      notes.append(
        "Rows contradict each other about \(Phrase.count(contradictory, "person", "people")): a list has entries in one row and a word such as none in another. The entries were taken."
      )
    }
    let unasked = plan.people.map(\.id).filter { !consenting.contains($0) }
    notes += Entrance.unasked(unasked.compactMap { RecordID($0) }.sorted(), study)
  }

  private mutating func note(_ count: Int, _ one: String, _ many: String) {
    if count > 0 { notes.append("\(Phrase.count(count, "row \(one)", "rows \(many)")).") }
  }

  /// Prints everything.
  ///
  /// - Parameter file: How the person named the file.
  func tell(_ console: Console, file: String, asJSON: Bool, isDryRun: Bool) -> ExitStatus {
    if asJSON {
      console.out(json: JSONWriter.canonical(json(isDryRun: isDryRun)))
    } else {
      console.out("\(added) added, \(alreadyThere) already there, \(rejected) rejected\n")
      tellRest(console, file, isDryRun)
    }
    return rejected == 0 ? .success : .findings
  }

  /// More than these are counted, not printed.
  private static let shownRejections = 20

  private func tellRest(_ console: Console, _ file: String, _ isDryRun: Bool) {
    for rejection in rejections.prefix(Self.shownRejections) {
      console.report(rejection.error(in: file))
    }
    if rejections.count > Self.shownRejections {
      console.message(
        "\(Phrase.count(rejections.count - Self.shownRejections, "more problem", "more problems")); --json lists them all."
      )
    }
    for note in notes { console.message(note) }
    if isDryRun {
      console.message("Nothing was changed. Without --dry-run the import is made.")
      return
    }
    if added > 0 {
      console.message(outcome)
      console.message("Next: kerb report coverage \(study)")
    }
    if rejected > 0 {
      console.message("Mend the rejected rows in the file and import it again.")
    }
  }

  private var outcome: String {
    let rest =
      evidenceKind == .lived
      ? "The logs wait to be cleared of names, numbers and places."
      : "None of the people described counts as a participant."
    guard newPeople > 0 else { return evidenceKind == .lived ? rest : "\(evidenceKind.label)." }
    let people =
      switch (evidenceKind == .lived, newPeople == 1) {
      case (true, true): "participant"
      case (true, false): "participants"
      case (false, true): "described person"
      case (false, false): "described people"
      }
    return "The study \(study) has \(newPeople) new \(people). \(rest)"
  }

  private func json(isDryRun: Bool) -> JSONValue {
    .object(
      JSONObject([
        "added": .integer(added), "alreadyThere": .integer(alreadyThere),
        "dryRun": .bool(isDryRun), "evidenceKind": .string(evidenceKind.id),
        "messages": .array(notes.map { .string($0) }), "newPeople": .integer(newPeople),
        "rejected": .integer(rejected), "rejections": .array(rejections.map(Self.json)),
        "study": .string(study),
      ]))
  }

  private static func json(_ rejection: NotesRejection) -> JSONValue {
    .object(
      JSONObject([
        "column": rejection.column.map { .string($0.rawValue) } ?? .null,
        "line": .integer(rejection.line), "problem": .string(rejection.problem),
        "remedy": .string(rejection.remedy),
      ]))
  }
}
