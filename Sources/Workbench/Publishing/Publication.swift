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

  /// The verb that makes it, which the list in its folder names.
  let maker: String

  /// The folder of plots.
  static let plots = "plots"
  /// The page that leads to all others.
  static let index = "index"

  /// - Parameter reports: What the study says, report by report, in the order of ``StudyReport/all``.
  init(edition: Edition, round: Int?, index: Document, _ reports: [MeasuredReport]) {
    self.edition = edition
    self.round = round
    maker = Self.ofStudies
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

  /// The verb that makes folders about studies.
  static let ofStudies = "kerb publish"

  /// Pages that are about no study.
  init(by maker: String, edition: Edition, _ files: [File]) {
    self.maker = maker
    self.edition = edition
    round = nil
    self.files = files
  }

  /// Whether a publication may have a file of this name: a page, or a plot in its folder.
  static func mayWrite(_ path: String) -> Bool {
    var name = path[...]
    let isPlot = name.hasPrefix("\(plots)/")
    if isPlot { name = name.dropFirst(plots.count + 1) }
    let ending = isPlot ? ".svg" : ".html"
    guard name.hasSuffix(ending), name.count > ending.count else { return false }
    return name.dropLast(ending.count).utf8.allSatisfy { byte in
      (0x61...0x7a).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
    }
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
