import CommandLine
import Localization

/// The verbs about notes.
enum NoteVerbs {
  static let group = VerbGroup(["note"], "Notes of sessions: find them, read them, change them.")

  static let all: [Verb] = [
    NoteList.list, NoteList.search, NoteShow.verb, NoteSet.verb, NoteEdit.verb, NoteAdd.verb,
    NotePlay.verb,
  ]
}
