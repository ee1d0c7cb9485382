import Foundation
import Localization
import Measures
import Records
import Reports
import Testing
import Workspace

/// How much somebody has to read of the example's second round before the appendix begins.
@Suite struct ReportBudgetTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let report: String
    let words: Int
    let document: @Sendable (StudyRecords, ReportOptions) -> Document
    var testDescription: String { "\(report), at most \(words) words" }
  }

  static let rows = [
    Row(report: "coverage", words: 3_000) {
      CoverageDocument.document(Coverage.measure($0, options: $1))
    },
    Row(report: "findings", words: 3_500) {
      FindingsDocument.document(FindingsSummary.measure($0, options: $1))
    },
    Row(report: "study", words: 3_000) {
      StudyDocument.document(StudySummary.measure($0, options: $1))
    },
  ]

  @Test(arguments: rows) func theMainPartIsShort(_ row: Row) throws {
    let loaded = try StudyLoader.load("tram-tickets", in: Repository.workspace())
    let text = row.document(loaded.records, ReportOptions(round: 2)).markdown()
    let (main, appendix) = try parts(text)
    #expect(words(main) <= row.words)
    // Nothing was cut off: what is not in front stands behind.
    #expect(words(appendix) > words(main))
  }

  /// The page of one sheet has no appendix, and is short in both editions.
  @Test func theSummaryIsOnePage() throws {
    let records = try StudyLoader.load("tram-tickets", in: Repository.workspace()).records
    let page = SummaryPage.measure(records, options: ReportOptions(round: 2))
    let release = try #require(Release.measure(records, round: 2))
    for document in [SummaryDocument.document(page), ReleaseSummary.document(release)] {
      let count = words(document.markdown()[...])
      #expect(count <= 450)
      // There is a page, with problems on it.
      #expect(count > 250)
    }
  }

  private func parts(_ text: String) throws -> (main: Substring, appendix: Substring) {
    let place = try #require(text.range(of: "\n## Appendix\n"))
    return (text[..<place.lowerBound], text[place.upperBound...])
  }

  private func words(_ text: Substring) -> Int {
    text.split { $0.isWhitespace || $0 == "|" }
      .count { $0.contains { $0.isLetter || $0.isNumber } }
  }
}
