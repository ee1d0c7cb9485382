package import Localization
package import Recording
import Records

/// What a recording held, in sentences.
package enum Summary {
  package static func sentences(_ recorder: Recorder, now: Int) -> [Sentence] {
    let ledger = recorder.ledger
    let notes = ledger.order.compactMap { ledger.notes[$0] }
    let time = ElapsedText.words(recorder.plausible(recorder.elapsed(at: now)))
    var lines: [Sentence] = [
      recorder.isAfterwards
        ? "\(recorder.plan.names): \(notes.count, "note", "notes")."
        : "\(recorder.plan.names): \(notes.count, "note", "notes") in \(time)."
    ]
    let timed = notes.count { $0.at != nil }
    if recorder.isAfterwards, timed > 0 {
      lines.append(timed == 1 ? "1 of them has a time." : "\(timed) of them have a time.")
    }
    let barriers = notes.filter { $0.kind == .barrier || $0.kind == nil && $0.impact != nil }
    if !barriers.isEmpty {
      let blocking = barriers.filter { $0.impact == .blocks }.count
      let detail: Sentence = blocking > 0 ? ", \(blocking) of them blocked the task" : ""
      lines.append("\(barriers.count, "barrier", "barriers")\(detail).")
    }
    if recorder.opening.keepsTasks, !recorder.plan.tasks.isEmpty {
      lines.append(tasks(recorder))
    }
    if !recorder.plan.prompts.isEmpty {
      let answered = recorder.plan.prompts.count - recorder.openPrompts.count
      lines.append(
        "\(answered) of \(recorder.plan.prompts.count, "thing", "things") to watch for answered.")
    }
    let faults = ledger.interruptions.values.filter(\.kind.isFault)
    if !faults.isEmpty {
      let total = recorder.plausible(recorder.elapsed(at: now))
      let lost = recorder.lost(from: 0, to: total, now: now) { $0.isFault }
      lines.append("\(faults.count, "fault", "faults"), \(ElapsedText.words(lost)) lost.")
    }
    let untagged = notes.filter { !$0.hasTag }.count
    if untagged > 0 { lines.append("\(untagged, "note", "notes") without a criterion.") }
    let flags = notes.filter(\.isFlag).count
    if flags > 0 { lines.append("\(flags, "flag", "flags") to fill in.") }
    return lines
  }

  private static func tasks(_ recorder: Recorder) -> Sentence {
    let attempts = recorder.ledger.attempts.values
    let done = attempts.filter { $0.outcome == .done }
    let alone = done.filter { $0.assistance == .unassisted }.count
    let tried = attempts.filter { $0.outcome != .notOffered }.count
    return
      "\(tried, "task attempt", "task attempts"): \(done.count) done, \(alone) without assistance."
  }

  package static func counted(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    number == 1 ? "1 \(one)" : "\(number) \(many ?? one + "s")"
  }
}
