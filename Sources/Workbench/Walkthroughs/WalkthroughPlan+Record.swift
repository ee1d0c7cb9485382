package import Localization
package import Merging
package import Recording
package import Records
package import Wording

extension WalkthroughPlan: AnsweredRecord {
  package static var format: RecordFormat { Walkthrough.format }

  package static var own: (folder: String, next: Sentence)? {
    (OwnBatches.walkthroughs, "the next call will begin a walkthrough of its own")
  }

  package func path(_ id: RecordID) throws -> RecordPath {
    try RecordPath.walkthrough(id.string, study: study)
  }

  package func check(in workbench: Workbench) throws {
    if let round { try ClosedRounds(study, workbench).check(round) }
  }

  package func newID(in workbench: Workbench) throws -> RecordID {
    let numbered = try workbench.files(ofStudy: study).filter { $0.role == .walkthrough }
    let number = RecordID.nextNumber("W", after: numbered.map(\.stem))
    let text = "W\(Digits.padded(number, 2))-\(workbench.ids.tail())"
    guard let id = RecordID(text) else {
      throw WorkbenchError(.invalidData, at: text, "this is no id", fix: "try again")
    }
    return id
  }

  package func begin(_ draft: inout RecordDraft, in workbench: Workbench) throws {
    try draft.set(\Walkthrough.profile, to: profile.id.string)
    try draft.set(\Walkthrough.task, to: task.id)
    try draft.set(\Walkthrough.over, to: over)
    try draft.set(\Walkthrough.manner, to: manner)
    try draft.set(\Walkthrough.round, to: round)
    try draft.set(\Walkthrough.heldOn, to: day.description)
    try draft.set(\Walkthrough.tool, to: tool)
    try draft.set(\Walkthrough.evaluators, to: evaluators)
  }

  package func put(
    _ entry: WalkthroughEntry, into draft: inout RecordDraft, in workbench: Workbench
  ) throws(WorkbenchError) {
    let walkthrough = Holder<Walkthrough>()
    switch entry {
    case .answer(let answer):
      try draft.put(
        answer, at: draft.add(to: \Walkthrough.answers, key: answer.key, now: workbench.now))
    case .barrier(let barrier):
      try draft.put(
        barrier, at: draft.add(to: \Walkthrough.barriers, key: barrier.key, now: workbench.now))
    case .parked(let parked):
      try draft.put(
        parked, at: draft.add(to: \Walkthrough.parked, key: parked.key, now: workbench.now))
    case .noAnswer(let key): try draft.delete(walkthrough.entry(\.answers, key))
    case .noBarrier(let key): try draft.delete(walkthrough.entry(\.barriers, key))
    case .noParked(let key): try draft.delete(walkthrough.entry(\.parked, key))
    case .talk(let words): try draft.set(\Walkthrough.talk, to: words)
    case .finished(let isFinished):
      try draft.set(\Walkthrough.finishedOn, to: isFinished ? day.description : nil)
    }
  }
}

/// Makes keys of new entries; they sort in the order of their making, also within one millisecond.
package final class EntryKeys {
  private let workbench: Workbench
  private var last = 0

  package init(in workbench: Workbench) { self.workbench = workbench }

  package func next() -> String {
    last = max(workbench.now, last + 1)
    return workbench.ids.entry(at: last)
  }
}
