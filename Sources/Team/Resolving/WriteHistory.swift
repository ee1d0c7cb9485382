package import Merging
import Records
package import Wording

/// Finds out from git who wrote the values of a file.
package struct WriteHistory: Sendable {
  /// Where a write comes from.
  package enum Source: Hashable, Sendable {
    /// The commit that has it first.
    case committed(Authorship)
    /// No commit has it yet: it is this person's own, or came out of a stash.
    case notCommitted
    /// Some commit before the beginning of a shallow clone.
    case unknown
  }

  let repository: Repository
  /// The commits whose history counts: where we are, and what is being merged into it.
  let tips: [String]
  private let shallow: Set<String>

  package init(_ repository: Repository) {
    self.repository = repository.git.blobs == nil ? repository.remembering() : repository
    tips = ["HEAD"] + IncomingCommits.all(repository)
    // A clone that is not shallow has no such file.
    let lines = (try? GitFolder.lines(of: "shallow", in: repository.commonFolder)) ?? []
    shallow = Set(lines)
  }

  /// How many versions are read in one run of git.
  static let atOnce = 32

  /// Where each write comes from.
  ///
  /// - Parameters:
  ///   - writes: Live writes of one record.
  ///   - path: The record's path, from the workspace on.
  ///   - content: The record as it is now.
  /// - Returns: A source for each id.
  /// - Complexity: One run of git for the history of the file, and one for each 32 versions from the newest back to
  ///   the oldest that holds one of the writes.
  package func sources(
    of writes: [FieldConflict.LiveWrite], in path: String, content: [UInt8]
  ) throws(WorkbenchError) -> [WriteID: Source] {
    guard !writes.isEmpty else { return [:] }
    let wanted = writes.map { WantedWrite($0, isNamed: Bytes.contains($0.id.text, in: content)) }
    var first: [Int: [Commit]] = [:]
    for tip in tips {
      for (index, commits) in try introductions(of: wanted, in: path, from: tip) {
        first[index, default: []] += commits
      }
    }
    var sources: [WriteID: Source] = [:]
    for (index, write) in wanted.enumerated() {
      sources[write.id] = source(first[index] ?? [])
    }
    return sources
  }

  /// The commits that hold a write while none of their parents does, for each write by its index.
  private func introductions(
    of wanted: [WantedWrite], in path: String, from tip: String
  ) throws(WorkbenchError) -> [Int: [Commit]] {
    let commits = try commits(of: path, from: tip)
    guard let newest = commits.first else { return [:] }
    let name = repository.inRepository(path)
    var holders: [String: Set<Int>] = [:]
    var sought = [newest.id.text: Set(wanted.indices)]
    var start = 0
    // What nobody asks for any more is not read.
    while start < commits.count, !sought.isEmpty {
      let part = commits[start..<min(start + Self.atOnce, commits.count)]
      start += Self.atOnce
      let blobs = try Blobs(repository.git).read(part.map { "\($0.id):\(name)" })
      for (commit, blob) in zip(part, blobs) {
        guard let ids = sought.removeValue(forKey: commit.id.text), let blob else { continue }
        let version = HistoricVersion(blob)
        let held = ids.filter { wanted[$0].isIn(version) }
        holders[commit.id.text] = held
        guard !held.isEmpty else { continue }
        for parent in commit.parents { sought[parent, default: []].formUnion(held) }
      }
    }
    var first: [Int: [Commit]] = [:]
    for commit in commits {
      let before = commit.parents.reduce(into: Set<Int>()) { $0.formUnion(holders[$1] ?? []) }
      for index in (holders[commit.id.text] ?? []).subtracting(before) {
        first[index, default: []].append(commit)
      }
    }
    return first
  }

  /// One version of a file in its history.
  struct Commit: Sendable {
    let id: ObjectID
    /// The commits before it that changed the file.
    let parents: [String]
    let author: Authorship?
  }

  /// The versions of a file that a commit comes from, the newest first; nothing for a commit that is not there.
  private func commits(of path: String, from tip: String) throws(WorkbenchError) -> [Commit] {
    let outcome = try repository.git.run([
      "log", "-z", "--topo-order", "--parents", "--format=%H%x1f%P%x1f%aI%x1f%aN", tip, "--",
      repository.inRepository(path),
    ])
    guard outcome.isSuccess else { return [] }
    return outcome.parts.compactMap { line in
      let fields = line.split(separator: "\u{1f}", maxSplits: 3, omittingEmptySubsequences: false)
      guard fields.count == 4, let id = ObjectID(fields[0]) else { return nil }
      return Commit(
        id: id, parents: fields[1].split(separator: " ").map(String.init),
        author: Authorship(name: String(fields[3]), time: String(fields[2]), commit: id))
    }
  }

  /// Where a write comes from that some commits brought, each in its own branch: the earliest of them.
  func source(_ first: [Commit]) -> Source {
    if first.isEmpty { return .notCommitted }
    if first.allSatisfy({ shallow.contains($0.id.text) }) { return .unknown }
    let author = first.compactMap(\.author).min {
      ($0.order, $0.commit) < ($1.order, $1.commit)
    }
    return author.map(Source.committed) ?? .unknown
  }
}
