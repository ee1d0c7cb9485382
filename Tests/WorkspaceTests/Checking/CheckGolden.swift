import Platform
import Synchronization

/// What `kerb check` says of each row, in a text file beside this one.
enum CheckGolden {
  private static let name = "Findings.golden.txt"
  private static let folder =
    "/" + #filePath.split(separator: "/").dropLast().joined(separator: "/")

  /// Lines by the row's name.
  static let expected: [String: [String]] = {
    guard let bytes = try? Files.read("\(folder)/\(name)") else { return [:] }
    var found: [String: [String]] = [:]
    var row = ""
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("## ") {
        row = String(line.dropFirst(3))
        found[row] = []
      } else {
        found[row]?.append(String(line))
      }
    }
    return found
  }()

  private static let recorded = Mutex<[String: [String]]>([:])

  /// Takes a row in and writes the file again.
  static func record(_ row: String, _ lines: [String]) throws {
    try recorded.withLock { rows in
      rows[row] = lines
      let text = CheckCase.all.compactMap { row -> String? in
        guard let lines = rows[row.name] ?? expected[row.name] else { return nil }
        return (["## \(row.name)"] + lines).joined(separator: "\n") + "\n"
      }.joined(separator: "\n")
      let open = try OpenFolder(folder)
      if try open.status(name) != nil { try open.remove(name) }
      try open.create(name, mode: .sharedFile).write(Array(text.utf8))
    }
  }
}
