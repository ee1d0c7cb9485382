package import Localization
package import Records
package import Wording
package import Workspace

/// What kerb does when git runs one of its hooks.
package struct TeamHooks {
  /// What a hook needs from the outside.
  package struct Surroundings {
    /// Does some work while nobody else can change a workspace.
    let locked: (WorkspaceLocation, () throws -> Void) throws -> Void
    /// Makes the reports again that are there and not up to date; returns their paths.
    let refreshReports: (WorkspaceLocation) throws -> [String]
    /// Whether the person may send notes of a workspace that nobody has cleared.
    let maySendRawNotes: (WorkspaceLocation) throws -> Bool
    /// The day that profiles note beside claims from which something withdrawn is taken out.
    let today: CalendarDay?

    package init(
      locked: @escaping (WorkspaceLocation, () throws -> Void) throws -> Void,
      refreshReports: @escaping (WorkspaceLocation) throws -> [String],
      maySendRawNotes: @escaping (WorkspaceLocation) throws -> Bool = { _ in false },
      today: CalendarDay? = nil
    ) {
      self.maySendRawNotes = maySendRawNotes
      self.today = today
      self.locked = locked
      self.refreshReports = refreshReports
    }
  }

  /// What a hook has to say.
  package struct Report: Sendable {
    /// A sentence each.
    package internal(set) var messages: [Sentence] = []
    /// What must not be committed; a commit with any stops.
    package internal(set) var refusals: [WorkbenchError] = []
  }

  /// Does what belongs to a hook.
  ///
  /// - `arguments`: What git gave the hook.
  /// - `input`: What git wrote to the hook; only `post-rewrite` gets anything.
  /// - `folder`: Where git started it.
  /// - Throws: `WorkbenchError` when git or the files cannot be read or written; that is no reason to stop a commit.
  package static func run(
    _ hook: HookScript, arguments: [String], input: [UInt8], in folder: String,
    _ surroundings: Surroundings
  ) throws -> Report {
    let repository = try HookRepository.find(in: folder)
    switch hook {
    case .preCommit: return try PreCommitHook(repository).run(surroundings)
    case .postCommit: return try PostCommitHook(repository).run(surroundings)
    case .postMerge:
      let isSquash = arguments.first == "1"
      return try MergeHook(repository).afterMerge(isSquash: isSquash, surroundings)
    case .postRewrite:
      guard arguments.first == "rebase" else { return Report() }
      return try MergeHook(repository).afterRebase(input, surroundings)
    }
  }
}
