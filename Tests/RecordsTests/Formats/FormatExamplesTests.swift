import Laws
import Localization
import RecordSamples
import Testing

@testable import JSON
@testable import Records

@Suite("Formats: full examples")
struct FormatExamplesTests {
  @Test(arguments: FormatRow.all) func aFullExampleHasNoFault(_ row: FormatRow) throws {
    let document = try JSONReader.read(Self.bytes(row.format))
    let result = RecordValidator.check(document, expected: row.format.name)
    #expect(result.faults.isEmpty)
    #expect(result.format?.name == row.format.name)
    #expect(!result.isErased)
  }

  @Test(arguments: FormatRow.all) func aFullExampleComesBackByteForByte(_ row: FormatRow) throws {
    let bytes = Self.bytes(row.format)
    let document = try JSONReader.read(bytes)
    #expect(JSONWriter.canonical(document) == bytes)
    #expect(JSONWriter.canonical(JSONValue(document.root)) == bytes)
  }

  @Test(arguments: FormatRow.all) func everyFieldIsReachedByItsKey(_ row: FormatRow) throws {
    let document = try JSONReader.read(Self.bytes(row.format))
    Self.expectReachable(row.format.fields, in: document.root, row.format.name)
    for field in row.format.fields {
      #expect(row.format.field(field.key)?.label == field.label)
    }
    #expect(row.format.field("no such field") == nil)
  }

  @Test(arguments: FormatRow.all) func aMinimalRecordHasNoFault(_ row: FormatRow) throws {
    var object = SampleRecords.full(row.format)
    for field in row.format.fields where !field.isRequired { object[field.key] = nil }
    object[SystemKey.sync] = nil
    let document = try JSONReader.read(JSONWriter.canonical(.object(object)))
    #expect(RecordValidator.check(document, expected: nil).faults.isEmpty)
  }

  @Test(arguments: Laws.seeds(0..<500)) func recordsByChanceHaveNoFault(_ seed: Int) throws {
    var random = SeededRandom(seed)
    let format = RecordFormats.all[seed % RecordFormats.all.count]
    let bytes = JSONWriter.canonical(.object(SampleRecords.record(format, .chance, &random)))
    let document = try JSONReader.read(bytes)
    #expect(RecordValidator.check(document, expected: format.name).faults.isEmpty)
    #expect(JSONWriter.canonical(document) == bytes)
  }

  private static func bytes(_ format: RecordFormat) -> [UInt8] {
    JSONWriter.canonical(.object(SampleRecords.full(format)))
  }

  private static func expectReachable(_ fields: [Field], in object: JSONNode, _ place: String) {
    var reader = ObjectReader(object)
    for field in fields {
      guard let node = reader.value(field.key) else {
        Issue.record("\(place)/\(field.key) is not there")
        continue
      }
      switch field.kind {
      case .group(let inner): expectReachable(inner, in: node, "\(place)/\(field.key)")
      case .map(let entry):
        let entries = Array(node.members)
        #expect(!entries.isEmpty)
        for (_, child) in entries {
          expectReachable(entry.fields, in: child, "\(place)/\(field.key)")
        }
      default: break
      }
    }
  }
}
