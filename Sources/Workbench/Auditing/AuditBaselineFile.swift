import Localization
import Platform
import Wording

/// Where a team keeps the findings that it knows.
package enum AuditBaselineFile {
  private static let unfinished = ".kerb-baseline"

  /// Writes the file, or writes it anew: beside it first, so that it is never half there.
  ///
  /// - Throws: `WorkbenchError` of code `cannotWrite`.
  package static func write(
    _ bytes: [UInt8], to file: String, _ surroundings: Surroundings
  ) throws {
    let path = try surroundings.absolute(file)
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    let name = String(path[path.index(after: slash)...])
    do throws(SystemError) {
      let folder = try OpenFolder(String(path[...slash]))
      let unfinished = "\(Self.unfinished)-\(name)"
      if try folder.status(unfinished) != nil { try folder.remove(unfinished) }
      let new = try folder.create(unfinished, mode: .sharedFile)
      try new.write(bytes)
      try new.sync()
      try folder.rename(unfinished, to: name)
    } catch {
      throw WorkbenchError(
        .cannotWrite, at: file, "cannot write: \(error.words)", fix: "name another file")
    }
  }
}
