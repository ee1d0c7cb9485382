import Localization
package import Measures
import Reports

/// The reports of one round as a folder of pages: an index, a page for each report, and the plots as files.
package struct Publication {
  package struct File {
    /// The path from the folder on.
    package let path: String
    package let bytes: [UInt8]
  }

  package let edition: Edition
  /// `nil` where no session counts yet.
  package let round: Int?
  /// In the order of reading; the index comes first.
  package let files: [File]

  /// The folder of plots.
  static let plots = "plots"
  /// The page that leads to all others.
  static let index = "index"

  /// - Parameter reports: What the study says, report by report, in the order of ``StudyReport/all``.
  init(edition: Edition, round: Int?, index: Document, _ reports: [MeasuredReport]) {
    self.edition = edition
    self.round = round
    let documents = [(Self.index, index)] + reports.map { ($0.name, $0.text) }
    let pages =
      [PageSurroundings.Page(name: Self.index, label: "All reports")]
      + StudyReport.all.map { PageSurroundings.Page(name: $0.name, label: $0.label) }
    let anchors = Dictionary(
      documents.map { ($0, $1.anchors) }, uniquingKeysWith: { first, _ in first })
    let plots = Self.plots(reports)
    files =
      documents.map { name, document in
        let surroundings = PageSurroundings(
          pages: pages, links: PageLinks(report: name, anchors: anchors),
          plots: plots.isEmpty ? nil : Self.plots)
        return File(
          path: PageLinks.file(name), bytes: Array(document.html(surroundings).utf8))
      } + plots
  }

  private static func plots(_ reports: [MeasuredReport]) -> [File] {
    StudyReport.all.flatMap { kind in
      kind.plots.compactMap { plot in
        reports.first { $0.name == kind.name }?.svg(plot).map {
          File(path: "\(plots)/\(plot)", bytes: $0)
        }
      }
    }
  }
}
