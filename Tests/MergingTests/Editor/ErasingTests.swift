import JSON
import RecordSamples
import Testing
import Wording

@testable import Merging
@testable import Records

@Suite("Editor: erasing an entry beyond undo")
struct ErasingTests {
  private static let json = """
    {"id": "log-a", "origins": ["aaaaaaaaaaaaaaaa"], "observations": {
    "0123456789abcdef": {"note": "struck", "later": "struck too", "sync": {"/note": {"also":
    {"bbbbbbbbbbbbbbbb#00000000": "struck before"}, "over": [], "write": "\(write("cccccccccccccccc", "\"struck\""))"}}},
    "123456789abcdef0": {"note": "stays"}}, "~format": "log/1"}
    """

  @Test func onlyTheMarkStays() throws {
    var draft = try Drafts.changing(Self.json, Log.format)
    try draft.erase(["observations", "0123456789abcdef"])
    let text = String(decoding: draft.bytes, as: UTF8.self)
    #expect(!text.contains("struck") && text.contains("stays"))
    let document = try JSONReader.read(draft.bytes)
    #expect(RecordValidator.check(document, expected: "log").faults.isEmpty)
    #expect(draft.line("observations", "0123456789abcdef", "erased") == "true")
  }

  /// The deletion of the log has seen the note, and its ids hold digests of the words.
  @Test func noDigestStaysInTheDeletionAroundIt() throws {
    var draft = try Drafts.changing(Self.json, Log.format)
    try draft.delete()
    let digest = WriteID.digest(of: .string("struck"))
    let before = String(decoding: draft.bytes, as: UTF8.self)
    #expect(before.contains(digest))
    try draft.erase(["observations", "0123456789abcdef"])
    let after = String(decoding: draft.bytes, as: UTF8.self)
    #expect(!after.contains(digest) && !after.contains(WriteID.digest(of: .string("struck too"))))
    #expect(after.contains(WriteID.digest(of: .string("stays"))))
    // Whoever still has the log as it was deleted, or as it was before, brings nothing back.
    let covered = try JSONReader.read(draft.bytes)
    for other in [before, Self.json] {
      let joined = try RecordJoin.join(covered, JSONReader.read(Array(other.utf8)))
      #expect(joined == draft.bytes)
      #expect(try RecordJoin.join(JSONReader.read(Array(other.utf8)), covered) == draft.bytes)
    }
  }

  @Test func whatWasErasedTakesNoEdits() throws {
    var draft = try Drafts.changing(Self.json, Log.format)
    try draft.erase(["observations", "0123456789abcdef"])
    #expect(throws: WorkbenchError.self) {
      try draft.set(["observations", "0123456789abcdef", "note"], to: .string("again"))
    }
  }

  @Test func aNamedEntryKeepsItsOrigins() throws {
    var draft = try Drafts.changing(
      """
      {"id": "a", "origins": ["aaaaaaaaaaaaaaaa"], "tasks": {"buy": {"origins": ["eeeeeeeeeeeeeeee"],
      "title": "t"}}, "~format": "study/1"}
      """, Study.format)
    try draft.erase(["tasks", "buy"])
    let entry = try #require(draft.value(["tasks", "buy"])?.object)
    #expect(entry.members.count == 2)
    #expect(entry["origins"] == .array([.string("eeeeeeeeeeeeeeee")]))
  }
}
