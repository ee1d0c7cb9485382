import JSON
import Records
import Wording
import Workspace

/// Pictures that are about to be committed while they belong to a note or session whose log nobody has cleared.
struct StagedPictures {
  private let repository: HookRepository
  private let workspace: HookWorkspace
  private var git: Git { repository.git }

  init(_ repository: HookRepository, _ workspace: HookWorkspace) {
    self.repository = repository
    self.workspace = workspace
  }

  /// The records of those that wait for a log to be cleared.
  ///
  /// - Parameters:
  ///   - records: The records that are about to be committed; what is no picture is passed over.
  ///   - paths: The records of pictures of which only the file is about to be committed, from the top of the repository.
  func uncleared(
    _ records: [RecordFile], andAt paths: [String]
  ) throws(WorkbenchError) -> [WorkspaceFile] {
    var all = records.filter { $0.file.role == .attachment }
    let known = Set(all.map { Text($0.file.path) })
    let others = paths.compactMap { path in
      RepositoryPath(recordAt: path).map { (path: path, file: $0.file) }
    }.filter { !known.contains(Text($0.file.path)) }
    for (other, bytes) in zip(others, try Blobs(git).read(others.map { ":\($0.path)" })) {
      // A picture whose record is in no commit yet belongs to what the record here says.
      all.append(
        bytes.map { RecordFile(other.file, bytes: $0) }
          ?? RecordLoader.read(other.file, in: workspace.location))
    }
    var found: [WorkspaceFile] = []
    for record in all where try isUncleared(record) { found.append(record.file) }
    return found
  }

  /// Here or in the commit: a log that was cleared here is still raw in a commit that has an earlier version of it.
  private func isUncleared(_ record: RecordFile) throws(WorkbenchError) -> Bool {
    guard record.file.role == .attachment, !record.isErased, let document = record.document,
      let study = record.file.study
    else { return false }
    if UnclearedPicture.isOne(record, in: workspace.location) { return true }
    for session in UnclearedPicture.sessions(document.root) where RecordID.flaw(in: session) == nil
    {
      if try hasUnclearedLog("\(workspace.prefix)Surveys/\(study)/sessions/\(session)") {
        return true
      }
    }
    return false
  }

  private func hasUnclearedLog(_ folder: String) throws(WorkbenchError) -> Bool {
    let listed = try git.require(["ls-files", "-z", "--", folder])
    let logs = listed.parts.filter { RepositoryPath(recordAt: $0)?.file.role == .log }
    return try Blobs(git).read(logs.map { ":\($0)" }).contains { bytes in
      // What cannot be read may hold anything.
      guard let bytes, let document = try? JSONReader.read(bytes) else { return true }
      return UnclearedLog.isOne(document)
    }
  }
}
