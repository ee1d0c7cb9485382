import Platform
import Records
import Wording

/// Writes contents of files into git.
struct BlobWriter: Sendable {
  private let git: Git

  init(_ git: Git) { self.git = git }

  /// Fewer than this are not worth a run of git for each processor.
  private static let fewest = 128

  /// Writes contents in one run of git, or of many in one for each processor; those of paths with a filter go through it.
  ///
  /// - Parameter files: Each with its path from the top of the repository on.
  /// - Returns: The object of each, in their order.
  func write(_ files: [(path: String, bytes: [UInt8])]) throws(WorkbenchError) -> [ObjectID] {
    let filters = Filters(git)
    let isFiltered = try filters.apply(to: files.map(\.path))
    var plain = try write(zip(files, isFiltered).filter { !$0.1 }.map(\.0.bytes))[...]
    var all: [ObjectID] = []
    all.reserveCapacity(files.count)
    for (file, isFiltered) in zip(files, isFiltered) {
      if isFiltered {
        all.append(try filters.stored(file.bytes, at: file.path))
      } else if let id = plain.popFirst() {
        all.append(id)
      }
    }
    git.blobs?.add(zip(all, files.map(\.bytes)))
    return all
  }

  private func write(_ contents: [[UInt8]]) throws(WorkbenchError) -> [ObjectID] {
    let processors = ThisProcess.processorCount
    let size = max(Self.fewest, (contents.count + processors - 1) / processors)
    let parts = concurrentChunks(contents.count, size: size) { range in
      do throws(WorkbenchError) {
        return Result<[ObjectID], WorkbenchError>.success(try writeAtOnce(contents[range]))
      } catch {
        return .failure(error)
      }
    }
    var all: [ObjectID] = []
    all.reserveCapacity(contents.count)
    for part in parts { all += try part.get() }
    return all
  }

  private func writeAtOnce(_ contents: ArraySlice<[UInt8]>) throws(WorkbenchError) -> [ObjectID] {
    var stream: [UInt8] = []
    stream.reserveCapacity(contents.reduce(0) { $0 + $1.count + 64 })
    for (index, bytes) in contents.enumerated() {
      stream += "blob\nmark :\(index + 1)\ndata \(bytes.count)\n".utf8
      stream += bytes
      stream += "\nget-mark :\(index + 1)\n".utf8
    }
    stream += "done\n".utf8
    let outcome = try git.require(
      // Packed well by git's own housekeeping, later.
      [
        "-c", "core.compression=1", "-c", "pack.compression=1", "fast-import", "--quiet", "--done",
        "--depth=0",
      ], input: stream)
    let made = outcome.lines.compactMap { ObjectID($0) }
    guard made.count == contents.count else { throw Git.failed(["fast-import"], outcome) }
    return made
  }
}
