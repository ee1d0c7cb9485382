import JSON
import Localization
import RecordSamples
import Testing
import Wording

@testable import Merging
@testable import Records

@Suite("Rewriting: erasure, tombstones, refusals")
struct ReassertionCaseTests {
  private let key = JoinCases.key

  private func reconciled(_ current: String, _ parent: String) throws -> JSONObject? {
    let bytes = try RecordRewriting.reconciled(
      JoinCases.read(current), against: JoinCases.read(parent))
    return try bytes.map { try #require(JSONValue(JSONReader.read($0).root).object) }
  }

  @Test func nothingToDo() throws {
    let log = JoinCases.log("\"clearedBy\": \"a\", \"observations\": {}")
    #expect(try reconciled(log, log) == nil)
    let more = JoinCases.log(
      "\"clearedBy\": \"a\", \"observations\": {\"\(key)\": {\"note\": \"n\"}}")
    #expect(try reconciled(more, log) == nil)
  }

  @Test func anEditOfKerbNeedsNothing() throws {
    let parent = JoinCases.log("\"clearedBy\": \"a\"")
    var draft = try Drafts.changing(parent, Log.format)
    let before = draft.bytes
    try draft.set(["clearedBy"], to: .string("b"))
    let key = try draft.add(to: ["observations"], now: 0)
    try draft.set(["observations", key, "note"], to: .string("n"))
    try draft.delete(["observations", key])
    let result = try RecordRewriting.reconciled(
      JSONReader.read(draft.bytes), against: JSONReader.read(before))
    #expect(result == nil)
  }

  @Test func whatWasErasedStaysErased() throws {
    let full = JoinCases.log("\"observations\": {\"\(key)\": {\"note\": \"struck\"}}")
    let erasedNote = JoinCases.log("\"observations\": {\"\(key)\": {\"erased\": true}}")
    let note = try #require(try reconciled(full, erasedNote))
    #expect(JoinCases.line(note, ["observations", key]) == "{\"erased\":true}")
    #expect(try reconciled(erasedNote, full) == nil)
    let gone = try #require(try reconciled(JoinCases.log("\"observations\": {}"), erasedNote))
    #expect(JoinCases.line(gone, ["observations", key]) == "{\"erased\":true}")
    let erased = try RecordErasure.erased(JoinCases.read(full))
    let current = try JoinCases.read(full)
    #expect(try RecordRewriting.reconciled(current, against: JSONReader.read(erased)) == erased)
    #expect(try RecordRewriting.reconciled(JSONReader.read(erased), against: current) == nil)
  }

  @Test func aTombstoneThatVanishedComesBackAsItWas() throws {
    let entry = JoinCases.entry(JoinCases.one, "true", over: [write(key, "3")])
    let parent = JoinCases.log(
      """
      "observations": {"\(key)": {"deleted": true, "impact": 3, "sync": {"/deleted": \(entry)}}}
      """)
    let result = try #require(try reconciled(JoinCases.log("\"observations\": {}"), parent))
    let sync = JoinCases.line(result, ["observations", key, "sync", "/deleted"])
    #expect(try sync == JoinCases.compact(entry))
  }

  @Test func aDeletionGoesOnHavingSeenWhatItSaw() throws {
    // Deleted, then restored and edited; both are taken back.
    let over = [write(key, "3")]
    let deleted = JoinCases.entry(JoinCases.one, "true", over: over)
    let restored = JoinCases.entry(
      JoinCases.two, "null", over: over + [write(JoinCases.one, "true")])
    let edited = JoinCases.entry(JoinCases.three, "4", over: over)
    let parent = JoinCases.log(
      """
      "observations": {"\(key)": {"deleted": null, "impact": 4, "sync": {"/deleted": \(restored),
      "/impact": \(edited)}}}
      """)
    let current = JoinCases.log(
      """
      "observations": {"\(key)": {"deleted": true, "impact": 3, "sync": {"/deleted": \(deleted)}}}
      """)
    let result = try #require(try reconciled(current, parent))
    #expect(JoinCases.line(result, ["observations", key, "deleted"]) == "true")
    #expect(JoinCases.line(result, ["observations", key, "impact"]) == "3")
    #expect(RecordConflicts.list(in: result, Log.format) == [])
  }

  @Test func theSameRollbackTwiceIsTwoWrites() throws {
    let first = JoinCases.log("\"clearedBy\": \"a\"")
    var ids: Set<String> = []
    var record = first
    for _ in 0..<2 {
      var draft = try Drafts.changing(record, Log.format)
      try draft.set(["clearedBy"], to: .string("b"))
      let bytes = try #require(
        try RecordRewriting.reconciled(
          JoinCases.read(first), against: JSONReader.read(draft.bytes)))
      record = String(decoding: bytes, as: UTF8.self)
      let result = try #require(try JSONValue(JoinCases.read(record).root).object)
      ids.insert(JoinCases.line(result, ["sync", "/clearedBy", "write"]))
      #expect(JoinCases.line(result, ["clearedBy"]) == "\"a\"")
    }
    #expect(ids.count == 2)
  }

  @Test func anotherClonesEditStandsBesideTheRollback() throws {
    let start = JoinCases.log("\"clearedBy\": \"a\"")
    var (mine, theirs) = (
      try Drafts.changing(start, Log.format), try Drafts.changing(start, Log.format)
    )
    try mine.set(["clearedBy"], to: .string("b"))
    try theirs.set(["clearedBy"], to: .string("c"))
    let result = try #require(
      try RecordRewriting.reconciled(JoinCases.read(start), against: JSONReader.read(mine.bytes)))
    let merged = try JSONReader.read(
      RecordJoin.join(JSONReader.read(result), JSONReader.read(theirs.bytes)))
    let conflicts = RecordConflicts.list(in: merged, Log.format)
    #expect(conflicts.map(\.path) == [["clearedBy"]])
    #expect(Set(conflicts.flatMap(\.values)) == [.string("a"), .string("c")])
  }

  @Test func aKeyThatStandsTwiceKeepsBothValues() throws {
    let parent = JoinCases.log("\"clearedBy\": \"a\"")
    let current = JoinCases.log("\"clearedBy\": \"b\", \"clearedBy\": \"c\"")
    let result = try #require(try reconciled(current, parent))
    let conflicts = RecordConflicts.list(in: result, Log.format)
    #expect(Set(conflicts.flatMap(\.values)) == [.string("b"), .string("c")])
  }

  @Test func whatAnEditorLeftUnsortedIsNoChange() throws {
    let log = JoinCases.log("\"clearedBy\": \"a\"")
    #expect(try reconciled("  " + log + "\n\n", log) == nil)
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let current: String
    let code: WorkbenchError.Code

    init(_ name: String, _ current: String, _ code: WorkbenchError.Code) {
      (testDescription, self.current, self.code) = (name, current, code)
    }
  }

  static let refusals = [
    Refusal(
      "another record", #"{"id": "log-b", "origins": ["x"], "~format": "log/1"}"#, .invalidData),
    Refusal(
      "another format", #"{"id": "log-a", "origins": ["x"], "~format": "study/1"}"#, .invalidData),
    Refusal("no origins", #"{"id": "log-a", "~format": "log/1"}"#, .invalidData),
    Refusal("no record", "[]", .invalidData),
    Refusal(
      "an unknown format", #"{"id": "log-a", "origins": ["x"], "~format": "later/1"}"#,
      .newerFormat),
  ]

  @Test(arguments: refusals) func refuses(_ row: Refusal) throws {
    let parent = try JoinCases.read(JoinCases.log("\"clearedBy\": \"a\""))
    let current = try JoinCases.read(row.current)
    let error = try #require(throws: WorkbenchError.self) {
      _ = try RecordRewriting.reconciled(current, against: parent)
    }
    #expect(error.code == row.code && !error.remedy.isEmpty)
  }

  @Test func aVanishedRecordIsATombstoneOverAllThatWasLive() throws {
    let log = JoinCases.log(
      "\"clearedBy\": \"a\", \"observations\": {\"\(key)\": {\"note\": \"n\", \"proposed\": [\"1.4.3\"]}}"
    )
    let bytes = RecordRewriting.tombstone(of: try JoinCases.read(log))
    let record = try #require(JSONValue(JSONReader.read(bytes).root).object)
    #expect(JoinCases.line(record, ["deleted"]) == "true")
    #expect(JoinCases.line(record, ["observations", key, "note"]) == "\"n\"")
    let over = record["sync"]?.object?["/deleted"]?.object?["over"]?.array ?? []
    #expect(
      Set(over.compactMap(\.string)) == [
        write(JoinCases.origin, "\"a\""), write(key, "\"n\""), write(key, "true"),
      ])
    #expect(RecordConflicts.list(in: record, Log.format) == [])
    #expect(RecordRewriting.tombstone(of: try JSONReader.read(bytes)) == bytes)
    #expect(try RecordJoin.join(JSONReader.read(bytes), JoinCases.read(log)) == bytes)
    let erased = try RecordErasure.erased(JoinCases.read(log))
    #expect(RecordRewriting.tombstone(of: try JSONReader.read(erased)) == erased)
  }
}
