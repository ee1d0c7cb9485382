import Wording

/// What the workspace says about the study of a command that names none.
package struct StudyDefault: Sendable {
  /// The ids of all studies.
  package var studies: [String]
  /// The ids of those that were deleted: their names are still no words of something else.
  package var deleted: [String]
  /// The one that is meant where none is named; `nil` where several could be.
  package var meant: String?
  /// The one that would be meant and is not there; another one is never taken in its place.
  package var missing: String?

  package init(
    studies: [String] = [], deleted: [String] = [], meant: String? = nil, missing: String? = nil
  ) {
    self.studies = studies
    self.deleted = deleted
    self.meant = meant
    self.missing = missing
  }

  /// Whether a word names a study, or may be a slip for one.
  func names(_ word: String) -> Bool {
    let known = studies + deleted
    return known.contains { $0.lowercased().utf8.elementsEqual(word.lowercased().utf8) }
      || Spelling.nearest(to: word, among: known) != nil
  }
}

/// Whose default study is asked for.
package struct StudyQuery {
  package let console: Console
  /// The folder given with `--workspace`.
  package let workspaceFolder: String?

  init(console: Console, given: [Invocation.Given]) {
    self.console = console
    workspaceFolder = given.last { $0.name == Verb.Option.workspace.name }?.value
  }
}
