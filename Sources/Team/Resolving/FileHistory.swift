/// The versions of one file that lead to a commit, as `git log` gives them with its usual simplification.
struct FileHistory: Sendable {
  /// One version: a commit that differs from each of its parents in this file.
  struct Version: Sendable {
    /// The index of the commit.
    let commit: Int
    /// The file there; `nil` where it was taken away.
    let blob: ObjectID?
    /// The versions before it, by the indices of their commits.
    let parents: [Int]
  }

  /// Each stands before those that it comes from.
  let versions: [Version]

  /// - Parameters:
  ///   - changes: What commits made of the file.
  ///   - tip: The index of the commit where the history begins.
  init(_ graph: HistoryGraph, _ changes: [HistoryGraph.Change], from tip: Int) {
    var touched = [Bool](repeating: false, count: graph.commits.count)
    var byCommit: [Int: [HistoryGraph.Change]] = [:]
    for change in changes {
      touched[change.commit] = true
      byCommit[change.commit, default: []].append(change)
    }
    /// The parent in which the file is the same; `nil` for a commit that is a version.
    func same(_ commit: Int) -> Int?? {
      let parents = graph.commits[commit].parents
      let changes = touched[commit] ? byCommit[commit] ?? [] : []
      if parents.isEmpty { return changes.isEmpty ? .some(nil) : nil }
      for (number, parent) in parents.enumerated()
      where !changes.contains(where: { $0.parent == number }) {
        return .some(parent)
      }
      return nil
    }
    /// The first version on the way back; `nil` where the file has never been there.
    func version(_ commit: Int) -> Int? {
      var commit = commit
      while let before = same(commit) {
        guard let before else { return nil }
        commit = before
      }
      return commit
    }
    var found: [Int: Version] = [:]
    var open = version(tip).map { [$0] } ?? []
    while let commit = open.popLast() {
      guard found[commit] == nil else { continue }
      let parents = graph.commits[commit].parents.compactMap(version)
      found[commit] = Version(commit: commit, blob: byCommit[commit]?.first?.new, parents: parents)
      open += parents
    }
    versions = found.values.sorted { $0.commit < $1.commit }
  }
}
