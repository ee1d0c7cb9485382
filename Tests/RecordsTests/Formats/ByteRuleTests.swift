import Testing

@testable import JSON
@testable import Records

/// Rules that look at bytes must agree with the plain ones that look at text.
@Suite("Records: bytes and texts agree")
struct RecordByteRuleTests {
  @Test(arguments: [
    "", "a", "-", "-a", "a-", "P07-kx4d", "con", "CON", "nul", "cons", "com1", "COM9", "lpt0",
    "comx", "com", "a b", "a/b", "é", "a\u{0}", String(repeating: "a", count: 64),
    String(repeating: "a", count: 65),
  ])
  func ids(text: String) {
    let isWellFormed = RecordID.isWellFormed(Array(text.utf8).span)
    #expect(isWellFormed == (RecordID.flaw(in: text) == nil))
  }

  struct Row: CustomTestStringConvertible {
    let kind: FieldKind
    let json: String
    let isFine: Bool
    var testDescription: String { "\(kind): \(json)" }
    init(_ kind: FieldKind, _ json: String, _ isFine: Bool) {
      self.kind = kind
      self.json = json
      self.isFine = isFine
    }
  }

  @Test(arguments: [
    Row(.text, #""a\nb""#, true), Row(.text, "1", false), Row(.line, #""a b""#, true),
    Row(.line, #""a\nb""#, false), Row(.line, #""a\u000db""#, false),
    Row(.line, #""\u0061""#, true),
    Row(.integer(0...4), "0", true), Row(.integer(0...4), "4", true),
    Row(.integer(0...4), "5", false), Row(.integer(0...4), "-0", false),
    Row(.integer(0...4), "1.0", false),
    Row(.milliseconds, "2147483647", true), Row(.milliseconds, "2147483648", false),
    Row(.flag, "true", true), Row(.flag, "0", false), Row(.place, #""1.4.10""#, true),
    Row(.place, #""\u0031.4.10""#, true), Row(.place, #""1.4.14""#, false),
    Row(.dimension, #""see""#, true), Row(.dimension, #""See""#, false),
    Row(.dimension, #""con""#, false), Row(.reference(.task), #""buy-ticket""#, true),
    Row(.reference(.task), #""a/b""#, false), Row(.reference(.task), #""""#, false),
    Row(.reference(.observation), #""S01-ab12/k3""#, true),
    Row(.reference(.observation), #""S01""#, false),
    Row(.reference(.observation), #""a/b/c""#, false),
    Row(.reference(.observation), #""/b""#, false), Row(.reference(.observation), #""a/""#, false),
    Row(.position, #""i""#, true), Row(.position, #""i0""#, false), Row(.position, #""""#, false),
    Row(.position, #""I""#, false), Row(.day, #""2026-02-28""#, true),
    Row(.day, #""2026-02-29""#, false), Row(.instant, #""2026-03-02T09:30:00Z""#, true),
    Row(.instant, #""2026-03-02T24:30:00Z""#, false),
    Row(.choice(WordList(EvidenceKind.allCases)), #""lived""#, true),
    Row(.choice(WordList(EvidenceKind.allCases)), #""\u006cived""#, true),
    Row(.choice(WordList(EvidenceKind.allCases)), #""live""#, false),
    Row(.choice(WordList(EvidenceKind.allCases)), #""Lived""#, false),
  ])
  func fields(row: Row) throws {
    let node = try JSONReader.read(Array(row.json.utf8)).root
    #expect((ScalarRule.fault(node, row.kind) == nil) == row.isFine)
    if let text = node.string {
      #expect((ScalarRule.fault(text, row.kind) == nil) == row.isFine)
    }
  }
}
