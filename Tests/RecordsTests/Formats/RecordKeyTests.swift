import Localization
import Platform
import Testing

@testable import Records

/// A key of a record stands as text in one place, the table of its type. Everywhere else the property stands for the field,
/// so that the compiler finds a misspelt key, and whoever uses one.
@Suite("Keys of records outside Records") struct RecordKeyTests {
  private static let top =
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  /// The texts before the quotation mark of a key that reaches a field.
  private static let accesses = [
    "[key: ", "set([", "replaceSet([", "value([", "delete([", "erase([", "restore([", "at: [",
    "in: [", "to: [", "path: [", "holder: [", "+ [",
  ].map { Array($0.utf8) }

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

  private static func sources(_ folder: String) throws -> [(path: String, text: [UInt8])] {
    try Files.list("\(top)/\(folder)").entries.flatMap { entry in
      let path = "\(folder)/\(entry.name)"
      if entry.kind == .folder { return try sources(path) }
      return path.hasSuffix(".swift") ? [(path, try Files.read("\(top)/\(path)"))] : []
    }
  }

  private static let quote = UInt8(ascii: "\"")
  private static let bracket = UInt8(ascii: "[")

  /// The offsets of keys as text that reach a field: `root[key: "title"]`, `draft.set(["title"]`, `object["title"]?`.
  private static func places(in text: [UInt8]) -> [Int] {
    var found: [Int] = []
    var at = 1
    while at < text.count {
      defer { at += 1 }
      guard text[at] == quote, text[at - 1] == bracket || text[at - 1] == UInt8(ascii: " "),
        let end = text[(at + 1)...].firstIndex(where: { !isWord($0) }), text[end] == quote
      else { continue }
      let isOptional =
        text[at - 1] == bracket && text[(end + 1)...].starts(with: Array("]?".utf8))
      guard isOptional || accesses.contains(where: { text[..<at].suffix($0.count) == $0[...] })
      else { continue }
      if keys.contains(String(decoding: text[(at + 1)..<end], as: UTF8.self)) { found.append(at) }
    }
    return found
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x61...0x7a).contains(byte) || (0x41...0x5a).contains(byte) || (0x30...0x39).contains(byte)
  }

  /// The line around an offset, with its number.
  private static func line(_ text: [UInt8], at offset: Int) -> String {
    let end = UInt8(ascii: "\n")
    let start = text[..<offset].lastIndex(of: end).map { $0 + 1 } ?? 0
    let line = text[start...].prefix { $0 != end }.drop { $0 == 0x20 }
    return "\(1 + text[..<start].count { $0 == end }): \(String(decoding: line, as: UTF8.self))"
  }

  @Test func noKeyStandsAsText() throws {
    #expect(Self.keys.count > 200)
    var (found, used): ([String], Set<String>) = ([], [])
    for (path, text) in try Self.sources("Sources") where !path.hasPrefix("Sources/Records/") {
      let places = Self.places(in: text)
      guard !places.isEmpty else { continue }
      if let place = Self.allowed.keys.first(where: { path.hasPrefix($0) }) {
        used.insert(place)
      } else {
        found += places.map { "\(path):\(Self.line(text, at: $0))" }
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
  func aKeyIsSeen(_ line: String) { #expect(!Self.places(in: Array(line.utf8)).isEmpty) }

  @Test(
    arguments: [
      #"let name = root[\Study.title]?.string"#, #"let round = invocation.string("round")"#,
      #"object["title"] = .string(title)"#, #"Noun("note", "notes")"#,
    ])
  func otherWordsAreNone(_ line: String) { #expect(Self.places(in: Array(line.utf8)).isEmpty) }
}
