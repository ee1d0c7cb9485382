import Laws
import Localization
import Records
import Testing
import Wording

@testable import Interchange

/// One text and the rows that it holds.
struct CSVCase: CustomTestStringConvertible, Sendable {
  let name: String
  let bytes: [UInt8]
  let rows: [[String]]
  var lines: [Int]?
  var faults: [CSVFault] = []
  var separator = CSVSeparator.comma

  init(
    _ name: String, _ text: String, _ rows: [[String]], lines: [Int]? = nil,
    faults: [CSVFault] = [], separator: CSVSeparator = .comma
  ) {
    self.init(
      name, bytes: Array(text.utf8), rows, lines: lines, faults: faults, separator: separator)
  }

  init(
    _ name: String, bytes: [UInt8], _ rows: [[String]], lines: [Int]? = nil,
    faults: [CSVFault] = [], separator: CSVSeparator = .comma
  ) {
    self.name = name
    self.bytes = bytes
    self.rows = rows
    self.lines = lines
    self.faults = faults
    self.separator = separator
  }

  var testDescription: String { name }

  static let good: [CSVCase] = [
    CSVCase("one field", "a", [["a"]]),
    CSVCase("two fields", "a,b", [["a", "b"]]),
    CSVCase("line feeds", "a,b\nc,d\n", [["a", "b"], ["c", "d"]], lines: [1, 2]),
    CSVCase("carriage returns with line feeds", "a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
    CSVCase("carriage returns alone", "a,b\rc,d\r", [["a", "b"], ["c", "d"]], lines: [1, 2]),
    CSVCase("line ends of all kinds", "a\nb\r\nc\rd", [["a"], ["b"], ["c"], ["d"]]),
    CSVCase("no line end at the end", "a\nb", [["a"], ["b"]]),
    CSVCase("an empty field in the middle", "a,,c", [["a", "", "c"]]),
    CSVCase("an empty field at the end", "a,b,", [["a", "b", ""]]),
    CSVCase("an empty field at the start", ",b", [["", "b"]]),
    CSVCase("quotation marks", "\"a\",b", [["a", "b"]]),
    CSVCase("a comma in quotation marks", "\"a,b\",c", [["a,b", "c"]]),
    CSVCase("a doubled quotation mark", "\"say \"\"go\"\" now\",b", [["say \"go\" now", "b"]]),
    CSVCase("nothing but a doubled quotation mark", "\"\"\"\"", [["\""]]),
    CSVCase("doubled quotation marks at both ends", "\"\"\"a\"\"\",b", [["\"a\"", "b"]]),
    CSVCase("an empty field in quotation marks", "\"\",b", [["", "b"]]),
    CSVCase("a row of one empty field in quotation marks", "a\n\"\"\n", [["a"], [""]]),
    CSVCase(
      "a line feed in quotation marks", "\"a\nb\",c\nd,e", [["a\nb", "c"], ["d", "e"]],
      lines: [1, 3]),
    CSVCase(
      "line ends of Windows in quotation marks", "x\r\n\"a\r\nb\"\r\nc",
      [["x"], ["a\r\nb"], ["c"]],
      lines: [1, 2, 4]),
    CSVCase("a quotation mark inside a plain field", "5\" screen,b", [["5\" screen", "b"]]),
    CSVCase("spaces are kept", " a , b ", [[" a ", " b "]]),
    CSVCase("a space before a quotation mark makes it plain", "a, \"b\"", [["a", " \"b\""]]),
    CSVCase("blank rows are left out", "a\n\n\nb\n\n", [["a"], ["b"]], lines: [1, 4]),
    CSVCase(
      "rows of separators are left out", "a,b\n,\n , \nc,d", [["a", "b"], ["c", "d"]],
      lines: [1, 4]),
    CSVCase("a byte order mark", bytes: [0xef, 0xbb, 0xbf] + Array("a,b".utf8), [["a", "b"]]),
    CSVCase(
      "a byte order mark before quotation marks", bytes: [0xef, 0xbb, 0xbf] + Array("\"a\"".utf8),
      [["a"]]),
    CSVCase("blank rows before the header", "\n\r\na\nb", [["a"], ["b"]], lines: [3, 4]),
    CSVCase("letters outside ASCII", "ä,日本\n😀,ß", [["ä", "日本"], ["😀", "ß"]]),
    CSVCase(
      "semicolons from the header", "a;b\nc;d,e", [["a", "b"], ["c", "d,e"]], separator: .semicolon),
    CSVCase("tabs from the header", "a\tb\nc\td;e", [["a", "b"], ["c", "d;e"]], separator: .tab),
    CSVCase("a comma in the header decides", "a,b;c\nd,e;f", [["a", "b;c"], ["d", "e;f"]]),
    CSVCase(
      "a comma in quotation marks in the header does not", "\"a,b\";c", [["a,b", "c"]],
      separator: .semicolon),
    CSVCase(
      "a declared separator", "sep=;\na,b;c\n", [["a,b", "c"]], lines: [2], separator: .semicolon),
    CSVCase("a declared separator on Windows", "SEP=,\r\na,b\r\n", [["a", "b"]], lines: [2]),
    CSVCase("rows of different length", "a,b\nc\nd,e,f", [["a", "b"], ["c"], ["d", "e", "f"]]),
  ]

  static let faulty: [CSVCase] = [
    CSVCase(
      "a quotation mark that is never closed", "a\n\"b\nc\n", [["a"], ["c"]], lines: [1, 3],
      faults: [CSVFault(line: 2, problem: .unclosedQuote)]),
    CSVCase(
      "an open quotation mark before good rows", "a,b\n\"c,d\n\"e\",f\ng,h",
      [["a", "b"], ["e", "f"], ["g", "h"]], lines: [1, 3, 4],
      faults: [CSVFault(line: 2, problem: .textAfterQuote)]),
    CSVCase(
      "text after a closing quotation mark", "a\n\"b\"c,d\ne", [["a"], ["e"]],
      faults: [CSVFault(line: 2, problem: .textAfterQuote)]),
    CSVCase(
      "a space after a closing quotation mark", "a\n\"b\" ,d\ne", [["a"], ["e"]],
      faults: [CSVFault(line: 2, problem: .textAfterQuote)]),
    CSVCase(
      "a row that is not UTF-8", bytes: Array("a\nb".utf8) + [0xe4] + Array("\nc".utf8),
      [["a"], ["c"]], lines: [1, 3], faults: [CSVFault(line: 2, problem: .invalidUTF8)]),
    CSVCase(
      "quotation marks that are not UTF-8",
      bytes: Array("a\n\"b\n".utf8) + [0xff] + Array("\",c\nd".utf8), [["a"], ["d"]],
      lines: [1, 4], faults: [CSVFault(line: 2, problem: .invalidUTF8)]),
    CSVCase(
      "an overlong form", bytes: Array("a\n".utf8) + [0xc0, 0xaf] + Array("\nb".utf8),
      [["a"], ["b"]], faults: [CSVFault(line: 2, problem: .invalidUTF8)]),
    CSVCase(
      "a quotation mark alone at the end", "a\n\"", [["a"]],
      faults: [CSVFault(line: 2, problem: .unclosedQuote)]),
    CSVCase(
      "two open quotation marks", "a\n\"b\n\"c\nd\n", [["a"], ["d"]],
      faults: [
        CSVFault(line: 2, problem: .textAfterQuote), CSVFault(line: 3, problem: .unclosedQuote),
      ]),
  ]
}

@Suite struct CSVReaderTests {
  @Test(arguments: CSVCase.good + CSVCase.faulty)
  func readsRows(_ row: CSVCase) throws {
    let table = try CSVReader.read(row.bytes, place: "notes.csv")
    #expect(table.rows.map(\.fields) == row.rows)
    if let lines = row.lines { #expect(table.rows.map(\.line) == lines) }
    #expect(table.faults == row.faults)
    #expect(table.separator == row.separator)
  }

  struct Refused: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: [UInt8]
    let problem: String
  }

  @Test(arguments: [
    Refused(testDescription: "nothing", bytes: [], problem: "the file is empty"),
    Refused(
      testDescription: "blank rows", bytes: Array("\n\r\n ".utf8), problem: "the file is empty"),
    Refused(
      testDescription: "only a byte order mark", bytes: [0xef, 0xbb, 0xbf],
      problem: "the file is empty"),
    Refused(
      testDescription: "UTF-16, little end first", bytes: [0xff, 0xfe, 0x61, 0x00],
      problem: "the file is UTF-16, not UTF-8"),
    Refused(
      testDescription: "UTF-16, big end first", bytes: [0xfe, 0xff, 0x00, 0x61],
      problem: "the file is UTF-16, not UTF-8"),
    Refused(
      testDescription: "UTF-16 without a mark", bytes: [0x61, 0x00, 0x2c, 0x00],
      problem: "the file holds zero bytes, so it is not text in UTF-8"),
    Refused(
      testDescription: "a packed spreadsheet", bytes: [0x50, 0x4b, 0x03, 0x04, 0x14],
      problem: "this is a spreadsheet or another packed file, not CSV"),
  ])
  func refusesOtherFiles(_ row: Refused) {
    let error = #expect(throws: WorkbenchError.self) {
      try CSVReader.read(row.bytes, place: "notes.csv")
    }
    #expect(error?.problem.plain() == row.problem)
    #expect(error?.code == .invalidData)
    #expect(error?.remedy.isEmpty == false)
  }

  /// Whatever the bytes, reading ends, and no row begins before the one above it.
  @Test(arguments: Laws.seeds(0..<300))
  func survivesAnything(seed: Int) {
    var state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 | 1
    let alphabet = Array("a,\"\n\r;\t\"x\"".utf8) + [0xc3, 0xa4, 0xff]
    let bytes = (0..<(seed % 97)).map { _ -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return alphabet[Int(state >> 33) % alphabet.count]
    }
    guard let table = try? CSVReader.read(bytes, place: "") else { return }
    let lines = table.rows.map(\.line)
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $0 < $1 })
    let lineEnds = bytes.count { $0 == 0x0a || $0 == 0x0d }
    #expect((lines + table.faults.map(\.line)).allSatisfy { (1...(lineEnds + 1)).contains($0) })
  }
}
