import Records

/// Writes contents of files into git.
struct BlobWriter: Sendable {
  private let git: Git

  init(_ git: Git) { self.git = git }

  /// Writes contents in one run of git.
  ///
  /// - Returns: The object of each, in their order.
  func write(_ contents: [[UInt8]]) throws(WorkbenchError) -> [ObjectID] {
    guard !contents.isEmpty else { return [] }
    var stream: [UInt8] = []
    stream.reserveCapacity(contents.reduce(0) { $0 + $1.count + 64 })
    for (index, bytes) in contents.enumerated() {
      stream += Array("blob\nmark :\(index + 1)\ndata \(bytes.count)\n".utf8)
      stream += bytes
      stream += Array("\nget-mark :\(index + 1)\n".utf8)
    }
    stream += Array("done\n".utf8)
    let outcome = try git.require(
      ["fast-import", "--quiet", "--done", "--depth=0"], input: stream)
    let made = outcome.lines.compactMap { ObjectID($0) }
    guard made.count == contents.count else { throw Git.failed(["fast-import"], outcome) }
    return made
  }
}
