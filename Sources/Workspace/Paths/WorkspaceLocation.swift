import Localization
import Platform
package import Records
package import Wording

/// Where a workspace lies.
package struct WorkspaceLocation: Hashable, Sendable {
  /// The file that makes a folder a workspace, relative to it.
  package static let marker = RecordPath.marker.text

  /// The absolute path of the workspace's folder, without symbolic links and without a slash at its end.
  package let root: String

  /// A workspace whose folder is known; nothing is checked.
  ///
  /// - Parameter root: An absolute path without symbolic links.
  package init(root: String) {
    self.root = root
  }

  /// Looks for the marker in a folder and in all folders above it.
  ///
  /// - Parameters:
  ///   - folder: Where to begin.
  ///   - chosen: The folder named by `--workspace`; then only this one is looked at.
  /// - Throws: `WorkbenchError` with the code `noInput` when there is no workspace.
  package static func find(
    from folder: String, chosen: String? = nil
  ) throws(WorkbenchError) -> WorkspaceLocation {
    let start = chosen ?? folder
    var current: String
    do {
      current = try Files.realPath(start)
    } catch {
      throw error.reading(Printable.text(start))
    }
    if chosen != nil {
      if try holdsMarker(current) { return WorkspaceLocation(root: current) }
      throw WorkbenchError(
        .noInput, at: Printable.text(start), "there is no workspace in this folder",
        fix: "Name the folder that holds .kerb/workspace.json, or run \"`kerb init`\" there.")
    }
    while true {
      if try holdsMarker(current) { return WorkspaceLocation(root: current) }
      guard let parent = parentFolder(of: current) else { break }
      current = parent
    }
    throw WorkbenchError(
      .noInput, at: Printable.text(start),
      "there is no workspace here or in any folder above",
      fix: "Go to the folder of a workspace, or run \"`kerb init`\" to make one here.")
  }

  /// The absolute path of something in the workspace.
  package func absolute(_ path: RecordPath) -> String {
    "\(root == "/" ? "" : root)/\(path.text)"
  }

  /// Whether an absolute path without symbolic links is the workspace's folder or lies below it.
  package func contains(_ realPath: String) -> Bool {
    let inside = Array(realPath.utf8)
    let folder = root == "/" ? [] : Array(root.utf8)
    guard inside.starts(with: folder) else { return false }
    return inside.count == folder.count || inside[folder.count] == UInt8(ascii: "/")
  }

  private static func holdsMarker(_ folder: String) throws(WorkbenchError) -> Bool {
    let path = folder == "/" ? "/\(marker)" : "\(folder)/\(marker)"
    do {
      return try Files.kind(path) == .file
    } catch {
      throw error.reading(Printable.text(path))
    }
  }
}

/// The folder above an absolute path, `nil` above the topmost.
func parentFolder(of path: String) -> String? {
  guard path != "/", let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}
