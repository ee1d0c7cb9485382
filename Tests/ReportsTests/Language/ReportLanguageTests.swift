import Localization
import Measures
import Reports
import Testing

/// A report in another language: other words, the same data.
@Suite("Reports in another language")
struct ReportLanguageTests {
  @Test(arguments: ["study", "coverage", "findings", "agreement", "recruitment"])
  func theNumbersAreTheSame(_ name: String) throws {
    let document = try document(name)
    let (english, strange) = (document.markdown(), document.markdown(in: .pseudo))
    #expect(english != strange)
    #expect(numbers(english) == numbers(strange))
    #expect(lines(english) == lines(strange))
  }

  /// Headings are words of the program; only those of the agreement report name sessions.
  @Test(arguments: ["study", "coverage", "findings", "recruitment"])
  func noHeadingStaysEnglish(_ name: String) throws {
    let headings = try document(name).blocks.filter {
      if case .heading(2, _, _) = $0 { true } else { false }
    }
    #expect(!headings.isEmpty)
    for case .heading(_, let text, _) in headings {
      let words = text.plain(in: .pseudo)
      #expect(!words.utf8.contains { (0x61...0x7a).contains($0) }, "\(words)")
    }
  }

  private func document(_ name: String) throws -> Document {
    switch name {
    case "study": StudyDocument.document(try SampleRound.study())
    case "coverage": CoverageDocument.document(try SampleStudy.coverage())
    case "findings": FindingsDocument.document(try FindingsStudy.summary())
    case "agreement": AgreementDocument.document(try AgreementStudy.agreement())
    default:
      RecruitmentDocument.document(try RecruitmentSample.recruitment(.team, words: "by card"))
    }
  }

  private func numbers(_ text: String) -> [Substring] {
    text.split { !$0.isNumber }
  }

  /// What each line begins with: a heading, an entry, a row.
  private func lines(_ text: String) -> [Character?] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.first.map { "#-|".contains($0) ? $0 : "a" }
    }
  }
}
