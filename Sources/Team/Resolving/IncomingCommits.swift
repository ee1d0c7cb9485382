/// The commits that git brings in just now.
enum IncomingCommits {
  /// The commits of a merge, a cherry-pick or a rebase that is not ended yet, beside the one we are on.
  static func all(_ repository: Repository) -> [String] {
    ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REBASE_HEAD"].flatMap { name in
      // Without the file nothing of the kind is under way.
      ((try? GitFolder.lines(of: name, in: repository.gitFolder)) ?? [])
        .compactMap { ObjectID($0)?.text }
    }
  }
}
