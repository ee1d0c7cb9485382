import CommandLine
import Localization
import Measures
import Records
import Reports
import Wording
import Workbench

/// `kerb export notes STUDY S09 --format vtt`: notes as subtitles and chapters of a recording, or as a table.
enum ExportNotes {
  static let verb = Verb(
    ["export", "notes"], "Write notes as subtitles, chapters or a table: for the team.",
    examples: [
      .init(
        "kerb export notes tram-tickets S09 --format vtt --media screen --to ../S09.vtt",
        "Makes subtitles for one recording; any player shows them."),
      .init(
        "kerb export notes tram-tickets S09 --format srt",
        "Prints subtitles with the times of the only recording that is aligned, or of the session."),
      .init(
        "kerb export notes tram-tickets S09 --format chapters",
        "Prints the tasks as chapters in WebVTT."),
      .init(
        "kerb export notes tram-tickets --format csv", "Prints all notes of the study as a table."),
    ],
    arguments: [
      .required("STUDY", "The id of the study.", .study),
      .optional("SESSION", "The session, such as S09; a table needs none.", .session),
    ],
    options: [
      .value(
        "format", "FORMAT", "What to write.",
        .words([
          OfferedWord("vtt", "Subtitles in WebVTT."), OfferedWord("srt", "Subtitles in SubRip."),
          OfferedWord("chapters", "The tasks as chapters, in WebVTT."),
          OfferedWord("csv", "A table for a spreadsheet."),
        ]), isRequired: true),
      .value("media", "NAME", "The recording whose times count."),
      .flag("lines", "Lines of transcripts too, which nobody has taken as notes."),
      .value(
        "edition", "EDITION", "For whom it is; only team.", .words(ReportEditions.words),
        otherwise: "team"),
      .value("to", "FILE", "Where it goes.", .file, otherwise: "it is printed"),
    ],
    discussion: [
      "This is of the team edition: do not pass it on. There is none for sharing, because times and words of one session tell of the people who were in it.",
      "A note is shown from the time at which it was typed, as long as people need to read it: 15 characters a second, 2 to 10 seconds, and not over the next note, but at least one second.",
      "Notes without a known time are left out and counted, as are somebody's own words without permission to quote.",
    ]
  ) { try run($0) }

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let console = invocation.console
    if invocation.string("edition") == "share" {
      throw UsageError(
        at: "--edition share",
        "times and words of one session tell of the people who were in it, so there is no edition for sharing",
        fix: "leave `--edition` out, and keep the file in the team")
    }
    let workbench = try Workbench(invocation)
    let study = try RecordFinder.study(invocation.required("STUDY"), workbench)
    guard let format = NotesExport.Format(rawValue: invocation.string("format") ?? "") else {
      return try table(study, workbench, invocation)
    }
    guard let session = invocation.argument("SESSION") else {
      throw UsageError(
        at: "SESSION", "subtitles and chapters are of one session", fix: "name it, such as S09")
    }
    let export = NotesExport(try SessionRecordings(session, study: study, in: workbench))
    let made = try export.make(
      format, media: invocation.string("media"), lines: invocation.flag("lines"))
    try put(Array(made.text.utf8), invocation, workbench)
    for words in made.remarks { console.message("\(words)") }
    if made.count == 0 {
      console.message(format == .chapters ? "No task has a time." : "No note has a time to show.")
    }
    console.message("This is of the team edition: do not pass it on.")
    return .success
  }

  private static func table(_ study: String, _ workbench: Workbench, _ invocation: Invocation)
    throws -> ExitStatus
  {
    if invocation.has("media") {
      throw UsageError(
        at: "--media", "a table tells the times in all recordings", fix: "leave `--media` out")
    }
    var query = NoteQuery()
    query.includesPilots = true
    query.includesLines = invocation.flag("lines")
    if let session = invocation.argument("SESSION") {
      query.sessions = [try SessionRecordings(session, study: study, in: workbench).session]
    }
    let found = try NoteFinding([study], in: workbench).find(query)
    try put(Array(NotesCSV.text(found.notes).utf8), invocation, workbench)
    for words in NoteRemarks.sentences(peopleOut: found.peopleOut, peopleUnsearched: 0) {
      invocation.console.message("\(words)")
    }
    invocation.console.message("This is of the team edition: do not pass it on.")
    return ReportOutput.report(found.faults, invocation.console)
  }

  private static func put(_ bytes: [UInt8], _ invocation: Invocation, _ workbench: Workbench) throws
  {
    guard let file = invocation.string("to") else {
      ReportOutput.show(bytes, format: invocation.string("format") ?? "", invocation.console)
      return
    }
    try workbench.write(bytes, toFile: file, for: .team)
    invocation.console.line("Wrote \(Printable.text(file)).")
  }
}
