import CommandLine
import Localization
import Records
import Screens
import Terminal
import Wording
import Workbench

extension Commands {
  /// `kerb review [SESSION]`: looks through the notes of a session, in passes.
  static let review = Verb(
    ["review"], "Look through the notes of a session: kinds first, then barriers and findings.",
    examples: [
      .init(
        "kerb review S09",
        "Asks for the kind of each note that nobody has reviewed, then about barriers, then for findings."
      ),
      .init("kerb review S09 --pass findings", "Asks which findings the barriers support."),
      .init("kerb review S09 --pass whole", "Asks everything about a note before the next one."),
      .init(
        "kerb review S09 --role \"accessibility specialist\"",
        "Reviews in that role; ratings of several roles are kept apart."),
      .init(
        "kerb review S09 --identifiers",
        "Walks what might name somebody, and marks the log as cleared."),
      .init("kerb review --list", "Says what waits in each session."),
      .init("kerb review S09 --list --json", "Prints the notes to review for other programs."),
    ],
    arguments: [
      .optional(
        "SESSION", "The session, such as S09; without it you choose one.",
        .names(CompletionNames.review))
    ],
    options: [
      .value(
        "study", "STUDY", "The study of the session.", .study,
        otherwise: "the only study with such a session"),
      .value(
        "role", "ROLE", "Your role, never a name.",
        .suggestions(["moderator", "note-taker", "observer", "researcher"]),
        otherwise: "the role of your last review"),
      .value("log", "LOG", "Only the notes of this log; the beginning of its id is enough."),
      .value(
        "pass", "PASS", "Where to begin.",
        .words([
          OfferedWord("kinds", "what each note is about, one answer each"),
          OfferedWord("barriers", "impact and criteria of barriers"),
          OfferedWord("findings", "which findings the barriers support"),
          OfferedWord("rest", "abilities, principles, speaker, wording and basis"),
          OfferedWord("whole", "note by note, everything"),
        ]), otherwise: "kinds, then barriers, then findings"),
      .flag("all", "Walk notes that are reviewed already too."),
      .flag("identifiers", "Walk what might name somebody, and mark logs as cleared."),
      .flag("list", "Only list what waits."), .json, .profile,
    ],
    discussion: [
      "Enter keeps what stands. A digit is always a row, and a criterion has a point. /undo takes answers back, /later asks about a note at the end, /beyond settles that no criterion names it.",
      "For several notes at once: /kind context 3-9, /kind context unmarked, /impact 3 5,9, /tag 4.1.2 3-7, /finding F03 5,9, /done 1-40. Notes keep their numbers; `kerb note list` prints them.",
      "Each answer is kept on the disk at once. The records are written at pauses and when you leave; a review that was cut off is written at the next start.",
    ]
  ) { invocation in
    let workbench = try Workbench(invocation)
    let study = try invocation.string("study").map { try RecordFinder.study($0, workbench) }
    let session = try invocation.argument("SESSION").map {
      try ReviewSessions.find($0, study: study, workbench)
    }
    let lists =
      invocation.flag("list") || invocation.flag("json") || session == nil && !canAsk(invocation)
    if lists { return try list(invocation, workbench, study: study, session) }
    guard canAsk(invocation) else {
      throw WorkbenchError(
        .usage, at: "", "reviewing asks questions, and this is no terminal",
        fix: "add `--list` to see what waits, or use a terminal")
    }
    var ending = ReviewScreen.Ending(completion: .complete, summary: [])
    let status = try ScreenRunner.run(invocation) { pages in
      ending = try ReviewVerb.run(invocation, workbench, pages, study: study, session)
      return ExitStatus(ending.completion)
    }
    for line in ending.summary { invocation.console.line("\(line)") }
    return status
  }

  private static func canAsk(_ invocation: Invocation) -> Bool {
    invocation.console.isInputTerminal && invocation.console.isOutputTerminal
  }

  private static func list(
    _ invocation: Invocation, _ workbench: Workbench, study: String?,
    _ session: (study: String, session: String)?
  ) throws -> ExitStatus {
    let (console, json) = (invocation.console, invocation.flag("json"))
    guard let session else {
      let found = try ReviewSessions.all(study: study, workbench)
      ReviewListing.sessions(found.sessions, json: json, console)
      for fault in found.faults { console.report(fault) }
      return found.faults.isEmpty ? .success : .findings
    }
    let files = try ReviewFiles(
      study: session.study, session: session.session, log: invocation.string("log"), workbench)
    ReviewListing.notes(
      ReviewVerb.listed(files, all: invocation.flag("all")), json: json, console)
    for fault in files.faults { console.report(fault) }
    return files.faults.isEmpty ? .success : .findings
  }
}
