import CommandLine
import JSON
import Localization
import Measures
import Records
import Reports
import Wording
import Workbench

/// `kerb note set S09 3-9 --kind context`: changes several notes at once.
enum NoteSet {
  static let verb = Verb(
    ["note", "set"], "Change several notes of a session at once.",
    examples: [
      .init("kerb note set S09 3-9 --kind context", "Makes seven notes context."),
      .init(
        "kerb note set S09#12 --kind barrier --impact serious --tag 4.1.2",
        "Says what one note is about."),
      .init(
        "kerb note set S09 --only-kind none --kind context --dry-run",
        "Says what would become of the notes that have no kind yet, and changes nothing."),
      .init(
        "kerb note set S09 5 --ability see",
        "Ties a barrier to one need of a participant with several."),
      .init("kerb note set S09 5,9 --finding F03", "Lets two notes support a finding."),
      .init(
        "kerb note set S09 1-16 --reviewed yes --confirm --role moderator",
        "Marks notes as reviewed and confirms their open proposals."),
      .init("kerb note set S09 all --from patch.json", "Takes values from a JSON object."),
      .init("kerb note set --undo", "Takes the last change back."),
    ],
    arguments: [
      .optional(
        "SESSION", "The session, such as S09, or one note, such as S09#12.",
        .names(NoteShow.noteKind)),
      .optional("NUMBERS", "Which of its notes: 3-9,12 or all."),
    ],
    options: [
      .value(
        "study", "STUDY", "The study of the session.", .study,
        otherwise: "the study that is meant, else the only one with such a session"),
      .value("kind", "KIND", "What they are about; none takes it away.", .words(kinds)),
      .value("impact", "LEVEL", "How much it hurts: 0 to 4 or a word; none takes it away."),
      .value(
        "tag", "PLACE", "A criterion that becomes confirmed; repeat for more.", isRepeating: true),
      .value("untag", "PLACE", "A criterion that goes away; repeat for more.", isRepeating: true),
      .value(
        "ability", "ABILITY",
        "The ability that they concern, for a participant with several needs; repeat for more; none takes them away.",
        isRepeating: true),
      .value(
        "finding", "FINDING", "A finding that they support; repeat for more.",
        .names(RecordKindNames.finding), isRepeating: true),
      .value(
        "no-finding", "FINDING", "A finding that they support no longer.",
        .names(RecordKindNames.finding), isRepeating: true),
      .value("reviewed", "ANSWER", "Whether they are reviewed.", .words(["yes", "no"])),
      .flag("confirm", "Confirm their open proposals."),
      .flag("drop", "Drop their open proposals."),
      .value(
        "role", "ROLE", "Your role, never a name, for `--reviewed` yes.",
        .suggestions(["moderator", "note-taker", "observer", "researcher"])),
      .value(
        "only-kind", "KIND", "Only those of this kind, or none.", .words(kinds),
        section: filter),
      .value(
        "only-reviewed", "ANSWER", "Only those that are reviewed, or are not.",
        .words(["yes", "no"]), section: filter),
      .value("only-task", "TASK", "Only those made during this task.", section: filter),
      .value("only-words", "WORDS", "Only those in which this stands.", section: filter),
      .value(
        "from", "FILE",
        "Take values from a JSON object in the shape of a note, or a list of {\"reference\", \"values\"}; - is standard input.",
        .file),
      .flag("dry-run", "Only say what would change."),
      .flag("undo", "Take the last change of notes back."),
      .json,
    ],
    discussion: [
      "Notes are named by their numbers, which `kerb note list` prints. Words are not changed here: `kerb note edit` changes those of one note.",
      "A note with open proposals is marked as reviewed only with `--confirm` or `--drop`; without them the command fails and changes nothing.",
      "Everything is written at once. `--undo` takes the last change back; what somebody has changed since stays.",
    ]
  ) { try NoteSetRun($0).run() }

  private static let filter: Sentence = "Which of them"
  private static let kinds =
    ObservationKind.allCases.map { OfferedWord($0.id, "\($0.label)") } + [OfferedWord("none")]
}

/// Names of records for completion, where an option names one.
enum RecordKindNames {
  static let finding = NameKind(rawValue: "finding")
}
