import CommandLine
import JSON
import Localization
import Records
import Wording
import Workbench

/// Says what came of a file with many.
struct ManyTelling {
  let input: ManyInput
  let console: Console
  let isJSON: Bool
  /// "participant", "participants".
  let nouns: Noun
  let done: Done
  /// What is said of one in a dry run.
  let line: (JSONObject) -> Sentence
  /// How it is taken back; `nil` where it is told otherwise.
  let undo: ([String]) -> Sentence?

  /// What is done with many at once.
  enum Done: String {
    case made, added, recorded
  }

  /// More than these are counted, not printed.
  private static let shown = 20

  func tell(_ outcome: ManyOutcome) -> ExitStatus {
    if isJSON {
      console.out(json: JSONWriter.canonical(json(outcome)))
      return outcome.faults.isEmpty ? .success : .badData
    }
    guard outcome.faults.isEmpty else { return tellFaults(outcome) }
    console.line(outcome.done.isEmpty ? "Nothing new." : words(outcome.done.map(\.id)))
    if input.isDry { tellRows(outcome) }
    if !outcome.alreadyThere.isEmpty {
      let there = list(outcome.alreadyThere.map(\.id))
      console.message(
        "\(outcome.alreadyThere.count, "row is", "rows are") there already: \(there).")
    }
    for message in outcome.messages { console.message("\(message)") }
    if input.isDry {
      console.message(
        outcome.done.isEmpty
          ? "Nothing was changed." : "Nothing was changed. Without `--dry-run` it is.")
    } else if !outcome.done.isEmpty, let words = undo(outcome.done.map(\.id)) {
      console.message("Undo: \(words)")
    }
    return .success
  }

  private func tellRows(_ outcome: ManyOutcome) {
    for row in outcome.done.prefix(Self.shown) {
      console.line("  line \(row.position.line): \(line(row.values))")
    }
    let rest = outcome.done.count - Self.shown
    if rest > 0 { console.line("  and \(rest) more; `--json` lists them all") }
  }

  private func tellFaults(_ outcome: ManyOutcome) -> ExitStatus {
    for fault in outcome.faults.prefix(Self.shown) {
      console.report(fault.error(in: input.rows.place))
    }
    let rest = outcome.faults.count - Self.shown
    if rest > 0 {
      console.message("\(rest, "more fault", "more faults"); `--json` lists them all.")
    }
    for message in outcome.messages { console.message("\(message)") }
    console.message(
      outcome.faults.count == 1
        ? "Nothing was changed: one row has a fault, and it is all rows or none."
        : "Nothing was changed: there are \(outcome.faults.count) faults, and it is all rows or none."
    )
    return .badData
  }

  private func short(_ id: String) -> String { RecordID(id)?.short ?? id }

  /// "2 tasks would be added.", "Added 2 tasks: pay, find-stop."
  private func words(_ ids: [String]) -> Sentence {
    let count = nouns.counted(ids.count)
    return switch (done, input.isDry) {
    case (.made, true): "\(count) would be made."
    case (.added, true): "\(count) would be added."
    case (.recorded, true): "\(count) would be recorded."
    case (.made, false): "Made \(count): \(list(ids))."
    case (.added, false): "Added \(count): \(list(ids))."
    case (.recorded, false): "Recorded \(count): \(list(ids))."
    }
  }

  /// The first of some ids, and how many more there are.
  private func list(_ ids: [String]) -> Sentence {
    let first = ids.prefix(Self.shown).map { Sentence(text: short($0)) }
    let rest = ids.count - Self.shown
    return .list(rest > 0 ? first + ["\(rest, "more", "more")"] : first)
  }

  private func json(_ outcome: ManyOutcome) -> JSONValue {
    func ids(_ ids: [String]) -> JSONValue { .array(ids.map { .string($0) }) }
    var object = JSONObject([
      Text("alreadyThere"): ids(outcome.alreadyThere.map(\.id)), Text("dryRun"): .bool(input.isDry),
      Text("faults"): .array(outcome.faults.map(Self.json)),
      Text("messages"): ids(outcome.messages.map { $0.plain() }),
      Text(done.rawValue): ids(input.isDry ? [] : outcome.done.map(\.id)),
    ])
    if input.isDry {
      object["rows"] = .array(
        outcome.done.map { row in
          .object(
            JSONObject([
              Text("line"): .integer(row.position.line), Text("values"): .object(row.values),
            ]))
        })
    }
    if !outcome.before.isEmpty { object["before"] = .array(outcome.before) }
    return .object(object)
  }

  private static func json(_ fault: RecordFault) -> JSONValue {
    .object(
      JSONObject([
        Text("column"): .integer(fault.position.column),
        Text("line"): .integer(fault.position.line),
        Text("problem"): .string(fault.problem.plain()),
        Text("remedy"): .string(fault.remedy.plain()),
      ]))
  }
}
