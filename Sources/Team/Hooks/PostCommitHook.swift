import Records

/// After a commit: what it took back is marked as a change, so that no merge undoes it.
struct PostCommitHook {
  private let repository: HookRepository

  init(_ repository: HookRepository) { self.repository = repository }

  func run(_ surroundings: TeamHooks.Surroundings) throws -> TeamHooks.Report {
    try CommitNote.settle(in: repository)
    var report = TeamHooks.Report()
    guard !repository.isInSequence, let parent = try repository.commit("HEAD^") else {
      return report
    }
    try Rollbacks(repository).reassert(since: parent, surroundings, &report)
    return report
  }
}
