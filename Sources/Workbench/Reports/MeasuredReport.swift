import JSON
package import Localization
import Measures
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
  private var document: () -> Document
  private var json: () -> JSONValue
  private let csv: () -> String?
  private let plot: (String, Language) -> [UInt8]?

  init(
    _ name: String, document: @autoclosure @escaping () -> Document,
    json: @autoclosure @escaping () -> JSONValue,
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
    case .json: JSONWriter.canonical(ClaimsJSON.added(to: json(), of: document()))
    case .csv: Array((csv() ?? "").utf8)
    case .html: Array(document().html(of: name, in: language).utf8)
    }
  }

  /// The same report, which says at its end of what, with what, when and by whose leave it is.
  func with(_ circumstances: Circumstances) -> MeasuredReport {
    ended({ $0.end(with: circumstances) }, { $0.with(circumstances) })
  }

  /// The same in the edition for sharing.
  func with(_ release: Release) -> MeasuredReport {
    ended({ $0.end(with: release) }, { $0.with(release) })
  }

  private func ended(
    _ end: @escaping (inout Document) -> Void, _ add: @escaping (JSONValue) -> JSONValue
  ) -> MeasuredReport {
    var report = self
    let (document, json) = (self.document, self.json)
    report.document = {
      var whole = document()
      end(&whole)
      return whole
    }
    report.json = { add(json()) }
    return report
  }

  /// The report as a file beside the others: a page of one sheet leads to them, wherever it is Markdown.
  func written(_ format: ReportFormat, beside links: MarkdownLinks) -> [UInt8] {
    guard format == .markdown, text.isOnePage else { return written(format) }
    return Array(text.markdown(style: .markdown(links)).utf8)
  }

  /// The report with its pictures to look at, for a place from which they are found.
  ///
  /// - Parameter source: The address of a picture as seen from there; `nil` for one that stays in words.
  package func showing(_ source: @escaping (ShownPicture) -> String?) -> MeasuredReport {
    var report = self
    let document = self.document
    report.document = { document().showing(source) }
    return report
  }

  /// The report as a text with a structure.
  var text: Document { document() }

  /// One of the report's plots by its whole name, as SVG; `nil` for a name that it does not have.
  package func svg(_ name: String, in language: Language = .english) -> [UInt8]? {
    plot(name, language)
  }
}
