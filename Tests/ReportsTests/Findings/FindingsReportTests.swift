import Foundation
import JSON
import Localization
import Measures
import Records
import Reports
import StudyText
import Testing

@Suite struct FindingsReportTests {
  @Test func failuresStandFirst() throws {
    let text = FindingsDocument.document(try FindingsStudy.summary()).markdown()
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }.map(String.init)
    #expect(
      headings == [
        "## All findings", "## To settle: notes or sessions do not support the records",
        "## Open problems",
        "## Open problems outside WCAG", "## Not retested in round 2", "## Strengths",
        "## Appendix",
      ])
    let behind = text.split(separator: "\n").filter { $0.hasPrefix("### ") }.map(String.init)
    #expect(
      behind.suffix(3) == [
        "### Evidence for each finding", "### Barriers linked to no problem",
        "### How to read this",
      ])
    #expect(text.contains("\n### F04 The order confuses\n"))
  }

  @Test func whatPeopleWroteActsNowhere() throws {
    let words = "@name #12 :smile: [a](b) <script> | `x` \\n# head\\r\\n- item \u{202e}"
    for edition in Edition.allCases {
      let text = FindingsDocument.document(try FindingsStudy.summary(edition, words: words))
        .markdown()
      for sign in ["@name", "#12", ":smile:", "[a](b)", "<script>", "\u{202e}", "\n# head"] {
        #expect(!text.contains(sign), "\(sign)")
      }
      try checkTables(text)
    }
  }

  /// A sentence before each table, at most five columns, every row complete, no cell empty.
  private func checkTables(_ text: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let rows = lines.filter { $0.hasPrefix("|") }
    #expect(rows.count == 7)
    for row in rows {
      let cells = row.dropFirst(2).dropLast(2).components(separatedBy: " | ")
      #expect(cells.count == 5, "\(row)")
      #expect(cells.allSatisfy { !$0.isEmpty && $0 != " " }, "\(row)")
    }
    #expect(!text.contains("\n\n\n"))
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  @Test func aSpreadsheetReadsItAndTakesNothingForAFormula() throws {
    let text = FindingsCSV.text(try FindingsStudy.summary(words: "=1+1, \\n\\\"x\\\""))
    let rows = table(text)
    #expect(rows.count == 6)
    #expect(Set(rows.map(\.count)) == [rows[0].count])
    #expect(rows.joined().allSatisfy { !$0.isEmpty })
    #expect(rows[1][0] == "F01-aaaa")
    #expect(rows[1][2] == "Nobody hears that it is paid =1+1,  \"x\"")
    var study = StudyText()
    study.findings = [
      #"{"id": "F01-aaaa", "kind": "problem", "recommendation": "-2+3", "title": "=cmd()"}"#
    ]
    let formula = table(FindingsCSV.text(FindingsSummary.measure(try study.records())))
    #expect(formula[1][2] == "'=cmd()")
    #expect(formula[1].contains("'-2+3"))
  }

  /// The rows as RFC 4180 says, for texts whose line ends stand between rows only.
  private func table(_ text: String) -> [[String]] {
    text.components(separatedBy: "\r\n").dropLast().map { line in
      var cells: [String] = [""]
      var isQuoted = false
      let characters = Array(line)
      var at = 0
      while at < characters.count {
        if characters[at] == "\"", isQuoted, at + 1 < characters.count, characters[at + 1] == "\"" {
          cells[cells.count - 1].append("\"")
          at += 1
        } else if characters[at] == "\"" {
          isQuoted.toggle()
        } else if characters[at] == ",", !isQuoted {
          cells.append("")
        } else {
          cells[cells.count - 1].append(characters[at])
        }
        at += 1
      }
      return cells
    }
  }

  @Test func theDataAreCanonicalAndHoldWholeIds() throws {
    let bytes = FindingsJSON.bytes(try FindingsStudy.summary())
    let document = try JSONReader.read(bytes)
    #expect(JSONWriter.canonical(document) == bytes)
    let ids = document.root[key: "findings"]?.elements.compactMap { $0[key: "id"]?.string } ?? []
    #expect(ids == ["F01-aaaa", "F03-cccc", "F02-bbbb", "F04-dddd", "F05-eeee"])
    #expect(document.root[key: "barriersWithoutFinding"]?[key: "count"]?.integer == 2)
  }

  @Test func withoutAFindingItSaysWhatToDo() throws {
    var text = StudyText()
    #expect(
      FindingsDocument.document(FindingsSummary.measure(try text.records())).markdown()
        .contains("\n- No findings yet; this is not a pass.\n"))
    text.meet("S01-aaaa", ["P01-aaaa"], notes: [StudyText.note("barrier")])
    let waiting = FindingsDocument.document(FindingsSummary.measure(try text.records())).markdown()
    #expect(waiting.contains("kerb finding new STUDY TITLE --observation SESSION/NOTE"))
    #expect(
      waiting.contains("1 barrier linked to no problem: worst impact not recorded, 1 participant."))
  }

  /// The same records in any order give the same bytes.
  @Test(arguments: 0..<20) func orderChangesNothing(_ seed: Int) throws {
    var numbers = SystemlessNumbers(state: UInt64(seed) &+ 1)
    var records = try FindingsStudy.text().records()
    let once = FindingsDocument.document(FindingsSummary.measure(records)).markdown()
    records.participants.shuffle(using: &numbers)
    records.sessions.shuffle(using: &numbers)
    records.findings.shuffle(using: &numbers)
    #expect(
      FindingsDocument.document(FindingsSummary.measure(records)).markdown() == once, "seed \(seed)"
    )
    records.sessions.removeLast()
    #expect(
      FindingsDocument.document(FindingsSummary.measure(records)).markdown() != once, "seed \(seed)"
    )
  }
}

/// Numbers that a seed repeats: xorshift by George Marsaglia.
private struct SystemlessNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
