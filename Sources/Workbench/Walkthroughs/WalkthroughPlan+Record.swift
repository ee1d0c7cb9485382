import JSON
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
    try draft.set(["profile"], to: .string(profile.id.string))
    try draft.set(["task"], to: .string(task.id))
    try draft.put(over.map { .string($0) }, at: ["over"])
    try draft.set(["manner"], to: .string(manner.id))
    try draft.put(round.map { .integer($0) }, at: ["round"])
    try draft.set(["heldOn"], to: .string(day.description))
    try draft.put(tool.map { .string($0) }, at: ["tool"])
    try draft.replaceSet(["evaluators"], with: evaluators)
  }

  package func put(
    _ entry: WalkthroughEntry, into draft: inout RecordDraft, in workbench: Workbench
  ) throws(WorkbenchError) {
    switch entry {
    case .answer(let answer): try put(answer, &draft, workbench)
    case .barrier(let barrier): try put(barrier, &draft, workbench)
    case .parked(let parked):
      let path = try add(parked.key, to: "parked", &draft, workbench)
      try draft.set(path + ["text"], to: .string(parked.text))
      try draft.set(path + ["asked"], to: Self.text(parked.asked))
    case .noAnswer(let key): try draft.delete(["answers", key])
    case .noBarrier(let key): try draft.delete(["barriers", key])
    case .noParked(let key): try draft.delete(["parked", key])
    case .talk(let words): try draft.set(["talk"], to: Self.text(words))
    case .finished(let isFinished):
      try draft.set(
        ["finishedOn"], to: isFinished ? .string(day.description) : .null)
    }
  }

  private func put(
    _ answer: Walkthrough.Answer, _ draft: inout RecordDraft, _ workbench: Workbench
  ) throws(WorkbenchError) {
    let path = try add(answer.key, to: "answers", &draft, workbench)
    try draft.set(path + ["part"], to: .string(answer.question.part.id))
    try draft.set(path + ["goal"], to: Self.text(answer.question.goal))
    try draft.set(path + ["step"], to: Self.text(answer.question.step))
    try draft.set(path + ["asked"], to: .string(answer.question.asked))
    try draft.set(path + ["answer"], to: .string(answer.answer.id))
    try draft.set(path + ["why"], to: Self.text(answer.why))
    try put(answer.by, answer.claim, answer.facets, at: path, &draft)
  }

  private func put(
    _ barrier: Walkthrough.Barrier, _ draft: inout RecordDraft, _ workbench: Workbench
  ) throws(WorkbenchError) {
    let path = try add(barrier.key, to: "barriers", &draft, workbench)
    try draft.set(path + ["answer"], to: .string(barrier.answer?.key ?? ""))
    try draft.set(path + ["text"], to: .string(barrier.text))
    try draft.replaceSet(path + ["places"], with: barrier.places.map(\.description))
    try draft.replaceSet(path + ["principles"], with: barrier.principles.map(\.id))
    try draft.set(path + ["beyondWcag"], to: barrier.beyondWcag ? .bool(true) : .null)
    try draft.set(path + ["settled"], to: barrier.isSettled ? .bool(true) : .null)
    try draft.set(path + ["cause"], to: Self.text(barrier.cause?.id))
    try draft.set(path + ["on"], to: .string(barrier.on))
    try put(barrier.by, barrier.claim, barrier.facets, at: path, &draft)
  }

  /// What answers and barriers both have.
  private func put(
    _ by: String?, _ claim: Walkthrough.Claim?, _ facets: [String], at path: [String],
    _ draft: inout RecordDraft
  ) throws(WorkbenchError) {
    try draft.set(path + ["by"], to: Self.text(by))
    try draft.set(path + ["claim"], to: Self.text(claim?.key))
    try draft.set(path + ["about"], to: Self.text(claim?.digest))
    try draft.replaceSet(path + ["facets"], with: facets)
  }

  private func add(
    _ key: String, to map: String, _ draft: inout RecordDraft, _ workbench: Workbench
  ) throws(WorkbenchError) -> [String] {
    [map, try draft.add(to: [map], key: key, now: workbench.now)]
  }

  private static func text(_ words: String?) -> JSONValue { words.map { .string($0) } ?? .null }
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
