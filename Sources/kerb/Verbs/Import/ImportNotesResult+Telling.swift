import CommandLine
import Interchange
import JSON
import Localization
import Measures
import Records
import Wording
import Workbench

extension ImportNotesResult {
  private var rejected: Int { Set(rejections.map(\.line)).count }

  /// Prints everything.
  ///
  /// - Parameters:
  ///   - file: How the person named the file.
  ///   - next: The command that shows what was imported.
  func tell(
    _ console: Console, file: String, asJSON: Bool, isDryRun: Bool, next: String
  ) -> ExitStatus {
    if asJSON {
      console.out(json: JSONWriter.canonical(json(isDryRun: isDryRun)))
    } else {
      console.line("\(added) added, \(alreadyThere) already there, \(rejected) rejected")
      tellRest(console, file, isDryRun, next)
    }
    return rejected == 0 ? .success : .findings
  }

  /// More than these are counted, not printed.
  private static let shownRejections = 20

  private func tellRest(
    _ console: Console, _ file: String, _ isDryRun: Bool, _ next: String
  ) {
    for rejection in rejections.prefix(Self.shownRejections) {
      console.report(rejection.error(in: file))
    }
    if rejections.count > Self.shownRejections {
      console.message(
        "\(rejections.count - Self.shownRejections, "more problem", "more problems"); `--json` lists them all."
      )
    }
    for note in notes { console.message("\(note)") }
    if isDryRun {
      console.message("Nothing was changed. Without `--dry-run` the import is made.")
      return
    }
    if added > 0 {
      console.message(outcome)
      console.message("Next: \(next)")
    }
    if rejected > 0 {
      console.message("Mend the rejected rows in the file and import it again.")
    }
  }

  private var outcome: Sentence {
    let rest: Sentence =
      evidenceKind == .lived
      ? "The logs wait to be cleared of names, numbers and places."
      : "None of the people described counts as a participant."
    guard newPeople > 0 else { return evidenceKind == .lived ? rest : "\(evidenceKind.label)." }
    let people: Sentence =
      evidenceKind == .lived
      ? "\(newPeople, "new participant", "new participants")"
      : "\(newPeople, "new described person", "new described people")"
    return "The study \(study) has \(people). \(rest)"
  }

  private func json(isDryRun: Bool) -> JSONValue {
    .object(
      JSONObject([
        "added": .integer(added), "alreadyThere": .integer(alreadyThere),
        "dryRun": .bool(isDryRun), "evidenceKind": .string(evidenceKind.id),
        "messages": .array(notes.map { .string($0.plain()) }), "newPeople": .integer(newPeople),
        "rejected": .integer(rejected), "rejections": .array(rejections.map(Self.json)),
        "study": .string(study),
      ]))
  }

  private static func json(_ rejection: NotesRejection) -> JSONValue {
    .object(
      JSONObject([
        "column": rejection.column.map { .string($0.rawValue) } ?? .null,
        "line": .integer(rejection.line), "problem": .string(rejection.problem.plain()),
        "remedy": .string(rejection.remedy.plain()),
      ]))
  }
}
