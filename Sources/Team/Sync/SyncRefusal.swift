import Records
import Workspace

/// Why a clone is in no state to be synchronised.
enum SyncRefusal {
  /// - Throws: ``WorkbenchError`` while git is in the middle of something, or no branch is checked out.
  static func check(_ state: RepositoryState) throws(WorkbenchError) {
    if let operation = state.operation {
      throw WorkbenchError(
        .tryAgain, at: "git",
        "\(operation.words) is under way here, so nothing was sent or fetched",
        fix:
          "kerb team resolve settles kerb's files, then \(operation.continuing); or go back with \(operation.aborting)"
      )
    }
    guard state.branch != nil else {
      throw WorkbenchError(
        .tryAgain, at: "git", "no branch is checked out (a detached HEAD)",
        fix:
          "git switch BRANCH, or git switch -c NEW-NAME to keep what is here; then kerb team sync")
    }
  }

  /// Refuses to send notes that nobody has cleared and that a commit holds already.
  static func checkRaw(
    _ repository: Repository, _ head: ObjectID?, _ tip: ObjectID?
  ) throws(WorkbenchError) {
    guard let head else { return }
    var arguments = ["rev-list", "--objects", head.text]
    if let tip { arguments.append("^\(tip)") }
    let surveys = repository.inRepository("Surveys")
    var logs: [(WorkspaceFile, ObjectID)] = []
    for line in try repository.git.require(arguments + ["--", surveys]).lines {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let id = ObjectID(words[0]),
        let path = repository.inWorkspace(String(words[1])),
        let file = WorkspaceFile(recordAt: path), file.role == .log
      else { continue }
      logs.append((file, id))
    }
    let contents = try Blobs(repository.git).read(logs.map(\.1))
    for ((file, _), bytes) in zip(logs, contents) {
      guard let bytes, UnclearedLog.isOne(RecordFile(file, bytes: bytes)) else { continue }
      let study = file.study ?? ""
      throw WorkbenchError(
        .invalidData, at: file.path,
        "a commit that is not sent yet holds notes that nobody has cleared of names, numbers and places",
        fix:
          "take your commits apart with git reset --soft \(tip.map { String($0.text.prefix(12)) } ?? "the first commit"), then kerb review \(study) --identifiers and kerb team sync; nothing was sent"
      )
    }
  }
}
