import Localization
import Platform
import Records
package import Wording

extension JournalFile {
  /// Whether the file was removed or replaced while we hold it; `rewrite(_:)` makes it again.
  package var isLost: Bool { (try? isInItsPlace()) == false }

  /// Appends entries and returns once they are safe on the disk.
  ///
  /// Drafts are appended in the same way. After an error none of them counts, and the same entries can be appended
  /// again; what the failed attempt left is taken away first.
  ///
  /// - Throws: `WorkbenchError` with the code `cannotWrite`, or `invalidData` for an entry with a line feed.
  /// - Complexity: O(*n*) in the new bytes.
  package func append(_ entries: [[UInt8]]) throws(WorkbenchError) {
    try check(entries)
    guard !entries.isEmpty else { return }
    do {
      let (start, mending) = try mend()
      var bytes = mending
      for (index, entry) in entries.enumerated() {
        let isLast = index == entries.count - 1
        bytes += JournalLine.bytes(
          entry, number: next + index,
          mark: isLast ? JournalLine.Mark.last : JournalLine.Mark.more, tag: tag)
      }
      isTorn = true
      try disk.writeAll(bytes, to: file, at: start)
      try disk.sync(file)
      guard try isInItsPlace() else { throw WorkbenchError.journalIsLost(place) }
      isTorn = false
      missingHeader = []
      end = start + bytes.count
      next += entries.count
    } catch {
      takeBack()
      if let error = error as? WorkbenchError { throw error }
      if let error = error as? SystemError { throw error.recording(place) }
      throw WorkbenchError(.cannotWrite, at: place, "\(error)", fix: "")
    }
  }

  /// Refuses what a journal cannot hold, and writing after the end.
  func check(_ entries: [[UInt8]]) throws(WorkbenchError) {
    guard !isClosed else {
      throw WorkbenchError(
        .cannotWrite, at: place, "this recording is closed",
        fix: "Resume the recording, then try again.")
    }
    guard !entries.contains(where: { $0.contains(UInt8(ascii: "\n")) }) else {
      throw WorkbenchError(
        .invalidData, at: place, "an entry of the recording has a line feed",
        fix: "Write it as compact JSON, in which a line feed is \\n.")
    }
  }

  func isInItsPlace() throws(SystemError) -> Bool {
    try Files.identity("\(folder.path)/\(name)") == file.identity()
  }

  /// Makes the file end where the last append that succeeded ended.
  ///
  /// - Returns: Where to write, and what to write first.
  private func mend() throws(SystemError) -> (start: Int, first: [UInt8]) {
    guard isTorn else { return (end, missingHeader) }
    try keepTornTail()
    do {
      try disk.truncate(file, end)
      return (end, missingHeader)
    } catch {
      // What cannot be cut off is closed by a line feed, and the line after it says that it does not count.
      let void = JournalLine.bytes([], number: next, mark: JournalLine.Mark.void, tag: tag)
      return (try file.status().size, [UInt8(ascii: "\n")] + void)
    }
  }

  /// Takes away what a failed append wrote. When that fails too, the next append sees to it.
  private func takeBack() {
    guard isTorn, tornTail.isEmpty else { return }
    try? disk.truncate(file, end)
  }

  /// Keeps what was torn when we opened the journal in a file beside it, where it could be words.
  private func keepTornTail() throws(SystemError) {
    guard !tornTail.isEmpty else { return }
    if Content.couldBeWords(tornTail) {
      let opened = try OpenFolder(folder.path)
      var number = 1
      while try opened.status("\(fileName.tornPrefix)\(number)") != nil { number += 1 }
      let kept = "\(fileName.tornPrefix)\(number)"
      _ = try Self.prepare(tornTail, as: kept, in: opened, disk: disk)
      try disk.syncFolder(opened)
    }
    tornTail = []
  }
}
