import Testing

@testable import Records
@testable import Wording

/// An id and what is wrong with it.
private struct Candidate: CustomTestStringConvertible, Sendable {
  let id: String
  let flaw: RecordID.Flaw?
  var testDescription: String { "\"\(id.prefix(20))\" is \(flaw.map { "\($0)" } ?? "good")" }

  init(_ id: String, _ flaw: RecordID.Flaw? = nil) {
    self.id = id
    self.flaw = flaw
  }

  static let all = [
    Candidate("a"), Candidate("P07-kx4d"), Candidate("S07-x4k2"), Candidate("0"),
    Candidate("tram-tickets"), Candidate(String(repeating: "x", count: 64)), Candidate("a-"),
    Candidate("console"), Candidate("com"), Candidate("com10"), Candidate("comx"),
    Candidate("nul0"),
    Candidate("", .empty),
    Candidate(String(repeating: "x", count: 65), .tooLong),
    Candidate("-a", .badStart), Candidate("-", .badStart),
    Candidate(".", .badCharacter), Candidate("..", .badCharacter), Candidate("a.b", .badCharacter),
    Candidate("a/b", .badCharacter), Candidate("a\\b", .badCharacter),
    Candidate("../x", .badCharacter), Candidate("/etc", .badCharacter),
    Candidate("a b", .badCharacter), Candidate("a\0b", .badCharacter),
    Candidate("a\n", .badCharacter), Candidate("a_b", .badCharacter),
    Candidate("C:", .badCharacter), Candidate("a:b", .badCharacter),
    Candidate("a%2f", .badCharacter),
    Candidate("é", .badCharacter), Candidate("e\u{301}", .badCharacter),
    Candidate("\u{ff41}", .badCharacter), Candidate("a\u{202e}b", .badCharacter),
    Candidate("~", .badCharacter), Candidate("a*", .badCharacter),
    Candidate("con", .reserved), Candidate("CON", .reserved), Candidate("Nul", .reserved),
    Candidate("prn", .reserved), Candidate("aux", .reserved), Candidate("com1", .reserved),
    Candidate("LPT9", .reserved), Candidate("com0", .reserved),
  ]
}

@Suite struct RecordIDTests {
  @Test(arguments: Candidate.all)
  private func flaw(_ candidate: Candidate) {
    #expect(RecordID.flaw(in: candidate.id) == candidate.flaw)
  }

  @Test func aBadIdIsToldInPrintableWords() throws {
    let error = try #require(throws: WorkbenchError.self) {
      try RecordID.check("a\u{1b}[31m\u{202e}b")
    }
    #expect(
      error.description == """
        error: id "a\\u{1b}[31m\\u{202e}b": an id is made of the letters a to z, digits and hyphens
        fix: Use an id such as "ticket-app" or "P07-kx4d".
        """)
  }
}
