import Platform
import RecordSamples
import Testing

@testable import JSON
@testable import Merging
@testable import Records

/// A batch of evidence of version 1, from before answers to checklists were evidence.
@Suite("Upgrade: evidence/1")
struct EvidenceUpgradeTests {
  private static func fixture(_ source: String = #filePath) throws -> [UInt8] {
    let folder = source.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return try Files.read((folder + ["Fixtures", "evidence-1.json"]).joined(separator: "/"))
  }

  @Test func theFixtureIsOldAndIsReadAsBefore() throws {
    let bytes = try Self.fixture()
    let document = try JSONReader.read(bytes)
    let result = RecordValidator.check(document, expected: "evidence")
    #expect(result.faults.isEmpty && result.version == 1)
    #expect(JSONWriter.canonical(document) == bytes)
    var reader = ObjectReader(document.root)
    let batch = Evidence(&reader)
    #expect(batch.kind == .expert && batch.checklist == nil && batch.judgedBy == nil)
    #expect(batch.items.count == 4)
    #expect(batch.items.allSatisfy { $0.answer == nil && $0.question == nil })
  }

  @Test func onlyTheNewFieldsAndTheFormatLineAreAdded() throws {
    let bytes = try Self.fixture()
    let upgraded = RecordDraft(
      changing: try JSONReader.read(bytes), format: Evidence.format,
      ids: RandomIDs(bytes: SharedRandom(3).bytes)
    ).bytes
    let before = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let after = String(decoding: upgraded, as: UTF8.self).split(separator: "\n")
    let changes = after.difference(from: before)
    let added = changes.insertions.map { change -> String in
      if case .insert(_, let line, _) = change { FieldText.trimmed(String(line)) } else { "" }
    }
    let perItem = ["\"answer\": null,", "\"judgement\": null,", "\"question\": null,"]
    #expect(
      added.sorted()
        == (["\"checklist\": null,", "\"judgedBy\": null,", "\"~format\": \"evidence/2\""]
        + perItem + perItem + perItem + perItem).sorted())
    #expect(changes.removals.count == 1)
  }
}
