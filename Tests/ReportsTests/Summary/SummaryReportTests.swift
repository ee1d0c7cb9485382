import Foundation
import JSON
import Localization
import Measures
import Records
import Reports
import StudyText
import Testing

@Suite("Summary, one page")
struct SummaryReportTests {
  private func page(_ words: String = "says the price twice", round: Int? = nil) throws
    -> SummaryPage
  {
    SummaryPage.measure(
      try FindingsStudy.text(words: words).records(),
      options: ReportOptions(round: round, edition: .team))
  }

  /// A page that was read and found true; `RECORD_GOLDENS=1` writes it again.
  @Test func golden() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens/summary-team.md")
    let text = SummaryDocument.document(try page()).markdown()
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try Data(text.utf8).write(to: file)
    }
    #expect(try text == String(contentsOf: file, encoding: .utf8))
  }

  @Test func whomWeMetStandsBeforeResultsAndWhatNobodyKnowsIsThere() throws {
    for round in [1, 2] {
      let text = SummaryDocument.document(try page(round: round)).markdown()
      let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }
      #expect(headings.first == "## Who took part, and who is missing")
      #expect(headings.last == "## What we cannot say")
      #expect(headings.contains("## What changed since round 1") == (round == 2))
    }
  }

  /// Of a study without a session it says that nothing is known, and claims nothing.
  @Test func anEmptyStudyHasAPageToo() throws {
    let page = SummaryPage.measure(try StudyText().records(), options: ReportOptions())
    let text = SummaryDocument.document(page).markdown()
    #expect(text.contains("No participants took part: no session counts yet."))
    #expect(text.contains("this is not a pass."))
    #expect(text.contains("Not covered: 55"))
  }

  /// What people wrote cannot act as markup, and a long quotation is left out whole.
  @Test func textsOfPeopleStayTexts() throws {
    let text = SummaryDocument.document(try page("<b>*x*</b> | `y`")).markdown()
    #expect(!text.contains("<b>") && !text.contains("*x*"))
    let long = String(repeating: "so many words ", count: 40)
    let longer = SummaryDocument.document(try page(long)).markdown()
    #expect(!longer.contains("“so many words"))
  }

  @Test func theDataNameTheSameProblemsAndNumbers() throws {
    let page = try page()
    let root = try JSONReader.read(SummaryJSON.bytes(page)).root
    let text = SummaryDocument.document(page).markdown()
    let problems = Array(try #require(root[key: "problems"]).elements)
    #expect(problems.count == page.worst.chosen.count && !problems.isEmpty)
    for problem in problems {
      let title = try #require(problem[key: "title"]?.string)
      #expect(text.contains(title))
    }
    #expect(root[key: "participants"]?.integer == 2)
  }

  /// Each line leads to what it rests on; what says only how to read the page need not.
  @Test(arguments: [1, 2])
  func everySentenceLeadsToItsEvidence(_ round: Int) throws {
    let page = try page(round: round)
    let documents = [
      ("summary", SummaryDocument.document(page)),
      ("study", StudyDocument.document(page.study)),
      ("findings", FindingsDocument.document(page.study.findings)),
    ]
    let links = MarkdownLinks(documents.map { (name: $0.0, document: $0.1) })
    let lines = SummaryDocument.document(page).markdown(style: .markdown(links))
      .split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.hasPrefix("**") }
    #expect(lines.count > 8)
    for line in lines where !Self.readsThePage(line) {
      // The coverage and recruitment reports are not among the files here.
      let leadsElsewhere = ["criteria", "targets", "need in"]
        .contains(where: line.contains)
      #expect(line.contains("](") || leadsElsewhere, "\(line)")
    }
  }

  private static func readsThePage(_ line: Substring) -> Bool {
    line.hasPrefix("Team edition") || line.hasPrefix("Team only")
  }

  /// What does not fit is left out from what decides least, and the data name the same problems as the page.
  @Test func aLongPageIsCutAndSaysSo() throws {
    let long = String(repeating: "very long words ", count: 30)
    let page = try page(long)
    let text = SummaryDocument.document(page).markdown()
    let root = try JSONReader.read(SummaryJSON.bytes(page)).root
    let shown = Array(try #require(root[key: "problems"]).elements)
    let further = try #require(root[key: "furtherProblems"]?.integer)
    #expect(shown.count + further == page.worst.chosen.count + page.worst.others)
    #expect(shown.count >= min(3, page.worst.chosen.count))
    for problem in shown {
      let title = try #require(problem[key: "title"]?.string)
      #expect(text.contains(title.prefix(30)))
    }
    #expect(further == 0 || text.contains("\(further) other problem"))
  }
}
