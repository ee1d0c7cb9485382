import Platform
import Records
package import Wording

extension JournalFile {
  /// Opens a journal that stopped; one that was set aside comes back.
  ///
  /// A torn end is kept beside it before the first append cuts it off; until then nothing is changed.
  ///
  /// - Returns: `nil` when another process holds it.
  /// - Throws: `WorkbenchError` with the codes `noInput`, `unreadable`, `newerFormat` or `cannotWrite`.
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
}
