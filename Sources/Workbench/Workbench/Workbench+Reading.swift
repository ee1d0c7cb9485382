import JSON
package import Records
package import Wording
import Workspace

extension Workbench {
  /// Finds the workspace that somebody stands in, or the one they name.
  ///
  /// - `chosen`: A folder as typed; then only this one is looked at.
  /// - `verb`: What the person called; whoever waits for the lock is told it.
  /// - Throws: `WorkbenchError` with the code `noInput` where there is none.
  package static func find(
    chosen: String?, _ surroundings: Surroundings, verb: String
  ) throws -> Workbench {
    let location = try WorkspaceLocation.find(
      from: surroundings.currentFolder(), chosen: chosen.map(surroundings.absolute))
    return Workbench(location, surroundings, verb: verb)
  }

  /// The absolute path of the workspace's folder.
  package var folder: String { location.root }

  /// The team's own name for the workspace; `nil` also where its record cannot be read.
  package var name: String? {
    // What is wrong with the record is for kerb check.
    (try? location.readMarker())?.root[\WorkspaceMarker.name]?.string
  }
}

/// Reading what is there; it takes no lock.
extension Workbench {
  /// The ids of all studies, in order.
  package func studies() throws(WorkbenchError) -> [String] {
    try WorkspaceFiles.studies(in: location)
  }

  /// Every file in the folders of the workspace, in the order of the paths.
  package func files() throws(WorkbenchError) -> [WorkspaceFile] {
    try WorkspaceFiles.list(in: location)
  }

  /// The files of one study.
  ///
  /// - Throws: `WorkbenchError` where there is no such study.
  package func files(ofStudy study: String) throws(WorkbenchError) -> [WorkspaceFile] {
    try WorkspaceFiles.list(in: location, .study(study))
  }

  /// The files that all studies share.
  package func sharedFiles() throws(WorkbenchError) -> [WorkspaceFile] {
    try WorkspaceFiles.listShared(in: location)
  }

  /// Reads one file; what is wrong with it stands in the result.
  package func read(_ file: WorkspaceFile) -> RecordFile {
    RecordLoader.read(file, in: location)
  }

  /// Reads many files on all processors; those that are no records are left out.
  package func read(_ files: [WorkspaceFile]) throws(WorkbenchError) -> [RecordFile] {
    try RecordLoader.map(files, in: location) { $0 }.compactMap { $0 }
  }

  /// Reads everything that belongs to a study.
  ///
  /// - Throws: `WorkbenchError` when the study is not there or its own file has a fault.
  package func study(_ id: String) throws(WorkbenchError) -> LoadedStudy {
    try StudyLoader.load(id, in: location)
  }

  /// Whose records may not be kept any longer, and whose soon may not.
  ///
  /// - Parameter study: `nil` for all.
  package func retention(ofStudy study: String?) throws(WorkbenchError) -> Retention {
    try Retention.read(study: study, in: location, today: today)
  }
}
