package import JSON
package import Localization
package import Records

/// What the operations of a journal have made: notes, attempts, answers and other values, with everything that can be
/// undone.
package struct Ledger: Sendable {
  /// An operation together with what takes it back.
  struct Done: Sendable {
    var operation: Operation
    var inverse: [Change]
  }

  /// Notes in the order of their time, those of one moment in the order of their ids; those without a time come last.
  package private(set) var order: [NoteKey] = []
  package private(set) var notes: [NoteKey: Note] = [:]
  package private(set) var attempts: [String: Attempt] = [:]
  package private(set) var answers: [PromptKey: PromptAnswer] = [:]
  package private(set) var interruptions: [String: Interruption] = [:]
  package private(set) var marks: [String: Int] = [:]
  /// The id of the task that notes belong to.
  package private(set) var task: String?
  package private(set) var values: [RecordValue: JSONValue] = [:]
  var done: [Done] = []
  /// What was undone and can be done again, the next one last.
  var undone: [Done] = []
  /// What the records held before.
  private(set) var found: [Change] = []
  /// What stood when history was forgotten last.
  var base: [Change] = []
  var lastNumber = 0
  /// Subjects that changed since the records were last written.
  package internal(set) var unwritten: Set<Change.Subject> = []
  /// Notes among them as they were last written, so that only what changed is written over what others have done.
  package private(set) var lastWritten: [NoteKey: Note] = [:]

  package init() {}

  /// How many operations stand.
  package var count: Int { done.count }

  /// Puts a value there without an operation: what stood before the journal began, such as the notes of a log that is
  /// reviewed.
  package mutating func seed(_ change: Change) {
    _ = put(change)
  }

  /// Takes up what the records hold, where nothing is known of it yet.
  mutating func find(_ changes: [Change]) {
    let known = Set(found.map(\.subject)).union(
      (done + undone).flatMap { $0.operation.changes.map(\.subject) })
    for change in changes where !known.contains(change.subject) {
      found.append(change)
      _ = put(change)
    }
  }

  /// Makes what a journal says stood when its history was forgotten.
  mutating func stand(_ changes: [Change]) {
    for change in changes { _ = apply(change) }
    base += changes
  }

  /// Does something.
  ///
  /// - Returns: The operation, for the journal.
  package mutating func perform(
    _ label: Sentence, _ changes: [Change], typed: Operation.Typed? = nil, isLine: Bool = false
  ) -> Operation {
    let operation = Operation(
      number: lastNumber + 1, label: label, changes: changes, typed: typed, isLine: isLine)
    replay(operation)
    return operation
  }

  /// Does what a journal says was done.
  package mutating func replay(_ operation: Operation) {
    lastNumber = max(lastNumber, operation.number)
    undone.removeAll()
    let inverse = operation.changes.map { apply($0) }
    done.append(Done(operation: operation, inverse: inverse.reversed()))
  }

  /// Says that the records hold everything up to now.
  package mutating func wroteEverything() {
    unwritten.removeAll()
    lastWritten.removeAll()
  }

  /// Applies a change and notes that it has to be written.
  ///
  /// - Returns: The change that takes it back.
  mutating func apply(_ change: Change) -> Change {
    let isFirst = unwritten.insert(change.subject).inserted
    if isFirst, let key = change.noteKey { lastWritten[key] = notes[key] }
    return put(change)
  }

  private mutating func put(_ change: Change) -> Change {
    switch change {
    case .note(let key, let note):
      return .note(key, put(note, at: key))
    case .attempt(let id, let attempt):
      defer { attempts[id] = attempt }
      return .attempt(id, attempts[id])
    case .answer(let key, let answer):
      defer { answers[key] = answer }
      return .answer(key, answers[key])
    case .interruption(let id, let interruption):
      defer { interruptions[id] = interruption }
      return .interruption(id, interruptions[id])
    case .mark(let id, let at):
      defer { marks[id] = at }
      return .mark(id, marks[id])
    case .task(let new):
      defer { task = new }
      return .task(task)
    case .value(let place, let value):
      defer { values[place] = value }
      return .value(place, values[place] ?? .null)
    }
  }

  private mutating func put(_ note: Note?, at key: NoteKey) -> Note? {
    let old = notes[key]
    if old == nil || note == nil || old?.at != note?.at {
      if let old { order.remove(at: position(of: key, at: old.at)) }
      if let note { order.insert(key, at: position(of: key, at: note.at)) }
    }
    notes[key] = note
    return old
  }

  /// Where a note stands or belongs in the order.
  ///
  /// - Complexity: O(log *n*).
  private func position(of key: NoteKey, at moment: Int?) -> Int {
    let time = moment ?? .max
    var low = 0
    var high = order.count
    while low < high {
      let middle = (low + high) / 2
      let other = order[middle]
      let otherTime = notes[other]?.at ?? .max
      let isBefore =
        otherTime == time ? Text.precedes(other.note, key.note) : otherTime < time
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The position of a note in ``order``; `nil` if it is not there.
  package func index(of key: NoteKey) -> Int? {
    guard let note = notes[key] else { return nil }
    let index = position(of: key, at: note.at)
    return order.indices.contains(index) && order[index] == key ? index : nil
  }
}
