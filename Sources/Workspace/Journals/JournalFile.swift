import Platform
import Records
package import Wording

/// An append-only file of entries outside the work tree; whoever opens it holds it.
///
/// The system's own lock on the file holds it until it is closed or the process ends, however that happens. Such locks
/// are good on local disks; on network folders they may not keep other machines out.
///
/// The first line names the format and a random id (`JournalHeader`); every other line is one entry
/// (`JournalLine`). An append counts as soon as its last line is complete, so that a reader finds all of it or
/// nothing.
package final class JournalFile {
  /// What becomes of the file when a recording ends.
  package enum Ending: Hashable, Sendable {
    /// It stays and can be resumed.
    case keep
    /// It goes, with its torn ends.
    ///
    /// - Parameter erasing: Whether its bytes are overwritten on the disk first.
    case remove(erasing: Bool)
    /// It stays under another name, put away for later; resuming brings it back.
    case setAside
  }

  let folder: RecordingsFolder
  let disk: JournalDisk
  var fileName: JournalName
  var file: OpenFile
  /// What stands in every line.
  var tag: [UInt8]
  /// The header, while the file has none.
  var missingHeader: [UInt8] = []
  /// Where the last append that succeeded ends, in bytes.
  var end: Int
  /// The number of the next entry.
  var next: Int
  /// Whether something may stand after ``end``.
  var isTorn = false
  /// What stands after ``end`` since before we opened it, until it is kept in a file of its own.
  var tornTail: [UInt8] = []
  var isClosed = false

  init(
    _ name: JournalName, _ file: consuming OpenFile, in folder: RecordingsFolder, disk: JournalDisk,
    tag: [UInt8], end: Int, next: Int
  ) {
    fileName = name
    self.file = file
    self.folder = folder
    self.disk = disk
    self.tag = tag
    self.end = end
    self.next = next
  }

  /// The name of the file in its folder.
  package var name: String { fileName.text }

  /// The path of the file, for messages.
  var place: String { folder.place(name) }

  /// Makes a journal and holds it.
  ///
  /// - `name`: A new one (``JournalName/new(milliseconds:token:)``).
  /// - Throws: `WorkbenchError` with the code `cannotWrite`; nothing of that name is there then.
  package static func create(
    _ name: String, in folder: RecordingsFolder
  ) throws(WorkbenchError) -> JournalFile {
    try create(name, in: folder, disk: .real)
  }

  /// Makes a journal that reaches the disk in a way of its own.
  package static func create(
    _ name: String, in folder: RecordingsFolder, disk: JournalDisk
  ) throws(WorkbenchError) -> JournalFile {
    let name = try JournalName.check(name)
    let opened = try folder.open(making: true)
    let id = Array(randomToken().utf8)
    let header = JournalHeader.bytes(id: id)
    let temporary = name.newPrefix + randomToken()
    do throws(SystemError) {
      let file = try prepare(header, as: temporary, in: opened, disk: disk)
      do {
        try opened.nameOnce(temporary, as: name.text)
      } catch {
        disk.discard(temporary, in: opened)
        throw error
      }
      do {
        try disk.syncFolder(opened)
      } catch {
        // An empty journal whose name may not last is none.
        disk.discard(name.text, in: opened)
        throw error
      }
      return JournalFile(
        name, file, in: folder, disk: disk, tag: JournalHeader.tag(ofID: id), end: header.count,
        next: 1)
    } catch {
      throw error.recording(folder.place(name.text))
    }
  }

  /// Writes a file that is held and safely on the disk before it has its name.
  static func prepare(
    _ content: [UInt8], as temporary: String, in folder: borrowing OpenFolder, disk: JournalDisk
  ) throws(SystemError) -> OpenFile {
    let file = try folder.create(temporary, mode: .privateFile)
    do throws(SystemError) {
      guard try file.tryLock() else { throw SystemError.exists(file.path) }
      try disk.writeAll(content, to: file, at: 0)
      try disk.sync(file)
    } catch {
      disk.discard(temporary, in: folder)
      throw error
    }
    return file
  }
}
