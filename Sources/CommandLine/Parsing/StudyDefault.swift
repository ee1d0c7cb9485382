import Wording

/// What the workspace says about the study of a command that names none.
package struct StudyDefault: Sendable {
  /// The ids of all studies.
  package var studies: [String]
  /// The one that is meant where none is named; `nil` where several could be.
  package var meant: String?

  package init(studies: [String] = [], meant: String? = nil) {
    self.studies = studies
    self.meant = meant
  }

  /// Whether a word names a study, or may be a slip for one.
  func names(_ word: String) -> Bool {
    let typed = word.lowercased()
    return studies.contains { $0.lowercased().utf8.starts(with: typed.utf8) }
      || Spelling.nearest(to: word, among: studies) != nil
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
