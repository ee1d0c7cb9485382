import Localization
import Platform
import Testing

@testable import Records

/// A key of a record stands as text in one place, the table of its type. Everywhere else the property stands for the field,
/// so that the compiler finds a misspelt key, and whoever uses one.
@Suite("Keys of records outside Records") struct RecordKeyTests {
  private static let top =
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  /// What stands in front of a key where somebody reaches a field with it.
  private static let accesses = [
    "[key: ", "set([", "replaceSet([", "value([", "delete([", "erase([", "restore([", "at: [",
    "in: [", "to: [", "path: [", "holder: [", "+ [",
  ]

  /// Where the same word is no key of a record, by the beginning of the path, and why.
  private static let allowed = [
    "Sources/Elements/": "Inventories that other programs wrote.",
    "Sources/Interchange/": "Files that people give.",
    "Sources/Merging/Erasing/ErasureRemains.swift": "What merges keep of a write.",
    "Sources/Merging/Registers/": "What merges keep of a write.",
    "Sources/Recording/Operations/": "The journal of a recording.",
    "Sources/Reports/": "JSON that reports are.",
    "Sources/Team/Erasures/ErasureCache.swift": "A private file.",
    "Sources/Workbench/Drafting/DraftList.swift": "A private file.",
    "Sources/Workbench/Media/MediaPlaces.swift": "A private file.",
    "Sources/Workbench/Notes/NoteUndo.swift": "A private file.",
    "Sources/Workbench/Publishing/": "What published folders and private files say of them.",
    "Sources/Workbench/Walkthroughs/GivenCourse.swift": "A file that people give.",
    "Sources/Workspace/Private/Forms/FormSubject.swift": "A private file.",
    "Sources/kerb/Verbs/Notes/NoteSetInput.swift": "A file that people give.",
  ]

  private static let keys: Set<String> = Set(
    RecordFormats.all.flatMap { keys(of: $0.fields) })

  private static func keys(of fields: [Field]) -> [String] {
    fields.flatMap { field -> [String] in
      switch field.kind {
      case .group(let inner): [field.key] + keys(of: inner)
      case .map(let entry): [field.key] + keys(of: entry.fields)
      default: [field.key]
      }
    }
  }

  private static func sources(_ folder: String) throws -> [(path: String, text: String)] {
    try Files.list("\(top)/\(folder)").entries.flatMap { entry in
      let path = "\(folder)/\(entry.name)"
      if entry.kind == .folder { return try sources(path) }
      guard path.hasSuffix(".swift") else { return [] }
      return [(path, String(decoding: try Files.read("\(top)/\(path)"), as: UTF8.self))]
    }
  }

  /// Whether a key stands in a line where a field is reached: `root[key: "title"]`, `draft.set(["title"]`,
  /// `object["title"]?`.
  private static func reachesField(_ line: Substring) -> Bool {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.indices.dropLast().dropFirst().contains { index in
      guard keys.contains(String(parts[index])) else { return false }
      let (before, after) = (parts[index - 1], parts[index + 1])
      return accesses.contains { before.hasSuffix($0) }
        || before.hasSuffix("[") && after.hasPrefix("]?")
    }
  }

  @Test func noKeyStandsAsText() throws {
    #expect(Self.keys.count > 200)
    var (found, used): ([String], Set<String>) = ([], [])
    for (path, text) in try Self.sources("Sources") where !path.hasPrefix("Sources/Records/") {
      let place = Self.allowed.keys.first { path.hasPrefix($0) }
      let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (number, bytes) in lines.enumerated() where bytes.contains(UInt8(ascii: "\"")) {
        let line = Substring(bytes)
        guard Self.reachesField(line) else { continue }
        if let place {
          used.insert(place)
        } else {
          found.append("\(path):\(number + 1): \(line.drop { $0 == " " })")
        }
      }
    }
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    // What nothing needs any more goes.
    #expect(Set(Self.allowed.keys) == used)
  }

  @Test(
    arguments: [
      #"let name = root[key: "title"]?.string"#, #"try draft.set(["title"], to: words)"#,
      #"patch.put(words, at: ["consent", "quote"])"#, #"draft.value(["tasks", id])"#,
      #"try draft.set(entry + ["text"], to: words)"#, #"let kind = object["kind"]?.string"#,
    ])
  func aKeyIsSeen(_ line: String) { #expect(Self.reachesField(line[...])) }

  @Test(
    arguments: [
      #"let name = root[\Study.title]?.string"#, #"let round = invocation.string("round")"#,
      #"object["title"] = .string(title)"#, #"Noun("note", "notes")"#,
    ])
  func otherWordsAreNone(_ line: String) { #expect(!Self.reachesField(line[...])) }
}
