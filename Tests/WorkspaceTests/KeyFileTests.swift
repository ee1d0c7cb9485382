import Platform
import Records
import TemporaryFolder
import Testing
import Wording
import Workspace

/// The content of a key file that is refused, and how.
private struct Damage: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let content: String
  let code: WorkbenchError.Code
  let place: String

  static let all = [
    Damage(testDescription: "empty", content: "", code: .invalidData, place: "key"),
    Damage(testDescription: "other file", content: "{}\n", code: .invalidData, place: "key"),
    Damage(
      testDescription: "newer", content: "kerb-key/2\nx\n", code: .newerFormat, place: "key:1"),
    Damage(
      testDescription: "cut off", content: "kerb-key/1\nP01-aaaa\tX", code: .invalidData,
      place: "key"),
    Damage(
      testDescription: "no tab", content: "kerb-key/1\nP01-aaaa X\n", code: .invalidData,
      place: "key:2"),
    Damage(
      testDescription: "bad id", content: "kerb-key/1\nP01-aaaa\tX\n../x\tY\n", code: .invalidData,
      place: "key:3"),
    Damage(
      testDescription: "name twice", content: "kerb-key/1\nP01-aaaa\tX\nP02-bbbb\tX\n",
      code: .invalidData, place: "key:3"),
    Damage(
      testDescription: "bad escape", content: "kerb-key/1\nP01-aaaa\t\\x\n", code: .invalidData,
      place: "key:2"),
  ]
}

@Suite struct KeyFileTests {
  @Test func whatIsSavedComesBack() throws {
    let folder = try TemporaryFolder()
    var key = KeyFile()
    let names = ["Person One", "Ж\u{301} ü", "tab\there", "line\nfeed\\n", "e\u{301}", "\u{e9}"]
    for (index, name) in names.enumerated() { try key.add("P0\(index)-aaaa", name: name) }
    try key.save(study: "bank", inFolder: folder.path, with: AtomicWriter())
    #expect(try Files.status(folder.at("bank.tsv")).mode == .privateFile)
    let again = try KeyFile(study: "bank", inFolder: folder.path)
    #expect(again.entries == key.entries)
    for (index, name) in names.enumerated() {
      #expect(again.participant(named: name) == "P0\(index)-aaaa")
      #expect(again.name(of: "P0\(index)-aaaa").map { Array($0.utf8) } == Array(name.utf8))
    }
  }

  @Test func namesAreTrimmedAndThenComparedByteByByte() throws {
    var key = KeyFile()
    try key.add("P01-aaaa", name: "\u{a0} Person One\t\n")
    #expect(key.participant(named: "Person One") == "P01-aaaa")
    #expect(key.participant(named: " Person One ") == "P01-aaaa")
    #expect(key.participant(named: "person one") == nil)
    #expect(key.participant(named: "Person  One") == nil)
    try key.add("P02-aaaa", name: "caf\u{e9}")
    #expect(key.participant(named: "cafe\u{301}") == nil)
  }

  @Test func whatIsTakenOrEmptyIsRefused() throws {
    var key = KeyFile()
    try key.add("P01-aaaa", name: "Person One")
    for (participant, name) in [
      ("P01-aaaa", "Person Two"), ("P02-bbbb", "Person One"), ("P02-bbbb", " \n"), ("../x", "X"),
    ] {
      let error = try #require(throws: WorkbenchError.self) {
        try key.add(participant, name: name)
      }
      #expect(!error.description.contains("Person"))
    }
    #expect(key.entries.count == 1)
  }

  @Test func removedPeopleAreGone() throws {
    var key = KeyFile()
    try key.add("P01-aaaa", name: "Person One")
    let first = key.remove("P01-aaaa")
    let second = key.remove("P01-aaaa")
    #expect(first && !second)
    #expect(key.participant(named: "Person One") == nil)
    #expect(key.fileContent == Array("kerb-key/1\n".utf8))
  }

  @Test func aMissingFileIsAnEmptyKey() throws {
    let folder = try TemporaryFolder()
    #expect(try KeyFile(study: "bank", inFolder: folder.path).entries.isEmpty)
  }

  @Test(arguments: Damage.all)
  private func damage(_ damage: Damage) throws {
    let error = try #require(throws: WorkbenchError.self) {
      try KeyFile(Array(damage.content.utf8), at: "key")
    }
    #expect(error.code == damage.code)
    #expect(error.place == damage.place)
  }

  @Test func noNameIsShown() throws {
    var key = KeyFile()
    try key.add("P01-aaaa", name: "Person One")
    var dumped = ""
    dump(key, to: &dumped)
    for shown in ["\(key)", String(reflecting: key), dumped, "\([key])"] {
      #expect(!shown.contains("Person"))
      #expect(!shown.contains("80, 101, 114"))
    }
  }
}
