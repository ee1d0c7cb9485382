import CommandLine
import Interchange
import JSON
import Localization
import Records
import Wording
import Workbench

/// `kerb import transcript FILE`: what was said in a recording, beside the notes of its session.
enum ImportTranscript {
  static let verb = Verb(
    ["import", "transcript"], "Bring the transcript of a recording into a session.",
    examples: [
      .init(
        "kerb import transcript S09.vtt --study tram-tickets --session S09 --media screen --dry-run",
        "Says what would come in, with the times of a recording that was aligned."),
      .init(
        "kerb import transcript S09.vtt --study tram-tickets --session S09 --mark 1 --at 4m10 --speaker \"Jane Doe=moderator\"",
        "Aligns it by a mark of the session, and says who a name is."),
      .init(
        "kerb import transcript meeting.txt --study tram-tickets --session S09 --offset 0",
        "Takes the text of a Teams meeting that began with the session."),
      .init(
        "kerb import transcript - --study tram-tickets --session S09 --no-times < S09.srt",
        "Reads subtitles whose times nobody knows in the session."),
    ],
    arguments: [
      .required("FILE", "A transcript in UTF-8, or - for standard input.", .file)
    ],
    options: [
      .value("study", "STUDY", "The study of the session.", .study, isRequired: true),
      .value("session", "SESSION", "The session, such as S09.", .session, isRequired: true),
      .value(
        "speaker", "NAME=WHO",
        "Who a name is: a P-number of the session, \(roles), or words where it is no name; repeat for more.",
        isRepeating: true),
      .value(
        "media", "NAME", "The recording of the session that it was made of; its alignment counts."),
      .value(
        "mark", "NUMBER", "A mark of the session; repeat for a second one.", isRepeating: true),
      .value(
        "session-time", "TIME", "A time of the session instead of a mark.", isRepeating: true),
      .value(
        "at", "TIME", "Where that is in the transcript; one for each mark.", isRepeating: true),
      .value("offset", "TIME", "The transcript's time when the session starts; `--offset`=-1m10."),
      .flag("no-times", "How its times run is not known: its lines get none."),
      .flag("dry-run", "Say what would come in, and change nothing."), .json,
    ],
    discussion: [
      "Read are WebVTT, with voices, or with names before a colon as Zoom writes them; SubRip; and text as Teams gives it, a line with a name and a time and then what was said.",
      "A line is no observation: nobody has noted anything yet. Lines stand in a log of their own, of the kind context, and count nowhere until somebody takes them: `kerb note set S09 712 --kind barrier --reviewed yes`. `kerb note list --lines` lists them.",
      "Names of speakers are never stored. The private key says which P-number a name is; for others say it with `--speaker`. On a terminal kerb asks. Names of speakers and of people in the key are replaced in the words too; the log still waits for somebody to clear it, and is held back like raw notes.",
      "Everybody who took part must have agreed to be recorded. Whoever takes that back takes the lines with it.",
      "Importing a file again adds nothing; with another alignment it moves the lines.",
    ]
  ) { try run($0) }

  private static let roles = Sentence.list(
    Speaker.allCases.filter { $0 != .participant }.map(\.id))

  private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let console = invocation.console
    let name = try invocation.required("FILE")
    let place = InputName.of(name)
    let workbench = try Workbench(invocation)
    let recordings = try SessionRecordings(
      invocation.string("session") ?? "", study: invocation.string("study"), in: workbench)
    let alignment = try alignment(invocation, recordings)
    var speakers = try recordings.speakers()
    var notNames = Set<String>()
    for typed in invocation.strings("speaker") {
      let name = try speakers.add(typed)
      if try speakers.meaning(ofName: name) == .words { notNames.insert(name) }
    }
    let bytes =
      name == "-" ? try console.readAllInput() : try workbench.surroundings.readNotes(named: name)
    let file = try TranscriptFile(bytes, place: place, notNames: notNames)
    try ask(&speakers, file, recordings, alignment, console)
    let isDryRun = invocation.flag("dry-run")
    let result: TranscriptImport.Result
    do {
      result = try TranscriptImport(file, into: recordings, speakers, alignment: alignment)
        .run(isDryRun: isDryRun)
    } catch let error as WorkbenchError where error.place.hasPrefix("line") {
      throw WorkbenchError(
        error.code, at: place, "\(error.place): \(error.problem)",
        fix: error.remedy)
    }
    if name != "-", try workbench.holds(name) {
      console.message(
        "The file lies inside the workspace, where git finds the names in it. Move it away.")
    }
    return tell(result, file, place, isDryRun, recordings, invocation)
  }

  private static func alignment(_ invocation: Invocation, _ recordings: SessionRecordings) throws
    -> MediaAlignment?
  {
    let given = try AlignmentOptions(invocation).alignment(recordings.marks)
    let media = invocation.string("media")
    let isNone = invocation.flag("no-times")
    let count = (given == nil ? 0 : 1) + (media == nil ? 0 : 1) + (isNone ? 1 : 0)
    guard count == 1 else {
      throw UsageError(
        at: "",
        count == 0
          ? "how the transcript's times run beside the session's is not known"
          : "how the times run is said more than once",
        fix:
          "give one of `--media NAME`, `--offset` 0, `--mark` 1 --at 4m10, or `--no-times` if nobody knows"
      )
    }
    guard let media else { return given }
    let kept = try recordings.one(media).media
    if let alignment = kept.alignment { return alignment }
    throw WorkbenchError(
      .invalidData, at: "--media", "how the time of \(kept.name) runs is not known",
      fix:
        "`kerb session media align \(recordings.study) \(recordings.session) \(kept.name) --mark` 1 --at 4m10"
    )
  }

  /// On a terminal somebody is asked who each name is that nobody has explained.
  private static func ask(
    _ speakers: inout TranscriptSpeakers, _ file: TranscriptFile, _ recordings: SessionRecordings,
    _ alignment: MediaAlignment?, _ console: Console
  ) throws {
    guard console.isInputTerminal else { return }
    let unknown = try TranscriptImport(file, into: recordings, speakers, alignment: alignment)
      .unknown()
    for (name, lines) in unknown {
      console.message(
        "Who is \(Quoted(name)), first in line \(lines.first ?? 0)? Write \(Sentence.list(speakers.choices, .or)); Enter stops."
      )
      let answer = try console.readLine("Who: ", otherwise: "add `--speaker` \"Name=P07\"")
      let word = PlainText.trimmed(answer ?? "")
      guard !word.isEmpty else { return }
      _ = try speakers.add("\(name)=\(word)")
    }
  }

  private static func tell(
    _ result: TranscriptImport.Result, _ file: TranscriptFile, _ place: String, _ isDryRun: Bool,
    _ recordings: SessionRecordings, _ invocation: Invocation
  ) -> ExitStatus {
    let console = invocation.console
    let status: ExitStatus = file.faults.isEmpty ? .success : .findings
    if invocation.flag("json") {
      console.out(json: JSONWriter.canonical(json(result, file, isDryRun)))
      return status
    }
    let moved: Sentence = result.moved > 0 ? ", \(result.moved) of them with a new time" : ""
    console.line(
      "\(result.added, "line", "lines") added, \(result.alreadyThere) already there\(moved), \(file.faults.count) not read"
    )
    for fault in file.faults.prefix(20) { console.report(fault.error(in: place)) }
    if file.faults.count > 20 {
      console.message("\(file.faults.count - 20) more could not be read; `--json` lists them all.")
    }
    for words in result.remarks { console.message("\(words)") }
    if result.others > 0 {
      console.message(
        "\(result.others, "line", "lines") of an earlier import \(result.others == 1 ? "does" : "do") not stand in this file, and \(result.others == 1 ? "stays" : "stay")."
      )
    }
    if isDryRun {
      console.message("Nothing was changed. Without `--dry-run` the lines come in.")
    } else if result.added > 0 {
      let short = RecordID(recordings.session)?.short ?? recordings.session
      console.message(
        "They count nowhere until somebody takes one as a note, and wait to be cleared of names, numbers and places."
      )
      console.message(
        "Next: `kerb note list --study \(recordings.study) --session \(short) --lines`")
    }
    return status
  }

  private static func json(
    _ result: TranscriptImport.Result, _ file: TranscriptFile, _ isDryRun: Bool
  ) -> JSONValue {
    .object(
      JSONObject([
        "added": .integer(result.added), "alreadyThere": .integer(result.alreadyThere),
        "moved": .integer(result.moved), "onlyThere": .integer(result.others),
        "dryRun": .bool(isDryRun), "format": .string(file.format.rawValue),
        "log": .string(result.log), "messages": .array(result.remarks.map { .string($0.plain()) }),
        "notRead": .array(
          file.faults.map {
            .object(
              JSONObject([
                "line": .integer($0.position.line), "problem": .string($0.problem.plain()),
                "remedy": .string($0.remedy.plain()),
              ]))
          }),
      ]))
  }
}
