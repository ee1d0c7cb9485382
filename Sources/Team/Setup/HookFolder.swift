import Localization
import Platform
import Records
import Wording

/// Where git looks for the hooks of a clone, and whether we may write there.
enum HookFolder: Hashable {
  /// An absolute path that is ours to write in; it may not be there yet.
  case usable(String)
  /// An absolute path that is shared, with the reason in words.
  case shared(String, Sentence)

  static func find(_ repository: Repository) throws(WorkbenchError) -> HookFolder {
    let common = "\(repository.commonFolder)/hooks"
    let found = try repository.git.run([
      "config", "--show-scope", "-z", "--type=path", "--get", "core.hooksPath",
    ])
    let parts = found.parts
    guard found.isSuccess, parts.count == 2, !parts[1].isEmpty else { return .usable(common) }
    let (scope, value) = (parts[0], parts[1])
    let path = real(value.hasPrefix("/") ? value : "\(repository.top)/\(value)")
    // What cannot be looked at is told when it is written.
    if let kind = try? Files.kind(path), kind != .folder, kind != .missing {
      return .shared(path, "which is no folder, so that git runs no hooks")
    }
    if isInside(path, real(repository.commonFolder)) || isInside(path, real(repository.gitFolder)) {
      return .usable(path)
    }
    if isInside(path, real(repository.top)) {
      return .shared(
        path, "which is in the work tree and would be committed with this machine's paths")
    }
    if scope == "local" || scope == "worktree" { return .usable(path) }
    return .shared(path, "which other repositories use too")
  }

  private static func real(_ path: String) -> String {
    // A folder that is not there yet has no other name.
    (try? Files.realPath(path)) ?? path
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    let (path, folder) = (Array(path.utf8), Array(folder.utf8))
    return path.starts(with: folder)
      && (path.count == folder.count || path[folder.count] == UInt8(ascii: "/"))
  }
}
