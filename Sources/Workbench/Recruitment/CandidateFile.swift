import Interchange
import JSON
package import Measures
import Records
package import Wording

/// Candidates from a file, CSV or JSON; nothing of the file is kept.
package struct CandidateFile {
  package private(set) var candidates: [Candidate] = []
  /// What is wrong with rows, in their order; those rows are left out. No words of a row are repeated.
  package private(set) var faults: [WorkbenchError] = []
  /// Columns that were left out, a sentence each.
  package private(set) var messages: [String] = []
  private let words: CandidateWords
  private let place: String
  private var names: [Text: Int] = [:]

  /// - Parameter place: How the person named the file.
  /// - Throws: ``WorkbenchError`` for a file that is no table of candidates at all.
  package init(_ bytes: [UInt8], place: String, words: CandidateWords) throws {
    self.words = words
    self.place = place == "-" ? "standard input" : place
    let first = bytes.first { ![0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf].contains($0) }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      try readJSON(bytes)
    } else {
      try readCSV(bytes)
    }
  }

  private mutating func reject(_ line: String, _ problem: String, _ remedy: String) {
    faults.append(WorkbenchError(.invalidData, at: "\(place):\(line)", problem, fix: remedy))
  }

  /// Makes a candidate of what a row says, unless something is wrong.
  private mutating func take(
    line: Int, at position: String, id: String?, _ fill: (inout CandidateDraft) throws -> Void
  ) throws {
    let name = id.map(FieldText.trimmed).flatMap { $0.isEmpty ? nil : $0 } ?? "line \(line)"
    if let other = names[Text(name)] {
      reject(position, "the id of line \(other) stands here again", "give every row its own id")
      return
    }
    var draft = CandidateDraft(words)
    do {
      try fill(&draft)
    } catch let fault as CellFault {
      reject(
        fault.position ?? position, "\(fault.column): \(fault.fault.problem)", fault.fault.remedy)
      return
    }
    names[Text(name)] = line
    candidates.append(Candidate(name: name, origin: .row(line), person: try draft.person()))
  }

  private struct CellFault: Error {
    var position: String?
    let column: String
    let fault: CandidateFault
  }

  private static func set(
    _ column: CandidateColumn, _ draft: inout CandidateDraft, at position: String? = nil,
    _ fill: (inout CandidateDraft) throws(CandidateFault) -> Void
  ) throws {
    do {
      try fill(&draft)
    } catch {
      throw CellFault(position: position, column: column.rawValue, fault: error)
    }
  }

  // MARK: CSV

  private mutating func readCSV(_ bytes: [UInt8]) throws {
    let table = try CSVReader.read(bytes, place: place)
    for fault in table.faults { reject(String(fault.line), fault.words, fault.remedy) }
    guard let header = table.rows.first else {
      throw noColumns(1)
    }
    var columns: [CandidateColumn?] = []
    for (index, name) in header.fields.enumerated() {
      let column = CandidateColumn(header: name)
      if let column, columns.contains(column) {
        throw WorkbenchError(
          .invalidData, at: "\(place):\(header.line)",
          "two columns are both named \(column.rawValue)", fix: "rename or remove one of them")
      }
      if column == nil, !FieldText.trimmed(name).isEmpty {
        messages.append(Self.left("Column \(index + 1)", name))
      }
      columns.append(column)
    }
    guard columns.contains(where: { $0 != nil && $0 != .id }) else { throw noColumns(header.line) }
    for row in table.rows.dropFirst() {
      if row.fields.count > columns.count {
        reject(
          String(row.line), "the row has more fields than the first row has columns",
          "put fields that hold a separator in quotation marks")
        continue
      }
      let cells = zip(columns, row.fields)
      let id = cells.first { $0.0 == .id }?.1
      try take(line: row.line, at: String(row.line), id: id) { draft in
        for (column, cell) in cells {
          guard let column, column != .id else { continue }
          try Self.set(column, &draft) { draft throws(CandidateFault) in
            try draft.set(column, cell: cell)
          }
        }
      }
    }
  }

  private func noColumns(_ line: Int) -> WorkbenchError {
    WorkbenchError(
      .invalidData, at: "\(place):\(line)", "the first row names no column of candidates",
      fix: "let the first row name the columns: \(Self.columnNames)")
  }

  package static let columnNames = CandidateColumn.allCases.map(\.rawValue).joined(separator: ", ")

  /// The name is repeated only where it is close to a column: a header may be missing, and hold somebody's words.
  private static func left(_ what: String, _ name: String) -> String {
    let near = Spelling.nearest(to: name, among: CandidateColumn.allCases.map(\.rawValue))
    return near.map { "\(what), \(Quoted(name)), was left out; did you mean \($0)?" }
      ?? "\(what) is not known and was left out."
  }

  // MARK: JSON

  private mutating func readJSON(_ bytes: [UInt8]) throws {
    let document: JSONDocument
    do {
      document = try JSONReader.read(bytes)
    } catch {
      throw RecordFault(error).error(in: place)
    }
    if let key = document.duplicateKeys.first {
      throw WorkbenchError(
        .invalidData, at: "\(place):\(document.position(ofNode: key))",
        "a key stands twice in one object", fix: "keep one of the two")
    }
    let root = document.root
    let list = root.kind == .array ? root : root[key: "candidates"]
    guard let list, list.kind == .array else {
      throw WorkbenchError(
        .invalidData, at: place, "there is no list of candidates",
        fix: "write [ ], or { \"candidates\": [ ] }, with an object for each candidate")
    }
    var told: Set<Text> = []
    for element in list.elements {
      let position = element.position
      guard element.kind == .object else {
        reject(
          "\(position)", "a candidate is no object",
          "write { \"id\": \"A1\", \"needs\": \"see:permanent\" }")
        continue
      }
      let columns = element.members.map { (CandidateColumn(header: $0.key.string ?? ""), $0) }
      for (column, member) in columns where column == nil {
        let name = member.key.string ?? ""
        if told.insert(Text(name)).inserted { messages.append(Self.left("A key", name)) }
      }
      let id = columns.first { $0.0 == .id }?.1.value
      try take(
        line: position.line, at: "\(position)", id: id?.string ?? id?.lexeme
      ) { draft in
        for (column, member) in columns {
          guard let column, column != .id else { continue }
          try Self.set(column, &draft, at: "\(member.value.position)") {
            draft throws(CandidateFault) in try Self.read(member.value, column, &draft)
          }
        }
      }
    }
  }

  private static func read(
    _ node: JSONNode, _ column: CandidateColumn, _ draft: inout CandidateDraft
  ) throws(CandidateFault) {
    switch node.kind {
    case .null: return
    case .string: try draft.set(column, cell: node.string ?? "")
    case .array:
      var parts: [String] = []
      for element in node.elements { parts.append(try part(element, column)) }
      // An empty list says nothing: "none" is a word.
      if !parts.isEmpty { try draft.set(column, parts: parts) }
    default: throw CandidateFault(problem: "must be text or a list", remedy: example(column))
    }
  }

  /// A text, or an object with the parts by name, in the short form.
  private static func part(
    _ node: JSONNode, _ column: CandidateColumn
  ) throws(CandidateFault) -> String {
    if let text = node.string { return text }
    guard node.kind == .object, case .map(let entry)? = column.field?.kind else {
      throw CandidateFault(problem: "must be text", remedy: example(column))
    }
    return entry.shorthand.map { key in
      let value = node[key: key]
      return value?.string ?? value?.lexeme ?? ""
    }.joined(separator: ":")
  }

  private static func example(_ column: CandidateColumn) -> String {
    switch column {
    case .needs: "write \"see:permanent; hear:temporary\""
    case .assistiveTechnologies: "write \"VoiceOver:advanced\""
    case .skill: "write \"digital-inclusion:3\""
    default: "write text in quotation marks"
    }
  }
}
