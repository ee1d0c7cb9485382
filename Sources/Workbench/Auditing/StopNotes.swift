import JSON
package import Localization
import Merging
package import Recording
package import Records
import Wording

/// Puts the notes of a walk through a screen's stops into a batch of expert evidence, each at once.
package final class StopNotes {
  private let workbench: Workbench
  private let plan: Plan
  private let record: AnsweredRecord

  /// What the notes are about, and who takes them.
  package struct Plan {
    package let study: String
    package let inventory: SavedInventory
    /// `nil` for none in particular.
    package let round: Int?
    /// A role, never a name.
    package let judgedBy: String
    /// What was used, such as "VoiceOver, iOS 18"; `nil` where nobody said.
    package let tool: String?

    package init(
      study: String, inventory: SavedInventory, round: Int?, judgedBy: String?, tool: String?
    ) {
      self.study = study
      self.inventory = inventory
      self.round = round
      self.judgedBy = judgedBy ?? "accessibility specialist"
      self.tool = tool
    }
  }

  package init(_ workbench: Workbench, _ plan: Plan) throws {
    self.workbench = workbench
    self.plan = plan
    record = try AnsweredRecord(workbench, Evidence.format, id: nil) {
      try RecordPath.evidence($0.string, study: plan.study)
    }
  }

  /// The batch, once its first note is written.
  package var id: RecordID? { record.id }

  /// Writes what notes are now.
  ///
  /// - Parameter words: What is said at each stop.
  /// - Returns: Sentences about what others wrote meanwhile; it is kept.
  /// - Throws: ``WorkbenchError``; nothing is written then.
  package func write(_ notes: [StopNote], words: [String]) throws -> [Sentence] {
    guard !notes.isEmpty else { return [] }
    return try record.write(
      mayWrite: {
        if let round = plan.round { try ClosedRounds(plan.study, workbench).check(round) }
      }, newID: newID, begin: begin,
      answers: { draft throws(WorkbenchError) in
        for note in notes { try put(note, words[note.stop], into: &draft) }
      })
  }

  private func newID() throws -> RecordID {
    let beginning = plan.inventory.screen.isEmpty ? "walk-" : "walk-\(plan.inventory.screen)-"
    let text = "\(beginning)\(workbench.ids.tail())"
    guard let id = RecordID(text) else {
      throw WorkbenchError(
        .invalidData, at: text, "this is no id", fix: "give the screen a shorter id")
    }
    return id
  }

  private func begin(_ draft: inout RecordDraft) throws {
    try draft.set(["kind"], to: .string(EvidenceKind.expert.id))
    try draft.set(["judgedBy"], to: .string(plan.judgedBy))
    try draft.put(plan.round.map { .integer($0) }, at: ["round"])
    try draft.set(
      ["source"], to: .string("Walk through the stops of \(plan.inventory.record.id.string)"))
    try draft.set(["sourceDate"], to: .string(workbench.today.description))
    try draft.put(plan.tool.map { .string($0) }, at: ["tool"])
  }

  private func put(
    _ note: StopNote, _ words: String, into draft: inout RecordDraft
  ) throws(WorkbenchError) {
    let key = "note-\(Digits.padded(note.number, 3))"
    guard let reading = note.reading else {
      try draft.delete(["items", key])
      return
    }
    let item = ["items", try draft.add(to: ["items"], key: key, now: workbench.now)]
    try draft.set(
      item + ["note"], to: .string("Stop \(note.stop + 1), \(words): \(reading.text)"))
    try draft.set(item + ["kind"], to: reading.kind.map { .string($0.id) } ?? .null)
    try draft.set(item + ["impact"], to: reading.impact.map { .integer($0.rawValue) } ?? .null)
    try draft.replaceSet(item + ["places"], with: reading.proposed.map(\.description))
    let screen = plan.inventory.screen
    try draft.replaceSet(item + ["screens"], with: screen.isEmpty ? [] : [screen])
  }
}
