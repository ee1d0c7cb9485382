import Merging
import Platform
package import Records
package import Workspace

/// Looks for what an erasure covers in a tree of git, before anybody commits it.
package struct SyncSweep: Sendable {
  private let repository: Repository
  private var git: Git { repository.git }

  package init(_ repository: Repository) { self.repository = repository }

  /// What the tree of a commit needs so that everything withdrawn is gone.
  ///
  /// - Returns: New contents by path, from the workspace on; empty where nothing has come back.
  /// - Complexity: One search in the tree; only studies with an erasure are read.
  package func changes(in commit: ObjectID) throws(WorkbenchError) -> [StudySweep.Change] {
    var changes: [StudySweep.Change] = []
    for study in try studies(in: commit) {
      changes += StudySweep.changes(in: try records(of: study, in: commit))
    }
    return changes
  }

  /// The studies with a mark of erasure.
  private func studies(in commit: ObjectID) throws(WorkbenchError) -> [String] {
    let surveys = repository.inRepository("Surveys")
    let outcome = try git.run([
      "grep", "-l", "-z", "-F", "--no-color", "--full-name", "-e", "\"erased\": true", commit.text,
      "--", surveys,
    ])
    guard outcome.isSuccess || outcome.ending == .exited(1) else {
      throw Git.failed(["grep"], outcome)
    }
    let found = outcome.parts.compactMap { part -> String? in
      // "<commit>:<path>"
      let path = part.split(separator: ":", maxSplits: 1).last.map(String.init) ?? ""
      return repository.inWorkspace(path).flatMap { WorkspaceFile(recordAt: $0)?.study }
    }
    return Set(found.map { Text($0) }).sorted().map(\.string)
  }

  private func records(
    of study: String, in commit: ObjectID
  ) throws(WorkbenchError) -> [RecordFile] {
    let folder = repository.inRepository("Surveys/\(study)")
    let files = try TreeFile.all(in: commit.text, below: [folder], git).compactMap {
      file -> (WorkspaceFile, ObjectID)? in
      repository.inWorkspace(file.path).flatMap { WorkspaceFile(recordAt: $0) }
        .map { ($0, file.id) }
    }
    let contents = try Blobs(git).read(files.map(\.1))
    return zip(files, contents).compactMap { file, bytes in
      bytes.map { RecordFile(file.0, bytes: $0) }
    }
  }
}
