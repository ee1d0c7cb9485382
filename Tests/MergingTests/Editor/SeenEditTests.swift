import JSON
import Records
import Testing

@testable import Merging

/// What somebody writes who saw an older version than the one that is there now.
@Suite("A change by somebody who saw an earlier version")
struct SeenEditTests {
  private let ids = RandomIDs { count in
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }

  private func document(_ draft: RecordDraft) throws -> JSONDocument {
    try JSONReader.read(draft.bytes)
  }

  private func changed(_ document: JSONDocument, _ field: String, _ value: String) throws
    -> JSONDocument
  {
    var draft = RecordDraft(changing: document, format: Finding.format, ids: ids)
    try draft.set([field], to: .string(value))
    return try self.document(draft)
  }

  private func start() throws -> JSONDocument {
    let id = try #require(RecordID("F01-aaaa"))
    var draft = RecordDraft(creating: Finding.format, id: id, ids: ids)
    try draft.set(["title"], to: .string("as shown"))
    return try document(draft)
  }

  private func written(
    _ field: String, _ value: String, seen: JSONDocument, current: JSONDocument
  ) throws -> RecordDraft {
    let patch = RecordPatch(JSONObject([Text(field): .string(value)]))
    return try RecordDraft.applying(
      patch, seen: seen, current: current, Finding.format, ids: ids, now: 0)
  }

  /// Every value that is alive in a field.
  private func values(_ draft: RecordDraft, _ field: String) -> Set<String> {
    let also = draft.value(["sync", "/\(field)", "also"])?.object?.members.values
    let plain = draft.value([field])?.string
    return Set((also.map(Array.init) ?? []).compactMap(\.string) + [plain].compactMap(\.self))
  }

  @Test func whatOthersWroteIntoTheSameFieldStaysBesideIt() throws {
    let seen = try start()
    let current = try changed(seen, "title", "theirs")
    let draft = try written("title", "mine", seen: seen, current: current)
    #expect(values(draft, "title") == ["mine", "theirs"])
  }

  @Test func whatOthersWroteElsewhereStaysAsItIs() throws {
    let seen = try start()
    let current = try changed(seen, "description", "theirs")
    let draft = try written("title", "mine", seen: seen, current: current)
    #expect(values(draft, "title") == ["mine"])
    #expect(values(draft, "description") == ["theirs"])
  }

  @Test func whoSawTheirsReplacesIt() throws {
    let current = try changed(start(), "title", "theirs")
    let draft = try written("title", "mine", seen: current, current: current)
    #expect(values(draft, "title") == ["mine"])
  }

  @Test func whoChangesNothingWritesNothing() throws {
    let seen = try start()
    let current = try changed(seen, "title", "theirs")
    let draft = try RecordDraft.applying(
      RecordPatch(), seen: seen, current: current, Finding.format, ids: ids, now: 0)
    #expect(draft.bytes == current.bytes)
  }
}
