import Wording

/// What one side of a merge had of a record before the version that cannot be read.
///
/// Whoever breaks a record has often changed and sent it before. A side that gives way as a whole would take those
/// changes with it, though they can be read.
struct EarlierVersions {
  private let repository: Repository
  /// The commit whose version cannot be read.
  private let side: ObjectID
  /// The commit it is merged with; what leads to that one has had its say there. `nil` where nothing is merged.
  private let other: ObjectID?

  init(_ repository: Repository, on side: ObjectID, notIn other: ObjectID?) {
    self.repository = repository
    self.side = side
    self.other = other
  }

  /// The other side's version, if there is one, with what the newest versions hold that can be read.
  ///
  /// One that does not fit, such as that of another record, stays in history beside what came after it.
  ///
  /// - Parameter path: From the top of the repository on.
  /// - Returns: `nil` where the other side has none and none can be read.
  /// - Throws: ``WorkbenchError`` of code `newerFormat` where one has a format of a newer kerb.
  /// - Complexity: One run of git, and one for each step back over versions that cannot be read.
  func joined(with kept: [UInt8]?, at path: String) throws(WorkbenchError) -> [UInt8]? {
    var result = kept
    for version in try newest(of: path) {
      do throws(WorkbenchError) {
        result =
          try result.map { (known) throws(WorkbenchError) in
            try FileMerge.merge(known, version, path: path)
          } ?? version
      } catch {
        guard error.code != .newerFormat else { throw error }
      }
    }
    return result
  }

  /// The newest versions that can be read, on each line of commits that the other side does not have.
  private func newest(of path: String) throws(WorkbenchError) -> [[UInt8]] {
    let (first, parents) = try commits(of: path)
    var open = first.map { [$0] } ?? []
    var seen = Set(open)
    var found: [[UInt8]] = []
    while !open.isEmpty {
      let versions = try Blobs(repository.git).read(open.map { "\($0):\(path)" })
      var before: [String] = []
      for (commit, bytes) in zip(open, versions) {
        let parts = bytes.map(ConflictMarkers.versions) ?? []
        var readable: [[UInt8]] = []
        for part in parts where try isReadable(part, path) { readable.append(part) }
        found += readable
        // Of a file that git marked, each side that can be read counts; for the other one, what came before does.
        if readable.count < parts.count || parts.isEmpty { before += parents[commit] ?? [] }
      }
      open = before.filter { parents[$0] != nil && seen.insert($0).inserted }
    }
    return found
  }

  private func isReadable(_ bytes: [UInt8], _ path: String) throws(WorkbenchError) -> Bool {
    let fault = FileMerge.fault(in: bytes, .theirs, path: path)
    if let fault, fault.code == .newerFormat { throw fault }
    return fault == nil
  }

  /// The commits that changed the file or merged, with those before each; and the last of them.
  private func commits(
    of path: String
  ) throws(WorkbenchError) -> (first: String?, parents: [String: [String]]) {
    // Also where a merge has taken one side as a whole: the other one may have had more.
    let outcome = try repository.git.require(
      [
        "log", "-z", "--topo-order", "--full-history", "--parents", "--format=%H %P", side.text,
      ] + (other.map { ["^\($0)"] } ?? []) + ["--", path])
    var first: String?
    var parents: [String: [String]] = [:]
    for line in outcome.parts {
      let words = line.split(separator: " ").map(String.init)
      guard let commit = words.first else { continue }
      first = first ?? commit
      parents[commit] = Array(words.dropFirst())
    }
    return (first, parents)
  }
}
