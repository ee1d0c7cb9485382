import Localization
import Records
package import Wording
import Workspace

/// Looks whether a commit brings back what somebody has withdrawn: for a forge, which knows nothing of erasures.
package struct TeamGuard {
  private let repository: Repository

  package init(_ repository: Repository) { self.repository = repository }

  /// What has come back in a commit.
  ///
  /// - Parameters:
  ///   - name: A commit, as git understands it.
  ///   - earlier: A commit whose erasures count as well, such as what the branch was before a push; zeros for a branch
  ///     that was not there, as forges write it.
  /// - Throws: ``WorkbenchError`` where there is no such commit, or history is not all there.
  package func findings(in name: String, since earlier: String?) throws(WorkbenchError)
    -> [CheckFinding]
  {
    let history = ErasureHistory(repository)
    if try history.isCut() { throw Self.missingHistory }
    let commit = try commit(name)
    var others: [ObjectID] = []
    if let earlier, ObjectID(earlier)?.isNothing != true { others = [try self.commit(earlier)] }
    let marks = try history.marks(upTo: commit, and: others)
    return try SyncPropagation(repository, marks).changes(in: commit).map { change in
      CheckFinding(
        WorkbenchError(
          .invalidData, at: change.path, change.problem,
          fix: "in a clone of this branch: `kerb team setup`, then `kerb team sync`"),
        isFixable: false)
    }
  }

  /// What is said of a clone that has the latest commits only.
  package static let cut = CheckFinding(missingHistory, isFixable: false)

  /// The same as an error, where the missing commits would decide.
  package static let missingHistory = WorkbenchError(
    .noInput, at: "git",
    "this clone has only the latest commits, so whether they bring back what was erased is not known",
    fix:
      "`git fetch --unshallow`; in a forge's runner, check out the whole history (fetch-depth: 0)")

  private func commit(_ name: String) throws(WorkbenchError) -> ObjectID {
    let outcome = try repository.git.run([
      "rev-parse", "-q", "--verify", "--end-of-options", "\(name)^{commit}",
    ])
    guard outcome.isSuccess, let commit = ObjectID(outcome.line) else {
      throw WorkbenchError(
        .noInput, at: Printable.text(name, limit: 100), "there is no such commit here",
        fix: ObjectID(name).map {
          "a forced push may have dropped it; fetch it first: `git fetch origin \($0.text)`"
        } ?? "name a commit or a branch, or fetch it first")
    }
    return commit
  }
}
