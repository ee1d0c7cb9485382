import JSON
import Merging
import Platform
import Records
import Team
package import Wording
import Workspace

/// Every conflict of a workspace or of one study.
package struct ConflictGathering {
  /// Fields with several values, in the order of their files.
  package var conflicts: [FileConflict] = []
  /// Files that git could not merge, or in which conflict markers were committed.
  var pending: [PendingFile] = []
  /// Files that cannot be read, so nobody knows what is in conflict there; those that wait are not among them.
  package var faults: [WorkbenchError] = []

  package var isEmpty: Bool { conflicts.isEmpty && pending.isEmpty }

  /// - Parameters:
  ///   - study: Only this one; everything by default.
  ///   - repository: `nil` where the workspace lies in no clone of git.
  init(_ workbench: Workbench, study: String? = nil, _ repository: Repository?) throws {
    let location = workbench.location
    if let repository {
      pending = try PendingFile.all(in: repository).filter { file in
        study.map { wanted in file.study.map { Text.isSame($0, wanted) } ?? false } ?? true
      }
    }
    let waiting = Set(pending.map { Text($0.path) })
    var files = try WorkspaceFiles.list(
      in: location, study.map(WorkspaceFiles.Scope.study) ?? .everything)
    if study == nil, let marker = WorkspaceFile(recordAt: WorkspaceLocation.marker) {
      files.append(marker)
    }
    let read = try RecordLoader.map(files, in: location) { record in
      (conflicts: FileConflict.all(in: record), faults: record.faults)
    }
    for (file, found) in zip(files, read) {
      guard let found, !waiting.contains(Text(file.path)) else { continue }
      conflicts += found.conflicts
      faults += found.faults.prefix(1)
    }
  }
}

extension Workbench {
  /// The clone that the workspace lies in; `nil` for none, and where git cannot be run.
  func repository() -> Repository? {
    // Conflicts of fields are in the files; they can be settled without git too.
    try? Repository.find(location)
  }
}
