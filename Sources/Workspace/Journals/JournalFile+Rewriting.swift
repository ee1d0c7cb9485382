import Platform
import Records
package import Wording

extension JournalFile {
  /// Replaces the whole content by these entries, so that what is left out stands nowhere on the disk: neither in the
  /// journal nor in its torn ends. Also makes a lost journal again.
  ///
  /// The new file is on the disk before it takes the name; then the old one is overwritten in place before its
  /// own last name goes. A crash at any moment leaves one of the two whole, and resuming ends what was begun. Drives
  /// and file systems that never write in place may keep old bytes where no file shows them.
  ///
  /// - Throws: `WorkbenchError` with the code `cannotWrite`: the journal then goes on with the old content, or with
  ///   the new one when only the erasing failed. Calling it again is right in both cases.
  package func rewrite(_ entries: [[UInt8]]) throws(WorkbenchError) {
    try check(entries)
    let opened = try folder.open(making: true)
    let token = randomToken()
    let id = Array(randomToken().utf8)
    let newTag = JournalHeader.tag(ofID: id)
    var content = JournalHeader.bytes(id: id)
    for (index, entry) in entries.enumerated() {
      content += JournalLine.bytes(
        entry, number: index + 1, mark: JournalLine.Mark.last, tag: newTag)
    }
    // After this it is the old file: what is replaced in `file` is not closed before it is erased.
    var other: OpenFile
    do {
      other = try replace(by: content, token: token, in: opened)
    } catch {
      throw error.recording(place)
    }
    swap(&file, &other)
    tag = newTag
    missingHeader = []
    end = content.count
    next = entries.count + 1
    isTorn = false
    tornTail = []
    do {
      // Before the new name is on the disk, a power cut could bring back the old file under it.
      try disk.syncFolder(opened)
      try disk.overwrite(other)
      try eraseLeftOvers(tornToo: true, in: opened)
      try disk.syncFolder(opened)
    } catch {
      throw error.erasing(place)
    }
  }

  /// Puts a new file in the place of the journal; the old one keeps a name of its own until it is erased.
  private func replace(
    by content: [UInt8], token: String, in opened: borrowing OpenFolder
  ) throws(SystemError) -> OpenFile {
    let temporary = fileName.newPrefix + token
    let old = fileName.oldPrefix + token
    let new = try Self.prepare(content, as: temporary, in: opened, disk: disk)
    do {
      do {
        try opened.link(name, as: old)
      } catch  where [.missing, .unsupported, .permission].contains(error.cause) {
        // There is no old file, or the file system knows no second names: then it is erased without a name.
      }
      try disk.rename(opened, temporary, name)
    } catch {
      disk.discard(old, in: opened)
      disk.discard(temporary, in: opened)
      throw error
    }
    return new
  }

  /// Erases what lies beside the journal.
  ///
  /// - Parameter tornToo: Whether torn ends go as well, or only what rewriting left.
  func eraseLeftOvers(tornToo: Bool, in opened: borrowing OpenFolder) throws(SystemError) {
    let ours = try file.identity()
    for entry in try opened.list().entries
    where fileName.isLeftOver(entry.name, tornToo: tornToo) {
      try disk.erase(entry.name, in: opened, unless: ours)
    }
  }
}
