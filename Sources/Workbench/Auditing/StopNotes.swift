import Localization
package import Merging
package import Recording
package import Records
package import Wording

/// A batch of expert evidence with the notes of a walk through a screen's stops.
package struct StopNotes: AnsweredRecord {
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

  package static var format: RecordFormat { Evidence.format }

  package func path(_ id: RecordID) throws -> RecordPath {
    try RecordPath.evidence(id.string, study: study)
  }

  package func check(in workbench: Workbench) throws {
    if let round { try ClosedRounds(study, workbench).check(round) }
  }

  package func newID(in workbench: Workbench) throws -> RecordID {
    let beginning = inventory.screen.isEmpty ? "walk-" : "walk-\(inventory.screen)-"
    let text = "\(beginning)\(workbench.ids.tail())"
    guard let id = RecordID(text) else {
      throw WorkbenchError(
        .invalidData, at: text, "this is no id", fix: "give the screen a shorter id")
    }
    return id
  }

  package func begin(_ draft: inout RecordDraft, in workbench: Workbench) throws {
    try draft.set(\Evidence.kind, to: .expert)
    try draft.set(\Evidence.judgedBy, to: judgedBy)
    try draft.set(\Evidence.round, to: round)
    try draft.set(
      \Evidence.source, to: "Walk through the stops of \(inventory.record.id.string)")
    try draft.set(\Evidence.sourceDate, to: workbench.today.description)
    try draft.set(\Evidence.tool, to: tool)
  }

  /// - Parameters:
  ///   - entry: A note, and the words of its stop.
  ///   - draft: The batch.
  ///   - workbench: The workspace.
  package func put(
    _ entry: (note: StopNote, words: String), into draft: inout RecordDraft,
    in workbench: Workbench
  ) throws(WorkbenchError) {
    let (note, words) = entry
    let key = "note-\(Digits.padded(note.number, 3))"
    guard let reading = note.reading else {
      try draft.delete(Holder<Evidence>().entry(\.items, key))
      return
    }
    let item = try draft.add(to: \Evidence.items, key: key, now: workbench.now)
    try draft.set(
      \.note, to: Verbatim("Stop \(note.stop + 1), \(words): \(reading.text)"), at: item)
    try draft.set(\.kind, to: reading.kind, at: item)
    try draft.set(\.impact, to: reading.impact, at: item)
    try draft.set(\.places, to: reading.proposed, at: item)
    try draft.set(\.screens, to: inventory.screen.isEmpty ? [] : [inventory.screen], at: item)
  }
}
