package import Records

/// Makes trees that differ from those of a commit, without index or work tree.
package struct TreeWriter: Sendable {
  /// What becomes of one path.
  package enum Content: Hashable, Sendable {
    case bytes([UInt8])
    /// A file that git has already.
    case blob(ObjectID)

    fileprivate var bytes: [UInt8]? {
      if case .bytes(let bytes) = self { bytes } else { nil }
    }
  }

  private let git: Git

  package init(_ git: Git) { self.git = git }

  /// A commit that nobody sees: the tree of `base` with these files in their new form.
  ///
  /// - Parameters:
  ///   - base: A commit; it becomes the parent.
  ///   - files: New contents by path, from the top of the repository.
  /// - Complexity: One run of git for all files.
  package func commit(
    on base: ObjectID, _ files: [(path: String, content: Content)]
  ) throws(WorkbenchError) -> ObjectID {
    guard !files.isEmpty else { return base }
    // Of this work tree alone, and of this run: several may be at work.
    let reference = "\(Self.references)/\(UInt64.random(in: .min ... .max))"
    let stream = Self.stream(on: base, files, reference)
    let outcome = try git.require(
      // Packed well by git's own housekeeping, later.
      [
        "-c", "core.compression=1", "-c", "pack.compression=1", "fast-import", "--quiet", "--done",
        "--force", "--depth=0",
      ], input: stream)
    let contents = files.compactMap { $0.content.bytes }
    let made = outcome.lines.compactMap { ObjectID($0) }
    guard let commit = made.last, made.count == contents.count + 1 else {
      throw WorkbenchError(
        .cannotWrite, at: "git fast-import", "git did not say what it made",
        fix: "use git 2.38 or newer")
    }
    git.blobs?.add(zip(made, contents))
    return commit
  }

  /// What fast-import is told: the files, the commit, and that no branch shall name it. It answers with the names of
  /// the files' objects and of the commit, a line each.
  private static func stream(
    on base: ObjectID, _ files: [(path: String, content: Content)], _ reference: String
  ) -> [UInt8] {
    var stream: [UInt8] = []
    stream.reserveCapacity(
      files.reduce(512) { $0 + 256 + $1.path.utf8.count + ($1.content.bytes?.count ?? 0) })
    func line(_ text: String) {
      stream += text.utf8
      stream.append(UInt8(ascii: "\n"))
    }
    let contents = files.compactMap { $0.content.bytes }
    for (index, bytes) in contents.enumerated() {
      line("blob\nmark :\(index + 1)\ndata \(bytes.count)")
      stream += bytes
      stream.append(UInt8(ascii: "\n"))
    }
    let last = contents.count + 1
    line("commit \(reference)\nmark :\(last)\ncommitter kerb <kerb@localhost> 0 +0000\ndata 0")
    line("from \(base)")
    var mark = 0
    for file in files {
      let name: String
      switch file.content {
      case .blob(let id): name = id.text
      case .bytes:
        mark += 1
        name = ":\(mark)"
      }
      line("M 100644 \(name) \(quoted(file.path))")
    }
    for mark in 1...last { line("get-mark :\(mark)") }
    line("reset \(reference)\nfrom \(String(repeating: "0", count: base.text.utf8.count))\n\ndone")
    return stream
  }

  private static let references = "refs/worktree/kerb"

  /// Removes what runs have left that were broken off; it would keep their files in git.
  package func clearAway() throws(WorkbenchError) {
    let left = try git.require(["for-each-ref", "--format=%(refname)", Self.references]).lines
    for reference in left { try git.require(["update-ref", "-d", reference]) }
  }

  /// The tree of a commit.
  package func tree(of commit: ObjectID) throws(WorkbenchError) -> ObjectID {
    let found = try git.require(["rev-parse", "-q", "--verify", "\(commit)^{tree}"])
    guard let id = ObjectID(found.line) else { throw Git.failed(["rev-parse"], found) }
    return id
  }

  /// A commit object with a tree and parents; no branch moves.
  ///
  /// - Parameter isFinal: Whether people will see it, so that it is signed where they sign theirs.
  package func commit(
    tree: ObjectID, parents: [ObjectID], message: String, isFinal: Bool
  ) throws(WorkbenchError) -> ObjectID {
    var arguments = ["commit-tree"]
    if isFinal, try git.run(["config", "--type=bool", "--get", "commit.gpgSign"]).line == "true" {
      arguments.append("-S")
    }
    for parent in parents { arguments += ["-p", parent.text] }
    let outcome = try git.run(
      arguments + ["-F", "-", tree.text], input: Array(message.utf8), mayAsk: true)
    if !outcome.isSuccess, let nameless = Commit.nameless(outcome) { throw nameless }
    guard outcome.isSuccess, let id = ObjectID(outcome.line) else {
      throw Git.failed(arguments, outcome)
    }
    return id
  }

  /// A path as fast-import reads it: in quotes, so that nothing in it means something else.
  private static func quoted(_ path: String) -> String {
    var text = "\""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        text += "\\" + String(UnicodeScalar(byte))
      case 0x20...0x7e: text.unicodeScalars.append(UnicodeScalar(byte))
      default:
        let octal = String(byte, radix: 8)
        text += "\\" + String(repeating: "0", count: 3 - octal.utf8.count) + octal
      }
    }
    return text + "\""
  }
}
