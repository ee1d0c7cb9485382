import Platform
import RecordSamples
import Testing

@testable import JSON
@testable import Merging
@testable import Records

/// A finding of version 2, from before findings had an owner, a priority and tickets.
@Suite("Upgrade: finding/2")
struct FindingUpgradeTests {
  private static func fixture(_ source: String = #filePath) throws -> [UInt8] {
    let folder = source.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return try Files.read((folder + ["Fixtures", "finding-2.json"]).joined(separator: "/"))
  }

  @Test func theFixtureIsOldAndIsReadAsBefore() throws {
    let bytes = try Self.fixture()
    let document = try JSONReader.read(bytes)
    let result = RecordValidator.check(document, expected: "finding")
    #expect(result.faults.isEmpty && result.version == 2)
    #expect(JSONWriter.canonical(document) == bytes)
    var reader = ObjectReader(document.root)
    let finding = Finding(&reader)
    #expect(finding.owner == nil && finding.priority == nil && finding.tickets.isEmpty)
    #expect(!finding.title.isEmpty && finding.rounds.count == 2)
  }

  @Test func onlyTheNewFieldsAndTheFormatLineAreAdded() throws {
    let bytes = try Self.fixture()
    let upgraded = RecordDraft(
      changing: try JSONReader.read(bytes), format: Finding.format,
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
        "\"owner\": null,", "\"priority\": null,", "\"tickets\": [],", "\"~format\": \"finding/3\"",
      ])
    #expect(changes.removals.count == 1)
  }
}
