package import Localization
import Reports

/// How a report is written; the usual way first.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// Markdown, to read.
  case markdown = "md"
  /// Every figure with its parts, for other programs.
  case json
  /// Figures for a spreadsheet.
  case csv
  /// A page for a browser, which needs nothing beside it.
  case html

  /// The formats that stand in `Exports`: git shows their differences line by line. Pages are made by `kerb publish`.
  package static let exported: [ReportFormat] = [.markdown, .json, .csv]
}

/// One report of one study, counted once; each way to write it is made when it is asked for.
package struct MeasuredReport {
  /// The word after `kerb report`.
  package let name: String
  private let document: () -> Document
  private let json: () -> [UInt8]
  private let csv: () -> String?
  private let plot: (String, Language) -> [UInt8]?

  init(
    _ name: String, document: @autoclosure @escaping () -> Document,
    json: @autoclosure @escaping () -> [UInt8],
    csv: @autoclosure @escaping () -> String? = nil,
    plot: @escaping (String, Language) -> [UInt8]? = { _, _ in nil }
  ) {
    self.name = name
    self.document = document
    self.json = json
    self.csv = csv
    self.plot = plot
  }

  /// The report in one of the formats of its ``StudyReport``; empty in another one. JSON and CSV are data and the same
  /// in every language.
  package func written(_ format: ReportFormat, in language: Language = .english) -> [UInt8] {
    switch format {
    case .markdown: Array(document().markdown(in: language).utf8)
    case .json: json()
    case .csv: Array((csv() ?? "").utf8)
    case .html: Array(document().html(of: name, in: language).utf8)
    }
  }

  /// The report as a file beside the others: a page of one sheet leads to them, wherever it is Markdown.
  func written(_ format: ReportFormat, beside links: MarkdownLinks) -> [UInt8] {
    guard format == .markdown, text.isOnePage else { return written(format) }
    return Array(text.markdown(style: .markdown(links)).utf8)
  }

  /// The report as a text with a structure.
  var text: Document { document() }

  /// One of the report's plots by its whole name, as SVG; `nil` for a name that it does not have.
  package func svg(_ name: String, in language: Language = .english) -> [UInt8]? {
    plot(name, language)
  }
}
