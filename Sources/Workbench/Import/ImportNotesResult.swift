package import Interchange
package import Localization
import Measures
package import Records
import Wording

/// What an import did, in numbers and remarks.
package struct ImportNotesResult {
  package let study: String
  package let evidenceKind: EvidenceKind
  package var added = 0
  package var alreadyThere = 0
  package var newPeople = 0
  package private(set) var rejections: [NotesRejection]
  package private(set) var notes: [Sentence]

  package init(_ file: NotesFile, study: String, _ kind: EvidenceKind) {
    self.study = study
    evidenceKind = kind
    rejections = file.rejections
    notes = file.messages
  }

  /// How many rows of the file are in the study now.
  package var rowsIn: Int { added + alreadyThere }

  /// - Parameter consenting: The ids of those who agreed to be observed.
  mutating func take(_ plan: LivedPlan, consenting: Set<String>) {
    added = plan.added
    alreadyThere = plan.alreadyThere
    newPeople = plan.people.count(where: \.isNew)
    rejections = (rejections + plan.rejections).sorted { $0.line < $1.line }
    note(
      plan.rowsWithNames,
      Noun(
        "row had a name in its words: a P-number stands there now",
        "rows had names in their words: P-numbers stand there now"))
    note(
      plan.rowsWithConditions,
      Noun(
        "row had a condition in its words: [condition] stands there now",
        "rows had conditions in their words: [condition] stands there now"))
    note(
      plan.olderRowsWithNames,
      Noun(
        "row imported earlier may hold a name or condition that only this file tells; read the logs again",
        "rows imported earlier may hold a name or condition that only this file tells; read the logs again"
      ))
    let contradictory = plan.people.count(where: \.traits.isContradictory)
    if contradictory > 0 {
      notes.append(
        "Rows contradict each other about \(contradictory, "person", "people"): a list has entries in one row and a word such as none in another. The entries were taken."
      )
    }
    let unasked = plan.people.map(\.id).filter { !consenting.contains($0) }
    notes += Entrance.unasked(unasked.compactMap { RecordID($0) }.sorted(), study)
  }

  /// Says that nobody's name could be withheld, because only the key knows them.
  mutating func noteKeyElsewhere() {
    notes.append(
      "The key from names to P-numbers is not on this computer: a name in a note stays as it stands there. Read the logs for names."
    )
  }

  mutating func note(_ lines: [Sentence]) { notes += lines }

  private mutating func note(_ count: Int, _ rows: Noun) {
    if count > 0 { notes.append("\(rows.counted(count)).") }
  }
}
