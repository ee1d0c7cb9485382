import JSON
import Localization
import Merging
package import Records
import Wording
import Workspace

/// Makes a record of every row of a file, or of none.
package struct ManyRecordsMaking {
  private let kind: RecordKind
  private let study: String?
  private let workbench: Workbench
  /// What every row says that does not say otherwise.
  private let common: RecordPatch
  /// Whether rows make something although the same is there.
  private let isAgain: Bool

  package init(
    _ kind: RecordKind, study: String?, common: RecordPatch, isAgain: Bool,
    in workbench: Workbench
  ) {
    self.kind = kind
    self.study = study
    self.common = common
    self.isAgain = isAgain
    self.workbench = workbench
  }

  private var shape: RowShape {
    RowShape(
      kind.noun, OptionField.all(kind.format.fields),
      kind.role == .participant ? [.reference, .id] : [.id], whole: kind.format.fields,
      format: kind.format)
  }

  /// Makes them under the workspace's lock.
  ///
  /// - `isDry`: Whether nothing is written.
  package func make(_ input: RowsInput, isDry: Bool) throws -> ManyOutcome {
    let file = try RowsFile(input, shape)
    return isDry
      ? try make(file, isDry) : try workbench.transaction { try make(file, isDry) }
  }

  private func make(_ file: RowsFile, _ isDry: Bool) throws -> ManyOutcome {
    var run = try ManyRecordsRun(kind, study: study, isAgain: isAgain, in: workbench)
    run.outcome.faults = file.faults
    run.outcome.messages = file.messages
    run.reserve(file.rows)
    for row in file.rows { run.take(row.adding(common)) }
    try run.finish(isDry: isDry, hasRows: !file.rows.isEmpty)
    return run.outcome
  }
}

extension GivenRow {
  /// With what all rows say, in front: what the row says itself counts.
  fileprivate func adding(_ common: RecordPatch) -> GivenRow {
    guard !common.isEmpty else { return self }
    var own = common
    let values = self.values.values
    for key in common.values.sortedKeys where values[key.string]?.object == nil {
      if values[key.string] != nil { own.values[key.string] = nil }
    }
    var row = self
    row.pieces.insert(Piece(position: position, patch: own, words: []), at: 0)
    return row
  }
}

/// Who comes into new records, and into which round, looked at for many.
struct RowEntrance {
  private let entrance: Entrance?
  private let rounds: ClosedRounds?
  private let findings: FindingRounds?

  init(_ kind: RecordKind, study: String?, in workbench: Workbench) throws {
    entrance = study.map { Entrance(workbench: workbench, study: $0) }
    findings = try kind.role == .finding ? study.map { try FindingRounds($0, workbench) } : nil
    rounds = try kind.role == .session ? study.map { try ClosedRounds($0, workbench) } : nil
  }

  /// - Returns: Sentences about consent that is not recorded.
  /// - Throws: ``WorkbenchError`` where somebody is not let in, or the round is closed.
  func check(_ draft: RecordDraft) throws -> [Sentence] {
    let unasked = try entrance?.check(draft, before: nil) ?? []
    return try (rounds?.check(draft, before: nil) ?? [])
      + (findings?.check(draft, before: nil) ?? []) + unasked
  }
}
