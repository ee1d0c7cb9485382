import Localization
import Records
package import Wording

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
  /// - Complexity: A few runs of git for all files.
  package func commit(
    on base: ObjectID, _ files: [(path: String, content: Content)]
  ) throws(WorkbenchError) -> ObjectID {
    guard !files.isEmpty else { return base }
    // Of this work tree alone, and of this run: several may be at work.
    let reference = "\(Self.references)/\(UInt64.random(in: .min ... .max))"
    let contents = files.compactMap { file in file.content.bytes.map { (file.path, $0) } }
    var written = try BlobWriter(git).write(contents)[...]
    let blobs = files.compactMap { file -> (path: String, id: ObjectID)? in
      if case .blob(let id) = file.content { return (file.path, id) }
      return written.popFirst().map { (file.path, $0) }
    }
    let outcome = try git.require(
      [
        "-c", "core.compression=1", "-c", "pack.compression=1", "fast-import", "--quiet", "--done",
        "--force", "--depth=0",
      ], input: Self.stream(on: base, blobs, reference))
    guard let made = ObjectID(outcome.line) else {
      throw WorkbenchError(
        .cannotWrite, at: "git fast-import", "git did not say what it made",
        fix: "use git 2.38 or newer")
    }
    return made
  }

  /// What fast-import is told: the commit, and that no branch shall name it.
  private static func stream(
    on base: ObjectID, _ files: [(path: String, id: ObjectID)], _ reference: String
  ) -> [UInt8] {
    var stream: [UInt8] = []
    func line(_ text: String) {
      stream += text.utf8
      stream.append(UInt8(ascii: "\n"))
    }
    line("commit \(reference)\nmark :1\ncommitter kerb <kerb@localhost> 0 +0000\ndata 0")
    line("from \(base)")
    for file in files { line("M 100644 \(file.id) \(quoted(file.path))") }
    let nothing = String(repeating: "0", count: base.text.utf8.count)
    line("get-mark :1\nreset \(reference)\nfrom \(nothing)\n\ndone")
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
  /// - `isFinal`: Whether people will see it, so that it is signed if they sign theirs.
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
