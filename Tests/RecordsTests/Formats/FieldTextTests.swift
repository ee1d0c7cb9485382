import Localization
import Testing
import Wording

@testable import JSON
@testable import Records

@Suite("Formats: values as people type them")
struct FieldTextTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let kind: FieldKind
    let typed: String
    let value: JSONValue
    let shown: String

    init(_ kind: FieldKind, _ typed: String, _ value: JSONValue, _ shown: String) {
      testDescription = "‹\(typed)›"
      self.kind = kind
      self.typed = typed
      self.value = value
      self.shown = shown
    }
  }

  private static let outcome = FieldKind.choice(WordList(AttemptOutcome.allCases))
  private static let level = FieldKind.choice(WordList(ConformanceLevel.allCases))
  private static let version = FieldKind.choice(WordList(WCAGVersion.allCases))

  static let rows: [Row] = [
    Row(outcome, "partlyDone", .string("partlyDone"), "partly done"),
    Row(outcome, "PARTLYDONE", .string("partlyDone"), "partly done"),
    Row(outcome, "partly done", .string("partlyDone"), "partly done"),
    Row(outcome, " Partly-Done ", .string("partlyDone"), "partly done"),
    Row(outcome, "partly_done", .string("partlyDone"), "partly done"),
    Row(level, "aa", .string("AA"), "level AA"),
    Row(level, "Level AAA", .string("AAA"), "level AAA"),
    Row(version, "2.2", .string("2.2"), "WCAG 2.2"),
    Row(version, "wcag 2.1", .string("2.1"), "WCAG 2.1"),
    Row(.place, "1.4.10", .string("1.4.10"), "1.4.10 Reflow"),
    Row(.place, "reflow", .string("1.4.10"), "1.4.10 Reflow"),
    Row(.place, "Status Messages", .string("4.1.3"), "4.1.3 Status Messages"),
    Row(.place, "1.4", .string("1.4"), "1.4 Distinguishable"),
    Row(.place, "Robust", .string("4"), "4 Robust"),
    Row(.dimension, "see", .string("see"), "seeing"),
    Row(.dimension, "SEE", .string("see"), "seeing"),
    Row(.dimension, "Mood and anxiety", .string("feel"), "mood and anxiety"),
    Row(.dimension, "balance", .string("balance"), "balance"),
    Row(.flag, "yes", .bool(true), "yes"), Row(.flag, "Y", .bool(true), "yes"),
    Row(.flag, "TRUE", .bool(true), "yes"), Row(.flag, "no", .bool(false), "no"),
    Row(.flag, "n", .bool(false), "no"), Row(.flag, "False", .bool(false), "no"),
    Row(.integer(0...4), " 3 ", .number("3"), "3"), Row(.integer(0...4), "0", .number("0"), "0"),
    Row(.integer(-5...4), "-5", .number("-5"), "-5"),
    Row(.milliseconds, "1500", .number("1500"), "1500"),
    Row(.decimal(0...100), "2.50", .number("2.50"), "2.50"),
    Row(.decimal(0...100), "1e1", .number("1e1"), "1e1"),
    Row(.day, " 2024-02-29 ", .string("2024-02-29"), "2024-02-29"),
    Row(.instant, "2026-03-02T09:30:00Z", .string("2026-03-02T09:30:00Z"), "2026-03-02T09:30:00Z"),
    Row(.line, "  a line ", .string("a line"), "a line"),
    Row(.text, " as typed\n", .string(" as typed\n"), " as typed\n"),
    Row(.reference(.participant), "P07", .string("P07"), "P07"),
    Row(.line, "", .null, ""), Row(.text, " \n\t", .null, ""), Row(.flag, "", .null, ""),
    Row(.place, " ", .null, ""), Row(.integer(0...4), "", .null, ""),
  ]

  @Test(arguments: rows) func reads(_ row: Row) throws {
    let value = try FieldText.parse(row.typed, as: row.kind)
    #expect(value == row.value)
    #expect(FieldText.shown(value, row.kind) == "\(row.shown)")
  }

  struct FaultRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let kind: FieldKind
    let typed: String
    let problem: String
    let remedy: String

    init(_ kind: FieldKind, _ typed: String, _ problem: String, _ remedy: String) {
      testDescription = "‹\(typed)›"
      self.kind = kind
      self.typed = typed
      self.problem = problem
      self.remedy = remedy
    }
  }

  private static let whole = "write a whole number from 0 to 4"

  static let faults: [FaultRow] = [
    FaultRow(.flag, "maybe", "must be yes or no", "write yes or no"),
    FaultRow(.integer(0...4), "7", "is 7, allowed 0 to 4", whole),
    FaultRow(.integer(0...4), "-1", "is -1, allowed 0 to 4", whole),
    FaultRow(
      .integer(0...4), "1.0", "must be a whole number from 0 to 4", whole + ", without a fraction"),
    FaultRow(
      .integer(0...4), "99999999999999999999", "must be a whole number from 0 to 4",
      whole + ", without a fraction"),
    FaultRow(.integer(0...4), "three", "must be a number", "write digits"),
    FaultRow(.integer(0...4), "01", "must be a number", "write digits"),
    FaultRow(.integer(0...4), "true", "must be a number", "write digits"),
    FaultRow(.milliseconds, "1,5", "must be a number", "write digits"),
    FaultRow(
      .decimal(0...100), "100.1", "must be a number from 0 to 100",
      "write a number within the limits"),
    FaultRow(
      .choice(WordList(Assistance.allCases)), "asisted",
      "is \"asisted\", which is not one of its words",
      "did you mean assisted? The words are unassisted, assisted"),
    FaultRow(
      .place, "1.4.33", "names \"1.4.33\", which WCAG does not have",
      "did you mean 1.4.3 Contrast (Minimum)?"),
    FaultRow(
      .place, "something else", "names nothing that WCAG has", "write a number such as 1.4.10"),
    FaultRow(
      .choice(WordList(Assistance.allCases)), "something else", "is not one of its words",
      "the words are unassisted, assisted"),
    FaultRow(.day, "2025-02-29", "must be a day of the calendar", "write it as 2026-03-02"),
    FaultRow(
      .instant, "2026-03-02", "must be a moment",
      "write 2026-03-02 09:30 or today 9:30 for the time on your clock, 2026-03-02T09:30+01:00 with its offset, or 2026-03-02T09:30:00Z in UTC"
    ),
    FaultRow(.line, "two\nlines", "must be one line", "remove the line break"),
  ]

  @Test(arguments: faults) func refuses(_ row: FaultRow) throws {
    let fault = try #require(throws: FieldText.Fault.self) {
      try FieldText.parse(row.typed, as: row.kind)
    }
    #expect(fault.problem.plain() == row.problem)
    #expect(fault.remedy.plain() == row.remedy)
  }

  @Test func setsAreShownInOneLine() {
    let value = JSONValue.array([.string("1.4.10"), .string("4")])
    #expect(FieldText.shown(value, .set(.place)) == "1.4.10 Reflow; 4 Robust")
    #expect(FieldText.shown(.array([]), .set(.place)) == "")
  }

  @Test(arguments: [("  a b ", "a b"), ("", ""), ("\u{a0}x\r\n", "x"), (" \t ", "")])
  func trims(_ text: String, _ trimmed: String) {
    #expect(PlainText.trimmed(text) == trimmed)
  }
}
