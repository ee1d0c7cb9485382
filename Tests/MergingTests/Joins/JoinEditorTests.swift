import JSON
import Laws
import RecordSamples
import Testing

@testable import Merging
@testable import Records

/// Records of every format, edited with the editor in two clones.
@Suite("Join: what the editor writes")
struct JoinEditorTests {
  /// A record with a past, and what two people made of it.
  private func clones(_ seed: Int) throws -> (old: JSONDocument, new: [JSONDocument]) {
    let format = RecordFormats.all[seed % RecordFormats.all.count]
    var records = EditedRecords(seed)
    let old = try JSONReader.read(JSONWriter.canonical(.object(records.make(format))))
    let new = try (1...2).map { person in
      var maker = DeedMaker(records: records)
      maker.records.random = SeededRandom(seed * 7 + person)
      var draft = RecordDraft(
        changing: old, format: format, ids: RandomIDs(bytes: SharedRandom(seed * 9 + person).bytes))
      for _ in 0..<6 {
        for deed in maker.next() { _ = try maker.perform(deed, on: &draft) }
      }
      return try JSONReader.read(draft.bytes)
    }
    return (old, new)
  }

  @Test(arguments: Laws.seeds(0..<130)) func twoClonesComeTogether(_ seed: Int) throws {
    let (old, new) = try clones(seed)
    for file in new {
      #expect(try RecordJoin.join(old, file) == file.bytes, "\(seed)")
      #expect(try RecordJoin.join(file, old) == file.bytes, "\(seed)")
      #expect(try RecordJoin.join(file, file) == file.bytes, "\(seed)")
    }
    let bytes = try RecordJoin.join(new[0], new[1])
    #expect(try RecordJoin.join(new[1], new[0]) == bytes, "\(seed)")
    let result = try JSONReader.read(bytes)
    #expect(JSONWriter.canonical(result) == bytes, "\(seed)")
    #expect(RecordValidator.check(result, expected: nil).faults.isEmpty, "\(seed)")
    for file in [old] + new {
      #expect(try RecordJoin.join(file, result) == bytes, "\(seed)")
    }
    let record = try #require(JSONValue(result.root).object)
    #expect(HandEdits.find(in: record) == [], "\(seed)")
  }

  /// A file with lines missing, as one written before a format got a field, and the same file with all of them.
  @Test(arguments: FormatRow.all) func aFileWithLinesMissingIsAnAncestorOfTheWholeOne(
    _ row: FormatRow
  ) throws {
    for seed in 0..<8 {
      var random = SeededRandom(seed)
      var record = SampleRecords.record(row.format, .chance, &random)
      for (key, value) in record.members where value.isNull && key != "sync" {
        record[key.string] = nil
      }
      let old = try JSONReader.read(JSONWriter.canonical(.object(record)))
      let completed = RecordCompletion.completed(record, row.format)
      let new = try JSONReader.read(JSONWriter.canonical(.object(completed)))
      #expect(try RecordJoin.join(old, new) == new.bytes)
      #expect(try RecordJoin.join(old, old) == old.bytes)
    }
  }
}
