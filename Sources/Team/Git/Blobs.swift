import Localization
import Platform
import Records
package import Wording

/// The contents of files in git. Records are read through the filters of their paths, as they are in the work tree.
package struct Blobs: Sendable {
  private let git: Git

  package init(_ git: Git) { self.git = git }

  /// How many objects are asked for in one run of git: enough to make its start cheap, few enough to keep in memory.
  private static let most = 4096
  /// Fewer than this are not worth a run of git for each processor.
  private static let fewest = 128

  /// Reads files in one run of git for thousands of them, or one for each processor.
  ///
  /// - Parameter names: Names of files with their paths as git understands them, such as `HEAD:path`; without line ends.
  /// - Returns: For each name its content; `nil` where there is no such file.
  package func read(_ names: [String]) throws(WorkbenchError) -> [[UInt8]?] {
    try opened(stored(names), names.map { ($0, Self.path(in: $0)) })
  }

  /// Reads files that are not in the run's cache, and keeps them there.
  ///
  /// - Parameter files: Each with its path from the top of the repository on, on which its filter depends.
  package func read(_ files: [(id: ObjectID, path: String)]) throws(WorkbenchError) -> [[UInt8]?] {
    var contents = git.blobs?.contents(of: files.map(\.id)) ?? files.map { _ in nil }
    let missing = files.indices.filter { contents[$0] == nil }
    let named = missing.map { (files[$0].id.text, files[$0].path) }
    let new = try opened(stored(named.map(\.0)), named)
    for (index, bytes) in zip(missing, new) { contents[index] = bytes }
    git.blobs?.add(zip(missing.map { files[$0].id }, new))
    return contents
  }

  /// Opens those contents of records that a filter may have changed; one that cannot be opened stays as git has it.
  private func opened(
    _ contents: [[UInt8]?], _ files: [(name: String, path: String)]
  ) throws(WorkbenchError) -> [[UInt8]?] {
    let sealed = contents.indices.filter { index in
      contents[index].map(Filters.maySeal) == true
        && RepositoryPath(recordAt: files[index].path) != nil
    }
    let opened = concurrentMap(sealed.count) { index in
      // Git was run just before; where it cannot be any more, what it gave stays.
      let file = files[sealed[index]]
      return try? Filters(git).opened(file.name, at: file.path)
    }
    var contents = contents
    for (index, bytes) in zip(sealed, opened) where bytes != nil { contents[index] = bytes }
    return contents
  }

  /// The path in a name such as `HEAD:path`, `:path` or `:2:path`.
  private static func path(in name: String) -> String {
    let parts = name.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    let isStaged = parts.count == 3 && parts[0].isEmpty && ["0", "1", "2", "3"].contains(parts[1])
    return parts.dropFirst(isStaged ? 2 : 1).joined(separator: ":")
  }

  /// Reads objects as git stores them.
  ///
  /// - Parameter names: Object names, or what git understands as one.
  package func stored(_ names: [String]) throws(WorkbenchError) -> [[UInt8]?] {
    let processors = ThisProcess.processorCount
    let size = max(Self.fewest, min(Self.most, (names.count + processors - 1) / processors))
    let parts = concurrentChunks(names.count, size: size) { range in
      do throws(WorkbenchError) {
        return Result<[[UInt8]?], WorkbenchError>.success(try readAtOnce(names[range]))
      } catch {
        return .failure(error)
      }
    }
    var all: [[UInt8]?] = []
    all.reserveCapacity(names.count)
    for part in parts { all += try part.get() }
    return all
  }

  private func readAtOnce(_ names: ArraySlice<String>) throws(WorkbenchError) -> [[UInt8]?] {
    var request: [UInt8] = []
    for name in names {
      request += name.utf8
      request.append(UInt8(ascii: "\n"))
    }
    let answer = try git.require(["cat-file", "--batch", "--buffer"], input: request).output
    var contents: [[UInt8]?] = []
    contents.reserveCapacity(names.count)
    var place = 0
    for _ in names {
      guard let end = answer[place...].firstIndex(of: UInt8(ascii: "\n")) else { throw Self.cut }
      let words = answer[place..<end].split(separator: UInt8(ascii: " "))
      place = end + 1
      // "<id> blob <size>", or "<name> missing", or "<name> ambiguous".
      guard words.count >= 3,
        let size = Int(String(decoding: words[words.count - 1], as: UTF8.self)),
        String(decoding: words[words.count - 2], as: UTF8.self) == "blob"
          || ["tree", "commit", "tag"].contains(
            String(decoding: words[words.count - 2], as: UTF8.self))
      else {
        contents.append(nil)
        continue
      }
      guard place + size < answer.count else { throw Self.cut }
      let isBlob = String(decoding: words[words.count - 2], as: UTF8.self) == "blob"
      contents.append(isBlob ? Array(answer[place..<place + size]) : nil)
      place += size + 1
    }
    return contents
  }

  private static let cut = WorkbenchError(
    .unreadable, at: "git cat-file", "git's answer broke off", fix: "try again; run `git fsck`")
}
