import JSON
package import Localization
import Records

extension Recorder {
  /// A note of a pasted block, with its line as typed.
  package struct PastedNote: Hashable, Sendable {
    package let key: NoteKey
    package let typed: String

    package init(key: NoteKey, typed: String) {
      self.key = key
      self.typed = typed
    }
  }

  /// The tasks of the plan by which headings may be known.
  package var tasksForPasting: [PastedBlock.Task] {
    plan.tasks.map { PastedBlock.Task(id: $0.id, title: $0.title) }
  }

  /// Makes notes of a finished session of lines that were pasted and kept: headings become tasks, times the notes' times;
  /// a note without a time has none. One undo takes all of it back.
  ///
  /// - `start`: The time of day at which the session began, if lines have times of day.
  /// - `read`: How words are understood.
  /// - Returns: The outcome; `nil` where a time lies before the start, and nothing changed.
  package mutating func take(
    _ pasted: [PastedNote], from start: Int?, read: (String) -> NoteReading
  ) -> Sentence? {
    let block = PastedBlock(pasted.map(\.typed), tasks: tasksForPasting)
    guard let times = block.milliseconds(from: start) else { return nil }
    var changes: [Change] = []
    var task: String?
    var count = 0
    for ((pasted, line), time) in zip(zip(pasted, block.lines), times) {
      if line.isHeading { task = line.task }
      if line.endsTask { task = nil }
      // What somebody has changed or deleted since stays so.
      guard var note = ledger.notes[pasted.key], isAsPasted(note, pasted, read) else { continue }
      if line.isHeading {
        changes.append(.note(pasted.key, nil))
        continue
      }
      let reading = read(line.text)
      note.take(reading)
      note.typedBefore = Self.before(line.before, reading)
      note.at = time
      note.task = task
      changes.append(.note(pasted.key, note))
      count += 1
    }
    guard !changes.isEmpty else { return "Nothing of that block is left as it was pasted." }
    perform("taking a pasted block", changes)
    let timed = times.count { $0 != nil }
    return
      "Taken: \(count, "note", "notes"), \(timed) with a time, \(block.headings, "heading as a task", "headings as tasks"). `/undo` takes it back."
  }

  private func isAsPasted(
    _ note: Note, _ pasted: PastedNote, _ read: (String) -> NoteReading
  ) -> Bool {
    Text.isSame(note.text.words, read(pasted.typed).text)
  }

  private static func before(_ taken: String, _ reading: NoteReading) -> Verbatim? {
    let all = taken + (reading.before ?? "")
    return all.isEmpty ? nil : Verbatim(all)
  }
}
