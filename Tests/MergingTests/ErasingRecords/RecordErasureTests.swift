import JSON
import Localization
import RecordSamples
import Testing
import Wording

@testable import Merging
@testable import Records

@Suite("Erasing a whole record")
struct RecordErasureTests {
  private static let json = JoinCases.log(
    """
    "clearedBy": "struck", "later": {"x": "struck"}, "observations": {"\(JoinCases.key)":
    {"note": "struck"}}, "sync": {"/clearedBy": \(JoinCases.entry(JoinCases.one, "\"struck\""))}
    """, origins: [JoinCases.other, JoinCases.origin], version: 7)

  private static let erased = """
    {
      "erased": true,
      "id": "log-a",
      "origins": [
        "aaaaaaaaaaaaaaaa",
        "bbbbbbbbbbbbbbbb"
      ],
      "~format": "log/7"
    }

    """

  @Test func onlyTheMarkStays() throws {
    let bytes = try RecordErasure.erased(JoinCases.read(Self.json))
    #expect(String(decoding: bytes, as: UTF8.self) == Self.erased)
    let document = try JSONReader.read(bytes)
    let result = RecordValidator.check(document, expected: "log")
    #expect(result.isErased && result.faults.allSatisfy(\.isNewerFormat))
    #expect(try RecordErasure.erased(document) == bytes)
  }

  @Test func everythingThatIsMergedWithItIsErased() throws {
    let bytes = try RecordErasure.erased(JoinCases.read(Self.json))
    let more = JoinCases.log("\"clearedBy\": \"struck again\"", origins: [JoinCases.origin])
    let merged = try RecordJoin.join(JSONReader.read(bytes), JoinCases.read(more))
    #expect(String(decoding: merged, as: UTF8.self).contains("struck") == false)
  }

  @Test(arguments: 0..<RecordFormats.all.count) func everyFormatCanBeErased(_ index: Int) throws {
    let format = RecordFormats.all[index]
    for seed in 0..<20 {
      var random = SeededRandom(seed)
      let record = SampleRecords.record(format, .chance, &random)
      let document = try JSONReader.read(JSONWriter.canonical(.object(record)))
      let bytes = try RecordErasure.erased(document)
      let rest = try #require(JSONValue(JSONReader.read(bytes).root).object)
      #expect(Set(rest.members.keys) == ["erased", "id", "origins", "~format"])
      #expect(try RecordJoin.join(JSONReader.read(bytes), document) == bytes)
    }
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let json: String
    let code: WorkbenchError.Code
  }

  static let refusals = [
    Refusal(testDescription: "no object", json: "[]", code: .invalidData),
    Refusal(
      testDescription: "no id", json: #"{"origins": ["x"], "~format": "log/1"}"#,
      code: .invalidData),
    Refusal(
      testDescription: "no origins", json: #"{"id": "a", "~format": "log/1"}"#,
      code: .invalidData),
    Refusal(
      testDescription: "no format", json: #"{"id": "a", "origins": ["x"]}"#, code: .invalidData),
    Refusal(
      testDescription: "an unknown format",
      json: #"{"id": "a", "origins": ["x"], "~format": "later/1"}"#, code: .newerFormat),
  ]

  @Test(arguments: refusals) func refuses(_ row: Refusal) throws {
    let document = try JoinCases.read(row.json)
    let error = try #require(throws: WorkbenchError.self) {
      _ = try RecordErasure.erased(document)
    }
    #expect(error.code == row.code)
    #expect(!error.remedy.isEmpty && !error.remedy.plain().contains("merge again"))
  }
}
