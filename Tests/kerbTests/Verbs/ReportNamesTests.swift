import Team
import Testing
import Workbench

/// A merge makes reports again by their names: a report that it does not know would be merged as a text.
@Suite("Names of reports")
struct ReportNamesTests {
  @Test func everyFileThatAReportMakesIsKnownToMerges() {
    for report in StudyReport.all {
      for format in report.exported {
        let path = "Exports/tram-tickets/\(report.name).\(format.rawValue)"
        #expect(GeneratedReport.isOne(path), "\(path)")
      }
      for plot in report.plots {
        #expect(GeneratedReport.isOne("Exports/tram-tickets/\(plot)"), "\(plot)")
      }
    }
    #expect(!GeneratedReport.isOne("Exports/tram-tickets/notes.md"))
  }
}
