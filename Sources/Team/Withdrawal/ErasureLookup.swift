import JSON
import Records
package import Wording
package import Workspace

/// Tells whether something outside the work tree belongs to somebody who withdrew, by looking only at the records that
/// it names.
package struct ErasureLookup {
  package let workspace: WorkspaceLocation
  /// Participants whose erasure is about to happen.
  private let leaving: Set<Text>

  package init(_ workspace: WorkspaceLocation, leaving: [String] = []) {
    self.workspace = workspace
    self.leaving = Set(leaving.map { Text($0) })
  }

  /// Whether a participant was erased.
  ///
  /// - Throws: `WorkbenchError` for an id that is none.
  package func isErased(participant id: String, study: String) throws(WorkbenchError) -> Bool {
    if leaving.contains(Text(id)) { return true }
    return try record(.participant(id, study: study))?.isErased ?? false
  }

  /// Whether what was noted in a session has to go: the session was erased, or somebody of it withdrew.
  ///
  /// - `people`: The people who take part, as far as it is known.
  package func isErased(
    session: String, people: [String], study: String
  ) throws(WorkbenchError) -> Bool {
    for id in people where try isErased(participant: id, study: study) { return true }
    guard let record = try record(.session(session, study: study)) else { return false }
    if record.isErased { return true }
    for id in ErasurePropagation.people(of: record)
    where try isErased(participant: id, study: study) {
      return true
    }
    return false
  }

  /// The whole ids in a study that no file here may hold any more: of people who were erased, and of sessions that went
  /// with them.
  ///
  /// - Complexity: Reads every participant and session of the study.
  package func erasedIDs(study: String) throws(WorkbenchError) -> [String] {
    let files = try WorkspaceFiles.list(in: workspace, .study(study)).filter {
      $0.role == .participant || $0.role == .session
    }
    let records = try RecordLoader.map(files, in: workspace) { $0 }.compactMap { $0 }
    let gone = leaving.union(
      records.filter { $0.isErased && $0.file.role == .participant }
        .map { Text($0.file.expectedID) })
    return records.filter { record in
      if record.isErased || gone.contains(Text(record.file.expectedID)) { return true }
      let people = ErasurePropagation.people(of: record)
      return !people.isEmpty && people.allSatisfy { gone.contains(Text($0)) }
    }.map(\.file.expectedID)
  }

  private func record(_ path: RecordPath) throws(WorkbenchError) -> RecordFile? {
    guard let file = WorkspaceFile(recordAt: path.text) else { return nil }
    let record = RecordLoader.read(file, in: workspace)
    return record.document == nil ? nil : record
  }
}
