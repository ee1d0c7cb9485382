import JSON
import Merging
import Platform
import Records

/// What git means when it hands over a change to be applied: the step from `%O` to `%B`.
///
/// A merge brings two versions together, and what one of them does not know must not be lost, so nobody reads their
/// common ancestor there. To revert, pick or rebase a commit, or to bring a stash back, git applies a step that
/// somebody chose. Where the step goes back to an earlier state, that is the purpose: it is written anew, so that the
/// join does not take it for something that is merely old.
enum PickedChange {
  /// Whether git merges, by its own word for what is going on (`GIT_REFLOG_ACTION`).
  ///
  /// - Parameter action: `nil` or empty for everything but a merge or pull.
  static func isMerge(_ action: String?) -> Bool {
    guard let action else { return false }
    return action.hasPrefix("merge") || action.hasPrefix("pull")
  }

  /// Their version, knowing everything that the version before it knew.
  ///
  /// - Parameters:
  ///   - before: The version before. One that has conflict markers or is no version of this record counts as absent;
  ///     git makes such ones up. So does one that equals our version: git takes the step as it is then and asks nobody,
  ///     so whoever calls like that merges two versions and knows of no step.
  ///   - ours: Our version.
  /// - Returns: Their version as it is where the step takes nothing back.
  static func asserted(_ theirs: [UInt8], since before: [UInt8], ours: [UInt8]) -> [UInt8] {
    guard before != theirs, before != ours,
      let old = try? JSONReader.read(before), let new = try? JSONReader.read(theirs),
      let asserted = try? RecordRewriting.reconciled(new, against: old)
    else { return theirs }
    return asserted
  }

  /// The version before, git's `%O`; `nil` for an empty one.
  static func content(_ path: String) -> [UInt8]? {
    guard let file = try? OpenFile.reading(path), let status = try? file.status(),
      (1...FileMerge.largestFile).contains(Int(status.size))
    else { return nil }
    return try? file.readToEnd()
  }
}
