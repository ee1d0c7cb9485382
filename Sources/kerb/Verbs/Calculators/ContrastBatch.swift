import Calculators
import CommandLine
import Interchange
import JSON
import Localization
import Records
import Wording
import Workbench

/// `kerb contrast --from FILE`: every pair of a table.
struct ContrastBatch {
  private let invocation: Invocation
  private let file: String

  init(_ invocation: Invocation, file: String) throws {
    for name in ["TEXT", "BACKGROUND"] where invocation.argument(name) != nil {
      throw UsageError(at: name, "`--from FILE` names all colours", fix: "leave one of the two out")
    }
    self.invocation = invocation
    self.file = file
  }

  private typealias Row = (
    pair: ColourPairsFile.Pair, check: ContrastCheck, requirement: ContrastRequirement
  )

  func run() throws -> ExitStatus {
    let console = invocation.console
    let place = InputName.of(file)
    let pairs = try ColourPairsFile(FileInput.read(file, console: console), place: place)
    for message in pairs.messages { console.message("\(message)") }
    let backdrop = try ContrastVerb.backdrop(invocation)
    let rows = pairs.pairs.map { pair -> Row in
      (
        pair, ContrastCheck(text: pair.text, background: pair.background, over: backdrop),
        ContrastVerb.requirement(invocation, use: pair.use)
      )
    }
    let failing = rows.count { !$0.check.meets($0.requirement) }
    if invocation.flag("json") {
      console.out(json: JSONWriter.canonical(json(rows, failing)))
    } else {
      for row in rows { console.line("\(line(row))") }
    }
    for fault in pairs.faults { console.report(fault.error(in: place)) }
    console.message(summary(rows.count, failing, pairs.faults.count))
    if !pairs.faults.isEmpty { return .badData }
    return failing == 0 ? .success : .findings
  }

  /// "fails  4.47:1, #777777 on #ffffff, normal text needs 4.5:1 (link)".
  private func line(_ row: Row) -> Sentence {
    let (pair, check, requirement) = row
    let name = pair.name.map { " (\(Printable.text($0)))" } ?? ""
    return
      "\(ContrastText.verdict(check.meets(requirement))) \(check.ratio), \(check.seenText) on \(check.seenBackground), \(requirement.use.label), \(ContrastText.limit(requirement)) wanted\(name)"
  }

  private func summary(_ count: Int, _ failing: Int, _ faults: Int) -> Sentence {
    guard count + faults > 0 else { return "There is no pair in the file." }
    let rest: Sentence = faults == 0 ? "" : " \(faults, "row", "rows") could not be read."
    return
      "\(failing) of \(count, "pair", "pairs") did not reach the contrast.\(rest)"
  }

  private func json(_ rows: [Row], _ failing: Int) -> JSONValue {
    .object(
      JSONObject([
        "failing": .integer(failing),
        "pairs": .array(
          rows.map { row in
            var value =
              ContrastJSON.value(row.check, deciding: row.requirement).object ?? JSONObject()
            value["line"] = .integer(row.pair.line)
            value["name"] = row.pair.name.map { .string($0) } ?? .null
            return .object(value)
          }),
      ]))
  }
}
