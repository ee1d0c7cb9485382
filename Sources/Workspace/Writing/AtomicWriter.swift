import Localization
package import Platform
package import Records
import Synchronization
package import Wording

/// Writes files so that whoever reads them, and whoever comes after a power cut, finds the old content or the new,
/// never a part.
package final class AtomicWriter: Sendable {
  /// How the name of a temporary file of ours begins.
  package static let temporaryPrefix = WorkspaceFile.temporaryPrefix

  /// After how many milliseconds a temporary file counts as left over.
  static let leftOverAge: Int64 = 3_600_000

  /// Who may read a file that is written.
  package enum Audience: Hashable, Sendable {
    /// Whoever may read it now; everybody, less the umask, when it is new.
    case everybody
    /// Only its owner, also when more could until now.
    case owner
  }

  private let now: @Sendable () -> Int64
  private let token: @Sendable () -> String
  private let tidied = Mutex<Set<String>>([])

  /// - Parameters:
  ///   - now: Milliseconds since 1970 (UTC).
  ///   - token: A new random name each time: letters and digits.
  package init(
    now: @escaping @Sendable () -> Int64 = SystemClock.wallMilliseconds,
    token: @escaping @Sendable () -> String = randomToken
  ) {
    self.now = now
    self.token = token
  }

  /// Writes a file of the workspace; missing folders are made.
  ///
  /// - `mustBeNew`: Whether it is an error when the file is there; of two that create it, one wins.
  /// - Throws: `WorkbenchError` with the code `cannotWrite`; the file is then as it was.
  package func write(
    _ bytes: [UInt8], to path: RecordPath, in workspace: WorkspaceLocation,
    mustBeNew: Bool = false
  ) throws(WorkbenchError) {
    let folder = try workspace.folderForWriting(path)
    try write(bytes, path.name, in: folder, place: path.text, .everybody, mustBeNew: mustBeNew)
  }

  /// Writes a file anywhere; its folder must be there, and links on the way are followed.
  ///
  /// - Throws: `WorkbenchError` with the code `cannotWrite`; the file is then as it was.
  package func write(
    _ bytes: [UInt8], toFile path: String, audience: Audience = .everybody,
    mustBeNew: Bool = false
  ) throws(WorkbenchError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, !name.isEmpty, name != ".", name != ".." else {
      throw WorkbenchError(
        .cannotWrite, at: Printable.text(path), "this names no file", fix: "Add the name of a file."
      )
    }
    var folderPath = parts.dropLast().joined(separator: "/")
    if folderPath.isEmpty { folderPath = parts.count > 1 ? "/" : "." }
    let folder: OpenFolder
    do {
      folder = try OpenFolder(folderPath)
    } catch {
      throw error.writing(Printable.text(path))
    }
    try write(
      bytes, String(name), in: folder, place: Printable.text(path), audience, mustBeNew: mustBeNew)
  }

  /// Writes a file in a folder that is open.
  ///
  /// - `place`: The path as the person knows it.
  package func write(
    _ bytes: [UInt8], _ name: String, in folder: borrowing OpenFolder, place: String,
    _ audience: Audience, mustBeNew: Bool
  ) throws(WorkbenchError) {
    do {
      let present = try folder.status(name)
      if mustBeNew, present != nil { throw Self.isThere(place) }
      if let present, present.kind != .file { throw Self.isNoFile(place) }
      let temporary = try prepare(bytes, in: folder, audience, present: present)
      do {
        if mustBeNew {
          try folder.nameOnce(temporary, as: name)
        } else {
          try folder.rename(temporary, to: name)
        }
      } catch {
        folder.discard(temporary)
        throw error
      }
      try folder.sync()
    } catch let error as SystemError {
      throw error.cause == .exists ? Self.isThere(place) : error.writing(place)
    } catch let error as WorkbenchError {
      throw error
    } catch {
      throw WorkbenchError(.cannotWrite, at: place, "\(error)", fix: "")
    }
    tidy(folder)
  }

  /// Writes the content to a temporary file that is safely on the disk.
  ///
  /// - Returns: Its name.
  private func prepare(
    _ bytes: [UInt8], in folder: borrowing OpenFolder, _ audience: Audience, present: FileStatus?
  ) throws(SystemError) -> String {
    let name = Self.temporaryPrefix + token()
    let file = try folder.create(name, mode: audience == .owner ? .privateFile : .sharedFile)
    do {
      if audience == .everybody, let present { try file.setMode(present.mode) }
      try file.write(bytes)
      try file.sync()
    } catch {
      folder.discard(name)
      throw error
    }
    return name
  }

  /// Removes what writes that were cut off have left in a folder, the first time we write there.
  private func tidy(_ folder: borrowing OpenFolder) {
    let path = folder.path
    guard tidied.withLock({ $0.insert(path).inserted }) else { return }
    // What was asked for is done; a left-over file that stays harms nobody and goes another time.
    guard let listing = try? folder.list() else { return }
    let oldest = now() - Self.leftOverAge
    for entry in listing.entries
    where entry.kind == .file && entry.name.hasPrefix(Self.temporaryPrefix) {
      guard let status = try? folder.status(entry.name), status.kind == .file else { continue }
      if status.modifiedMilliseconds < oldest { folder.discard(entry.name) }
    }
  }

  private static func isThere(_ place: String) -> WorkbenchError {
    WorkbenchError(
      .cannotWrite, at: place, "there is a file here already; it was not changed",
      fix: "Choose another name, or edit the file that is there.")
  }

  private static func isNoFile(_ place: String) -> WorkbenchError {
    WorkbenchError(
      .cannotWrite, at: place, "there is something here that is no plain file",
      fix: "Move the folder or symbolic link away, then try again.")
  }
}

/// A random name of 26 letters and digits.
package func randomToken() -> String {
  let digits = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
  return String(decoding: systemRandomBytes(26).map { digits[Int($0 & 31)] }, as: UTF8.self)
}
