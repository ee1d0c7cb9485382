import CommandLine
import Interchange
import JSON
import Localization
import Records
import Wording
import Workbench

/// `kerb checklist answer STUDY CHECKLIST`: answers from the command line or from a file.
enum ChecklistAnswerVerb {
  static let verb = Verb(
    ["checklist", "answer"], "Give answers to a checklist without being asked.",
    examples: [
      .init(
        "kerb checklist answer tram-tickets screen-reader --screen pay --answer in-order=yes --answer \"nothing-missing=no: Pay has no name\"",
        "Two answers about one screen, one with a note."),
      .init(
        "kerb checklist answer tram-tickets keyboard --from keyboard.csv --dry-run",
        "Says what a file would add, and changes nothing."),
      .init(
        "kerb checklist answer tram-tickets orientation --all-screens --answer both-ways=yes --json",
        "One answer that covers every screen of the study."),
    ],
    arguments: [
      .required("STUDY", "The id of the study.", .study), ChecklistVerbs.checklist,
    ],
    options: [
      .value("screen", "SCREEN", "About this screen, where the answers do not say."),
      .value(
        "answer", "QUESTION=ANSWER",
        "An answer: yes, no, cannot tell, does not apply; a note may follow a colon.",
        isRepeating: true),
      .value(
        "from", "FILE", "Read answers from CSV or JSON; - is standard input.", .file),
      .flag("dry-run", "Say what would be added, and change nothing."),
    ] + ChecklistVerbs.scopeOptions + [.json],
    discussion: [
      "A file: the first row of a CSV names the columns question and answer, and perhaps screen, note and criteria; JSON is an array of objects with the same names. A question is named by its id or its number. criteria says which of the question's criteria a bad answer fails, none that it lies beyond WCAG; without it, and with `--answer`, all do.",
      "An answer to a question that has one already replaces it, in the newest answers that were begun in this clone with the same round, role and tool; what is replaced is said. `--anew` begins others. Nothing is written unless every answer is good.",
    ]
  ) { try ChecklistAnswerRun($0).run() }
}
