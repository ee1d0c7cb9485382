import JSON
import Localization
import RecordSamples
import Testing

@testable import Merging
@testable import Records

@Suite("Differences in words")
struct RecordDifferenceTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let old: String?
    let new: String
    let words: String
    var summary: String?

    init(_ name: String, _ old: String?, _ new: String, _ words: String, summary: String? = nil) {
      (testDescription, self.old, self.new) = (name, old, new)
      (self.words, self.summary) = (words, summary)
    }
  }

  /// A log with some notes, each with its members.
  private static func log(_ notes: [(String, String)], _ more: String = "") -> String {
    let entries = notes.map { "\"\(JoinCases.key)\($0.0)\": {\($0.1)}" }
    return JoinCases.log("\"observations\": {\(entries.joined(separator: ", "))}\(more)")
  }

  private static func notes(_ count: Int) -> [(String, String)] {
    (0..<count).map { ("\($0)", "\"note\": \"secret \($0)\"") }
  }

  private static func finding(_ members: String) -> String {
    #"{"id": "F01-a", "origins": ["aaaaaaaaaaaaaaaa"], \#(members), "~format": "finding/1"}"#
  }

  private static func participant(_ members: String) -> String {
    #"{"id": "P01-a", "origins": ["aaaaaaaaaaaaaaaa"], \#(members), "~format": "participant/1"}"#
  }

  private static let conflict = """
    , "clearedBy": "b", "sync": {"/clearedBy": \
    \(JoinCases.entry(JoinCases.two, "\"b\"", also: [(JoinCases.one, "\"a\"")]))}
    """
  private static let settled = """
    , "clearedBy": "b", "sync": {"/clearedBy": \(JoinCases.entry(JoinCases.three, "\"b\""))}
    """

  static let rows = [
    Row("the same", log(notes(2)), log(notes(2)), ""),
    Row(
      "notes are new", log(notes(2)), log(notes(14)), "12 observations added",
      summary: "12 observations"),
    Row("one note is new", log([]), log(notes(1)), "1 observation added", summary: "1 observation"),
    Row("a new log", nil, log(notes(3)), "3 observations added", summary: "3 observations"),
    Row("a new log without notes", nil, log([]), "1 log added", summary: "1 log"),
    Row(
      "a new finding", nil,
      finding("\"title\": \"secret\", \"rounds\": {\"1\": {\"state\": \"new\"}}"),
      "1 finding added", summary: "1 finding"),
    Row(
      "a field, a set and a note", log([("a", "\"impact\": 3, \"proposed\": [\"1.4.3\"]")]),
      log([("a", "\"impact\": 4, \"proposed\": [\"1.4.3\", \"2.1.1\"]"), ("b", "")]),
      "1 observation added, 2 fields changed"),
    Row(
      "what was added and deleted in between", log([]), log([("a", "\"deleted\": true")]), ""),
    Row(
      "a note is deleted", log([("a", "\"deleted\": null")]), log([("a", "\"deleted\": true")]),
      "1 observation deleted"),
    Row(
      "a note is back", log([("a", "\"deleted\": true")]), log([("a", "\"deleted\": null")]),
      "1 observation restored"),
    Row("a note vanished", log(notes(2)), log(notes(1)), "1 observation deleted"),
    Row(
      "a note is erased", log(notes(1)), log([("0", "\"erased\": true")]), "1 observation erased"),
    Row(
      "a record is erased", participant("\"ageBand\": \"from75\""), participant("\"erased\": true"),
      "1 participant erased"),
    Row("an erased record is new", nil, participant("\"erased\": true"), "1 participant erased"),
    Row(
      "a record is deleted", participant("\"ageBand\": null"), participant("\"deleted\": true"),
      "1 participant deleted"),
    Row(
      "a withdrawal", participant("\"withdrawals\": {}"),
      participant("\"withdrawals\": {\"\(JoinCases.key)\": {}}"), "1 withdrawal added",
      summary: "1 withdrawal"),
    Row(
      "a conflict", log([], ", \"clearedBy\": \"b\""), log([], conflict), "1 field differs"),
    Row("a settled conflict", log([], conflict), log([], settled), "1 conflict settled"),
    Row("a conflict that stays", log([], conflict), log(notes(1), conflict), "1 observation added"),
    Row("empty is as good as absent", log([]), log([], ", \"clearedBy\": null, \"marks\": {}"), ""),
    Row(
      "a group, and a field nobody knows", participant("\"consent\": {\"quote\": null}"),
      participant("\"consent\": {\"quote\": \"granted\"}, \"later\": 1"), "2 fields changed"),
  ]

  @Test(arguments: rows) func says(_ row: Row) throws {
    let new = try JoinCases.read(row.new)
    let format = new.root[key: "~format"]?.string.flatMap(FormatLine.init)
    let difference = RecordDifference(
      from: try row.old.map(JoinCases.read), to: new,
      format.flatMap { RecordFormats.named($0.name) })
    #expect(difference.words == "\(row.words)")
    if let summary = row.summary { #expect(difference.summary == "\(summary)") }
    #expect(difference.isEmpty == row.words.isEmpty)
  }

  @Test func filesAddUp() throws {
    let files: [(String?, String)] = [
      (Self.log([]), Self.log(Self.notes(40))), (nil, Self.log(Self.notes(1))),
      (nil, Self.finding("\"title\": \"x\"")), (nil, Self.finding("\"title\": \"y\"")),
      (
        Self.participant("\"ageBand\": null"),
        Self.participant("\"ageBand\": null, \"withdrawals\": {\"\(JoinCases.key)\": {}}")
      ),
    ]
    var sum = RecordDifference()
    for (old, new) in files {
      let document = try JoinCases.read(new)
      let format = document.root[key: "~format"]?.string.flatMap(FormatLine.init)
      sum += RecordDifference(
        from: try old.map(JoinCases.read), to: document,
        format.flatMap { RecordFormats.named($0.name) })
    }
    #expect(sum.summary == "41 observations, 2 findings, 1 withdrawal")
    #expect(sum.words == "41 observations added, 2 findings added, 1 withdrawal added")
    #expect(sum + RecordDifference() == sum && RecordDifference() + sum == sum)
  }

  @Test func anUnknownFormatIsAFile() throws {
    let old = try JoinCases.read(#"{"a": 1, "~format": "later/1"}"#)
    let new = try JoinCases.read(#"{"a": 2, "~format": "later/1"}"#)
    #expect(RecordDifference(from: nil, to: new, nil).words == "1 file added")
    #expect(RecordDifference(from: old, to: new, nil).words == "1 field changed")
  }

  @Test func everyNounHasAGoodPlural() {
    var nouns: Set<String> = []
    func visit(_ fields: [Field]) {
      for field in fields {
        switch field.kind {
        case .map(let entry):
          nouns.insert(entry.nouns.several.plain())
          visit(entry.fields)
        case .group(let inner): visit(inner)
        default: break
        }
      }
    }
    for format in RecordFormats.all {
      nouns.insert(format.nouns.several.plain())
      visit(format.fields)
    }
    #expect(nouns.sorted() == Self.plurals)
  }

  private static let plurals = [
    "answers", "assistive technologies", "attempts", "bands", "barriers", "bases", "benchmarks",
    "categories", "checklists", "circumstances", "described people", "earlier wordings",
    "element inventories",
    "elements", "evidence batches", "evidence items", "examples", "facet sets", "facet values",
    "facets", "figures", "findings", "goals", "imports",
    "instruments", "interruptions", "items", "lasting circumstances", "levels", "logs",
    "lost bases", "marks", "needs", "norms", "observations", "parked thoughts", "participants",
    "pictures", "profiles",
    "prompt answers", "prompt packs", "prompts", "questions", "recordings", "recruitment targets",
    "response options", "responses", "rounds", "scores", "screens", "sessions", "severities",
    "skill placements", "spectrums", "statements", "states in rounds", "steps", "studies",
    "supporting observations", "tasks", "walkthroughs", "withdrawals", "workspaces",
  ]
}
