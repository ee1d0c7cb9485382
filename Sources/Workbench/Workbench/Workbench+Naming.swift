import Localization
import Measures
import Platform
import Records
import Wording
import Workspace

/// Files and folders as people name them on the command line.
extension Workbench {
  /// The path of something inside the workspace, from its folder on; empty for the folder itself.
  ///
  /// - Throws: `WorkbenchError` where it is not there, or lies outside.
  package func pathInside(_ typed: String) throws -> String {
    let real = try realPath(typed)
    guard location.contains(real) else {
      throw WorkbenchError(
        .usage, at: typed, "this lies outside the workspace \(folder)",
        fix: "name a file or folder inside it")
    }
    return real == folder ? "" : String(real.dropFirst(folder.count + 1))
  }

  /// Whether a file that somebody names lies inside the workspace.
  ///
  /// - Throws: `WorkbenchError` where it is not there.
  package func holds(_ typed: String) throws -> Bool { location.contains(try realPath(typed)) }

  /// The absolute path of something that somebody names, without links.
  ///
  /// - Throws: ``WorkbenchError`` where it is not there.
  func realPath(_ typed: String) throws -> String {
    let path = try surroundings.absolute(typed)
    do {
      return try Files.realPath(path)
    } catch {
      throw error.reading(typed)
    }
  }

  /// Whether there is something at a path from the workspace on.
  func isThere(_ path: RecordPath) throws -> Bool {
    try Files.kind(location.absolute(path)) != .missing
  }

  /// Writes a file that somebody names; inside the workspace no symbolic link is followed.
  ///
  /// - Throws: `WorkbenchError`, also where only records may stand.
  package func write(_ bytes: [UInt8], toFile file: String) throws {
    // Where not even the edition for sharing may lie, records lie, and what kerb and git keep.
    try PublishedPlace(workspace: location, path: surroundings.absolute(file)).check(file, .share)
    let root = folder + "/"
    let parts = try surroundings.absolute(file).split(separator: "/").filter { $0 != "." }
    let absolute = "/" + parts.joined(separator: "/")
    if absolute.hasPrefix(root), !parts.contains("..") {
      try write(bytes, to: RecordPath(String(absolute.dropFirst(root.count))))
    } else {
      try atomicWriter.write(bytes, toFile: absolute)
    }
  }
}
