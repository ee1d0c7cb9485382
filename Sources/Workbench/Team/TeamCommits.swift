import Localization
import Records
import Team
package import Wording
import Workspace

/// Commits of the clone that a workspace lies in, without looking at its files.
package struct TeamCommits {
  private let repository: Repository

  /// - Throws: `WorkbenchError` where the workspace lies in no clone.
  package init(of workbench: Workbench) throws {
    repository = try Repository.require(workbench.location)
  }

  /// What a commit brings back that somebody has withdrawn.
  ///
  /// - Parameters:
  ///   - name: A commit, as git understands it.
  ///   - earlier: A commit whose erasures count as well.
  package func broughtBack(in name: String, since earlier: String?) throws -> [CheckFinding] {
    try TeamGuard(repository).findings(in: name, since: earlier)
  }

  /// Merges two commits in memory.
  ///
  /// - Returns: The id of the tree that comes out.
  package func merge(_ ours: String, _ theirs: String) throws -> String {
    let outcome = try MemoryMerge(repository).merge(try commit(ours), try commit(theirs))
    return "\(outcome.tree)"
  }

  private func commit(_ typed: String) throws -> ObjectID {
    let found = try repository.git.run([
      "rev-parse", "-q", "--verify", "--end-of-options", "\(typed)^{commit}",
    ])
    guard found.isSuccess, let id = ObjectID(found.lines.last ?? "") else {
      throw WorkbenchError(
        .noInput, at: Printable.text(typed), "there is no such commit",
        fix: "`git log --all` names the commits")
    }
    return id
  }
}
