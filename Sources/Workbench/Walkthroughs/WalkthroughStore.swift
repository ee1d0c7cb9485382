import JSON
package import Localization
import Merging
package import Recording
package import Records
import Wording

/// Puts what a walkthrough answers into its record, each answer at once.
package final class WalkthroughStore {
  private let workbench: Workbench
  private let plan: WalkthroughPlan
  private let record: AnsweredRecord
  private var lastKeyTime = 0

  /// - Parameter walkthrough: The one to go on with; `nil` makes one with the first answer.
  package init(
    _ workbench: Workbench, _ plan: WalkthroughPlan, walkthrough: RecordID? = nil
  ) throws {
    self.workbench = workbench
    self.plan = plan
    record = try AnsweredRecord(workbench, Walkthrough.format, id: walkthrough) {
      try RecordPath.walkthrough($0.string, study: plan.study)
    }
  }

  /// The walkthrough, once its first answer is written.
  package var id: RecordID? { record.id }

  /// A new key; keys sort in the order of their making, also within one millisecond.
  package func newKey() -> String {
    lastKeyTime = max(workbench.now, lastKeyTime + 1)
    return workbench.ids.entry(at: lastKeyTime)
  }

  /// Writes what stands from now on.
  ///
  /// - Returns: Sentences about what others wrote meanwhile; it is kept.
  /// - Throws: ``WorkbenchError``; nothing is written then.
  package func write(_ entries: [WalkthroughEntry]) throws -> [Sentence] {
    guard !entries.isEmpty else { return [] }
    let isNew = record.id == nil
    let remarks = try record.write(
      mayWrite: {
        if let round = plan.round { try ClosedRounds(plan.study, workbench).check(round) }
      }, newID: newID, begin: begin,
      answers: { draft throws(WorkbenchError) in
        for entry in entries { try put(entry, into: &draft) }
      })
    return isNew ? remarks + remember() : remarks
  }

  /// Remembers a new walkthrough as begun here; the answers are written, whatever comes of that.
  private func remember() -> [Sentence] {
    guard let id = record.id else { return [] }
    do {
      try OwnBatches(of: plan.study, in: workbench, folder: OwnBatches.walkthroughs).keep(id)
      return []
    } catch let error as WorkbenchError {
      return [Self.forgetful(error.sentence)]
    } catch {
      return [Self.forgetful("\(error).")]
    }
  }

  private static func forgetful(_ why: Sentence) -> Sentence {
    "The answers are kept, but the next call will begin a walkthrough of its own: \(why)"
  }

  private func newID() throws -> RecordID {
    let numbered = try workbench.files(ofStudy: plan.study).filter { $0.role == .walkthrough }
    let number = RecordID.nextNumber("W", after: numbered.map(\.stem))
    let text = "W\(Digits.padded(number, 2))-\(workbench.ids.tail())"
    guard let id = RecordID(text) else {
      throw WorkbenchError(.invalidData, at: text, "this is no id", fix: "try again")
    }
    return id
  }

  private func begin(_ draft: inout RecordDraft) throws {
    try draft.set(["profile"], to: .string(plan.profile.id.string))
    try draft.set(["task"], to: .string(plan.task.id))
    try draft.put(plan.over.map { .string($0) }, at: ["over"])
    try draft.set(["manner"], to: .string(plan.manner.id))
    try draft.put(plan.round.map { .integer($0) }, at: ["round"])
    try draft.set(["heldOn"], to: .string(plan.day.description))
    try draft.put(plan.tool.map { .string($0) }, at: ["tool"])
    try draft.replaceSet(["evaluators"], with: plan.evaluators)
  }

  private func put(
    _ entry: WalkthroughEntry, into draft: inout RecordDraft
  ) throws(WorkbenchError) {
    switch entry {
    case .answer(let answer): try put(answer, &draft)
    case .barrier(let barrier): try put(barrier, &draft)
    case .parked(let parked):
      let path = try add(parked.key, to: "parked", &draft)
      try draft.set(path + ["text"], to: .string(parked.text))
      try draft.set(path + ["asked"], to: Self.text(parked.asked))
    case .noAnswer(let key): try draft.delete(["answers", key])
    case .noBarrier(let key): try draft.delete(["barriers", key])
    case .noParked(let key): try draft.delete(["parked", key])
    case .talk(let words): try draft.set(["talk"], to: Self.text(words))
    case .finished(let isFinished):
      try draft.set(
        ["finishedOn"], to: isFinished ? .string(plan.day.description) : .null)
    }
  }

  private func put(
    _ answer: Walkthrough.Answer, _ draft: inout RecordDraft
  ) throws(WorkbenchError) {
    let path = try add(answer.key, to: "answers", &draft)
    try draft.set(path + ["part"], to: .string(answer.question.part.id))
    try draft.set(path + ["goal"], to: Self.text(answer.question.goal))
    try draft.set(path + ["step"], to: Self.text(answer.question.step))
    try draft.set(path + ["asked"], to: .string(answer.question.asked))
    try draft.set(path + ["answer"], to: .string(answer.answer.id))
    try draft.set(path + ["why"], to: Self.text(answer.why))
    try put(answer.by, answer.claim, answer.facets, at: path, &draft)
  }

  private func put(
    _ barrier: Walkthrough.Barrier, _ draft: inout RecordDraft
  ) throws(WorkbenchError) {
    let path = try add(barrier.key, to: "barriers", &draft)
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
    _ key: String, to map: String, _ draft: inout RecordDraft
  ) throws(WorkbenchError) -> [String] {
    [map, try draft.add(to: [map], key: key, now: workbench.now)]
  }

  private static func text(_ words: String?) -> JSONValue { words.map { .string($0) } ?? .null }
}
