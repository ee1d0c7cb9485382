import Platform
import Records
import Wording

/// The commit that a merge came to. Whether it may be sent is looked at while git writes its files.
struct Settled {
  private let commit: ObjectID
  private let check: Meanwhile<Result<Void, WorkbenchError>>?

  /// - Parameters:
  ///   - theirs: What the remote's branch has; `nil` where there is none.
  ///   - remote: Where it would be sent; `nil` where nothing is.
  ///   - maySendRawNotes: Whether notes that nobody has cleared may be in it.
  init(
    _ repository: Repository, _ commit: ObjectID, _ theirs: ObjectID?,
    of remote: RepositoryState.Remote?, maySendRawNotes: Bool
  ) {
    self.commit = commit
    guard let remote, commit != theirs else {
      check = nil
      return
    }
    check = Meanwhile {
      do throws(WorkbenchError) {
        return .success(
          try SyncRefusal.checkHeld(
            repository, commit, theirs, of: remote.name, maySendRawNotes: maySendRawNotes))
      } catch {
        return .failure(error)
      }
    }
  }

  /// Whether the commit that is checked out is this one and was looked at.
  ///
  /// - Throws: ``WorkbenchError`` where it holds what must not be sent.
  func isClear(_ head: ObjectID) throws(WorkbenchError) -> Bool {
    guard let check, head == commit else { return false }
    try check.value().get()
    return true
  }
}
