import Platform
import Testing

/// Some documents name the tests of their promises. This finds out whether they exist, not whether they are good.
@Suite("The tests that documents name") struct TeamPromisesTests {
  /// The top of the repository.
  private static let top = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  private static func read(_ path: String) throws -> String {
    String(decoding: try Files.read("\(top)/\(path)"), as: UTF8.self)
  }

  /// The rows of the table: a promise, and the tests in backquotes.
  private static func rows(of document: String) throws -> [(promise: String, tests: [String])] {
    let text = try read(document)
    let heading = "## What tries each promise"
    var lines = text.split(separator: "\n")[...]
    while let line = lines.first, line != heading { lines = lines.dropFirst() }
    return lines.filter { $0.hasPrefix("| ") }.dropFirst(2).map { line in
      let cells = line.split(separator: "|")
      let quoted = (cells.last ?? "").split(separator: "`", omittingEmptySubsequences: false)
      return (String(cells[0]), quoted.indices.filter { $0 % 2 == 1 }.map { String(quoted[$0]) })
    }
  }

  /// The sources of all tests, by path.
  private static func sources(_ folder: String) throws -> [String] {
    var found: [String] = []
    for entry in try Files.list("\(top)/\(folder)").entries {
      let path = "\(folder)/\(entry.name)"
      if entry.kind == .folder {
        found += try sources(path)
      } else if entry.name.hasSuffix("Tests.swift") {
        found.append(try read(path))
      }
    }
    return found
  }

  @Test(arguments: ["docs/team.md", "docs/privacy.md"])
  func everyPromiseNamesTestsThatExist(_ document: String) throws {
    let rows = try Self.rows(of: document)
    #expect(rows.count >= 20)
    let sources = try Self.sources("Tests")
    for row in rows {
      #expect(!row.tests.isEmpty, "\(row.promise)")
      for test in row.tests {
        #expect(try Self.exists(test, sources), "\(row.promise): \(test)")
      }
    }
  }

  private static func exists(_ test: String, _ sources: [String]) throws -> Bool {
    if test.contains("/") { return try Files.kind("\(top)/\(test)") == .file }
    let parts = test.split(separator: ".")
    guard parts.count == 2 else { return false }
    return sources.contains {
      $0.contains("struct \(parts[0]) {") && $0.contains("func \(parts[1])(")
    }
  }
}
