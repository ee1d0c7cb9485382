import CommandLine
import Localization
import Records

/// `kerb import notes`: a table of notes becomes evidence of a study.
enum ImportNotes {
  static let verb = Verb(
    ["import", "notes"], "Import a table of notes (CSV) into a study.",
    examples: [
      Verb.Example(
        "kerb import notes stories.csv --study bank --evidence-kind documented --dry-run",
        "Says what would be added, and changes nothing."),
      Verb.Example(
        "kerb import notes stories.csv --study bank --evidence-kind documented",
        "Adds published stories as described people and evidence."),
      Verb.Example(
        "kerb import notes round-2.csv --study bank --evidence-kind lived --round 2",
        "Adds notes of your own sessions; people become P-numbers."),
      Verb.Example(
        "kerb import notes - --study bank --evidence-kind expert < review.csv",
        "Reads the table from standard input."),
    ],
    arguments: [
      .required("FILE", "A CSV file in UTF-8, or - for standard input.", .file)
    ],
    options: [
      .value("study", "STUDY", "The study that the notes belong to.", .study, isRequired: true),
      .value(
        "evidence-kind", "KIND", "How the notes came about.", .words(kinds), isRequired: true),
      .flag("dry-run", "Say what would be added, and change nothing."),
      .flag("json", "Print the numbers and the rejected rows as JSON."),
      .value("source", "TEXT", "Where the notes come from; not for lived notes."),
      .value("round", "NUMBER", "The round of the study."),
      .value("product-version", "TEXT", "What was tried; for lived notes only."),
      .value(
        "recorder", "ROLE", "Who wrote the notes; for lived notes only.",
        .words(Role.recorders.map { OfferedWord($0.id) }), otherwise: "noteTaker"),
      .value(
        "session-start", "TIME",
        "Time of day at which the sessions began, if the column at has times of day: 10:00."),
      .flag(
        "new-sessions",
        "Make sessions that the column session names and the study has not; for lived notes only."),
    ],
    discussion: discussion
  ) { try ImportNotesRun($0).run() }

  /// The six kinds with what each means.
  static let kinds = EvidenceKind.allCases.map { OfferedWord($0.id, meaning(of: $0)) }

  private static func meaning(of kind: EvidenceKind) -> Sentence {
    switch kind {
    case .lived: "a person took part."
    case .expert: "a specialist judged."
    case .tool: "an automatic check."
    case .simulated: "a colleague tried a simulation."
    case .persona: "reasoned from a profile."
    case .documented: "published by somebody else."
    }
  }

  private static let discussion: [Sentence] = [
    "The first row names the columns, in any order: participant, conditions, spectrum, permanence, assistive_technology, kind, note, wcag, task, impact, at, quote, speaker, session. Only note and participant are needed; expert and tool notes need no participant. Lists are separated by semicolons. Fields are separated by commas, or by the semicolons or tabs of the first row.",
    "spectrum names abilities with one duration in permanence (see;hear and permanent), or with one each (see:permanent;think:temporary). assistive_technology may add how practised somebody is (NVDA:advanced). wcag takes numbers or names of criteria, guidelines and principles. impact is 0 to 4 or its word. at is the time since the session's start: 12:31, 1:02:03, 12 min 31 s, or seconds. A time of 4 hours or more, such as 10:04:00, is a time of day, and so are all times of that table: it counts from `--session-start`, or from the start of the session that the row names; without either the row is rejected. task is a task of the study, by id or title.",
    "Lived notes: every person becomes a P-number. The key from name to number and the conditions are kept in the private folder of this computer, never in the workspace. Names in notes and quotes are replaced by P-numbers, and conditions by [condition]; the logs still wait for somebody to clear them. Each person gets one session and one log for each import. Rows whose column session names a session (S03, or its id) go into that one instead, planned ones too, into one log for each file; the person must have taken part in it. A quote beside a note becomes a note of its own, word for word, and the two count once.",
    "Any other kind: the people become described people, never participants, and the notes one batch of evidence.",
    "Importing a file again adds nothing. A file that has grown adds its new rows; a row that was changed counts as new. A row that cannot be used is reported with its line, and the others go in; the exit status is then 1.",
  ]
}
