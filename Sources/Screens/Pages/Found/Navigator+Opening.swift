import JSON
import Localization
import Measures
import Records
import Terminal
import Wording
import Workbench

/// Pages that are reached from many places.
extension Navigator {
  /// From now on `/find` on any page finds anything.
  func findAnything() {
    navigating.find = { [unowned self] typed in try FoundScreen(navigator: self, typed: typed).run()
    }
  }

  /// What the newest round covers of a criterion, a guideline or a principle.
  ///
  /// - Throws: ``WorkbenchError`` where the target of the study does not ask for it.
  func openCoverage(of place: Place, study: String) throws {
    let measured = try measured(study, round: nil)
    guard place.kind == .criterion else {
      return try SectionScreen(navigator: self, measured: measured, place: place.principle).run()
    }
    if let criterion = measured.coverage.criteria.first(where: { $0.criterion.place == place }) {
      return try ItemsScreen(navigator: self, measured: measured, criterion: criterion).run()
    }
    throw WorkbenchError(
      .noInput, at: "\(place.label)", "the target of \(study) does not ask for it",
      fix: "the target is \(measured.coverage.target.label); the plan of the study says so")
  }

  /// Who was met in an ability in the newest round.
  ///
  /// - Throws: ``WorkbenchError`` where the coverage has no such row.
  func openCoverage(of ability: Dimension, study: String) throws {
    let measured = try measured(study, round: nil)
    guard let row = measured.coverage.people.dimensions.first(where: { $0.dimension == ability })
    else {
      throw WorkbenchError(
        .noInput, at: "", "\(ability.label): the coverage of \(study) has no such row",
        fix: "`kerb report coverage \(study)` names the rows that it has")
    }
    try DimensionScreen(navigator: self, measured: measured, row: row).run()
  }

  /// One note, among all of its session.
  ///
  /// - Parameter reference: `<session>/<observation>`.
  func openNote(_ reference: String, study: String) throws {
    let records = try self.study(study)
    let session = reference.split(separator: "/", maxSplits: 1).first.map(String.init) ?? ""
    let meeting = records.sessions.first { Text.isSame($0.session.id.string, session) }
    let notes = meeting.map { ShownNote.all($0, in: records).map(\.reference) } ?? []
    guard let at = notes.firstIndex(where: { Text.isSame($0, reference) }) else {
      throw WorkbenchError(
        .noInput, at: reference, "this note is not there any more",
        fix: "go back; the list shows what is there")
    }
    try NoteScreen(navigator: self, study: study, notes: notes, at: at).run()
  }

  /// A note as it is searched for and changed.
  ///
  /// - Throws: ``WorkbenchError`` where it is not there, or nothing of it is shown.
  func found(_ note: ShownNote, study: String) throws -> FoundNote {
    var query = NoteQuery()
    query.sessions = [note.session.id.string]
    query.includesPilots = true
    let found = try NoteFinding([study], in: workbench).find(query)
    if let same = found.notes.first(where: { Text.isSame($0.id, note.reference) }) { return same }
    if let fault = found.faults.first { throw fault }
    throw WorkbenchError(
      .noInput, at: note.session.id.short,
      "this note is not there any more, or may not be changed because somebody refused",
      fix: "go back; the list shows what is there")
  }

  /// Said before a search that takes a moment; `nil` where it does not.
  func manySessions() throws -> Sentence? {
    let sessions = try workbench.files().count { $0.role == .session }
    return sessions * 3 < Self.manyFiles
      ? nil : "Searching \(sessions, "session", "sessions")."
  }
}
