import Localization
package import Measures
import Platform
import Wording
import Workspace

/// Where a folder or file of one's choice lies, and whether kerb may write for readers there.
struct PublishedPlace {
  let workspace: WorkspaceLocation
  /// Absolute; it may hold links, `.` and `..`, and need not be there yet.
  let path: String

  /// Refuses what lies among the records, in what kerb and git keep, and in `Exports` what stays in the team.
  ///
  /// - Parameter name: As typed.
  /// - Throws: `WorkbenchError` with the code `cannotWrite`.
  func check(_ name: String, _ edition: Edition) throws(WorkbenchError) {
    let real = resolved
    let parts = real.split(separator: "/")
    if parts.contains(where: { $0.lowercased() == ".git" }) {
      throw Self.refused(name, ".git is git's own")
    }
    guard workspace.contains(real) else { return }
    let below = parts.dropFirst(workspace.root.split(separator: "/").count)
    // Systems that take capital and small letters for the same lead there too.
    switch below.first?.lowercased() ?? "" {
    case "surveys", "personas":
      throw Self.refused(name, "Surveys and Personas are for the records of the workspace")
    case ".kerb":
      throw Self.refused(name, ".kerb is for what kerb keeps for itself")
    case "exports" where edition == .team:
      throw Self.refused(name, "Exports may leave the team, and this is the edition for the team")
    default: return
    }
  }

  private static func refused(_ name: String, _ problem: Sentence) -> WorkbenchError {
    WorkbenchError(
      .cannotWrite, at: Printable.text(name), problem,
      fix: "name another place, such as a folder of its own")
  }

  /// Where the path leads, as far as it is there; what is not there yet can hold no link.
  private var resolved: String {
    var known = path
    var rest = ""
    while known != "/" {
      // What cannot be resolved is missing, or cannot be written to; then writing tells why.
      if let real = try? Files.realPath(known) { return real == "/" ? rest : real + rest }
      guard let slash = known.utf8.lastIndex(of: UInt8(ascii: "/")) else { break }
      rest = "\(known[slash...])\(rest)"
      known = slash == known.startIndex ? "/" : String(known[..<slash])
    }
    return rest
  }
}

extension Workbench {
  /// Writes a file for readers, where `PublishedPlace` lets it lie.
  ///
  /// - `file`: As typed.
  /// - Throws: `WorkbenchError` where it may not lie there, or cannot be written.
  package func write(_ bytes: [UInt8], toFile file: String, for edition: Edition) throws {
    let path = try surroundings.absolute(file)
    try PublishedPlace(workspace: location, path: path).check(file, edition)
    try write(bytes, toFile: file)
  }
}
