package import Platform

/// How a journal reaches the disk: the real calls, or ones that tests let fail.
package struct JournalDisk: Sendable {
  /// Writes at an offset and says how many bytes were taken, at least 1.
  package var write:
    @Sendable (borrowing OpenFile, ArraySlice<UInt8>, _ offset: Int) throws(SystemError) -> Int
  /// Waits until the content is on the disk.
  package var sync: @Sendable (borrowing OpenFile) throws(SystemError) -> Void
  package var truncate: @Sendable (borrowing OpenFile, _ size: Int) throws(SystemError) -> Void
  package var rename:
    @Sendable (borrowing OpenFolder, _ name: String, _ newName: String) throws(SystemError) -> Void
  package var remove: @Sendable (borrowing OpenFolder, _ name: String) throws(SystemError) -> Void
  /// Waits until the names of a folder are on the disk.
  package var syncFolder: @Sendable (borrowing OpenFolder) throws(SystemError) -> Void

  /// The system's own calls.
  package static var real: JournalDisk {
    JournalDisk(
      write: { file, bytes, offset throws(SystemError) in try file.write(bytes, at: offset) },
      sync: { file throws(SystemError) in try file.sync() },
      truncate: { file, size throws(SystemError) in try file.truncate(to: size) },
      rename: { folder, name, newName throws(SystemError) in
        try folder.rename(name, to: newName)
      },
      remove: { folder, name throws(SystemError) in try folder.remove(name) },
      syncFolder: { folder throws(SystemError) in try folder.sync() })
  }

  /// Writes all bytes, going on after partial writes.
  func writeAll(
    _ bytes: [UInt8], to file: borrowing OpenFile, at offset: Int
  ) throws(SystemError) {
    var done = 0
    while done < bytes.count { done += try write(file, bytes[done...], offset + done) }
  }

  /// Takes away the name of a file that nobody needs; one that stays goes when the journal is written anew or ends.
  func discard(_ name: String, in folder: borrowing OpenFolder) {
    try? remove(folder, name)
  }

  /// Replaces every byte of a file by zeros, on the disk too, and takes its name away.
  ///
  /// A file that is also `kept` under another name only loses this one. Drives and file systems that never write
  /// in place may keep the old bytes where no file shows them.
  func erase(
    _ name: String, in folder: borrowing OpenFolder, unless kept: FileIdentity?
  ) throws(SystemError) {
    do {
      let file = try folder.existing(name, forWriting: true)
      if try file.identity() != kept { try overwrite(file) }
      try remove(folder, name)
    } catch  where error.cause == .missing {
      return
    }
  }

  /// Replaces every byte of a file by zeros, on the disk too.
  func overwrite(_ file: borrowing OpenFile) throws(SystemError) {
    let size = try file.status().size
    let piece = [UInt8](repeating: 0, count: min(size, 65_536))
    var done = 0
    while done < size { done += try write(file, piece.prefix(size - done), done) }
    try sync(file)
  }
}
