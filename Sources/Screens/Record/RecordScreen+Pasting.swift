import Localization
import Recording
import Records
import Terminal
import Wording
import Workbench

extension RecordScreen {
  /// What is said of a block that looks like notes of a session.
  static func offer(_ block: PastedBlock) -> Sentence {
    let found: [Sentence?] = [
      block.headings > 0 ? "\(block.headings, "heading", "headings") that name tasks" : nil,
      block.times > 0 ? "\(block.times, "time", "times") in front of lines" : nil,
    ]
    let clock: Sentence =
      block.times > 0
      ? " Times count from the session's start; if they are times of day, say when it began: `/take 14:00`."
      : ""
    return
      "These \(block.lines.count) lines are kept as typed. They have \(Sentence.list(found.compactMap(\.self))): `/take` makes them notes of a finished session.\(clock)"
  }

  /// The time of day at which the session began, if the block has times of day and the start is on record.
  private func knownStart() throws -> Int? {
    let block = PastedBlock(pasted.map(\.typed), tasks: recorder.tasksForPasting)
    guard block.hasClockTimes else { return nil }
    return try SessionStart.ofDay(store.records.sessionPath(), in: workbench)
  }

  /// `/take`: headings of the pasted block become tasks, and times the times of notes.
  func takeBlock(_ typed: String) throws {
    guard !pasted.isEmpty else {
      messages = [
        .error("No block was pasted that has times or headings that name tasks.")
      ]
      return
    }
    let words = PlainText.trimmed(typed)
    let typedStart = PastedBlock.start(words)
    guard words.isEmpty || typedStart != nil else {
      messages = [.error("Write `/take` alone, or the time of day of the start: `/take 14:00`.")]
      return
    }
    let start = try typedStart ?? knownStart()
    guard let outcome = recorder.take(pasted, from: start, read: read) else {
      messages = [
        .error(
          start == nil
            ? "Not taken: a time of the block is no time since the session's start. If they are times of day: `/take 14:00`."
            : "Not taken: a time of the block lies before the start of the session, or is no time of day."
        )
      ]
      return
    }
    pasted = []
    told("\(outcome)")
  }
}
