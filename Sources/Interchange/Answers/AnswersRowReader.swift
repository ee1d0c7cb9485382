import JSON
import Localization
import Records
import Wording

/// Turns texts into a response, and says what is wrong with those that cannot be one.
struct AnswersRowReader {
  private let surroundings: AnswersSurroundings
  private let source: AnswersSource
  private let answers: [AnswerReader]
  private let columns: TableColumns<AnswersColumn>
  private(set) var faults: [RecordFault] = []

  init(_ surroundings: AnswersSurroundings, _ source: AnswersSource) {
    self.surroundings = surroundings
    self.source = source
    let instrument = surroundings.instrument
    columns = AnswersColumn.columns(of: instrument)
    answers = instrument.items.map { AnswerReader(AnswerRule($0, in: instrument)) }
  }

  /// - Returns: `nil` when there is a fault.
  mutating func read(_ cells: AnswersCells) -> AnswersRow? {
    let before = faults.count
    let participant = participant(cells)
    let session = session(cells, of: participant)
    let task = cell(.task, cells, Self.task(surroundings))
    let givenOn = cell(.givenOn, cells) { text in
      if CalendarDay(text) != nil { return .good(text) }
      return .bad("this is no day", "write it as 2026-03-02")
    }
    let manner = cell(.manner, cells, Self.manner)
    let round = cell(.round, cells) { text in
      if let number = Int(text), (1...1000).contains(number) { return .good(number) }
      return .bad("this is no round", "write a whole number from 1 to 1000")
    }
    let given = answers(cells)
    if given.isEmpty, faults.count == before {
      fault(
        cells.place, "this response has no answer",
        fix: "write at least one answer, or take it out")
    }
    guard faults.count == before, let participant else { return nil }
    return AnswersRow(
      line: cells.line, participant: participant, session: session, task: task,
      givenOn: givenOn, manner: manner, round: round, answers: given)
  }

  private enum Reading<Value> {
    case good(Value)
    case bad(Sentence, Sentence)
  }

  private mutating func cell<Value>(
    _ column: AnswersColumn, _ cells: AnswersCells, _ read: (String) -> Reading<Value>
  ) -> Value? {
    guard let cell = cells.cells[column] else { return nil }
    switch read(cell.text) {
    case .good(let value): return value
    case .bad(let problem, let remedy):
      fault(cell.place, "\(columns.name(of: column)): \(problem)", fix: remedy)
      return nil
    }
  }

  private mutating func fault(_ place: AnswersPlace, _ problem: Sentence, fix remedy: Sentence) {
    faults.append(RecordFault(source.position(of: place), problem, fix: remedy))
  }

  // MARK: Who and when

  private mutating func participant(_ cells: AnswersCells) -> RecordID? {
    guard let cell = cells.cells[.participant] else {
      fault(
        cells.place, "participant: nobody is named", fix: "write a P-number, such as P07")
      return nil
    }
    let (people, study) = (surroundings.people, surroundings.study)
    let found = people.filter { $0.id.matches(cell.text) }
    guard let only = found.first, found.count == 1 else {
      // The cell may hold a name, so it is not repeated.
      let near = people.map(\.id.short).first { Self.isSameNumber($0, cell.text) }
      fault(
        cell.place,
        found.isEmpty
          ? "participant: there is no such participant in \(study)"
          : "participant: several participants fit in \(study)",
        fix: found.isEmpty
          ? near.map { "did you mean \($0)?" }
            ?? "`kerb participant list \(study)` names the participants"
          : "write more of the id: \(found.map(\.id.string).joined(separator: ", "))")
      return nil
    }
    if let refusal = only.refusal {
      fault(cell.place, "participant: \(refusal.problem)", fix: refusal.remedy)
      return nil
    }
    return only.id
  }

  /// `P01` for `P1` and `1`.
  private static func isSameNumber(_ short: String, _ typed: String) -> Bool {
    let digits = typed.drop { $0.isLetter }
    return Int(digits) != nil && Int(digits) == Int(short.dropFirst())
  }

  private mutating func session(_ cells: AnswersCells, of participant: RecordID?) -> RecordID? {
    let (meetings, study) = (surroundings.meetings, surroundings.study)
    return cell(.session, cells) { text in
      let found = meetings.filter { $0.id.matches(text) }
      guard let only = found.first, found.count == 1 else {
        let near = meetings.map(\.id.short).first { Self.isSameNumber($0, text) }
        return .bad(
          "there is no such session in \(study)",
          near.map { "did you mean \($0)?" } ?? "`kerb session list \(study)` names the sessions")
      }
      if let participant, !only.participants.isEmpty, !only.participants.contains(participant) {
        return .bad(
          "\(participant.short) takes no part in \(only.id.short)",
          "\(only.id.short) is with \(only.participants.map(\.short).joined(separator: ", "))")
      }
      return .good(only.id)
    }
  }

  private static func task(_ surroundings: AnswersSurroundings) -> (String) -> Reading<String> {
    { text in
      let tasks = surroundings.tasks
      let folded = text.lowercased()
      let found = tasks.filter {
        Text.isSame($0.id.lowercased(), folded) || Text.isSame($0.title.lowercased(), folded)
      }
      if let only = found.first, found.count == 1 { return .good(only.id) }
      let near = Spelling.nearest(to: text, among: tasks.map(\.id))
      return .bad(
        "the study has no such task",
        near.map { "did you mean \($0)?" }
          ?? (tasks.isEmpty
            ? "`kerb study task add \(surroundings.study)` makes one"
            : "the tasks are \(tasks.map(\.id).joined(separator: ", "))"))
    }
  }

  private static func manner(_ text: String) -> Reading<AnsweringManner> {
    let wanted = PlainText.folded(text, .unjoined)
    let found = AnsweringManner.allCases.first {
      Text.isSame(PlainText.folded($0.id, .unjoined), wanted)
        || Text.isSame(PlainText.folded($0.label.plain(), .unjoined), wanted)
    }
    if let found { return .good(found) }
    let words = AnsweringManner.allCases.map(\.id).joined(separator: ", ")
    return .bad("this is none of the manners", "write one of \(words)")
  }

  // MARK: Answers

  private mutating func answers(_ cells: AnswersCells) -> [AnswersRow.Answer] {
    var given: [AnswersRow.Answer] = []
    for (index, item) in surroundings.instrument.items.enumerated() {
      if let cell = cells.cells[.item(index)] {
        switch answers[index].read(cell.text) {
        case .value(let value): given.append(.init(item: item.id, value: value))
        case .absence(let absence):
          given.append(.init(item: item.id, value: nil, absence: absence))
        case .notAllowed(let remedy):
          fault(cell.place, "\(item.id): this answer is not allowed", fix: remedy)
        }
      } else if let cell = cells.absences[index] {
        if let absence = Absence(id: cell.text) {
          given.append(.init(item: item.id, value: nil, absence: absence))
        } else {
          let words = Absence.allCases.map(\.id).joined(separator: ", ")
          fault(cell.place, "\(item.id): this is no reason", fix: "write one of \(words)")
        }
      }
    }
    return given
  }
}
