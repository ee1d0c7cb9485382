import Localization
import Measures

/// What kerb writes into a folder of one's choice, and by which rules the folder is looked after.
package struct FolderContents {
  package struct File {
    /// The path from the folder on.
    package let path: String
    package let bytes: [UInt8]
  }

  let kind: FolderKind
  let edition: Edition
  /// In the order of reading; what leads to the others comes first.
  package let files: [File]

  /// Whether any of the files lies in a folder below.
  func hasFiles(_ below: String) -> Bool {
    files.contains { $0.path.utf8.starts(with: "\(below)/".utf8) }
  }
}

/// One kind of folder that kerb writes: what may be in it, and how it knows again what it wrote there.
struct FolderKind: Sendable {
  /// The name of the list of what was written.
  let list: String
  /// "kerb publish".
  let madeBy: String
  /// What its files are called: "a page, plot or picture".
  let noun: Sentence
  /// "pages".
  let plural: Sentence
  /// The folders below it that may hold files too.
  let below: [String]
  /// Whether a file of this path is one that it may have.
  let mayWrite: @Sendable (String) -> Bool

  /// Reports as pages for a browser.
  static let pages = FolderKind(
    list: "kerb-publish.json", madeBy: "kerb publish", noun: "a page, plot or picture",
    plural: "pages",
    below: [Publication.plots, Publication.pictures], mayWrite: Publication.mayWrite)
}
