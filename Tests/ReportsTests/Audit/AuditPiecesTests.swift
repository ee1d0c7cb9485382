import Elements
import JSON
import Testing

@testable import Reports

/// The report of an audit leaves the program piece by piece; together the pieces are the whole.
@Suite("Pieces of an audit as JSON")
struct AuditPiecesTests {
  @Test(arguments: [[], ["0"], ["0", "[]", "\"\\n  \\\"screens\\\": [\""]])
  func piecesAreTheWhole(screens: [String]) throws {
    let screens = screens.map { Array($0.utf8) }
    let audit = Audit(try InventoryReading().read(Array("Play, button.".utf8)))
    let report = AuditReport([AuditedScreen(audit, file: "  \"screens\": [")])
    var pieces: [UInt8] = []
    AuditJSON.pieces(report, screens: screens) { pieces += $0 }
    #expect(pieces == AuditJSON.bytes(report, screens: screens))
    #expect(try JSONReader.read(pieces).root[key: "screens"] != nil)
  }
}
