import Platform
package import Records

/// An append-only file of entries outside the work tree; whoever opens it holds it.
///
/// The system's own lock on the file holds it until it is closed or the process ends, however that happens. Such locks
/// are good on local disks; on network folders they may not keep other machines out.
///
/// The first line names the format and a random id (``JournalHeader``); every other line is one entry
/// (``JournalLine``). An append counts as soon as its last line is complete, so that a reader finds all of it or
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
  private(set) var isClosed = false

  private init(
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
  /// - Parameter name: A new one (``JournalName/new(milliseconds:token:)``).
  /// - Throws: ``WorkbenchError`` with the code `cannotWrite`; nothing of that name is there then.
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
        opened.discard(temporary)
        throw error
      }
      do {
        try disk.syncFolder(opened)
      } catch {
        // An empty journal whose name may not last is none.
        opened.discard(name.text)
        throw error
      }
      return JournalFile(
        name, file, in: folder, disk: disk, tag: JournalHeader.tag(ofID: id), end: header.count,
        next: 1)
    } catch {
      throw error.recording(folder.place(name.text))
    }
  }

  /// Opens a journal that stopped; one that was set aside comes back.
  ///
  /// A torn end is kept beside it before the first append cuts it off; until then nothing is changed.
  ///
  /// - Returns: `nil` when another process holds it.
  /// - Throws: ``WorkbenchError`` with the codes `noInput`, `unreadable`, `newerFormat` or `cannotWrite`.
  package static func resume(
    _ name: String, in folder: RecordingsFolder
  ) throws(WorkbenchError) -> (JournalFile, Content)? {
    try resume(name, in: folder, disk: .real)
  }

  /// Opens a journal that stopped and reaches the disk in a way of its own.
  package static func resume(
    _ name: String, in folder: RecordingsFolder, disk: JournalDisk
  ) throws(WorkbenchError) -> (JournalFile, Content)? {
    let name = try JournalName.check(name)
    let place = folder.place(name.text)
    let bytes: [UInt8]
    let journal: JournalFile
    do {
      // A list that asks who holds it keeps us out for a moment, and a rewriting puts another file in its place.
      var tries = 0
      while true {
        let opened = try OpenFolder(folder.path)
        let file = try openPlain(name.text, in: opened)
        if try file.tryLock(), try file.identity() == Files.identity("\(folder.path)/\(name.text)")
        {
          try file.setMode(.privateFile)
          bytes = try file.contentFromStart()
          journal = JournalFile(name, file, in: folder, disk: disk, tag: [], end: 0, next: 1)
          break
        }
        tries += 1
        guard tries < 5 else { return nil }
        SystemClock.sleep(milliseconds: 10)
      }
    } catch {
      switch error.cause {
      case .readOnly, .permission, .unsupported: throw error.recording(place)
      default: throw error.reading(place)
      }
    }
    let reading = JournalReading(bytes)
    let content = try Content(reading, of: bytes, at: place)
    journal.goOn(after: reading, content)
    do {
      let opened = try OpenFolder(folder.path)
      if name.isSetAside { try journal.comeBack(in: opened) }
      journal.eraseWhatRewritingLeft(in: opened)
    } catch {
      throw error.recording(place)
    }
    return (journal, content)
  }

  private func goOn(after reading: JournalReading, _ content: Content) {
    end = reading.end
    next = reading.nextNumber
    isTorn = !content.torn.isEmpty
    tornTail = content.torn
    if let known = reading.tag {
      tag = known
    } else {
      let id = Array(randomToken().utf8)
      tag = JournalHeader.tag(ofID: id)
      missingHeader = JournalHeader.bytes(id: id)
    }
  }

  private func comeBack(in opened: borrowing OpenFolder) throws(SystemError) {
    guard let back = JournalName(fileName.base) else { return }
    guard try opened.status(back.text) == nil else {
      throw SystemError.exists(place)
    }
    try disk.rename(opened, fileName.text, back.text)
    fileName = back
    try disk.syncFolder(opened)
  }

  /// What a rewriting that was cut off has left goes now; should that fail, it goes with the next one.
  private func eraseWhatRewritingLeft(in opened: borrowing OpenFolder) {
    try? eraseLeftOvers(tornToo: false, in: opened)
  }

  private static func openPlain(
    _ name: String, in opened: borrowing OpenFolder
  ) throws(SystemError) -> OpenFile {
    let file = try opened.existing(name, forWriting: true)
    guard try file.status().kind == .file else { throw SystemError.noPlainFile(file.path) }
    return file
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
      folder.discard(temporary)
      throw error
    }
    return file
  }

  func markClosed() { isClosed = true }
}
