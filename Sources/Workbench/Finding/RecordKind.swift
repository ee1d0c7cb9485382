import JSON
package import Localization
import Merging
package import Records

/// A kind of record that people make, list, show, edit and delete: the word on the command line and what it means.
package struct RecordKind: Sendable {
  /// How new records get their ids.
  enum Naming: Sendable {
    /// From the words of a field.
    case words(field: String)
    /// A letter, the next number, and a random tail.
    case number(letter: String)
  }

  /// On the command line: `persona`.
  package let word: String
  package let format: RecordFormat
  package let role: WorkspaceFile.Role
  package let isOfStudy: Bool
  let naming: Naming
  let target: ReferenceTarget
  /// The argument that names one record: `PERSONA`.
  package let argument: String
  /// The field that a new record takes as an argument: `TITLE`; `nil` where it needs none.
  package let leading: (argument: String, field: String)?

  /// What one record is called in messages.
  package var noun: Sentence { format.noun }

  /// What several are called.
  package var plural: Sentence { format.nouns.several }

  package static let persona = RecordKind(
    word: "persona", format: Profile.format, role: .profile, isOfStudy: false,
    naming: .words(field: Profile.table[\.name].key), target: .profile, argument: "PERSONA",
    leading: ("NAME", Profile.table[\.name].key))
  package static let spectrum = RecordKind(
    word: "spectrum", format: Spectrum.format, role: .spectrum,
    isOfStudy: false, naming: .words(field: Spectrum.table[\.title].key), target: .spectrum,
    argument: "SPECTRUM", leading: ("TITLE", Spectrum.table[\.title].key))
  package static let study = RecordKind(
    word: "study", format: Study.format, role: .study, isOfStudy: false,
    naming: .words(field: Study.table[\.title].key), target: .study, argument: "STUDY",
    leading: nil)
  package static let participant = RecordKind(
    word: "participant", format: Participant.format, role: .participant,
    isOfStudy: true, naming: .number(letter: "P"), target: .participant,
    argument: "PARTICIPANT", leading: nil)
  package static let session = RecordKind(
    word: "session", format: Session.format, role: .session, isOfStudy: true,
    naming: .number(letter: "S"), target: .session, argument: "SESSION",
    leading: nil)
  package static let finding = RecordKind(
    word: "finding", format: Finding.format, role: .finding, isOfStudy: true,
    naming: .number(letter: "F"), target: .finding, argument: "FINDING",
    leading: ("TITLE", Finding.table[\.title].key))

  package static let all = [persona, spectrum, study, participant, session, finding]

  /// Where a record of this kind lies.
  func path(_ id: String, study: String?) throws -> RecordPath {
    let study = study ?? ""
    switch role {
    case .profile: return try .profile(id)
    case .spectrum: return try .spectrum(id)
    case .study: return try .study(id)
    case .participant: return try .participant(id, study: study)
    case .session: return try .session(id, study: study)
    default: return try .finding(id, study: study)
    }
  }

  /// The files of this kind, in the order of their ids.
  ///
  /// - `study`: The study of records that belong to one.
  package func files(in workbench: Workbench, study: String?) throws -> [WorkspaceFile] {
    let all: [WorkspaceFile]
    switch (isOfStudy, role) {
    case (true, _): all = try workbench.files(ofStudy: study ?? "")
    case (_, .study):
      all = try workbench.studies().flatMap { try workbench.files(ofStudy: $0) }
    default: all = try workbench.sharedFiles()
    }
    return all.filter { $0.role == role }
      .sorted { Text.precedes($0.expectedID, $1.expectedID) }
  }
}
