import JSON
package import Localization
package import Records
package import Wording

/// Official words for an instrument, read from a file of the team.
package struct WordingFile: Sendable {
  /// What a row gives words to.
  package enum Subject: Hashable, Sendable {
    case item(String)
    case option(String)
    case level(String)
    /// A field of the instrument: `title`, `instructions`, `source`, `licence`, `language`, `caution`, `lowLabel`,
    /// `highLabel`, `instrumentVersion`.
    case field(String)
  }

  /// In the order of the file.
  package let words: [(subject: Subject, words: String)]
  package let faults: [RecordFault]
  /// Sentences about the file as a whole, such as columns that were left out.
  package let messages: [Sentence]

  package static let fields = [
    "title", "instructions", "source", "licence", "language", "caution", "lowLabel", "highLabel",
    "instrumentVersion",
  ]

  /// Reads CSV with the columns `id` and `words`, or a JSON object; in both, `option/ID` and `level/ID` name options
  /// and levels, and JSON may also group them below `items`, `options` and `levels`.
  ///
  /// - Throws: `WorkbenchError` with the code `invalidData` when the file as a whole cannot be used.
  package init(
    _ bytes: [UInt8], place: String, _ instrument: Instrument
  ) throws(WorkbenchError) {
    let content =
      try GivenDocument.isJSON(bytes) ? Self.document(bytes, place) : Self.table(bytes, place)
    var words: [(subject: Subject, words: String)] = []
    var faults = content.faults
    var seen: Set<Subject> = []
    for entry in content.entries {
      guard let subject = Self.subject(entry.name, instrument) else {
        faults.append(Self.unknown(entry.name, entry.position, instrument))
        continue
      }
      guard seen.insert(subject).inserted else {
        faults.append(
          RecordFault(entry.position, "\(Quoted(entry.name)) is there twice", fix: "keep one"))
        continue
      }
      if PlainText.trimmed(entry.words).isEmpty {
        faults.append(
          RecordFault(
            entry.position, "there are no words for \(Quoted(entry.name))",
            fix: "write them, or take the row out"))
        continue
      }
      words.append((subject, PlainText.trimmed(entry.words)))
    }
    self.words = words
    self.faults = faults
    messages = content.messages
  }

  package func words(of subject: Subject) -> String? {
    words.first { $0.subject == subject }?.words
  }

  private typealias Entry = (name: String, words: String, position: TextPosition)

  private struct Content {
    var entries: [Entry] = []
    var faults: [RecordFault] = []
    var messages: [Sentence] = []
  }

  private enum Column { case id, words }

  private static let columns = TableColumns([("id", Column.id), ("words", .words)])

  private static func subject(_ name: String, _ instrument: Instrument) -> Subject? {
    let slash = name.utf8.firstIndex(of: UInt8(ascii: "/"))
    let group = slash.map { String(name[..<$0]) } ?? ""
    let id = slash.map { String(name[name.utf8.index(after: $0)...]) } ?? name
    switch group {
    case "option", "options":
      return instrument.options.contains { Text.isSame($0.id, id) } ? .option(id) : nil
    case "level", "levels":
      return instrument.levels.contains { Text.isSame($0.value, id) } ? .level(id) : nil
    case "", "item", "items":
      if instrument.items.contains(where: { Text.isSame($0.id, id) }) { return .item(id) }
      guard group.isEmpty else { return nil }
      return fields.first { Text.isSame($0, id) }.map { .field($0) }
    default: return nil
    }
  }

  private static func unknown(
    _ name: String, _ position: TextPosition, _ instrument: Instrument
  ) -> RecordFault {
    let known =
      instrument.items.map(\.id) + instrument.options.map { "option/\($0.id)" }
      + instrument.levels.map { "level/\($0.value)" } + fields
    return RecordFault(
      position, "\(instrument.id) has no item \(Quoted(name))",
      fix: Spelling.nearest(to: name, among: known).map { "did you mean \($0)?" }
        ?? "name an item, `option/ID`, `level/ID`, or one of \(fields.joined(separator: ", "))")
  }

  private static func table(
    _ bytes: [UInt8], _ place: String
  ) throws(WorkbenchError) -> Content {
    let table = try HeadedTable(bytes, place: place, columns)
    try table.require([.id, .words], otherwise: "write `id,words` as the first row")
    let entries = table.rows.map { row in
      (
        table.cell(.id, of: row) ?? "", table.cell(.words, of: row) ?? "",
        table.position(of: .id, in: row)
      )
    }
    return Content(
      entries: entries, faults: table.faults,
      messages: table.messages + table.unknown.map(\.leftOut))
  }

  private static func document(
    _ bytes: [UInt8], _ place: String
  ) throws(WorkbenchError) -> Content {
    let document = try GivenDocument.read(bytes, place: place)
    guard document.root.kind == .object else {
      throw WorkbenchError(
        .invalidData, at: "\(place):\(document.root.position)",
        "the words must be an object in braces",
        fix: #"write `{"q1": "…", …}`"#)
    }
    var entries: [Entry] = []
    for (key, value) in document.root.members where !value.isNull {
      let name = key.string ?? ""
      if let text = value.string {
        entries.append((name, text, key.position))
        continue
      }
      for (inner, words) in value.members where !words.isNull {
        let id = inner.string ?? ""
        guard let text = words.string else {
          throw WorkbenchError(
            .invalidData, at: "\(place):\(words.position)", "the words must be a text",
            fix: "write them in quotation marks")
        }
        entries.append(("\(name)/\(id)", text, inner.position))
      }
    }
    return Content(entries: entries)
  }
}
