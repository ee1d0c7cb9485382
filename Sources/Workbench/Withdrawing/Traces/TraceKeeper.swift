import Workspace

/// Knows the files of one kind, see ``FilesAboutPeople``: which of them have to go after a withdrawal, and how.
protocol TraceKeeper {
  /// - Parameter study: Only what belongs to one study; `nil` for all.
  func find(study: String?) throws -> TraceFound

  /// Erases what was found. Nobody else may change the workspace meanwhile.
  ///
  /// - Returns: What went, as it was found; what somebody has opened meanwhile stays.
  func erase(_ found: TraceFound, study: String?) throws -> [String]
}

/// What there is of one kind.
struct TraceFound: Equatable {
  /// What can be erased: paths, names or ids, as the keeper knows them.
  var items: [String] = []
  /// What a living process holds, which has to end first.
  var open: [String] = []
  /// Paths of what nobody can tell whose it is, so that a person has to look.
  var unclear: [String] = []

  var isEmpty: Bool { items.isEmpty && open.isEmpty && unclear.isEmpty }
}
