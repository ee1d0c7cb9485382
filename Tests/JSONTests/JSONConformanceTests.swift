import Testing

@testable import JSON

@Suite("JSON: conformance")
struct JSONConformanceTests {
  static let accepted =
    ScalarCases.accepted + TextCases.accepted + UTF8Cases.accepted + StructureCases.accepted
  static let rejected =
    ScalarCases.rejected + TextCases.rejected + UTF8Cases.rejected + StructureCases.rejected

  @Test(arguments: accepted)
  func accepts(_ row: Accepted) throws {
    let document = try JSONReader.read(row.bytes)
    let expected = Array((row.canonical + "\n").utf8)
    #expect(JSONWriter.canonical(document) == expected)
    #expect(
      document.duplicateKeys.map { document.position(ofNode: $0).description } == row.duplicates)
    if row.duplicates.isEmpty {
      #expect(JSONWriter.canonical(JSONValue(document.root)) == expected)
    }
    #expect(JSONWriter.canonical(try JSONReader.read(expected)) == expected)
  }

  @Test(arguments: rejected)
  func rejects(_ row: Rejected) {
    let error = #expect(throws: JSONError.self) { try JSONReader.read(row.bytes) }
    #expect(error?.reason == row.reason)
    #expect(error?.position.description == row.place)
  }

  @Test func theTableIsWhole() {
    let names =
      Self.accepted.map { "accept " + $0.name } + Self.rejected.map { "reject " + $0.name }
    #expect(names.count >= 220)
    #expect(Set(names).count == names.count)
  }
}
