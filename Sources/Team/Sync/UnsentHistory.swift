package import JSON
import Records
package import Wording
import Workspace

/// What the commits that only this clone has knew of its records.
package struct UnsentHistory: Sendable {
  /// For each record, from the workspace on, the versions that some commit replaced, the latest first.
  package let replaced: [Text: [ObjectID]]
  /// For some of them, the version that the last commit has.
  package private(set) var latest: [Text: ObjectID] = [:]

  /// How many commits are looked at where there is nothing to compare with.
  private static let mostCommits = 200

  /// Reads the first parents of the commits that are here and not there.
  ///
  /// - `tip`: The remote's latest commit; `nil` looks at the latest commits.
  package static func read(
    _ repository: Repository, head: ObjectID?, tip: ObjectID?
  ) throws(WorkbenchError) -> UnsentHistory {
    guard let head else { return UnsentHistory(replaced: [:]) }
    var arguments = [
      "log", "--first-parent", "--diff-merges=first-parent", "--raw", "-z", "--no-renames",
      "--full-index", "--no-abbrev", "--format=", "-n", String(mostCommits), head.text,
    ]
    if let tip { arguments.append("^\(tip)") }
    let folder = repository.inRepository("")
    if !folder.isEmpty { arguments += ["--", folder] }
    let outcome = try repository.git.require(arguments)
    var replaced: [Text: [ObjectID]] = [:]
    var latest: [Text: ObjectID] = [:]
    var seen = Set<Text>()
    for change in try TreeDifference.read(outcome) {
      // The latest change comes first.
      if let path = repository.inWorkspace(change.path), seen.insert(Text(path)).inserted,
        change.isPlain
      {
        latest[Text(path)] = change.new
      }
      guard let old = change.old, change.isPlain, let path = repository.inWorkspace(change.path),
        WorkspaceFile(recordAt: path) != nil
      else { continue }
      replaced[Text(path), default: []].append(old)
    }
    return UnsentHistory(replaced: replaced, latest: latest)
  }
}
