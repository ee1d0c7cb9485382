package import Platform

/// A folder of a test's own, gone with everything in it when the test lets go of it.
package final class TemporaryFolder: Sendable {
  /// Absolute and without symbolic links.
  package let path: String

  package init() throws(SystemError) {
    let base = try Files.realPath(ThisProcess.temporaryFolder)
    let name = systemRandomBytes(12).map { String($0, radix: 16) }.joined(separator: "")
    path = "\(base)/kerb-test-\(name)"
    _ = try Files.makeFolder(path, mode: .privateFolder)
  }

  deinit { Self.remove(path) }

  /// The absolute path of something in the folder.
  package func at(_ relative: String) -> String { "\(path)/\(relative)" }

  /// Makes a folder and those above it.
  package func makeFolder(_ relative: String) throws(SystemError) {
    var current = path
    for part in relative.split(separator: "/") {
      current += "/\(part)"
      _ = try Files.makeFolder(current)
    }
  }

  /// Writes a file and makes its folders.
  package func write(_ relative: String, _ text: String = "{}\n") throws(SystemError) {
    let parts = relative.split(separator: "/")
    try makeFolder(parts.dropLast().joined(separator: "/"))
    let folder = try OpenFolder(at(parts.dropLast().joined(separator: "/")))
    if try folder.status(String(parts[parts.count - 1])) != nil {
      try folder.remove(String(parts[parts.count - 1]))
    }
    try folder.create(String(parts[parts.count - 1]), mode: .sharedFile).write(Array(text.utf8))
  }

  /// The content of a file.
  package func read(_ relative: String) throws(SystemError) -> String {
    String(decoding: try Files.read(at(relative)), as: UTF8.self)
  }

  /// The names in a folder, sorted.
  package func names(_ relative: String = "") throws(SystemError) -> [String] {
    try Files.list(at(relative)).entries.map(\.name).sorted()
  }

  private static func remove(_ folder: String) {
    // What a test has locked is opened again; what still resists stays for the system to clear away.
    try? Files.setMode(folder, .privateFolder)
    for entry in (try? Files.list(folder))?.entries ?? [] {
      if entry.kind == .folder {
        remove("\(folder)/\(entry.name)")
      } else {
        try? Files.remove("\(folder)/\(entry.name)")
      }
    }
    try? Files.removeFolder(folder)
  }
}
