import Foundation
import Localization
import Measures
import Records
import Reports
import Statistics
import StudyText
import Testing

@Suite struct CoverageMarkdownTests {
  /// A report that was read and found true; `RECORD_GOLDENS=1` writes it again.
  @Test(arguments: [Edition.team])
  func golden(_ edition: Edition) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens/coverage-\(edition.rawValue).md")
    let text = CoverageDocument.document(try SampleStudy.coverage(edition)).markdown()
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    let (lines, expected) = (text.split(separator: "\n"), golden.split(separator: "\n"))
    // Only the first difference is told: the others follow from it.
    if let (line, other) = zip(lines, expected).first(where: { $0 != $1 }) {
      #expect(line == other)
    }
    #expect(Array(text.utf8) == Array(golden.utf8))
  }

  @Test func theFirstLinesClaimNothing() throws {
    let lines = CoverageDocument.document(try SampleStudy.coverage()).markdown().split(
      separator: "\n")
    #expect(lines[0] == "# Coverage of WCAG 2.0 A: Tram tickets, round 2")
    #expect(
      lines[1]
        == "This report shows who took part, what they tried and what is not covered. It is not a conformance claim."
    )
    #expect(
      lines[2]
        == "- 2 participants took part in round 2, in 2 sessions."
    )
  }

  @Test func withoutPeopleTheFirstLinesSaySo() throws {
    var text = StudyText()
    #expect(
      CoverageDocument.document(Coverage.measure(try text.records())).markdown()
        .contains("\n- There is no evidence yet.\n"))
    text.evidence = [StudyText.batch("e", "documented", [#""note": "x", "places": ["1.1"]"#])]
    #expect(
      CoverageDocument.document(Coverage.measure(try text.records())).markdown()
        .contains("\n- All evidence is from: published source.\n"))
  }

  @Test func theSummaryHasAtMostEightEntries() throws {
    let text = CoverageDocument.document(try SampleStudy.coverage()).markdown()
    let head = text.prefix(upTo: try #require(text.range(of: "\n## ")).lowerBound)
    #expect(head.split(separator: "\n").count { $0.hasPrefix("- ") } <= 8)
  }

  @Test func partsStandInTheOrderPeopleNeed() throws {
    let text = CoverageDocument.document(try SampleStudy.coverage()).markdown()
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }.map(String.init)
    #expect(
      headings == [
        "## Who took part", "## Failures and barriers", "## Needs and principles",
        "## Outside WCAG", "## Not retested in round 2, or not with anyone affected", "## Gaps",
        "## Appendix",
      ])
    let behind = text.split(separator: "\n").filter { $0.hasPrefix("### ") }.map(String.init)
    #expect(
      behind == [
        "### Evidence for each place", "### Evidence outside WCAG", "### Further gaps",
        "### People and targets", "### Principles and guidelines", "### All criteria",
        "### Automated checks",
        "### How to read this",
      ])
  }

  @Test(arguments: ["ios", "web", "document", "kiosk"])
  func tablesReadWellAloud(_ platform: String) throws {
    var study = SampleStudy.text()
    study.target = #"{"level": "AAA", "platform": "\#(platform)", "version": "2.2"}"#
    for edition in Edition.allCases {
      let coverage = Coverage.measure(
        try study.records(), options: ReportOptions(edition: edition))
      try checkTables(CoverageDocument.document(coverage).markdown())
    }
  }

  /// A sentence before each table, at most seven columns, every row complete, no cell empty.
  private func checkTables(_ text: String) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (number, line) in lines.enumerated() where line.hasPrefix("|") {
      let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
      #expect(cells.count <= 7, "\(line)")
      #expect(cells.allSatisfy { !$0.isEmpty && $0 != " " }, "\(line)")
      if lines[number - 1].isEmpty {
        #expect(lines[number - 2].hasSuffix(".") && !lines[number - 2].hasPrefix("#"), "\(line)")
      } else {
        let before = lines[number - 1].dropFirst(2).dropLast(2).components(separatedBy: " | ")
        #expect(before.count == cells.count, "\(line)")
      }
    }
    #expect(!text.contains("\n\n\n"))
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  private func text(platform: String, level: String = "AA") throws -> String {
    var study = SampleStudy.text()
    study.target = #"{"level": "\#(level)", "platform": "\#(platform)", "version": "2.2"}"#
    return CoverageDocument.document(Coverage.measure(try study.records())).markdown()
  }

  @Test(arguments: [
    (
      "ios",
      "find some failures of 5 of 55 criteria on iOS, and prove no pass; 50 have no known check."
    ),
    ("android", "find some failures of 9 of 55 criteria on Android, and prove no pass; 46 have"),
    (
      "mobile",
      "find some failures of 9 of 55 criteria on iOS and Android (5 on iOS, 9 on Android), and"
    ),
    ("desktop", "have no known check. kerb has no facts about systems other than macOS."),
    ("document", "kerb has no facts about automated checks of documents."),
    ("web", "find some failures of 33 of 55 criteria on the web, and prove no pass; 22 have"),
  ])
  func whatAutomatedChecksFind(_ platform: String, _ sentence: String) throws {
    #expect(try text(platform: platform).contains(sentence))
  }

  /// Criteria that the same people should look at share a row, and each criterion stands in one.
  @Test(arguments: ["ios", "android", "web", "document"])
  func theListOfWhoShouldLookIsShort(_ platform: String) throws {
    let text = try text(platform: platform)
    let start = try #require(text.range(of: "\nCriteria without a known automated check.\n\n"))
    let rows = text[start.upperBound...].components(separatedBy: "\n\n")[0].split(separator: "\n")
      .filter { $0.hasPrefix("| ") }.dropFirst(2)
      .map { $0.dropFirst(2).dropLast(2).components(separatedBy: " | ") }
    #expect(rows.count < 30)
    #expect(Set(rows.map { $0[0] }).count == rows.count)
    let numbers = rows.flatMap { $0[1].components(separatedBy: ", ") }
    #expect(Set(numbers).count == numbers.count)
    let target = WCAGTarget(
      version: .v22, level: .aa, platform: try #require(ProductPlatform(platform)))
    #expect(Set(numbers) == Set(target.withoutAutomaticCheck.map(\.number.description)))
  }

  @Test func anAuditIsNamedWithItsSourceAndTheDay() throws {
    let text = try text(platform: "ios")
    #expect(
      text.contains(
        "| 2.5.8 Target Size (Minimum) | Xcode's accessibility audit: hitRegion; GTXiLib: checkForMinimumTappableArea |"
      ))
    #expect(text.contains("traits, such as button, that do not fit (by its name)"))
    #expect(text.contains("GTXChecksCollection.h. Read on 2026-11-22."))
  }

  @Test func whatPeopleWroteActsNowhere() throws {
    let words = "@name #12 :smile: [a](b) <script> | `x` \\n# head\\r\\n- item \u{202e}"
    for edition in Edition.allCases {
      let text = CoverageDocument.document(try SampleStudy.coverage(edition, words: words))
        .markdown()
      for sign in ["@name", "#12", ":smile:", "[a](b)", "<script>", "\u{202e}", "\n# head"] {
        #expect(!text.contains(sign), "\(sign)")
      }
      #expect(text.contains("`@`name `#`12 `:`smile`:`"))
      try checkTables(text)
    }
  }

  @Test func oneRecordMoreChangesTheReport() throws {
    let study = SampleStudy.text()
    let one = CoverageDocument.document(Coverage.measure(try study.records())).markdown()
    #expect(CoverageDocument.document(Coverage.measure(try study.records())).markdown() == one)
    var records = try study.records()
    records.participants.reverse()
    records.sessions.reverse()
    records.findings.reverse()
    records.evidence.reverse()
    #expect(CoverageDocument.document(Coverage.measure(records)).markdown() == one)
    records.sessions.removeLast()
    #expect(CoverageDocument.document(Coverage.measure(records)).markdown() != one)
  }

  @Test func toolsAreNamedOnlyWithToolEvidence() throws {
    var study = SampleStudy.text()
    study.evidence = []
    let coverage = Coverage.measure(try study.records())
    let text = CoverageDocument.document(coverage).markdown()
    let head = text.prefix(upTo: try #require(text.range(of: "\n## ")).lowerBound)
    #expect(!head.contains("automated") && !head.contains("tool run"))
  }

  @Test func longListsSayWhatTheyLeaveOut() throws {
    var study = StudyText()
    let note = StudyText.note("barrier", proposed: ["1.4.10"])
    study.meet("S01-aaaa", ["P01-aaaa"], notes: Array(repeating: note, count: 15))
    let text = CoverageDocument.document(Coverage.measure(try study.records())).markdown()
    #expect(text.contains("\n- 3 more notes with the same or less impact.\n"))
  }
}
