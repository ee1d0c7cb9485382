import CommandLine
import Interchange
import JSON
import Localization
import Measures
import Records
import Screens
import Wording
import Workbench

/// `kerb survey run INSTRUMENT --from FILE`: every response of a file becomes a record.
struct SurveyAnswersImport {
  private let invocation: Invocation
  private let file: String
  private let workbench: Workbench
  private let instrument: Instrument
  private let study: String
  private var place: String { InputName.of(file) }

  init(_ invocation: Invocation, file: String) throws {
    self.invocation = invocation
    self.file = file
    for name in ["participant", "session", "task", "manner", "by", "round", "change"]
    where invocation.has(name) {
      throw UsageError(
        at: "--\(name)", "with `--from` the file says this for each response",
        fix: "leave --\(name) out; the file has a column for it")
    }
    guard let typed = invocation.argument("INSTRUMENT") else {
      throw UsageError.missingArgument("INSTRUMENT", of: invocation.verb)
    }
    guard let named = invocation.string("study") else {
      throw UsageError(
        at: "--from", "the study is not named", fix: "add `--study STUDY`")
    }
    workbench = try Workbench(invocation)
    study = try RecordFinder.study(named, workbench)
    instrument = try Instruments.find(typed, workbench)
    guard !instrument.items.isEmpty else {
      throw WorkbenchError(
        .usage, at: typed, "\(instrument.id) has levels and no items, so no answers can be read",
        fix:
          "`kerb survey placements --study \(study) --from \(ShellWord.word(file))` takes a table of levels; of one person: `kerb participant edit \(study) P01 --skill \(instrument.id)`:LEVEL:moderator:observed"
      )
    }
    _ = try Scoring(instrument)
  }

  /// What came of it.
  private struct Outcome {
    var added = AnswersAdding.Added()
    var read: AnswersFile
    /// Whether faults kept good responses out.
    var isHeldBack = false
    /// The round of responses that named neither session nor round.
    var round = 1
  }

  func run() throws -> ExitStatus {
    let bytes = try FileInput.read(file, console: invocation.console)
    let isDry = invocation.flag("dry-run")
    let outcome =
      isDry ? try read(bytes, isDry) : try workbench.transaction { try read(bytes, isDry) }
    tell(outcome, isDry)
    return outcome.read.faults.isEmpty ? .success : outcome.isHeldBack ? .badData : .findings
  }

  private func read(_ bytes: [UInt8], _ isDry: Bool) throws -> Outcome {
    let loaded = try workbench.study(study)
    let read = try AnswersFile(bytes, place: place, surroundings(loaded.records))
    var outcome = Outcome(read: read)
    outcome.round = SurveyRound.latest(loaded.records)
    if !read.faults.isEmpty, !invocation.flag("skip-bad") {
      outcome.isHeldBack = true
      return outcome
    }
    outcome.added = try AnswersAdding(instrument, to: study, loaded.records, in: workbench)
      .add(read.rows, round: outcome.round, isDry: isDry)
    return outcome
  }

  private func surroundings(_ records: StudyRecords) -> AnswersSurroundings {
    AnswersSurroundings(
      instrument, study: study,
      people: records.participants.map { .init($0.id, refusal: refusal($0)) },
      meetings: records.sessions.map {
        .init($0.session.id, participants: $0.session.participants)
      },
      tasks: records.study.tasks.map { NotesTask(id: $0.id, title: $0.title) })
  }

  private func refusal(_ person: Participant) -> (problem: Sentence, remedy: Sentence)? {
    let standing = person.standing
    if standing.isOut {
      let words = Entrance.words(person.id, standing, study)
      return (words.problem, "take the response out of the file; \(words.wayOut)")
    }
    if let words = person.refusal {
      return ("\(person.id.short): \(words)", "take the response out of the file")
    }
    if standing == .granted { return nil }
    return (
      "\(person.id.short) has not agreed to be observed yet",
      "`kerb participant consent \(study) \(person.id.short) --observe granted --manner speech`"
    )
  }

  // MARK: Telling

  /// More than these are counted, not printed.
  private static let shownFaults = 20

  private func tell(_ outcome: Outcome, _ isDry: Bool) {
    let console = invocation.console
    let (read, added) = (outcome.read, outcome.added.ids.count)
    if invocation.flag("json") {
      console.out(json: JSONWriter.canonical(json(outcome, isDry)))
      return
    }
    let rest: Sentence =
      "\(outcome.added.alreadyThere) already there, \(read.badRows) with faults"
    console.line(
      isDry
        ? "\(added, "response", "responses") would be added, \(rest)"
        : "\(added, "response", "responses") added, \(rest)")
    if outcome.added.withoutRound > 0 {
      console.message(
        outcome.added.withoutRound == 1
          ? "1 response names neither session nor round and counts in round \(outcome.round); a column round says otherwise."
          : "\(outcome.added.withoutRound) responses name neither session nor round and count in round \(outcome.round); a column round says otherwise."
      )
    }
    for fault in read.faults.prefix(Self.shownFaults) { console.report(fault.error(in: place)) }
    if read.faults.count > Self.shownFaults {
      console.message(
        "\(read.faults.count - Self.shownFaults, "more fault", "more faults"); `--json` lists them all."
      )
    }
    for message in read.messages { console.message("\(message)") }
    if outcome.isHeldBack {
      console.message(
        read.rows.isEmpty
          ? "Nothing was changed."
          : read.rows.count == 1
            ? "Nothing was changed. Mend the file, or add `--skip-bad` to take the good one alone."
            : "Nothing was changed. Mend the file, or add `--skip-bad` to take the \(read.rows.count) good ones alone."
      )
    } else if isDry {
      console.message(
        "Nothing was changed." + (added > 0 ? " Without `--dry-run` they are added." : ""))
    } else if added > 0 {
      console.message("Next: `kerb survey score \(instrument.id) --study \(study)`")
    }
  }

  private func json(_ outcome: Outcome, _ isDry: Bool) -> JSONValue {
    .object(
      JSONObject([
        "added": .integer(outcome.added.ids.count),
        "alreadyThere": .integer(outcome.added.alreadyThere), "dryRun": .bool(isDry),
        "faults": .array(
          outcome.read.faults.map { fault in
            .object(
              JSONObject([
                "column": .integer(fault.position.column), "line": .integer(fault.position.line),
                "problem": .string(fault.problem.plain()), "remedy": .string(fault.remedy.plain()),
              ]))
          }), "instrument": .string(instrument.id.string),
        "messages": .array(outcome.read.messages.map { .string($0.plain()) }),
        "responses": .array(outcome.added.ids.map { .string($0.string) }),
        "study": .string(study), "withFaults": .integer(outcome.read.badRows),
      ]))
  }
}
