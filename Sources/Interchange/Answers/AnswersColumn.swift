import JSON
import Records
import Wording

/// What one column of a table, or one key of an object, holds.
enum AnswersColumn: Hashable, Sendable {
  case participant, session, task, givenOn, manner, round
  /// The answer to an item, by its place in the instrument.
  case item(Int)

  /// The columns that every instrument has, with their names.
  static let fixed: [(name: String, column: AnswersColumn)] = [
    ("participant", .participant), ("session", .session), ("task", .task),
    ("givenOn", .givenOn), ("manner", .manner), ("round", .round),
  ]

  /// The column of a name: exactly, else without regard to case, blanks, hyphens and underscores.
  init?(_ name: String, _ instrument: Instrument) {
    if let index = instrument.items.firstIndex(where: { Text.isSame($0.id, name) }) {
      self = .item(index)
      return
    }
    let wanted = Self.folded(name)
    if let fixed = Self.fixed.first(where: { Text.isSame(Self.folded($0.name), wanted) }) {
      self = fixed.column
      return
    }
    let fitting = instrument.items.indices.filter {
      Text.isSame(Self.folded(instrument.items[$0].id), wanted)
    }
    guard let only = fitting.first, fitting.count == 1 else { return nil }
    self = .item(only)
  }

  func name(in instrument: Instrument) -> String {
    if case .item(let index) = self { return instrument.items[index].id }
    return Self.fixed.first { $0.column == self }?.name ?? ""
  }

  /// What is wrong with a name that is no column.
  static func unknown(
    _ name: String, at position: TextPosition, _ instrument: Instrument
  ) -> RecordFault {
    let known = fixed.map(\.name) + instrument.items.map(\.id)
    let near = Spelling.nearest(to: name, among: known)
    return RecordFault(
      position, "\(instrument.id) has no item \(Quoted(name)), and no column is called so",
      fix: near.map { "did you mean \($0)?" }
        ?? "take it out, or name an item: \(itemNames(instrument))")
  }

  private static func itemNames(_ instrument: Instrument) -> String {
    let names = instrument.items.prefix(12).map(\.id).joined(separator: ", ")
    return instrument.items.count > 12 ? "\(names) and so on" : names
  }

  static func folded(_ name: String) -> String {
    String(
      decoding: name.lowercased().utf8.filter { ![0x20, 0x2d, 0x5f].contains($0) }, as: UTF8.self)
  }
}
