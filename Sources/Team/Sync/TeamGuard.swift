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
  /// - Throws: `WorkbenchError` where there is no such commit, or history is not all there.
  package func findings(in name: String, since earlier: String?) throws(WorkbenchError)
    -> [CheckFinding]
  {
    let history = ErasureHistory(repository)
    if try history.isCut() { throw Self.missingHistory }
    let commit = try commit(name)
    var others: [ObjectID] = []
    if let earlier, ObjectID(earlier)?.isNothing != true { others = [try self.commit(earlier)] }
    let marks = try history.marks(upTo: commit, and: others)
    if let gap = try history.gap(marks) { throw gap }
    return try SyncPropagation(repository, marks).changes(in: commit).map { change in
      CheckFinding(
        WorkbenchError(
          .invalidData, at: change.path, change.problem,
          fix: "in a clone of this branch: `kerb team setup`, then `kerb team sync`"),
        isFixable: false)
    }
  }

  /// What is said of a clone that has the latest commits only.
  static let missingHistory = WorkbenchError(
    .noInput, at: "git",
    "this clone has only the latest commits, so whether they bring back what was erased is not known",
    fix:
      "`git fetch --unshallow`; in a forge's runner, check out the whole history (fetch-depth: 0)")

  /// What is said of a clone that cannot read what a filter of git made of old versions.
  static func sealedHistory(at path: String) -> WorkbenchError {
    WorkbenchError(
      .noInput, at: Printable.text(path),
      "versions of this record in history cannot be read through git's filters, so whether something erased came back is not known",
      fix:
        "set up the filter that `.gitattributes` names in this clone (such as `git-crypt unlock`), then try again"
    )
  }

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
