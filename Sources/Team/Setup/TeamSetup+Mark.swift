import Platform
package import Workspace

extension TeamSetup {
  /// Whether the clone around a workspace merges with kerb, judged by its configuration and attributes alone.
  ///
  /// - Returns: `true` also where there is no clone, or one that cannot be looked at: nothing is to be said then.
  /// - Complexity: A few calls to the system; git is not started.
  package static func isSetUp(_ workspace: WorkspaceLocation) -> Bool {
    guard let folder = commonFolder(around: workspace.root),
      let configuration = try? Files.read("\(folder)/config")
    else { return true }
    guard holds(configuration, "[merge \"kerb\"]") else { return false }
    // The lines that give the files to kerb may have been taken out since, by anybody.
    let places = ["\(workspace.root)/\(MergeAttributes.file)", "\(folder)/info/attributes"]
    return places.contains { place in
      (try? Files.read(place)).map {
        Bytes.contains("merge=\(MergeAttributes.recordDriver)", in: $0)
      } ?? false
    }
  }

  /// Whether a workspace lies in a work tree of git, judged by what stands in the folders above.
  package static func isInClone(_ workspace: WorkspaceLocation) -> Bool {
    commonFolder(around: workspace.root) != nil
  }

  /// The folder where git keeps what all work trees of a clone share.
  private static func commonFolder(around folder: String) -> String? {
    var current = folder
    while true {
      let place = current == "/" ? "/.git" : "\(current)/.git"
      // Whatever cannot be looked at is not found here; git itself will say why.
      switch try? Files.kind(place) {
      case .folder: return place
      case .file: return linkedFolder(place, in: current)
      case .symbolicLink: return try? Files.realPath(place)
      default: break
      }
      guard current != "/", let slash = current.utf8.lastIndex(of: UInt8(ascii: "/")) else {
        return nil
      }
      current = slash == current.startIndex ? "/" : String(current[..<slash])
    }
  }

  /// Follows the file that stands in place of `.git` in linked work trees and submodules.
  private static func linkedFolder(_ file: String, in folder: String) -> String? {
    guard let line = firstLine(file), line.hasPrefix("gitdir: ") else { return nil }
    let own = absolute(String(line.dropFirst("gitdir: ".utf8.count)), from: folder)
    guard let common = firstLine("\(own)/commondir") else { return own }
    return absolute(common, from: own)
  }

  private static func absolute(_ path: String, from folder: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }

  private static func firstLine(_ path: String) -> String? {
    // Without it there is no link to follow.
    guard let bytes = try? Files.read(path) else { return nil }
    return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  private static func holds(_ bytes: [UInt8], _ text: String) -> Bool {
    bytes.split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: text.utf8) }
  }
}
