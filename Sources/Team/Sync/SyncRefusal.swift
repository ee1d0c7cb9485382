import JSON
import Localization
import Platform
import Records
import Wording
import Workspace

/// Why a clone is in no state to be synchronised.
enum SyncRefusal {
  /// - Throws: ``WorkbenchError`` where git holds several versions of a file outside of a merge, such as after a stash.
  static func check(_ status: WorkTreeStatus) throws(WorkbenchError) {
    let unmerged = status.entries.filter(\.isUnmerged).map { Printable.text($0.path) }
    guard let first = unmerged.first else { return }
    throw WorkbenchError(
      .tryAgain, at: unmerged.count == 1 ? first : "\(first) and \(unmerged.count - 1) more",
      "git holds several versions of this file and waits for somebody to settle it",
      fix:
        "`kerb team resolve` settles kerb's files; mend the others and `git add` them; then `kerb team sync`"
    )
  }

  /// - Throws: ``WorkbenchError`` when git is too old to merge without a work tree.
  static func checkGit(_ git: Git) throws(WorkbenchError) {
    let version = try GitVersion.read(git)
    guard let finding = version.finding else { return }
    throw WorkbenchError(.noInput, at: finding.place, finding.problem, fix: finding.remedy)
  }

  /// - Throws: ``WorkbenchError`` when there are remotes and nothing says which one is meant.
  static func checkRemotes(_ state: RepositoryState, _ git: Git) throws(WorkbenchError) {
    guard state.remote == nil, let branch = state.branch else { return }
    let names = try git.require(["remote"]).lines
    guard let first = names.first else { return }
    let shown = names.prefix(5).map { Printable.text($0) }.joined(separator: ", ")
    throw WorkbenchError(
      .noInput, at: "git",
      "there are several remotes, and nothing says which one is meant: \(shown)",
      fix:
        "`git push --set-upstream \(ShellWord.word(first)) \(ShellWord.word(branch))`, then `kerb team sync`"
    )
  }

  /// - Throws: ``WorkbenchError`` when another branch was checked out meanwhile.
  static func check(
    _ state: RepositoryState, isStill first: RepositoryState
  ) throws(WorkbenchError) {
    try check(state)
    guard state.branch != first.branch else { return }
    throw WorkbenchError(
      .tryAgain, at: "git", "another branch was checked out meanwhile, so nothing was sent",
      fix: "go to the branch that you mean, then `kerb team sync`")
  }

  /// - Throws: ``WorkbenchError`` while git is in the middle of something, or no branch is checked out.
  static func check(_ state: RepositoryState) throws(WorkbenchError) {
    if let operation = state.operation {
      throw WorkbenchError(
        .tryAgain, at: "git",
        "\(operation.words) is under way here, so nothing was sent or fetched",
        fix:
          "`kerb team resolve` settles kerb's files, then \(operation.continuing); or go back with \(operation.aborting)"
      )
    }
    guard state.branch != nil else {
      throw WorkbenchError(
        .tryAgain, at: "git", "no branch is checked out (a detached HEAD)",
        fix:
          "`git switch BRANCH`, or `git switch -c NEW-NAME` to keep what is here; then `kerb team sync`"
      )
    }
  }

  /// Refuses to send pictures that participants refused, and notes that nobody has cleared, which a commit holds already,
  /// wherever they lie in it.
  static func checkHeld(
    _ repository: Repository, _ head: ObjectID?, _ tip: ObjectID?, of remote: String,
    maySendRawNotes: Bool
  ) throws(WorkbenchError) {
    guard let head else { return }
    let unsent = try UnsentFiles.all(in: head, notIn: tip, of: remote, repository)
    if !maySendRawNotes { try checkLogs(unsent, repository, tip) }
    try checkPictures(unsent, repository, head, tip, maySendRawNotes: maySendRawNotes)
  }

  private static func checkLogs(
    _ unsent: [UnsentFiles.File], _ repository: Repository, _ tip: ObjectID?
  ) throws(WorkbenchError) {
    let files = unsent.filter { $0.path.hasSuffix(".json") }
    let contents = try Blobs(repository.git).read(files.map { ($0.id, $0.path) })
    let logs = concurrentMap(contents.count) { index in
      contents[index].flatMap { UnsentLog($0, at: repository.inWorkspace(files[index].path)) }
    }
    let held = zip(files, zip(contents, logs)).filter { $1.1 != nil }
    let theirs = try tip.map { (tip) throws(WorkbenchError) in
      try Blobs(repository.git).read(held.map { "\(tip):\($0.0.path)" })
    }
    for (index, (file, (bytes, log))) in held.enumerated() {
      // If the remote has every word already, as when only words are taken out, nothing new is sent.
      if case .raw? = log, let bytes, let other = theirs?[index],
        UnclearedLog.holdsNoMore(bytes, than: other)
      {
        continue
      }
      guard let log else { continue }
      throw refusal(repository.inWorkspace(file.path) ?? file.path, log.problem, tip)
    }
  }

  /// - Parameter refused: The picture that it is about, where participants refused it.
  private static func refusal(
    _ path: String, _ problem: Sentence, _ tip: ObjectID?, refused: RecordFile? = nil
  ) -> WorkbenchError {
    let file = WorkspaceFile(recordAt: path) ?? WorkspaceFile(pictureAt: path)
    let study = file?.study ?? "STUDY"
    let deed: Sentence =
      refused.map(PictureFiles.remedy) ?? "`kerb review SESSION --study \(study) --identifiers`"
    let apart = tip.map { "git reset --soft \($0.text.prefix(12))" } ?? "git update-ref -d HEAD"
    return WorkbenchError(
      .invalidData, at: Printable.text(path), "a commit that is not sent yet \(problem)",
      fix:
        "take your commits apart with \(apart) (your files stay); \(deed); then `kerb team sync`. Nothing was sent"
    )
  }

  private static func checkPictures(
    _ unsent: [UnsentFiles.File], _ repository: Repository, _ head: ObjectID, _ tip: ObjectID?,
    maySendRawNotes: Bool
  ) throws(WorkbenchError) {
    for unsentFile in unsent {
      guard let path = repository.inWorkspace(unsentFile.path) else { continue }
      let bytes: [UInt8]?
      let file: WorkspaceFile?
      let picture = WorkspaceFile(pictureAt: path)
      if let picture {
        file = WorkspaceFile(recordAt: picture.recordOfPicture)
        bytes = try? repository.workspace.read(RecordPath(picture.recordOfPicture))
      } else {
        file = WorkspaceFile(recordAt: path).flatMap { $0.role == .attachment ? $0 : nil }
        let blobs = Blobs(repository.git)
        bytes = try file == nil ? nil : blobs.read([(unsentFile.id, unsentFile.path)])[0]
      }
      guard let file, let bytes, let study = file.study else { continue }
      let record = RecordFile(file, bytes: bytes)
      // A record that only says that its picture was removed shows nothing.
      if picture != nil || !record.isGone,
        // Git may be writing the work tree meanwhile.
        UnclearedPicture.isRefused(record, in: head, repository)
      {
        throw refusal(
          path,
          "holds a picture that may show participants who refused to be recorded",
          tip, refused: record)
      }
      guard !maySendRawNotes, let document = record.document,
        try UnclearedPicture.isOne(document, ofStudy: study, in: head, repository)
      else { continue }
      throw refusal(
        path,
        "holds a picture of notes that nobody has cleared of names, numbers and places", tip)
    }
  }
}

/// Why a log in a commit must not be sent.
private enum UnsentLog {
  /// Nobody has cleared it.
  case raw
  /// It is no JSON, so nobody can tell.
  case unreadable

  /// Judges a file by what is in it, or by its place where that cannot be read.
  ///
  /// - Parameter path: From the workspace on; `nil` outside of it.
  init?(_ bytes: [UInt8], at path: String?) {
    guard let document = try? JSONReader.read(bytes) else {
      guard let path, WorkspaceFile(recordAt: path)?.role == .log else { return nil }
      self = .unreadable
      return
    }
    guard let line = document.root[key: SystemKey.format]?.string.flatMap(FormatLine.init),
      Text.isSame(line.name, Log.format.name), UnclearedLog.isOne(document)
    else { return nil }
    self = .raw
  }

  var problem: Sentence {
    switch self {
    case .raw: "holds notes that nobody has cleared of names, numbers and places"
    case .unreadable:
      "holds a log that cannot be read, so nobody can tell whether it is cleared of names, numbers and places"
    }
  }
}
