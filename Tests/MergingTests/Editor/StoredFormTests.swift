import JSON
import RecordSamples
import Testing

@testable import Merging
@testable import Records

/// The stored form exactly as it is described: what stands in `sync` after each kind of edit.
@Suite("Editor: the stored form")
struct StoredFormTests {
  private let one = "1111111111111111"
  private let two = "2222222222222222"

  /// A log with one note, written and opened again with the ids `0000…`, `1111…`.
  private func opened(_ more: String = "") throws -> RecordDraft {
    let json = """
      {"clearedBy": "reviewer", "id": "log-a", "observations": {"\(Self.key)": {"impact": 3,
      "note": "n", "proposed": ["1.4.3"]\(more)}}, "origins": ["aaaaaaaaaaaaaaaa"],
      "startedAt": null, "~format": "log/1"}
      """
    return RecordDraft(
      changing: try JSONReader.read(Array(json.utf8)), format: Log.format, ids: Drafts.ids())
  }
  private static let key = "01kabcdefghjkmnpqrstvw"
  private let zero = "0000000000000000"

  @Test func aCreationHasNoMetadata() throws {
    var draft = RecordDraft(
      creating: Log.format, id: try #require(RecordID("log-a")), ids: Drafts.ids())
    try draft.set(["clearedBy"], to: .string("reviewer"))
    try draft.set(["clearedBy"], to: .string("moderator"))
    let key = try draft.add(to: ["observations"], now: 0)
    try draft.set(["observations", key, "note"], to: .string("n"))
    try draft.include(true, "1.4.3", in: ["observations", key, "proposed"])
    try draft.include(true, "2.1.1", in: ["observations", key, "proposed"])
    try draft.include(false, "1.4.3", in: ["observations", key, "proposed"])
    #expect(draft.line("origins") == "[\"\(Drafts.origin)\"]")
    let reopened = try Drafts.reopened(draft)
    #expect(reopened.line("sync") == "null")
    #expect(reopened.line("observations", key, "sync") == "null")
    #expect(reopened.line("observations", key, "proposed") == "[\"2.1.1\"]")
    #expect(reopened.line("observations", key, "origins") == "-")
  }

  @Test func theFirstEditIsOverTheWritesOfTheCreation() throws {
    var draft = try opened()
    try draft.set(["clearedBy"], to: .string("moderator"))
    #expect(
      draft.line("sync") == #"""
        {"/clearedBy":{"also":{},"over":["\#(write("aaaaaaaaaaaaaaaa", "\"reviewer\""))"],"write":"\#(write(zero, "\"moderator\""))"}}
        """#)
  }

  @Test func anEditOfAnEmptyFieldIsOverNothing() throws {
    var draft = try opened()
    try draft.set(["startedAt"], to: .string("2026-03-02T09:30:00Z"))
    #expect(
      draft.line("sync") == #"""
        {"/startedAt":{"also":{},"over":[],"write":"\#(write(zero, "\"2026-03-02T09:30:00Z\""))"}}
        """#)
  }

  @Test func aFurtherEditIsOverAllThatCameBefore() throws {
    var draft = try opened()
    try draft.set(["clearedBy"], to: .string("b"))
    try draft.set(["clearedBy"], to: .null)
    try draft.set(["clearedBy"], to: .string("reviewer"))
    let over = [
      write(zero, "\"b\""), write(one, "null"), write("aaaaaaaaaaaaaaaa", "\"reviewer\""),
    ]
    .sorted()
    #expect(
      draft.line("sync") == #"""
        {"/clearedBy":{"also":{},"over":["\#(over.joined(separator: "\",\""))"],"write":"\#(write(two, "\"reviewer\""))"}}
        """#)
  }

  @Test func aKnownDigest() {
    // printf '"reviewer"' | sha256sum
    #expect(write("x", "\"reviewer\"") == "x#02b93b28")
  }

  @Test func whatChangesNothingWritesNothing() throws {
    var draft = try opened()
    let before = draft.bytes
    try draft.set(["clearedBy"], to: .string("reviewer"))
    try draft.set(["startedAt"], to: .null)
    try draft.set(["recorderRole"], to: .null)
    try draft.include(true, "1.4.3", in: ["observations", Self.key, "proposed"])
    try draft.include(false, "4.1.3", in: ["observations", Self.key, "proposed"])
    try draft.replaceSet(["observations", Self.key, "proposed"], with: ["1.4.3", "1.4.3"])
    try draft.restore()
    try draft.restore(["observations", Self.key])
    try draft.delete(["observations", "02kabcdefghjkmnpqrstvw"])
    #expect(draft.bytes == before)
  }

  @Test func membersOfSetsHaveRegistersOfTheirOwn() throws {
    var draft = try opened()
    let path = ["observations", Self.key]
    try draft.include(true, "2.1.1", in: path + ["proposed"])
    try draft.include(false, "1.4.3", in: path + ["proposed"])
    #expect(draft.line("observations", Self.key, "proposed") == "[\"2.1.1\"]")
    #expect(draft.line("sync") == "-")
    #expect(
      draft.line("observations", Self.key, "sync") == #"""
        {"/proposed/1.4.3":{"also":{},"over":["\#(write(Self.key, "true"))"],"write":"\#(write(one, "false"))"},"/proposed/2.1.1":{"also":{},"over":[],"write":"\#(write(zero, "true"))"}}
        """#)
    try draft.include(true, "1.4.3", in: path + ["proposed"])
    #expect(draft.line("observations", Self.key, "proposed") == "[\"1.4.3\",\"2.1.1\"]")
    let over = [write(Self.key, "true"), write(one, "false")].sorted()
    #expect(
      draft.line("observations", Self.key, "sync", "/proposed/1.4.3") == #"""
        {"also":{},"over":["\#(over.joined(separator: "\",\""))"],"write":"\#(write(two, "true"))"}
        """#)
  }

  @Test func anEntryWithARandomKeyHasItAsOrigin() throws {
    var draft = try opened()
    try draft.set(["observations", Self.key, "impact"], to: .integer(4))
    #expect(
      draft.line("observations", Self.key, "sync") == #"""
        {"/impact":{"also":{},"over":["\#(write(Self.key, "3"))"],"write":"\#(write(zero, "4"))"}}
        """#)
  }

  @Test func aConflictIsSettledEvenByTheSameValue() throws {
    let sync = #"""
      , "sync": {"/impact": {"also": {"5555555555555555#12345678": 1}, "over": ["7777777777777777#12345678"], "write": "\#(write("9999999999999999", "3"))"}}
      """#
    var draft = try opened(sync)
    try draft.set(["observations", Self.key, "impact"], to: .integer(3))
    let over = [
      "5555555555555555#12345678", "7777777777777777#12345678", write("9999999999999999", "3"),
    ]
    #expect(
      draft.line("observations", Self.key, "sync", "/impact") == #"""
        {"also":{},"over":["\#(over.joined(separator: "\",\""))"],"write":"\#(write(zero, "3"))"}
        """#)
  }

  @Test func pointersAreEscapedAndRelativeToTheHolder() throws {
    let json = """
      {"consent": {"quote": null}, "gender": [], "id": "P01-a", "origins": ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"],
      "ageBand": "from75", "~format": "participant/1"}
      """
    var draft = try Drafts.changing(json, Participant.format)
    try draft.set(["consent", "quote"], to: .string("granted"))
    for word in ["a/b", "a~1b", "", "\u{301}x", "~"] {
      try draft.include(true, word, in: ["gender"])
    }
    try draft.set(["ageBand"], to: .null)
    let keys = draft.value(["sync"])?.object?.sortedKeys.map(\.string)
    #expect(
      keys == [
        "/ageBand", "/consent/quote", "/gender/", "/gender/a~01b", "/gender/a~1b", "/gender/~0",
        "/gender/\u{301}x",
      ])
    #expect(draft.line("consent", "sync") == "-")
    let over = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"].map { write($0, "\"from75\"") }
    #expect(
      draft.value(["sync", "/ageBand", "over"]) == .array(over.map { .string($0) }),
      "two origins are two writes of the creation")
    #expect(
      HandEdits.find(in: try #require(JSONValue(JSONReader.read(draft.bytes).root).object)) == [])
  }
}
