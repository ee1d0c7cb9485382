import Interchange
import JSON
package import Localization
package import Measures
import Records
package import Wording

/// Candidates from a file, CSV or JSON; nothing of the file is kept.
package struct CandidateFile {
  package private(set) var candidates: [Candidate] = []
  /// What is wrong with rows, in their order; those rows are left out. No words of a row are repeated.
  package var faults: [WorkbenchError] {
    found.sorted { $0.position.line < $1.position.line }.map { $0.error(in: place) }
  }
  /// Columns that were left out, a sentence each.
  package private(set) var messages: [Sentence] = []
  private let words: CandidateWords
  private let place: String
  private var names: [Text: Int] = [:]
  private var found: [RecordFault] = []

  /// - `place`: How the person named the file.
  /// - Throws: `WorkbenchError` for a file that is no table of candidates at all.
  package init(_ bytes: [UInt8], place: String, words: CandidateWords) throws {
    self.words = words
    self.place = InputName.of(place)
    if GivenDocument.isJSON(bytes) {
      try readJSON(bytes)
    } else {
      try readCSV(bytes)
    }
  }

  private mutating func reject(_ position: TextPosition, _ problem: Sentence, _ remedy: Sentence) {
    found.append(RecordFault(position, problem, fix: remedy))
  }

  /// Makes a candidate of what a row says, unless something is wrong.
  private mutating func take(
    line: Int, at position: TextPosition, id: String?,
    _ fill: (inout CandidateDraft) throws -> Void
  ) throws {
    let name =
      id.map(PlainText.trimmed).flatMap { $0.isEmpty ? nil : $0 }
      ?? "line \(line)"
    if let other = names[Text(name)] {
      reject(position, "the id of line \(other) stands here again", "give every row its own id")
      return
    }
    var draft = CandidateDraft(words)
    do {
      try fill(&draft)
    } catch let fault as CellFault {
      reject(
        fault.position, "\(fault.column): \(fault.fault.problem)", fault.fault.remedy)
      return
    }
    names[Text(name)] = line
    candidates.append(
      Candidate(name: name, origin: .row(line), person: try draft.person()))
  }

  private struct CellFault: Error {
    let position: TextPosition
    let column: String
    let fault: CandidateFault
  }

  private static func set(
    _ column: CandidateColumn, _ draft: inout CandidateDraft, at position: TextPosition,
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
    let table = try HeadedTable(bytes, place: place, CandidateColumn.columns)
    found = table.faults
    messages = table.messages + table.unknown.map(\.leftOut)
    guard CandidateColumn.allCases.contains(where: { $0 != .id && table.has($0) }) else {
      throw table.lacks("column of candidates")
    }
    for row in table.rows {
      let position = table.position(of: .id, in: row)
      try take(line: row.line, at: position, id: table.cell(.id, of: row)) { draft in
        for cell in table.cells(of: row) where cell.column != .id {
          try Self.set(cell.column, &draft, at: table.position(of: cell.place)) {
            draft throws(CandidateFault) in try draft.set(cell.column, cell: cell.text)
          }
        }
      }
    }
  }

  package static let columnNames = CandidateColumn.columns.list

  // MARK: JSON

  private mutating func readJSON(_ bytes: [UInt8]) throws {
    let document = try GivenDocument.read(bytes, place: place)
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
          position, "a candidate is no object",
          "write { \"id\": \"A1\", \"needs\": \"see:permanent\" }")
        continue
      }
      let columns = element.members.map {
        (CandidateColumn.columns.column($0.key.string ?? ""), $0)
      }
      for (column, member) in columns where column == nil {
        let name = member.key.string ?? ""
        let unknown = UnknownName(
          name, at: member.key.position, among: CandidateColumn.columns)
        if told.insert(Text(name)).inserted { messages.append(unknown.leftOut) }
      }
      let id = columns.first { $0.0 == .id }?.1.value
      try take(
        line: position.line, at: position, id: id?.string ?? id?.lexeme
      ) { draft in
        for (column, member) in columns {
          guard let column, column != .id else { continue }
          try Self.set(column, &draft, at: member.value.position) {
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

  private static func example(_ column: CandidateColumn) -> Sentence {
    switch column {
    case .needs: "write \"see:permanent; hear:temporary\""
    case .assistiveTechnologies: "write \"VoiceOver:advanced\""
    case .skill: "write \"digital-inclusion:3\""
    default: "write text in quotation marks"
    }
  }
}
