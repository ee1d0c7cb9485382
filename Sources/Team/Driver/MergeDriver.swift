import Localization
import Platform
import Records
import Wording

/// The merge of one file for git, which hands over both versions as plain files and takes the result from the first.
package enum MergeDriver {
  /// The words after `kerb` by which git calls it, in the order of git's `%O %A %B %L %P`.
  package static let verb = "merge-driver"
  package static let argumentCount = 5
  /// The environment variable in which git says what it is doing.
  package static let actionVariable = "GIT_REFLOG_ACTION"

  /// How a merge ended and what is said about it, a line each.
  package struct Outcome: Sendable {
    /// 0 merged; 1 left to git and to the person, with our version untouched; ``aborting`` when nothing could be
    /// written.
    package let status: Int32
    package let messages: [String]
  }

  /// Git takes a status above 128 together with a missing file for "give up": the whole merge ends, and everything is
  /// as before. Any other status could leave our version standing as if it were the result.
  package static let aborting: Int32 = 129

  /// Merges two files as ``FileMerge`` does and puts the result in the place of the first.
  ///
  /// The first file is at any moment either our version or the whole result: the result is written beside it, read
  /// back, and then takes its name. Nothing is flushed to the disk; git reads the file at once. No lock is taken,
  /// since whoever calls git may hold it.
  ///
  /// - Parameters:
  ///   - base: The path of the common ancestor, git's `%O`. It is read only where git applies a change that somebody
  ///     chose, never in a merge.
  ///   - ours: The path of our version, git's `%A`.
  ///   - theirs: The path of their version, git's `%B`.
  ///   - path: The path of the file in the repository, git's `%P`.
  ///   - action: Git's word for what is going on, from `GIT_REFLOG_ACTION`.
  ///   - top: The top of the work tree, where git starts it.
  package static func run(
    base: String, ours: String, theirs: String, path: String, action: String?,
    in top: String = "."
  ) -> Outcome {
    let place = Printable.text(path, limit: 300)
    let result: FileMerge.Result
    let bytes: [UInt8]
    do {
      var mine = try read(ours, .ours, place)
      var other = try read(theirs, .theirs, place)
      // Git hands over what a filter has made of the versions, and takes the result in the same form.
      let isFiltered = [mine, other].contains(where: Filters.maySeal)
      let filters = isFiltered ? Filters(Git(in: top, .hook)) : nil
      if let filters {
        mine = try filters.opened(mine, at: path)
        other = try filters.opened(other, at: path)
      }
      if !PickedChange.isMerge(action), let before = PickedChange.content(base) {
        let old = try filters?.opened(before, at: path) ?? before
        other = PickedChange.asserted(other, since: old, ours: mine)
      }
      result = try FileMerge.joined(mine, other, path: path)
      bytes = try filters?.closed(result.bytes, at: path) ?? result.bytes
    } catch {
      return Outcome(status: 1, messages: [error.description])
    }
    if let failure = replace(ours, by: bytes) { return giveUp(ours, failure, place) }
    return Outcome(status: 0, messages: result.remarks.map { "\(place): \($0)" })
  }

  private static func read(
    _ path: String, _ side: FileMerge.Side, _ place: String
  ) throws(WorkbenchError) -> [UInt8] {
    do {
      let file = try OpenFile.reading(path)
      if try file.status().size > FileMerge.largestFile { throw FileMerge.tooLarge(side, place) }
      return try file.readToEnd()
    } catch let error as SystemError {
      throw WorkbenchError(
        .unreadable, at: place,
        "\(side.version) cannot be read: \(error.words)",
        fix: "both versions are in git; mend that, then merge again")
    } catch let error as WorkbenchError {
      throw error
    } catch {
      throw WorkbenchError(.unreadable, at: place, "\(error)", fix: "merge again")
    }
  }

  /// - Returns: Why it could not be done, in words; `nil` when it is done.
  private static func replace(_ path: String, by bytes: [UInt8]) -> String? {
    let temporary = path + ".kerb"
    do {
      try write(bytes, temporary)
      if try Files.read(temporary) == bytes {
        try Files.rename(temporary, to: path)
        return nil
      }
    } catch {
      // It may never have been made.
      try? Files.remove(temporary)
      return error.words.plain()
    }
    // What was read back is no use to anybody; a file that stays is replaced by the next merge.
    try? Files.remove(temporary)
    return "what was read back is not what was written"
  }

  private static func write(_ bytes: [UInt8], _ path: String) throws(SystemError) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = try OpenFolder(
      slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ".")
    let name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    // What a merge that was killed has left would stand in the way.
    if try folder.status(name) != nil { try folder.remove(name) }
    try folder.create(name, mode: .privateFile).write(bytes)
  }

  /// Takes our version away, so that git cannot take it for the result.
  private static func giveUp(_ ours: String, _ failure: String, _ place: String) -> Outcome {
    // Where it cannot be removed it stays whole, and git lists the file as a conflict.
    try? Files.remove(ours)
    let told = WorkbenchError(
      .cannotWrite, at: place, "the merged file could not be written: \(failure)",
      fix: "nothing is lost; make room on the disk or the folder writable, then merge again")
    return Outcome(status: aborting, messages: [told.description])
  }
}
