import JSON
import Localization
import Records
import Testing
import Wording

@testable import Interchange

@Suite("Tables with headings") struct HeadedTableTests {
  enum Column: String, CaseIterable { case id, needs, ageBand, firstLanguage }

  static let columns = TableColumns(
    Column.allCases.map { ($0.rawValue, $0) }, further: [("age", .ageBand), ("need", .needs)])

  private func read(_ bytes: [UInt8]) throws -> HeadedTable<Column> {
    try HeadedTable(bytes, place: "people.csv", Self.columns)
  }

  private func read(_ text: String) throws -> HeadedTable<Column> { try read(Array(text.utf8)) }

  @Test(arguments: [
    ("ageBand", Column.ageBand), ("Age band", .ageBand), ("AGE-BAND", .ageBand),
    ("age_band ", .ageBand), ("Age", .ageBand), ("need", .needs),
    ("first  language", .firstLanguage),
    ("ages", nil), ("", nil), ("-", nil),
  ])
  func headingsAreFound(_ heading: String, _ column: Column?) {
    #expect(Self.columns.column(heading) == column)
  }

  @Test func aHeadingThatFitsTwoColumnsIsNone() {
    let columns = TableColumns([("q1", 1), ("q-1", 2)])
    #expect(columns.column("q-1") == 2)
    #expect(columns.column("Q1") == nil)
  }

  @Test(arguments: ["id,needs\n", "\u{feff}id,needs\r\n", "sep=,\nid,needs\n", "\n  \nid,needs\n"])
  func beginningsOfFilesDoNotCount(_ beginning: String) throws {
    let table = try read(beginning + "A1,see\n")
    #expect(table.rows.map { table.cell(.needs, of: $0) } == ["see"])
    #expect(table.faults == [])
    #expect(table.messages == [])
  }

  @Test(arguments: [(";", "semicolon"), ("\t", "tab")])
  func otherSeparatorsAreTold(_ separator: String, _ name: String) throws {
    let table = try read("id\(separator)needs\nA1\(separator)\"a\(separator)b\"\n")
    #expect(table.rows.map { table.cell(.needs, of: $0) } == ["a\(separator)b"])
    #expect(table.messages == ["The fields are separated by a \(name), not a comma."])
  }

  @Test func cellsKnowTheirPlace() throws {
    let table = try read("\u{feff}id,needs,ageBand\n\"A\n1\",é,x\nA2,\" \",y\n")
    #expect(
      table.rows.flatMap { table.cells(of: $0) }.map {
        "\(table.position(of: $0.place)) \($0.text)"
      }
        == ["2:1 A\n1", "3:4 é", "3:6 x", "4:1 A2", "4:8 y"])
    #expect(table.rows.map { "\(table.position(of: .firstLanguage, in: $0))" } == ["2:1", "4:1"])
  }

  @Test func rowsThatCannotBeReadAreToldInOrder() throws {
    let table = try read(
      Array("id,needs\nA1,a,b,\nA2,\"c\nA3,d,\n".utf8) + [0xff] + Array(",\nA5,e\n".utf8))
    #expect(table.rows.map { table.cell(.id, of: $0) } == ["A3", "A5"])
    #expect(
      table.faults.map { "\($0.position) \($0.problem)" } == [
        "2:6 there are 4 fields for 2 columns",
        "3:1 a field begins with a quotation mark that is never closed", "5:1 the row is not UTF-8",
      ])
  }

  @Test func unknownHeadingsAreToldWithTheirPlace() throws {
    let table = try read("id,nedes, Mood ,,needs\nA1,x,y,z,see\n")
    #expect(table.unknown.map { "\($0.position)" } == ["1:4", "1:10"])
    #expect(
      table.unknown.map(\.leftOut) == [
        "Column 2, \"nedes\", is not known and was left out; did you mean needs?",
        "Column 3, \"Mood\", is not known and was left out.",
      ])
  }

  struct Unusable: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let error: String
  }

  @Test(arguments: [
    Unusable(
      testDescription: "a column twice", text: "id,Age,age band\nA1,1,2\n",
      error:
        "error: people.csv:1:8: columns 2 and 3 are both named ageBand\nfix: rename or remove one of them"
    ),
    Unusable(
      testDescription: "a slip in what is needed", text: "id,nedes\nA1,x\n",
      error:
        "error: people.csv:1:4: the first row names no column needs\nfix: did you mean needs where it says \"nedes\"?"
    ),
    Unusable(
      testDescription: "no headings; nobody's words are repeated", text: "A1,I feel ill\n",
      error:
        "error: people.csv:1:1: the first row names no column id\nfix: let the first row name the columns: id, needs, ageBand, firstLanguage"
    ),
    Unusable(
      testDescription: "headings that are no CSV", text: "id,\"needs\"x\nA1,see\n",
      error:
        "error: people.csv:1:1: there is text between a closing quotation mark and the next field\nfix: put the whole field in quotation marks, and write \"\" for a quotation mark inside it"
    ),
    Unusable(
      testDescription: "nothing but separators", text: ",,\n",
      error:
        "error: people.csv: the file has no rows\nfix: choose a file whose first row names the columns"
    ),
  ])
  func isRefused(_ unusable: Unusable) throws {
    let error = #expect(throws: WorkbenchError.self) {
      try read(unusable.text).require([.id, .needs])
    }
    #expect(error?.description == unusable.error)
  }

  /// Thousands of headings and faults take no time that grows with their square.
  @Test(.timeLimit(.minutes(1))) func wideAndFaultyTablesAreReadInOneGo() throws {
    let wide = try read("id,needs" + String(repeating: ",x", count: 20_000) + "\nA1,see\n")
    #expect(wide.unknown.count == 20_000)
    let faulty = try read("id\n" + String(repeating: "A,see\n", count: 100_000))
    #expect(faulty.faults.count == 100_000)
  }
}
