import JSON
import Localization
import Records

/// Turns rows of text into notes, and says what is wrong with those that cannot be one.
struct NotesRowReader {
  private let table: HeadedTable<NotesColumn>
  let surroundings: NotesFile.Surroundings
  private(set) var rejections: [NotesRejection] = []
  private let words: NotesWords
  /// Lists that were read before, by their text: files repeat them on every row.
  private var placesByCell: [Text: [Place]] = [:]
  private var line = 0
  /// Whether the times of the table are times of day.
  private let isClock: Bool

  init(_ table: HeadedTable<NotesColumn>, _ surroundings: NotesFile.Surroundings) {
    self.table = table
    self.surroundings = surroundings
    words = NotesWords(surroundings)
    isClock =
      surroundings.sessionStart != nil
      || TypedTime.areClock(
        table.rows.compactMap { table.cell(.at, of: $0).flatMap { TypedTime($0) } })
  }

  /// - Returns: `nil` when the row was rejected.
  mutating func read(_ row: CSVRow) -> NotesRow? {
    line = row.line
    let before = rejections.count
    let person = table.cell(.participant, of: row).map(oneLine)
    let note = table.cell(.note, of: row).map { Verbatim($0) }
    let quote = table.cell(.quote, of: row).map { Verbatim($0) }
    if person == nil, surroundings.evidenceKind == .lived {
      reject(.participant, "is empty", fix: "write who took part, in the same words on every row")
    }
    if note == nil, quote == nil {
      reject(.note, "is empty, and there is no quote", fix: "write the note, or remove the row")
    }
    let session =
      surroundings.evidenceKind == .lived ? cell(.session, of: row, words.session) : nil
    let (isClock, start) = (isClock, surroundings.start(of: session))
    let (needParts, needsWord) = parts(.spectrum, of: row)
    let (technologyParts, technologiesWord) = parts(.assistiveTechnology, of: row)
    let read = NotesRow(
      line: row.line, person: person,
      conditions: listed(table.cell(.conditions, of: row)),
      needs: needs(row, needParts), needsWord: needsWord,
      technologies: technologies(technologyParts), technologiesWord: technologiesWord,
      kind: cell(.kind, of: row, words.kind),
      note: note, quote: quote,
      speaker: cell(.speaker, of: row, words.speaker),
      places: places(row), task: cell(.task, of: row, words.task),
      impact: cell(.impact, of: row, words.impact),
      atMilliseconds: cell(.at, of: row) { (text) throws(WrongCell) in
        try NotesTime.milliseconds(text, isClock: isClock, from: start)
      },
      session: session)
    return rejections.count == before ? read : nil
  }

  /// The entries of a list about a person, or the word in place of them.
  private mutating func parts(
    _ column: NotesColumn, of row: CSVRow
  ) -> (parts: [String], word: ListWord?) {
    let parts = listed(table.cell(column, of: row))
    if parts.contains(where: ListWord.isMistaken) {
      reject(
        column, "says that there is nothing in other words",
        fix: "leave it empty, or write one word: \(ListWord.words)")
      return ([], nil)
    }
    guard let word = parts.lazy.compactMap({ ListWord(typed: $0) }).first else {
      return (parts, nil)
    }
    if surroundings.evidenceKind != .lived {
      reject(
        column, "holds the word \(word.id), which only people who took part can say",
        fix: "leave it empty")
    } else if parts.count > 1 {
      reject(column, "holds the word \(word.id) beside something else", fix: "write one of the two")
    }
    return ([], word)
  }

  private mutating func needs(_ row: CSVRow, _ parts: [String]) -> [NotesNeed] {
    let usual = cell(.permanence, of: row, words.permanence)
    let words = words
    return parts.compactMap { part in
      attempt(.spectrum, part) { (part) throws(WrongCell) in
        try words.need(part, usual: usual ?? .unknown)
      }
    }
  }

  private mutating func technologies(_ parts: [String]) -> [NotesTechnology] {
    parts.compactMap { part in
      attempt(.assistiveTechnology, part, words.technology)
    }
  }

  private mutating func places(_ row: CSVRow) -> [Place] {
    guard let text = table.cell(.wcag, of: row) else { return [] }
    if let known = placesByCell[Text(text)] { return known }
    let before = rejections.count
    var found = Set<Place>()
    for part in listed(text) {
      found.formUnion(attempt(.wcag, part, words.places) ?? [])
    }
    let sorted = found.sorted()
    if rejections.count == before { placesByCell[Text(text)] = sorted }
    return sorted
  }

  private mutating func cell<Value>(
    _ column: NotesColumn, of row: CSVRow, _ read: (String) throws(WrongCell) -> Value
  ) -> Value? {
    guard let text = table.cell(column, of: row) else { return nil }
    return attempt(column, text, read)
  }

  private mutating func attempt<Value>(
    _ column: NotesColumn, _ text: String, _ read: (String) throws(WrongCell) -> Value
  ) -> Value? {
    do {
      return try read(text)
    } catch {
      reject(error.column ?? column, error.problem, fix: error.remedy)
      return nil
    }
  }

  private mutating func reject(_ column: NotesColumn?, _ problem: Sentence, fix remedy: Sentence) {
    rejections.append(NotesRejection(line, column, problem, fix: remedy))
  }
}

/// What is wrong with one cell. The words never repeat it: it may hold what somebody said.
struct WrongCell: Error {
  /// If it is another one than the one that was read.
  var column: NotesColumn?
  var problem: Sentence
  var remedy: Sentence

  init(_ problem: Sentence, fix remedy: Sentence, column: NotesColumn? = nil) {
    self.problem = problem
    self.remedy = remedy
    self.column = column
  }
}
