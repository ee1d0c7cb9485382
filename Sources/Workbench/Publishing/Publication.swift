import JSON
import Localization
package import Measures
import Records
import Reports

/// The reports of one round as a folder of pages: an index, a page for each report, and the plots as files.
package struct Publication {
  package typealias File = FolderContents.File

  package let edition: Edition
  /// `nil` where no session counts yet.
  package let round: Int?
  /// In the order of reading; the index comes first.
  package let files: [File]

  /// The folder of plots.
  static let plots = "plots"
  /// The folder of pictures.
  static let pictures = "pictures"
  /// The page that leads to all others.
  static let index = "index"

  /// - Parameters:
  ///   - reports: What the study says, report by report, in the order of ``StudyReport/all``.
  ///   - picture: The bytes of a picture; `nil` where its file is not as it was attached, so that it stays in words.
  init(
    edition: Edition, round: Int?, index: Document, _ reports: [MeasuredReport],
    picture: (ShownPicture) throws -> [UInt8]?
  ) rethrows {
    self.edition = edition
    self.round = round
    let texts = [(Self.index, index)] + reports.map { ($0.name, $0.text) }
    let pictures = try Self.pictures(of: texts.map(\.1), picture)
    let copied = Set(pictures.map { Text($0.path) })
    let documents = texts.map { name, document in
      (
        name,
        document.showing { picture in
          let path = "\(Self.pictures)/\(picture.file)"
          return copied.contains(Text(path)) ? path : nil
        }
      )
    }
    let pages: [(name: String, label: Sentence)] =
      [(name: Self.index, label: "All reports")]
      + StudyReport.all.map { (name: $0.name, label: $0.label) }
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
      } + plots + pictures
  }

  /// As what a folder holds.
  package var contents: FolderContents {
    FolderContents(kind: .pages, edition: edition, files: files)
  }

  /// Whether a publication may have a file of this name: a page, or a plot in its folder.
  @Sendable static func mayWrite(_ path: String) -> Bool {
    if path.utf8.starts(with: "\(pictures)/".utf8) { return isPicture(path) }
    var name = path[...]
    let isPlot = name.hasPrefix("\(plots)/")
    if isPlot { name = name.dropFirst(plots.count + 1) }
    let ending = isPlot ? ".svg" : ".html"
    guard name.hasSuffix(ending), name.count > ending.count else { return false }
    return isPlain(name.dropLast(ending.count))
  }

  /// Whether a path is that of a picture by its id, in the folder of pictures.
  private static func isPicture(_ path: String) -> Bool {
    let name = path.dropFirst(pictures.count + 1)
    guard name.hasPrefix(Attachment.prefix),
      let ending = PictureKind.allCases.map(\.ending).first(where: { name.hasSuffix($0) })
    else { return false }
    return isPlain(name.dropLast(ending.count))
  }

  private static func isPlain(_ name: Substring) -> Bool {
    name.utf8.allSatisfy { byte in
      (0x61...0x7a).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
    }
  }

  /// The pictures that the reports show, each once.
  private static func pictures(
    of documents: [Document], _ bytes: (ShownPicture) throws -> [UInt8]?
  ) rethrows -> [File] {
    var files: [File] = []
    var seen: Set<Text> = []
    for picture in documents.flatMap(\.pictures) where seen.insert(Text(picture.file)).inserted {
      let path = "\(pictures)/\(picture.file)"
      guard isPicture(path), let bytes = try bytes(picture) else { continue }
      files.append(File(path: path, bytes: bytes))
    }
    return files
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
