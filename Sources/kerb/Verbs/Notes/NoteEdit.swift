import CommandLine
import JSON
import Localization
import Measures
import Records
import Reports
import Wording
import Workbench

/// `kerb note edit S09#12 --words "..."`: changes the words of one note.
enum NoteEdit {
  static let verb = Verb(
    ["note", "edit"], "Change the words of a note.",
    examples: [
      .init(
        "kerb note edit S09#12 --words \"says that the button has no name\"",
        "Replace the words of the twelfth note of S09."),
      .init("kerb note edit S09 12 --undo", "Bring the words before the last edit back."),
    ],
    arguments: [
      .required(
        "NOTE", "The note, such as S09#12, or its session.", .names(NoteShow.noteKind)),
      .optional("NUMBER", "The number of the note, if the session is given alone."),
    ],
    options: [
      .value(
        "study", "STUDY", "The study of the note.", .study,
        otherwise: "the study that is meant, else the only one with such a session"),
      .value("words", "WORDS", "The new words; - reads them from standard input."),
      .flag("undo", "Bring the words before the last edit back."),
      .json,
    ],
    discussion: [
      "The words before each edit stay in the log: `kerb note show` prints them. If the log was checked for personal details, it has to be checked again; the check covers earlier words too.",
      "`--undo` is an edit as well: a second `--undo` takes it back. `kerb note set` changes everything but the words.",
    ]
  ) { invocation in
    try invocation.undoesAlone(["words"])
    let workbench = try Workbench(invocation)
    let note = try note(invocation, workbench)
    let rewording = NoteRewording(in: workbench)
    let done =
      try invocation.flag("undo")
      ? rewording.undo(note) : rewording.change(note, to: words(invocation))
    let console = invocation.console
    if invocation.flag("json") {
      let now = try NoteReference(note.reference).note(study: note.study, in: workbench)
      console.out(json: JSONWriter.canonical(NotesJSON.value(now)))
    } else if done.isChanged {
      console.line("Changed the words of \(note.reference).")
      console.message("Undo: `kerb note edit \(note.reference) --study \(note.study) --undo`")
    } else {
      console.message("Unchanged: \(note.reference) has these words already.")
    }
    for words in done.remarks { console.message("\(words)") }
    return .success
  }

  private static func note(_ invocation: Invocation, _ workbench: Workbench) throws -> FoundNote {
    let typed = try invocation.required("NOTE")
    let number = invocation.argument("NUMBER")
    if let number, NoteReference.isOne(typed) {
      throw WorkbenchError(
        .usage, at: number, "the note is given twice", fix: "write \(typed) alone")
    }
    let reference = number.map { "\(typed)#\($0)" } ?? typed
    return try NoteReference(reference).note(study: invocation.string("study"), in: workbench)
  }

  private static func words(_ invocation: Invocation) throws -> String {
    guard let words = invocation.string("words") else {
      throw WorkbenchError(
        .usage, at: "--words", "the new words are missing",
        fix: "add `--words` \"...\", or `--undo`")
    }
    guard words == "-" else { return words }
    return PlainText.trimmed(
      String(decoding: try FileInput.read("-", console: invocation.console), as: UTF8.self))
  }
}
