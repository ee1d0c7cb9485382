import Merging
import Records
import Wording
import Workspace

/// Files that are written all or not at all: what a failure leaves behind is taken back.
struct NewFiles {
  private struct File {
    let path: RecordPath
    let bytes: [UInt8]
    /// What stood there before; `nil` for a new file.
    let before: [UInt8]?
  }

  private let workbench: Workbench
  private var files: [File] = []

  init(_ workbench: Workbench) { self.workbench = workbench }

  /// Takes up a record, after making sure that it can be read again.
  mutating func add(_ draft: RecordDraft, at path: RecordPath, before: [UInt8]? = nil) throws {
    try workbench.check(draft, place: before == nil ? "the new \(draft.format.noun)" : path.text)
    files.append(File(path: path, bytes: draft.bytes, before: before))
  }

  /// Writes everything.
  ///
  /// - Throws: ``WorkbenchError`` of the first file that could not be written; then those before it are as they were,
  ///   as far as the disk lets itself be written.
  func write() throws {
    var written: [File] = []
    do {
      for file in files {
        try workbench.atomicWriter.write(
          file.bytes, to: file.path, in: workbench.location, mustBeNew: file.before == nil)
        written.append(file)
      }
    } catch {
      for file in written.reversed() { takeBack(file) }
      throw error
    }
  }

  private func takeBack(_ file: File) {
    // The failure that led here is what is told; what stays is found by the same table again.
    if let before = file.before {
      try? workbench.atomicWriter.write(before, to: file.path, in: workbench.location)
    } else {
      try? FileErasure.remove(workbench.location.absolute(file.path))
    }
  }
}
