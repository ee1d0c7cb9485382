import JSON
import Platform
import Records
package import Wording

/// The private folder with the journals of one workspace: `$XDG_STATE_HOME/kerb/WORKSPACE/recordings`, which only its
/// owner may enter.
package struct RecordingsFolder: Sendable {
  /// One journal in the folder.
  package struct Recording: Hashable, Sendable {
    /// What it is opened by; names sort by the time of their beginning.
    package let name: String
    /// Whether a living process holds it; one that could not be asked counts as stopped.
    package let isRunning: Bool
    /// When it was last written, in milliseconds since 1970 (UTC).
    package let changedMilliseconds: Int64
    /// Bytes.
    package let size: Int
    /// Whether somebody put it away for later.
    package let isSetAside: Bool
  }

  /// The absolute path.
  package let path: String
  private let folders: PrivateFolders
  private let workspace: String
  private let location: WorkspaceLocation

  /// The folder of a workspace, made on first use.
  ///
  /// - `workspace`: The id of the workspace.
  /// - `location`: The place of the workspace; journals are never inside it.
  /// - Throws: `WorkbenchError` with the code `cannotWrite`.
  package init(
    _ folders: PrivateFolders, workspace: String, at location: WorkspaceLocation
  ) throws(WorkbenchError) {
    path = try folders.state("recordings", ofWorkspace: workspace, at: location)
    self.folders = folders
    self.workspace = workspace
    self.location = location
  }

  /// All recordings that are not finished, the oldest first.
  ///
  /// - Throws: `WorkbenchError` with the code `unreadable`; a folder that has gone is an empty one.
  package func list() throws(WorkbenchError) -> [Recording] {
    do {
      let folder = try OpenFolder(path)
      var found: [Recording] = []
      for entry in try folder.list().entries where entry.kind == .file {
        guard let name = JournalName(entry.name) else { continue }
        // One that has gone meanwhile was finished by whoever recorded it.
        guard let status = try folder.status(entry.name) else { continue }
        found.append(
          Recording(
            name: entry.name, isRunning: Self.isHeld(entry.name, in: folder),
            changedMilliseconds: status.modifiedMilliseconds, size: status.size,
            isSetAside: name.isSetAside))
      }
      return found.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    } catch  where error.cause == .missing {
      return []
    } catch {
      throw error.reading(Printable.text(path))
    }
  }

  /// Looks into a recording without touching it, also while somebody records.
  ///
  /// - Throws: `WorkbenchError` with the codes `noInput`, `unreadable` or `newerFormat`.
  package func content(of name: String) throws(WorkbenchError) -> JournalFile.Content {
    let name = try JournalName.check(name)
    let bytes: [UInt8]
    do {
      bytes = try OpenFolder(path).read(name.text)
    } catch {
      throw error.reading(place(name.text))
    }
    return try JournalFile.Content(JournalReading(bytes), of: bytes, at: place(name.text))
  }

  /// What torn ends of a recording held, kept beside it when it was resumed; the oldest first.
  ///
  /// - Throws: `WorkbenchError` with the codes `noInput` or `unreadable`.
  package func tornEnds(of name: String) throws(WorkbenchError) -> [[UInt8]] {
    let name = try JournalName.check(name)
    do {
      let folder = try OpenFolder(path)
      var found: [(Int, [UInt8])] = []
      for entry in try folder.list().entries
      where entry.kind == .file && entry.name.utf8.starts(with: name.tornPrefix.utf8) {
        let number = Int(entry.name.dropFirst(name.tornPrefix.count)) ?? .max
        found.append((number, try folder.read(entry.name)))
      }
      return found.sorted { $0.0 < $1.0 }.map(\.1)
    } catch {
      throw error.reading(place(name.text))
    }
  }

  /// What recordings have left that are gone themselves: torn ends, and what a rewriting that was cut off left.
  ///
  /// - Returns: Names of files that no living process holds, in order.
  /// - Throws: `WorkbenchError` with the code `unreadable`.
  package func strays() throws(WorkbenchError) -> [String] {
    do {
      let folder = try OpenFolder(path)
      let names = try folder.list().entries.filter { $0.kind == .file }.map(\.name)
      let present = names.compactMap { JournalName($0) }
      return names.filter { name in
        JournalName(name) == nil && JournalName.isLeftOver(name)
          && !present.contains { $0.isLeftOver(name, tornToo: true) }
          && !Self.isHeld(name, in: folder)
      }.sorted { Text.precedes($0, $1) }
    } catch  where error.cause == .missing {
      return []
    } catch {
      throw error.reading(Printable.text(path))
    }
  }

  /// Opens the folder.
  ///
  /// - Parameter making: Whether it is made again when it has gone.
  func open(making: Bool) throws(WorkbenchError) -> OpenFolder {
    if making {
      _ = try folders.state("recordings", ofWorkspace: workspace, at: location)
    }
    do {
      return try OpenFolder(path)
    } catch {
      throw error.recording(Printable.text(path))
    }
  }

  /// The path of a file in the folder, for messages.
  func place(_ name: String) -> String { "\(Printable.text(path))/\(name)" }

  private static func isHeld(_ name: String, in folder: borrowing OpenFolder) -> Bool {
    guard let file = try? folder.existing(name, forWriting: false) else { return false }
    return (try? file.isLockedByAnother()) ?? false
  }
}
