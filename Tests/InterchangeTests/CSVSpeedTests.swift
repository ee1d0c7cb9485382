import Testing

@testable import Interchange

@Suite struct CSVSpeedTests {
  /// Quotation marks that are opened on every line would make a careless reader read to the end again and again.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["\"a\n", "\"\"\"a\n", "\"\"\n", "a\"\"\n", "\"\" \"\n", "x,\"\n"])
  func readsOpenQuotationMarksInOneGo(line: String) throws {
    let text = "a,b\n" + String(repeating: line, count: 50_000)
    let table = try CSVReader.read(Array(text.utf8), place: "")
    #expect(table.rows.count + table.faults.count > 1)
  }
}
