import JSON
import Localization
import Platform
import Records
import Wording
import Workspace

extension Workbench {
  /// The bytes of a picture as it was attached; `nil` where its file is missing or another one, which kerb check tells.
  func kept(_ picture: ShownPicture) throws -> [UInt8]? {
    guard let file = WorkspaceFile(pictureAt: picture.path), PictureFiles.isKept(file, in: location)
    else { return nil }
    return try location.read(RecordPath(picture.path))
  }

  /// A report that is written to a file, with its pictures to look at: addresses from there into the workspace, so that
  /// a picture that is erased is gone from the report too.
  ///
  /// - `typed`: The file; its folder has to be there.
  package func showing(_ report: MeasuredReport, inFile typed: String) throws -> MeasuredReport {
    let file = try surroundings.absolute(typed)
    guard let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")),
      // A folder that is not there is told when the file is written.
      let folder = try? Files.realPath(slash == file.startIndex ? "/" : String(file[..<slash])),
      let root = try? Files.realPath(location.root)
    else { return report }
    let way = Self.way(from: folder, to: root)
    let location = location
    return report.showing { picture in
      guard let file = WorkspaceFile(pictureAt: picture.path),
        PictureFiles.isKept(file, in: location)
      else { return nil }
      return ShownPicture.address(way + picture.path)
    }
  }

  /// The way from one folder to another, such as "../../"; nothing where they are the same.
  static func way(from folder: String, to root: String) -> String {
    let (here, there) = (folder.split(separator: "/"), root.split(separator: "/"))
    let common = zip(here, there).prefix { Text.isSame(String($0), String($1)) }.count
    return String(repeating: "../", count: here.count - common)
      + there.dropFirst(common).map { $0 + "/" }.joined()
  }
}
