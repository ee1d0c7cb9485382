import Foundation
import JSON
import Localization
import Measures
import Records
import Reports
import StudyText
import Testing

/// The reviewed sentences that claim nothing about a study.
enum ConstantSentences {
  static func all() throws -> Set<String> {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("constants.txt")
    return Set(
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init))
  }

  /// The statements of a document that rest on no claim and are not reviewed.
  static func missing(in document: Document) throws -> [String] {
    let known = try all()
    // A label before a claim states nothing.
    return document.unclaimed.filter { sentence in
      let rest = sentence.withoutClaims.plain().replacing(#/(State|[Rr]ound \d+): /#, with: "")
      return rest.contains(where: \.isLetter) && !known.contains(sentence.plain())
    }.map { $0.plain() }
  }
}

extension Document {
  /// The statements below the headings of these names.
  func sections(_ names: [String]) -> Document {
    var result = Document()
    var isIn = false
    for block in blocks {
      switch block {
      case .heading(let level, let text, _):
        if level <= 2 { isIn = names.contains(text.plain()) }
      case .paragraph(let text): if isIn { result.paragraph(text) }
      case .notice(let text): if isIn { result.notice(text) }
      case .list(let entries): if isIn { result.list(entries) }
      case .table, .drawing, .picture: break
      }
    }
    return result
  }
}

@Suite("Claims of findings") struct FindingClaimsTests {
  private static func studies() throws -> [StudyRecords] {
    try [FindingsStudy.text().records(), SampleRound.text().records()]
      + RetestStudy.samples.map { try $0.text().records() }
  }

  @Test func everyStatementOfTheFindingsReportIsAClaim() throws {
    for records in try Self.studies() {
      for round in [1, 2] {
        let summary = FindingsSummary.measure(records, options: ReportOptions(round: round))
        let missing = try ConstantSentences.missing(in: FindingsDocument.document(summary))
          // The head of every report belongs to the claims of people.
          .filter { !$0.hasPrefix("The people of this study are invented") }
        #expect(missing.isEmpty)
      }
    }
    let empty = FindingsSummary.measure(try StudyText().records())
    let missing = try ConstantSentences.missing(in: FindingsDocument.document(empty))
    #expect(missing == [])
  }

  @Test func everyStatementOfAnIssueIsAClaim() throws {
    for records in try Self.studies() {
      let set = IssueSet.team(FindingsSummary.measure(records), takesAll: true)
      for issue in set.issues {
        let missing = try ConstantSentences.missing(in: issue.body)
        #expect(missing.isEmpty, "\(issue.title)")
      }
    }
  }

  @Test func everyStatementOfProblemsOnTheOnePageIsAClaim() throws {
    let names = ["Most severe problems", "What works well", "Fixes"]
    for records in try Self.studies() {
      let page = SummaryDocument.document(SummaryPage.measure(records))
      let missing = try ConstantSentences.missing(in: page.sections(names))
      #expect(missing == [])
    }
  }

  @Test func everyStatementOfFindingsInTheStudyReportIsAClaim() throws {
    let names = ["Findings", "Findings in detail", "Quotes"]
    for records in try Self.studies() {
      let document = StudyDocument.document(StudySummary.measure(records))
      #expect(try ConstantSentences.missing(in: document.sections(names)).isEmpty)
    }
  }

  @Test func everyStatementOfFindingsInTheCoverageReportIsAClaim() throws {
    let names = [
      "Other open findings", "Marked fixed, not confirmed by a retest",
      "Fixed problems, confirmed by a retest", "Strengths",
    ]
    for records in try Self.studies() {
      let document = CoverageDocument.document(Coverage.measure(records))
      #expect(try ConstantSentences.missing(in: document.sections(names)).isEmpty)
    }
  }

  @Test func aClaimKeepsItsArguments() throws {
    let finding = try #require(
      FindingsSummary.measure(try RetestStudy.oneOfFive.text().records()).findings.first)
    let claim = try #require(
      finding.standing.claims.first { $0.id == "finding.contradicted" })
    let arguments = try #require(try ValueEncoder.value(of: claim.arguments).object)
    let numbers = ["round", "affectedIn", "affected", "of", "unnamed"].map {
      arguments[$0].flatMap { if case .number(let text) = $0 { text } else { nil } }
    }
    #expect(numbers == ["2", "2", "4", "5", "0"])
  }
}
