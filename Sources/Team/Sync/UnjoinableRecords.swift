import Localization
import Records
import Wording
import Workspace

/// Decides what becomes of records whose two versions cannot be joined, so that what one person broke stops nobody
/// else.
///
/// Of two versions the one that can be read stays, joined with what the other side had before and can be read. A version
/// of ours that cannot be read gives way where it came from them, or where their history holds the same bytes. Where only
/// commits of ours hold it, nobody but us can mend it without losing what it says, so that alone is an error.
struct UnjoinableRecords {
  private let repository: Repository
  private let ours: ObjectID
  private let theirs: ObjectID
  /// What both sides come from.
  private let base: ObjectID?

  init(
    _ repository: Repository, ours: ObjectID, theirs: ObjectID
  ) throws(WorkbenchError) {
    self.repository = repository
    self.ours = ours
    self.theirs = theirs
    base = ObjectID(try repository.git.run(["merge-base", ours.text, theirs.text]).line)
  }

  /// What stays of a record, and what is told of it.
  struct Settlement {
    let bytes: [UInt8]
    /// `nil` where their version comes from before ours, which has mended it.
    let told: UnreadableRecord?
  }

  /// - Parameters:
  ///   - versions: Ours and theirs; `nil` where a side has none.
  ///   - problem: Why they cannot be joined.
  /// - Throws: ``WorkbenchError`` where a commit of ours that nobody else has holds what cannot be read, where a version
  ///   has a format of a newer kerb, or where the two are different workspaces.
  func settle(
    _ difference: TreeDifference, _ versions: (ours: [UInt8]?, theirs: [UInt8]?),
    _ problem: WorkbenchError
  ) throws(WorkbenchError) -> Settlement {
    let path = repository.inWorkspace(difference.path) ?? difference.path
    let mine = versions.ours.flatMap { FileMerge.fault(in: $0, .ours, path: path) }
    let other = versions.theirs.flatMap { FileMerge.fault(in: $0, .theirs, path: path) }
    for fault in [problem, mine, other].compactMap(\.self) where fault.code == .newerFormat {
      throw fault
    }
    if mine == nil, other == nil, WorkspaceFile(recordAt: path)?.role == .workspace {
      throw WorkbenchError(
        problem.code, at: WorkspaceLocation.marker, "the remote holds another workspace",
        fix: "clone the team's repository into a fresh folder, or give this one an empty remote")
    }
    if let mine, try !isFromBase(difference) {
      guard let mended = versions.theirs, other == nil, try isKnownThere(difference) else {
        throw own(path, mine)
      }
      return Settlement(
        bytes: try earlier(.ours).joined(with: mended, at: difference.path) ?? mended,
        told: UnreadableRecord(
          path: path, problem: mine.problem, standing: .mended, isJoined: false,
          mayHoldErasure: UnreadableRecord.mayHoldErasure(versions.ours, kept: mended),
          author: try Authorship(ofLast: difference.path, in: theirs, repository.git)))
    }
    let standing: UnreadableRecord.Standing = mine == nil && versions.ours != nil ? .ours : .theirs
    let kept = standing == .ours ? versions.ours : versions.theirs ?? versions.ours
    guard let kept else { throw problem }
    let cause = other ?? (mine == nil ? problem : nil)
    var bytes = kept
    if mine == nil, other != nil, versions.ours != nil {
      bytes = try earlier(.theirs).joined(with: kept, at: difference.path) ?? kept
    } else if mine != nil, other == nil, versions.theirs != nil {
      bytes = try earlier(.ours).joined(with: kept, at: difference.path) ?? kept
    }
    guard let cause, base != theirs else { return Settlement(bytes: bytes, told: nil) }
    return Settlement(
      bytes: bytes,
      told: UnreadableRecord(
        path: path, problem: cause.problem, standing: standing, isJoined: bytes != kept,
        mayHoldErasure: UnreadableRecord.mayHoldErasure(
          standing == .ours ? versions.theirs : versions.ours, kept: bytes),
        author: try Authorship(ofLast: difference.path, in: theirs, repository.git)))
  }

  /// What a side that gives way had before.
  private func earlier(_ side: MemoryMerge.Side) -> EarlierVersions {
    switch side {
    case .ours: EarlierVersions(repository, on: ours, notIn: theirs)
    case .theirs: EarlierVersions(repository, on: theirs, notIn: ours)
    }
  }

  /// Whether nobody here has changed the version that both sides come from.
  private func isFromBase(_ difference: TreeDifference) throws(WorkbenchError) -> Bool {
    guard let base, let ours = difference.old else { return false }
    let known = try repository.git.run([
      "rev-parse", "--verify", "-q", "\(base):\(difference.path)",
    ])
    return ObjectID(known.line) == ours
  }

  /// Whether the very bytes that stand here stood in the other side's history once, as where somebody here took back
  /// what had mended them: giving way to a version that can be read loses nothing then.
  private func isKnownThere(_ difference: TreeDifference) throws(WorkbenchError) -> Bool {
    guard let ours = difference.old else { return false }
    // Merges count too: a version may have come about in one.
    let known = try repository.git.require([
      "log", "-1", "-m", "--full-history", "--format=%H", "--find-object=\(ours.text)", theirs.text,
      "--", difference.path,
    ])
    return !known.line.isEmpty
  }

  private func own(_ path: String, _ fault: WorkbenchError) -> WorkbenchError {
    WorkbenchError(
      fault.code, at: Printable.text(path, limit: 300),
      "a commit of yours that is not sent yet holds this record, and \(fault.problem)",
      fix:
        "mend the file (`kerb check` names the places), or bring back the version before with `git log --oneline -- \(ShellWord.word(path))` and `git restore --source=COMMIT -- \(ShellWord.word(path))`; then `kerb team sync`"
    )
  }
}
