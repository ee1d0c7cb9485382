package import Localization

/// Every kind of file that kerb writes about people outside their records.
///
/// This is the one list: a withdrawal, its dry run, the erasure at the next start, `kerb check` and the tests go by it.
/// Whoever lets kerb write a file of a new kind adds a case; then nothing compiles until it is said how such files are
/// found and erased.
package enum FilesAboutPeople: String, CaseIterable, Sendable {
  /// Texts opened in the editor, with what editors leave beside them, and what was typed into a file that was made
  /// whole again.
  case form
  /// Journals of recordings and reviews, with torn ends, what rewriting left, and those set aside.
  case recording
  /// The keys from names to P-numbers.
  case key
  /// What imported notes said about conditions.
  case condition
  /// Of whom drafts of profiles were made.
  case draft
  /// Where recordings of sessions lie on this computer.
  case media
  /// What takes the last change of many notes back.
  case noteUndo
  /// Pictures beside their records.
  case picture
  /// Lines that somebody had begun to type in a walkthrough.
  case walkthroughLine
  /// The rebuildable index of the workspace.
  case cache
  /// Temporary files of writes, merges and commits that were cut off.
  case unfinishedWrite
  /// The reports of a study.
  case report
  /// Workspaces for practice that were cut off, with their journals.
  case practice

  /// Where such files lie, as the documentation writes it.
  package var places: [String] {
    switch self {
    case .form: ["$XDG_STATE_HOME/kerb/<workspace id>/forms/"]
    case .recording: ["$XDG_STATE_HOME/kerb/<workspace id>/recordings/"]
    case .key: ["$XDG_STATE_HOME/kerb/<workspace id>/keys/<study>.tsv"]
    case .condition: ["$XDG_STATE_HOME/kerb/<workspace id>/keys/<study>-conditions.json"]
    case .draft: ["$XDG_STATE_HOME/kerb/<workspace id>/keys/<study>-drafts.json"]
    case .media: ["$XDG_STATE_HOME/kerb/<workspace id>/media/<study>.json"]
    case .noteUndo: ["$XDG_STATE_HOME/kerb/<workspace id>/notes/undo.json"]
    case .picture: ["Surveys/<study>/attachments/"]
    case .walkthroughLine: ["$XDG_STATE_HOME/kerb/<workspace id>/walkthroughs/<study>.*.line"]
    case .cache: [".kerb/cache/"]
    case .unfinishedWrite: [".kerb-tmp-*", ".merge_file_*.kerb", ".git/kerb-commit-note"]
    case .report: ["Exports/<study>/"]
    case .practice: ["$TMPDIR/kerb-practice-*/"]
    }
  }

  /// What they are called.
  package var noun: Noun {
    switch self {
    case .form: Noun("unfinished form", "unfinished forms")
    case .recording: Noun("recording", "recordings")
    case .key: Noun("row of the key", "rows of the key")
    case .condition: Noun("row of conditions", "rows of conditions")
    case .draft: Noun("row of whom a draft was made of", "rows of whom drafts were made of")
    case .media: Noun("place of a recording", "places of recordings")
    case .noteUndo: Noun("way back of a change of notes", "ways back of changes of notes")
    case .picture: Noun("picture", "pictures")
    case .walkthroughLine:
      Noun("unfinished line of a walkthrough", "unfinished lines of walkthroughs")
    case .cache: Noun("file of the cache", "files of the cache")
    case .unfinishedWrite:
      Noun("file of a write that was cut off", "files of writes that were cut off")
    case .report: Noun("report", "reports")
    case .practice: Noun("practice that was cut off", "practices that were cut off")
    }
  }
}
