import JSON
import Testing

@testable import Merging
@testable import Records

@Suite("Conflicts of a record")
struct RecordConflictsTests {
  typealias Case = JoinCases

  private func conflicts(_ ours: String, _ theirs: String) throws -> [FieldConflict] {
    let record = JSONValue.object(try Case.join(ours, theirs))
    let document = try JSONReader.read(JSONWriter.canonical(record))
    #expect(
      RecordConflicts.list(in: record.object ?? JSONObject(), Log.format)
        == RecordConflicts.list(in: document, Log.format))
    return RecordConflicts.list(in: document, Log.format)
  }

  private func changed(_ value: String, _ random: String) -> String {
    Case.log("\"clearedBy\": \(value), \"sync\": {\"/clearedBy\": \(Case.entry(random, value))}")
  }

  @Test func twoValues() throws {
    let found = try conflicts(changed("\"a\"", Case.two), changed("\"b\"", Case.one))
    #expect(found.map(\.path) == [["clearedBy"]])
    #expect(found.first?.kind == .values)
    #expect(found.first?.values == [.string("a"), .string("b")])
    #expect(
      found.first?.live.map(\.id.text) == [write(Case.two, "\"a\""), write(Case.one, "\"b\"")])
  }

  @Test func twoWritesOfOneValueAreNone() throws {
    #expect(try conflicts(changed("\"a\"", Case.two), changed("\"a\"", Case.one)).isEmpty)
  }

  @Test func anEmptiedFieldAgainstAValue() throws {
    let found = try conflicts(changed("null", Case.two), changed("\"b\"", Case.one))
    #expect(found.first?.values == [.null, .string("b")])
  }

  @Test func putInAndTakenOut() throws {
    func note(_ list: String, _ random: String, _ value: String) -> String {
      Case.log(
        "\"observations\": {\"\(Case.key)\": {\"note\": \"n\", \"proposed\": \(list), \"sync\": {\"/proposed/1.4.3\": \(Case.entry(random, value))}}}"
      )
    }
    let found = try conflicts(
      note("[\"1.4.3\"]", Case.one, "true"), note("[]", Case.two, "false"))
    #expect(found.map(\.path) == [["observations", Case.key, "proposed", "1.4.3"]])
    #expect(found.first?.holder == ["observations", Case.key])
    #expect(found.first?.isMember == true)
    #expect(found.first?.values == [.bool(true), .bool(false)])
  }

  /// A note that one person deletes while another one edits it.
  @Test(arguments: [false, true]) func editedWhileDeleted(_ isSeen: Bool) throws {
    let file = Case.log(
      "\"observations\": {\"\(Case.key)\": {\"impact\": 1, \"note\": \"n\", \"proposed\": [\"1.4.3\"]}}"
    )
    var mine = try Drafts.changing(file, Log.format)
    try mine.set(["observations", Case.key, "impact"], to: .integer(4))
    try mine.include(true, "2.1.1", in: ["observations", Case.key, "proposed"])
    let edited = String(decoding: mine.bytes, as: UTF8.self)
    var other = try Drafts.changing(isSeen ? edited : file, Log.format)
    try other.delete(["observations", Case.key])
    let found = try conflicts(edited, String(decoding: other.bytes, as: UTF8.self))
    #expect(found.map(\.kind) == (isSeen ? [] : [.editedWhileDeleted]))
    guard !isSeen else { return }
    #expect(found.first?.path == ["observations", Case.key, "deleted"])
    let paths = found.first?.unseen.map { $0.path.dropFirst(2).joined(separator: "/") }
    #expect(paths == ["impact", "proposed/2.1.1"])
    #expect(found.first?.unseen.map(\.value) == [.number("4"), .bool(true)])
  }

  @Test func aRecordThatSomebodyDeletedWithEverythingInside() throws {
    let file = Case.log(
      "\"clearedBy\": \"a\", \"observations\": {\"\(Case.key)\": {\"note\": \"n\"}}")
    var mine = try Drafts.changing(file, Log.format)
    try mine.delete()
    var other = try Drafts.changing(file, Log.format)
    try other.set(["observations", Case.key, "note"], to: .string("m"))
    let found = try conflicts(
      String(decoding: mine.bytes, as: UTF8.self), String(decoding: other.bytes, as: UTF8.self))
    #expect(found.map(\.kind) == [.editedWhileDeleted])
    #expect(found.first?.unseen.map(\.path) == [["observations", Case.key, "note"]])
  }

  @Test func anErasedRecordHasNone() throws {
    let erased =
      "{\"erased\": true, \"id\": \"log-a\", \"origins\": [\"\(Case.other)\"], \"~format\": \"log/1\"}"
    #expect(try conflicts(erased, changed("\"b\"", Case.one)).isEmpty)
  }
}
