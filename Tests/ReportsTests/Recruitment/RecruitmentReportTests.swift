import Foundation
import Localization
import Measures
import Records
import Reports
import StudyText
import Testing

@Suite struct RecruitmentReportTests {
  struct Golden: CustomTestStringConvertible, Sendable {
    let edition: Edition
    let format: String
    var testDescription: String { "recruitment-\(edition.rawValue).\(format)" }
  }

  static let goldens = ["md", "json", "csv"].map { Golden(edition: .team, format: $0) }

  private func bytes(_ recruitment: Recruitment, _ format: String) -> [UInt8] {
    switch format {
    case "json": RecruitmentJSON.bytes(recruitment)
    case "csv": Array(RecruitmentCSV.text(recruitment).utf8)
    default: Array(RecruitmentDocument.document(recruitment).markdown().utf8)
    }
  }

  /// Reports that were read and found true; `RECORD_GOLDENS=1` writes them again.
  @Test(arguments: goldens) func golden(_ golden: Golden) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens/\(golden.testDescription)")
    let made = bytes(try RecruitmentSample.recruitment(golden.edition), golden.format)
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(made).write(to: file)
    }
    let written = try [UInt8](Data(contentsOf: file))
    let lines = String(decoding: made, as: UTF8.self).split(separator: "\n")
    let expected = String(decoding: written, as: UTF8.self).split(separator: "\n")
    if let (line, other) = zip(lines, expected).first(where: { $0 != $1 }) {
      #expect(line == other)
    }
    #expect(made == written)
  }

  @Test func theOrderOfReadingMakesNoDifference() throws {
    let records = try RecruitmentSample.text().records()
    var turned = records
    turned.participants.reverse()
    turned.sessions.reverse()
    #expect(
      RecruitmentDocument.document(Recruitment.measure(records)).markdown()
        == RecruitmentDocument.document(Recruitment.measure(turned)).markdown())
  }

  /// What people wrote cannot act as markup or break a table.
  @Test func wordsOfFilesAreEscaped() throws {
    let words = " | **bold** <b> `x`"
    let text = RecruitmentDocument.document(try RecruitmentSample.recruitment(.team, words: words))
      .markdown()
    #expect(!text.contains("<b>"))
    #expect(!text.contains(" | **bold**"))
    for line in text.split(separator: "\n") where line.hasPrefix("|") {
      #expect(!line.contains("|  |"), "\(line)")
    }
  }

  @Test func withoutPeopleTheFirstLineSaysSo() throws {
    var text = StudyText()
    text.participants = [#"{"id": "P01-aaaa"}"#]
    let lines = RecruitmentDocument.document(Recruitment.measure(try text.records())).markdown()
      .split(separator: "\n")
    #expect(lines[0] == "# Recruitment: Tram tickets")
    #expect(
      lines[1]
        == "**No participants took part: no session counts yet.**")
    #expect(lines.contains { $0 == "The study has no recruitment targets." })
  }

  @Test func aFormulaInALabelStaysText() throws {
    var text = StudyText()
    text.targets = #"{"t": {"label": "=SUM(A1)", "minimum": 1}}"#
    let csv = RecruitmentCSV.text(Recruitment.measure(try text.records()))
    #expect(csv.contains(",'=SUM(A1),"))
  }
}
