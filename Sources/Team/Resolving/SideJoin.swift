import Localization
import Records
import Wording
import Workspace

/// Joins versions of one file as git holds them.
enum SideJoin {
  /// The join of all versions; one version alone comes out as it is.
  ///
  /// - Parameters:
  ///   - path: From the top of the work tree.
  ///   - place: The path as the person knows it.
  /// - Throws: ``WorkbenchError`` when a version cannot be read, or they are not versions of the record that belongs
  ///   at the place.
  static func join(_ versions: [[UInt8]], at path: String, named place: String)
    throws(WorkbenchError) -> [UInt8]
  {
    guard let first = versions.first else {
      throw WorkbenchError(
        .noInput, at: place, "git holds no version of this file",
        fix: "see its history with `git log -- \(ShellWord.word(place))`")
    }
    do {
      // One version alone is joined with itself: that it is a good one is looked at in the same way.
      var joined = first
      for version in versions.count == 1 ? versions[...] : versions.dropFirst() {
        joined = try FileMerge.merge(joined, version, path: path)
      }
      return versions.count == 1 ? first : joined
    } catch {
      throw WorkbenchError(
        error.code, at: place, error.problem,
        fix:
          "take one of its versions with `git checkout --ours` or `--theirs`, or an older one from `git log -p -- \(ShellWord.word(place))`; then `git add -- \(ShellWord.word(place))`"
      )
    }
  }

  /// Whether some content is a record without a fault that belongs at a place.
  static func isSound(_ bytes: [UInt8], as kind: PendingFile.Kind) -> Bool {
    guard case .record(let file) = kind else { return false }
    return RecordFile(file, bytes: bytes).faults.isEmpty
  }
}
