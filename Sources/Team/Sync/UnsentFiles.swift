import Records
import Wording

/// The contents of files that only this clone's commits hold.
enum UnsentFiles {
  /// One content, by the first of its names.
  struct File {
    /// From the top of the repository.
    let path: String
    let id: ObjectID
  }

  /// Everything that a push would send.
  ///
  /// - Parameters:
  ///   - head: The commit that is to be sent.
  ///   - tip: What the remote's branch has; `nil` where there is none.
  ///   - remote: The remote's name; what its other branches have is sent already.
  static func all(
    in head: ObjectID, notIn tip: ObjectID?, of remote: String?, _ repository: Repository
  ) throws(WorkbenchError) -> [File] {
    var arguments = ["rev-list", "--objects", head.text, "--not"]
    if let tip { arguments.append(tip.text) }
    if let remote { arguments.append("--glob=refs/remotes/\(remote)/*") }
    return try repository.git.require(arguments).lines.compactMap { line in
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let id = ObjectID(words[0]) else { return nil }
      return File(path: String(words[1]), id: id)
    }
  }
}
