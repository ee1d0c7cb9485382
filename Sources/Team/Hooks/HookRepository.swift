import JSON
import Platform
import Records
import Wording
import Workspace

/// The repository for which git runs a hook, with the index that git means.
struct HookRepository {
  /// The absolute path of the work tree.
  let top: String
  /// The absolute path of what git keeps for this work tree.
  let gitFolder: String
  /// Git, run at the top with the variables that it gave the hook.
  let git: Git

  /// - Parameter folder: Where git started the hook: the top of the work tree.
  static func find(in folder: String) throws(WorkbenchError) -> HookRepository {
    let outcome = try Git(in: folder, .hook).require([
      "rev-parse", "--path-format=absolute", "--show-toplevel", "--absolute-git-dir",
    ])
    let lines = outcome.lines
    guard lines.count == 2 else { throw Git.failed(["rev-parse"], outcome) }
    return HookRepository(top: lines[0], gitFolder: lines[1], git: Git(in: lines[0], .hook))
  }

  /// The name of a commit; `nil` where there is none.
  func commit(_ name: String) throws(WorkbenchError) -> ObjectID? {
    let found = try git.run(["rev-parse", "-q", "--verify", "\(name)^{commit}"])
    return found.isSuccess ? ObjectID(found.line) : nil
  }

  /// The workspace that begins at a place of the repository; `nil` where there is none.
  func workspace(_ prefix: String) -> WorkspaceLocation? {
    let path = prefix.isEmpty ? top : "\(top)/\(String(Substring(prefix.utf8.dropLast())))"
    // A marker that cannot be looked at makes no workspace.
    guard (try? Files.kind("\(path)/\(WorkspaceLocation.marker)")) == .file else { return nil }
    return WorkspaceLocation(root: path)
  }

  /// Sorts files by the workspace they lie in; what is no record of one is left out.
  func byWorkspace(_ paths: [String]) -> [HookWorkspace] {
    var found: [Text: HookWorkspace] = [:]
    for path in paths {
      guard let place = RepositoryPath(recordAt: path) else { continue }
      let key = Text(place.prefix)
      if found[key] == nil, let location = workspace(place.prefix) {
        found[key] = HookWorkspace(prefix: place.prefix, location: location)
      }
      found[key]?.files.append(place.file)
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether git is in the middle of something that goes on by itself, commit after commit.
  var isInSequence: Bool {
    ["rebase-merge", "rebase-apply", "sequencer", "CHERRY_PICK_HEAD", "REVERT_HEAD"]
      .contains(where: has)
  }

  /// The files of which git holds changes back that it will bring in after this hook, from the top on.
  ///
  /// If such a file changes meanwhile, git cannot bring them in.
  func heldBack() throws(WorkbenchError) -> Set<Text> {
    var found: Set<Text> = []
    for name in ["MERGE_AUTOSTASH", "rebase-merge/autostash", "rebase-apply/autostash"] {
      guard has(name) else { continue }
      let path = "\(gitFolder)/\(name)"
      let bytes: [UInt8]
      do { bytes = try Files.read(path) } catch { throw error.reading(Printable.text(path)) }
      let stash = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      // A stash is a commit whose parents are what was checked out, and the index.
      for side in [stash, "\(stash)^2"] {
        for change in try TreeDifference.between("\(stash)^1", side, git) {
          found.insert(Text(change.path))
        }
      }
    }
    return found
  }

  func has(_ name: String) -> Bool {
    // What cannot be looked at is not there for git either.
    (try? Files.kind("\(gitFolder)/\(name)")).map { $0 != .missing } ?? false
  }
}

/// One workspace of the repository, and the records in it that a hook has to look at.
struct HookWorkspace {
  /// From the top of the repository, with a slash at its end.
  let prefix: String
  let location: WorkspaceLocation
  var files: [WorkspaceFile] = []
}
