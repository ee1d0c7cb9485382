package import Merging
import Records
package import Wording
package import Workspace

/// What is here and not there, there and not here, and what git is in the middle of.
package struct TeamStatus: Sendable {
  package let state: RepositoryState
  /// What the next commit of kerb would hold.
  package let own: OwnChanges
  /// What those of them change that git's own status names too, counted.
  package let uncommitted: RecordDifference
  /// Commits that only this clone has; `nil` where the remote has no such branch.
  package let ahead: Int?
  /// Commits that only the remote has, as far as this clone knows.
  package let behind: Int?
  /// Files that git holds in several versions, from the workspace on.
  package let unmerged: [String]

  /// - `maySendRawNotes`: As in ``TeamSync``.
  /// - `fetches`: Whether to ask the remote first.
  package static func read(
    _ workspace: WorkspaceLocation, maySendRawNotes: @escaping (_ marker: [UInt8]?) -> Bool,
    fetches: Bool, mayAsk: Bool
  ) throws(WorkbenchError) -> TeamStatus {
    let repository = try Repository.require(workspace)
    let state = try RepositoryState.read(repository)
    if fetches, let remote = state.remote {
      try Transfer(repository, remote, mayAsk: mayAsk).fetch()
    }
    let tip = try state.tip(repository.git)
    let status = try WorkTreeStatus.read(repository, below: repository.prefix)
    let history = try UnsentHistory.read(repository, head: state.head, tip: tip)
    let own = try OwnChangesReader(
      repository, head: state.head, tip: tip, history: history,
      maySendRawNotes: try SendingRawNotes(repository, maySendRawNotes)
        .mayGo(from: state.head, to: tip)
    ).read(WorkTreeStatus(entries: status.entries.filter { !$0.isUnmerged }))
    let counts = try Self.counts(repository, state.head, tip)
    return TeamStatus(
      state: state, own: own, uncommitted: OwnChanges.difference(own.uncommitted), ahead: counts?.0,
      behind: counts?.1,
      unmerged: status.entries.filter(\.isUnmerged).compactMap { repository.inWorkspace($0.path) })
  }

  private static func counts(
    _ repository: Repository, _ head: ObjectID?, _ tip: ObjectID?
  ) throws(WorkbenchError) -> (Int, Int)? {
    guard let head, let tip else { return nil }
    let outcome = try repository.git.require([
      "rev-list", "--left-right", "--count", "\(head)...\(tip)",
    ])
    let numbers = outcome.line.split(separator: "\t").compactMap { Int($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }
}
