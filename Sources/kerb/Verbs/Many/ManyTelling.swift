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
  let nouns: (one: String, many: String)
  /// "made" or "changed".
  let verb: String
  /// What is said of one in a dry run.
  let line: (JSONObject) -> String
  /// How it is taken back; `nil` where it is told otherwise.
  let undo: ([String]) -> String?

  /// More than these are counted, not printed.
  private static let shown = 20

  func tell(_ outcome: ManyOutcome) -> ExitStatus {
    if isJSON {
      console.out(json: JSONWriter.canonical(json(outcome)))
      return outcome.faults.isEmpty ? .success : .badData
    }
    guard outcome.faults.isEmpty else { return tellFaults(outcome) }
    let count = Phrase.count(outcome.done.count, nouns.one, nouns.many)
    let ids = outcome.done.prefix(Self.shown).map { short($0.id) }
    let names = ids.isEmpty ? "" : ": \(Phrase.list(ids + more(outcome.done.count)))"
    console.out(
      outcome.done.isEmpty
        ? "Nothing new.\n"
        : input.isDry
          ? "\(count) would be \(verb).\n" : "\(Phrase.capital(verb)) \(count)\(names).\n")
    if input.isDry { tellRows(outcome) }
    if !outcome.alreadyThere.isEmpty {
      let there = outcome.alreadyThere.prefix(Self.shown).map { short($0.id) }
      console.message(
        "\(Phrase.count(outcome.alreadyThere.count, "row is", "rows are")) there already: \(Phrase.list(there + more(outcome.alreadyThere.count)))."
      )
    }
    for message in outcome.messages { console.message(message) }
    if input.isDry {
      console.message(
        "Nothing was changed." + (outcome.done.isEmpty ? "" : " Without --dry-run it is."))
    } else if !outcome.done.isEmpty, let words = undo(outcome.done.map(\.id)) {
      console.message("Undo: \(words)")
    }
    return .success
  }

  private func tellRows(_ outcome: ManyOutcome) {
    for row in outcome.done.prefix(Self.shown) {
      console.out("  line \(row.position.line): \(line(row.values))\n")
    }
    let rest = outcome.done.count - Self.shown
    if rest > 0 { console.out("  and \(rest) more; --json lists them all\n") }
  }

  private func tellFaults(_ outcome: ManyOutcome) -> ExitStatus {
    for fault in outcome.faults.prefix(Self.shown) {
      console.report(fault.error(in: input.rows.place))
    }
    let rest = outcome.faults.count - Self.shown
    if rest > 0 {
      console.message("\(Phrase.count(rest, "more fault", "more faults")); --json lists them all.")
    }
    for message in outcome.messages { console.message(message) }
    console.message(
      "Nothing was changed: \(outcome.faults.count == 1 ? "one row has a fault" : "there are \(outcome.faults.count) faults"), and it is all rows or none."
    )
    return .badData
  }

  private func short(_ id: String) -> String { RecordID(id)?.short ?? id }

  private func more(_ count: Int) -> [String] {
    count > Self.shown ? ["\(count - Self.shown) more"] : []
  }

  private func json(_ outcome: ManyOutcome) -> JSONValue {
    func ids(_ ids: [String]) -> JSONValue { .array(ids.map { .string($0) }) }
    var object = JSONObject([
      Text("alreadyThere"): ids(outcome.alreadyThere.map(\.id)), Text("dryRun"): .bool(input.isDry),
      Text("faults"): .array(outcome.faults.map(Self.json)),
      Text("messages"): ids(outcome.messages),
      Text(verb): ids(input.isDry ? [] : outcome.done.map(\.id)),
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
