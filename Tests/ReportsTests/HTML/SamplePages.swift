import Localization
import Measures
import Records
import Reports
import StudyText

/// Every kind of report, from the studies of the other tests.
enum SamplePages {
  static let names = [
    "study", "coverage", "findings", "agreement", "recruitment", "index", "empty study",
    "empty findings", "empty coverage", "empty recruitment", "shared study", "shared coverage",
    "shared findings", "shared recruitment", "shared index",
  ]

  /// - Parameter words: What people typed in many places.
  static func document(_ name: String, words: String = "by card") throws -> Document {
    if name.hasPrefix("empty") { return try empty(name) }
    if name.hasPrefix("shared") { return try shared(name, words) }
    let written = quoted(words)
    return switch name {
    case "study": StudyDocument.document(try SampleRound.study(words: words))
    case "coverage": CoverageDocument.document(try SampleStudy.coverage(words: written))
    case "findings": FindingsDocument.document(try FindingsStudy.summary(words: written))
    case "agreement": AgreementDocument.document(try AgreementStudy.agreement())
    case "index": IndexDocument.document(try SampleRound.study(words: words), entries)
    default: RecruitmentDocument.document(try RecruitmentSample.recruitment(.team, words: written))
    }
  }

  /// As it stands between the quotation marks of JSON.
  private static func quoted(_ text: String) -> String {
    text.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }

  private static func empty(_ name: String) throws -> Document {
    var text = StudyText()
    text.plan = #""tasks": {}, "prompts": {}, "screens": {}"#
    let records = try text.records()
    let options = ReportOptions(edition: .team)
    return switch name {
    case "empty study":
      StudyDocument.document(StudySummary.measure(records, options: options))
    case "empty findings":
      FindingsDocument.document(FindingsSummary.measure(records, options: options))
    case "empty coverage": CoverageDocument.document(Coverage.measure(records, options: options))
    default: RecruitmentDocument.document(Recruitment.measure(records, options: options))
    }
  }

  private static func shared(_ name: String, _ words: String) throws -> Document {
    var text = SampleRound.text(words: words)
    text.closed = [1: "2026-05-01", 2: "2026-06-30"]
    guard let release = Release.measure(try text.records()) else { throw NoRelease() }
    return switch name {
    case "shared study": ReleaseStudy.document(release)
    case "shared coverage": ReleaseCoverage.document(release)
    case "shared findings": ReleaseFindings.document(release)
    case "shared recruitment": ReleaseRecruitment.document(release)
    default: IndexDocument.document(release, entries)
    }
  }

  struct NoRelease: Error {}

  static let entries: [IndexDocument.Entry] = [
    (report: "findings", label: "Findings", says: "what hurt."),
    (report: "study", label: "Study", says: "what people did."),
  ]

  /// Words that people might type, and that must act nowhere.
  static let hostile = [
    "<script>alert(1)</script>", "\" onload=\"x", "</style></title>", "&amp; &#60; \\",
    "\u{202e}evil\u{2066}", String(repeating: "W", count: 1000), "شراء تذكرة 3", "在电车上购票",
    "👨‍👩‍👧 ❤️", "javascript:alert(1)", "| # ` * _ [x](y)", "{color:red} */ @import",
  ].joined(separator: " ")
}
