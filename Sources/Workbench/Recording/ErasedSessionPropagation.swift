import JSON
import Records
import Workspace

/// What else has to go once somebody has erased everything of a session while recording it.
enum ErasedSessionPropagation {
  /// Takes out what the erasure covers in the study and in profiles: answers, links, and what claims rest on. The
  /// claims keep the day.
  ///
  /// The marks of erasure stand already: what an interruption leaves is found again by them.
  static func write(study: String, in workbench: Workbench) throws {
    let location = workbench.location
    let files = try RecordLoader.map(
      WorkspaceFiles.list(in: location, .study(study)), in: location
    ) { $0 }.compactMap { $0 }
    let shared = try WorkspaceFiles.listShared(in: location).filter { $0.role == .profile }
    let profiles = try RecordLoader.map(shared, in: location) { $0 }.compactMap { $0 }
    let bases = ErasurePropagation.changes(
      ofProfiles: profiles, in: [files], marks: .none, on: workbench.today)
    for change in ErasurePropagation.changes(in: files) + bases {
      try workbench.write(change.bytes, to: RecordPath(change.path))
    }
  }
}
