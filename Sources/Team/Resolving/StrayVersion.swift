import JSON
import Records
import Wording
import Workspace

/// A version of another record that git put into an unmerged file, because it took one file for the other's new name.
struct StrayVersion: Sendable {
  let id: ObjectID
  let bytes: [UInt8]
  /// Where the record belongs, from the workspace on.
  let path: String

  /// Where versions come from that git merges: what is checked out, and what is brought in.
  private static let commits = [
    "HEAD", "MERGE_HEAD", "CHERRY_PICK_HEAD", "REBASE_HEAD", "REVERT_HEAD", "REVERT_HEAD^",
  ]

  /// The stray versions of an unmerged record.
  ///
  /// - Returns: None where a version is of no record that either side has at its own place; then a person must look.
  static func all(
    in file: PendingFile, _ repository: Repository
  ) throws(WorkbenchError) -> [StrayVersion] {
    guard case .record(let place) = file.kind, let unmerged = file.unmerged else { return [] }
    let ids = [unmerged.base, unmerged.ours, unmerged.theirs].compactMap(\.self)
    let contents = try Blobs(repository.git).read(ids.map { ($0, unmerged.path) })
    var strays: [StrayVersion] = []
    for (id, bytes) in zip(ids, contents) {
      guard let bytes, let name = name(of: bytes), !Text.isSame(name, place.expectedID),
        let path = try home(of: id, named: name, repository)
      else { continue }
      strays.append(StrayVersion(id: id, bytes: bytes, path: path))
    }
    return strays
  }

  /// The id that a record gives itself; `nil` for what is no record, and for the workspace, which is named by chance.
  private static func name(of bytes: [UInt8]) -> String? {
    // What cannot be read is told by whoever joins the versions.
    guard let root = (try? JSONReader.read(bytes))?.root else { return nil }
    return root[key: SystemKey.id]?.string
  }

  /// The place at which one of the sides has these very bytes, if it is the record's own.
  private static func home(
    of id: ObjectID, named name: String, _ repository: Repository
  ) throws(WorkbenchError) -> String? {
    let folders = ["Personas", "Surveys"].map(repository.inRepository)
    for commit in commits {
      let known = try repository.git.run(["rev-parse", "--verify", "-q", "\(commit)^{commit}"])
      guard known.isSuccess else { continue }
      for file in try TreeFile.all(in: known.line, below: folders, repository.git)
      where file.id == id {
        guard let path = repository.inWorkspace(file.path),
          let found = WorkspaceFile(recordAt: path), Text.isSame(found.expectedID, name)
        else { continue }
        return path
      }
    }
    return nil
  }
}
