import JSON
import Localization
import Records
import Wording

/// The commits that lead to some others, and what each of them changed in files of interest; read once for all files.
struct HistoryGraph: Sendable {
  /// One commit.
  struct Commit: Sendable {
    let id: ObjectID
    fileprivate let tree: String
    /// The indices of its parents.
    fileprivate(set) var parents: [Int]
    let author: Authorship?
  }

  /// What a commit made of a file, against one of its parents or, where it has none, against nothing.
  struct Change: Sendable {
    /// The index of the commit.
    let commit: Int
    /// Which of its parents.
    let parent: Int
    /// The file afterwards; `nil` where it was taken away.
    let new: ObjectID?
  }

  /// Every commit stands before its parents.
  let commits: [Commit]
  /// The index of each tip that is there.
  let tips: [Int]
  /// By the path of the file, from the top of the repository.
  let changes: [Text: [Change]]

  /// Reads the history of some files.
  ///
  /// - Complexity: Three runs of git, whatever the number of files.
  init(of paths: [String], from tips: [String], _ git: Git) throws(WorkbenchError) {
    var all: [Commit] = []
    var known: [String: Int] = [:]
    let (lines, starts) = try Self.log(tips, git)
    for fields in lines {
      guard let id = ObjectID(fields[0]) else { continue }
      known[id.text] = all.count
      all.append(
        Commit(
          id: id, tree: fields[1], parents: [],
          author: Authorship(name: fields[4], time: fields[3], commit: id)))
    }
    for fields in lines {
      guard let index = known[fields[0]] else { continue }
      all[index].parents = fields[2].split(separator: " ").compactMap { known[String($0)] }
    }
    commits = all
    self.tips = starts.compactMap { known[$0.text] }
    changes = try Self.changes(of: paths, all, git)
  }

  /// The fields of all commits, the newest first, and the tips that are there.
  private static func log(
    _ names: [String], _ git: Git
  ) throws(WorkbenchError) -> (lines: [[String]], tips: [ObjectID]) {
    var tips: [ObjectID] = []
    for name in names {
      let found = try git.run(["rev-parse", "-q", "--verify", "\(name)^{commit}"])
      if found.isSuccess, let id = ObjectID(found.line) { tips.append(id) }
    }
    guard !tips.isEmpty else { return ([], []) }
    let outcome = try git.require(
      ["log", "-z", "--topo-order", "--format=%H%x1f%T%x1f%P%x1f%aI%x1f%aN"] + tips.map(\.text)
        + ["--"])
    let lines = outcome.parts.map { line in
      line.split(separator: "\u{1f}", maxSplits: 4, omittingEmptySubsequences: false)
        .map(String.init)
    }
    return (lines.filter { $0.count == 5 }, tips)
  }

  /// Compares the trees of each commit and its parents, each pair once.
  private static func changes(
    of paths: [String], _ commits: [Commit], _ git: Git
  ) throws(WorkbenchError) -> [Text: [Change]] {
    let nothing = try git.require(["hash-object", "-t", "tree", "--stdin"], input: []).line
    var edges: [String: [(commit: Int, parent: Int)]] = [:]
    var request: [UInt8] = []
    for (index, commit) in commits.enumerated() {
      let before = commit.parents.isEmpty ? [nothing] : commit.parents.map { commits[$0].tree }
      for (parent, tree) in before.enumerated() where tree != commit.tree {
        let pair = "\(tree) \(commit.tree)"
        if edges[pair] == nil { request += Array("\(pair)\n".utf8) }
        edges[pair, default: []].append((index, parent))
      }
    }
    let wanted = Set(paths.map { Text($0) })
    var changes: [Text: [Change]] = [:]
    let outcome = try git.require(
      ["diff-tree", "--stdin", "-r", "-z", "--raw", "--no-renames", "--full-index", "--"]
        + folders(of: paths), input: request)
    try TreePairs.read(outcome.output) { pair, path, new in
      let key = Text(path)
      guard wanted.contains(key) else { return }
      for edge in edges[pair] ?? [] {
        changes[key, default: []].append(
          Change(commit: edge.commit, parent: edge.parent, new: new))
      }
    }
    return changes
  }

  /// The folders that git has to look into: the first three parts of the paths, or fewer where there are too many.
  private static func folders(of paths: [String]) -> [String] {
    for depth in [3, 2, 1] {
      let folders = Set(
        paths.map { Text($0.split(separator: "/").prefix(depth).joined(separator: "/")) })
      if folders.count <= 8 { return folders.sorted().map(\.string) }
    }
    return []
  }
}

/// What `git diff-tree --stdin` prints for pairs of trees.
enum TreePairs {
  /// - Parameter body: Gets the pair as it was asked for, a path, and the object on the second side.
  static func read(
    _ output: [UInt8], _ body: (_ pair: String, _ path: String, _ new: ObjectID?) -> Void
  ) throws(WorkbenchError) {
    var (at, pair) = (output.startIndex, "")
    func text(to end: UInt8) throws(WorkbenchError) -> String {
      guard let stop = output[at...].firstIndex(of: end) else {
        throw WorkbenchError(
          .unreadable, at: "git diff-tree", "git's answer broke off",
          fix: "try again; run `git fsck`"
        )
      }
      defer { at = stop + 1 }
      return String(decoding: output[at..<stop], as: UTF8.self)
    }
    while at < output.endIndex {
      guard output[at] == UInt8(ascii: ":") else {
        pair = try text(to: UInt8(ascii: "\n"))
        continue
      }
      let words = try text(to: 0).split(separator: " ")
      let path = try text(to: 0)
      let new = words.count >= 4 ? ObjectID(words[3]) : nil
      body(pair, path, new.flatMap { $0.isNothing ? nil : $0 })
    }
  }
}
