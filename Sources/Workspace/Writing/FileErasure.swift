import Localization
import Platform
import Records
package import Wording

/// Takes private files away so that their bytes are overwritten on the disk first.
///
/// Drives and file systems that never write in place may keep old bytes where no file shows them.
package enum FileErasure {
  /// Overwrites a file and takes its name away; nothing happens where there is none.
  ///
  /// - Parameter path: An absolute path.
  /// - Throws: `WorkbenchError` with the code `cannotWrite`.
  package static func remove(_ path: String) throws(WorkbenchError) {
    let (folder, name) = parts(path)
    do {
      guard try Files.kind(path) != .missing else { return }
      let opened = try OpenFolder(folder)
      try JournalDisk.real.erase(name, in: opened, unless: nil)
      try opened.sync()
    } catch {
      throw error.writing(Printable.text(path))
    }
  }

  /// Overwrites every file in a folder and takes the folder away; links are removed, never followed. Nothing happens
  /// where there is none.
  ///
  /// - Throws: `WorkbenchError` with the code `cannotWrite`; the rest is gone then.
  package static func removeFolder(_ path: String) throws(WorkbenchError) {
    var failure: WorkbenchError?
    removeFolder(path, &failure)
    if let failure { throw failure }
  }

  private static func removeFolder(_ path: String, _ failure: inout WorkbenchError?) {
    do {
      guard try Files.kind(path) == .folder else { return }
      for entry in try Files.list(path).entries {
        let inside = "\(path)/\(entry.name)"
        switch entry.kind {
        case .folder: removeFolder(inside, &failure)
        case .file:
          // Editors may have taken the right to write away; where it cannot come back, removing says so.
          try? Files.setMode(inside, .privateFile)
          try remove(inside)
        default: try Files.remove(inside)
        }
      }
      if failure == nil { try Files.removeFolder(path) }
    } catch let error as SystemError {
      failure = failure ?? error.writing(Printable.text(path))
    } catch {
      failure = failure ?? error as? WorkbenchError
    }
  }

  /// Puts new content in the place of a file that only its owner may read, and overwrites the old one.
  package static func replace(
    _ path: String, by content: [UInt8], with writer: AtomicWriter
  ) throws(WorkbenchError) {
    let (folder, name) = parts(path)
    do {
      let old = try OpenFolder(folder).existing(name, forWriting: true)
      try writer.write(content, toFile: path, audience: .owner)
      try JournalDisk.real.overwrite(old)
    } catch let error as SystemError {
      throw error.writing(Printable.text(path))
    } catch let error as WorkbenchError {
      throw error
    } catch {
      throw WorkbenchError(.cannotWrite, at: Printable.text(path), "\(error)", fix: "")
    }
  }

  /// Removes what writes that were cut off have left in a folder, whatever its age.
  ///
  /// - Returns: How many files went.
  package static func removeTemporaryFiles(in folder: String) throws(WorkbenchError) -> Int {
    var names: [String] = []
    do {
      guard try Files.kind(folder) == .folder else { return 0 }
      names = try Files.list(folder).entries.filter {
        $0.kind == .file && $0.name.hasPrefix(AtomicWriter.temporaryPrefix)
      }.map(\.name)
    } catch {
      throw error.reading(Printable.text(folder))
    }
    for name in names { try remove("\(folder)/\(name)") }
    return names.count
  }

  private static func parts(_ path: String) -> (folder: String, name: String) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
    return (String(path[..<slash]), String(path[slash...].dropFirst()))
  }
}
