import Localization
import Platform
import Records
package import Wording

/// The contents of files as git stores them.
package struct Blobs: Sendable {
  private let git: Git

  package init(_ git: Git) { self.git = git }

  /// How many objects are asked for in one run of git: enough to make its start cheap, few enough to keep in memory.
  private static let most = 4096
  /// Fewer than this are not worth a run of git for each processor.
  private static let fewest = 128

  /// Reads objects in one run of git for thousands of them, or one for each processor.
  ///
  /// - Parameter names: Object names, or what git understands as one, such as `HEAD:path`; without line ends.
  /// - Returns: For each name its content; `nil` where there is no such file.
  package func read(_ names: [String]) throws(WorkbenchError) -> [[UInt8]?] {
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

  /// Reads objects that are not in the run's cache, and keeps them there.
  package func read(_ ids: [ObjectID]) throws(WorkbenchError) -> [[UInt8]?] {
    guard let cache = git.blobs else { return try read(ids.map(\.text)) }
    var contents = cache.contents(of: ids)
    let missing = ids.indices.filter { contents[$0] == nil }
    let new = try read(missing.map { ids[$0].text })
    for (index, bytes) in zip(missing, new) { contents[index] = bytes }
    cache.add(zip(missing.map { ids[$0] }, new))
    return contents
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
