import JSON
import Localization
import Records
import Wording

/// What one column of a table, or one key of an object, holds.
enum AnswersColumn: Hashable, Sendable {
  case participant, session, task, givenOn, manner, round
  /// The answer to an item, by its place in the instrument.
  case item(Int)

  /// The columns of a file of answers to an instrument; an item goes before a column of the same name.
  static func columns(of instrument: Instrument) -> TableColumns<AnswersColumn> {
    let items = instrument.items.enumerated().map { ($0.element.id, AnswersColumn.item($0.offset)) }
    let taken = Set(instrument.items.map { Text($0.id) })
    let fixed: [(String, AnswersColumn)] = [
      ("participant", .participant), ("session", .session), ("task", .task),
      ("givenOn", .givenOn), ("manner", .manner), ("round", .round),
    ]
    return TableColumns(fixed.filter { !taken.contains(Text($0.0)) } + items)
  }

  /// What is wrong with a name that is no column.
  static func fault(_ unknown: UnknownName, _ instrument: Instrument) -> RecordFault {
    RecordFault(
      unknown.position,
      "\(instrument.id) has no item \(Quoted(PlainText.trimmed(unknown.name))), and no column is called so",
      fix: unknown.near.map { "did you mean \($0)?" }
        ?? "take it out, or name an item: \(itemNames(instrument))")
  }

  private static func itemNames(_ instrument: Instrument) -> Sentence {
    let names = instrument.items.prefix(12).map(\.id).joined(separator: ", ")
    return instrument.items.count > 12 ? "\(names) and so on" : "\(names)"
  }
}
