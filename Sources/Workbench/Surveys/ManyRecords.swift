import Localization
import Merging
import Platform
import Records
import Wording
import Workspace

/// New records that are written together: each as safely as one alone, many at the same time, because most of the
/// time goes into waiting for the disk.
struct ManyRecords {
  private struct File: Sendable {
    let path: RecordPath
    let bytes: [UInt8]
  }

  private let workbench: Workbench
  private var files: [File] = []

  init(_ workbench: Workbench) { self.workbench = workbench }

  /// Takes a record up, after making sure that it can be read again.
  mutating func add(_ draft: RecordDraft, at path: RecordPath) throws {
    try workbench.check(draft, place: "the new \(draft.format.noun)")
    files.append(File(path: path, bytes: draft.bytes))
  }

  /// How many files wait for the disk at the same time, and after how many it is looked at the clock.
  private static let workers = 16
  private static let piece = 500

  /// Writes everything; what took longer than two seconds says how far it is.
  ///
  /// - Throws: ``WorkbenchError`` of the first file that could not be written; those before it are there.
  func write() throws {
    let began = workbench.surroundings.now
    var hasTold = began
    for start in stride(from: 0, to: files.count, by: Self.piece) {
      let piece = Array(files[start..<min(start + Self.piece, files.count)])
      let (writer, location) = (workbench.atomicWriter, workbench.location)
      let failures = concurrentMap(piece.count, workers: Self.workers) { index in
        do throws(WorkbenchError) {
          try writer.write(piece[index].bytes, to: piece[index].path, in: location, mustBeNew: true)
          return WorkbenchError?.none
        } catch {
          return error
        }
      }
      if let failure = failures.lazy.compactMap({ $0 }).first { throw failure }
      let now = workbench.surroundings.now
      if now - hasTold > 2000, start + piece.count < files.count {
        hasTold = now
        workbench.surroundings.tellProgress(
          "Writing: \(start + piece.count) of \(files.count) responses are done.")
      }
    }
  }
}
