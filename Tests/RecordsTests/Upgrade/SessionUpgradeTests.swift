import Platform
import RecordSamples
import Testing

@testable import JSON
@testable import Merging
@testable import Records

/// A session of version 3, from before sessions had recordings.
@Suite("Upgrade: session/3")
struct SessionUpgradeTests {
  private static func fixture(_ source: String = #filePath) throws -> [UInt8] {
    let folder = source.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return try Files.read((folder + ["Fixtures", "session-3.json"]).joined(separator: "/"))
  }

  @Test func theFixtureIsOldAndIsReadAsBefore() throws {
    let bytes = try Self.fixture()
    let document = try JSONReader.read(bytes)
    let result = RecordValidator.check(document, expected: "session")
    #expect(result.faults.isEmpty && result.version == 3)
    #expect(JSONWriter.canonical(document) == bytes)
    var reader = ObjectReader(document.root)
    let session = Session(&reader)
    #expect(session.media.isEmpty && session.attempts.count == 3)
  }

  @Test func onlyTheNewFieldsAndTheFormatLineAreAdded() throws {
    let bytes = try Self.fixture()
    let upgraded = RecordDraft(
      changing: try JSONReader.read(bytes), format: Session.format,
      ids: RandomIDs(bytes: SharedRandom(3).bytes)
    ).bytes
    let before = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let after = String(decoding: upgraded, as: UTF8.self).split(separator: "\n")
    let changes = after.difference(from: before)
    let added = changes.insertions.map { change -> String in
      if case .insert(_, let line, _) = change { FieldText.trimmed(String(line)) } else { "" }
    }
    #expect(
      added.sorted() == [
        "\"continues\": null,", "\"heldOn\": null,", "\"media\": {},", "\"~format\": \"session/4\"",
      ])
    #expect(changes.removals.count == 1)
  }
}
