import CommandLine
import Interchange
import JSON
import Localization
import Records
import Wording
import Workbench

/// `--from` where a file may hold many: what the options say, and which file it is.
struct ManyInput {
  static let dryRun = Verb.Option.flag(
    "dry-run", "With `--from`: say what would be made, and change nothing.", section: section)
  static let csv = Verb.Option.flag(
    "csv", "The input of `--from` is a table, also if its name does not end in .csv or .tsv.",
    section: section)
  static let again = Verb.Option.flag(
    "again", "With `--from`: make a new one for each row, also where the same is there.",
    section: section)
  private static let section: Sentence = "Many at once"

  /// `--from` of a verb that makes a `noun`.
  static func from(_ noun: Sentence) -> Verb.Option {
    .value(
      "from", "FILE",
      "Take values from JSON in the shape of a \(noun), one or a list, or a table (CSV) whose headings are names of options; - is standard input.",
      .file)
  }

  let rows: RowsInput
  let isDry: Bool

  /// What was handed in; `nil` where there is no `--from`, or where it is one object for the verb itself.
  ///
  /// - Parameter evenOne: Whether one object is taken as a list of one.
  init?(_ invocation: Invocation, evenOne: Bool = false) throws {
    isDry = invocation.flag("dry-run")
    guard let file = invocation.string("from") else {
      for name in ["dry-run", "csv", "again"] where invocation.verb.option(named: name) != nil {
        guard invocation.flag(name) else { continue }
        throw UsageError(
          at: "--\(name)", "there is no `--from`", fix: "add `--from FILE`, or leave it out")
      }
      return nil
    }
    let name = file.lowercased()
    let isTable = invocation.flag("csv") || name.hasSuffix(".csv") || name.hasSuffix(".tsv")
    let bytes = try FileInput.read(file, console: invocation.console)
    rows = RowsInput(bytes, place: InputName.of(file), isTable: isTable)
    if isTable || evenOne || isDry || invocation.flag("again") { return }
    let first = bytes.first { ![0x20, 0x09, 0x0a, 0x0d].contains($0) }
    if first != UInt8(ascii: "[") { return nil }
  }
}
