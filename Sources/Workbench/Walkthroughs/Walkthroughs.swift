import JSON
import Localization
import Merging
package import Records
import Wording

/// The walkthroughs of a study: going on with them, finding and removing them.
package struct Walkthroughs {
  private let workbench: Workbench
  private let study: String

  package init(of study: String, in workbench: Workbench) {
    self.study = study
    self.workbench = workbench
  }

  /// The newest that was begun here, is not ended, and is about the same.
  package func unfinished(_ plan: WalkthroughPlan, in records: StudyRecords) throws -> Walkthrough?
  {
    let own = OwnBatches(of: study, in: workbench, folder: OwnBatches.walkthroughs)
    return try records.walkthroughs.filter { try plan.isMeant($0) && own.holds($0.id) }
      .max { (Text($0.heldOn), $0.id) < (Text($1.heldOn), $1.id) }
  }

  /// The walkthrough that somebody names, by its short id.
  ///
  /// - Throws: `WorkbenchError` with what may have been meant.
  package static func find(_ typed: String, in records: StudyRecords) throws -> Walkthrough {
    let found = records.walkthroughs.filter { $0.id.matches(typed) }
    if let only = found.first, found.count == 1 { return only }
    if found.count > 1 {
      throw WorkbenchError(
        .usage, at: typed, "\(found.count) walkthroughs fit",
        fix: "write more of the id: \(found.map(\.id.string).joined(separator: ", "))")
    }
    throw RecordFinder.missing(
      "walkthrough", typed, among: records.walkthroughs.map(\.id.short),
      hint: records.walkthroughs.isEmpty
        ? "the study has none yet: `kerb persona walk PERSONA --study \(records.study.id) --task TASK`"
        : "`kerb persona walkthroughs \(records.study.id)` names them")
  }

  /// Deletes one, which stays as a mark, or brings it back; nothing changes in a closed round.
  ///
  /// - Returns: Its id, and whether that was not so before.
  package func setRemoved(_ isRemoved: Bool, _ typed: String) throws -> (
    id: RecordID, isChanged: Bool
  ) {
    try workbench.transaction {
      let files = try workbench.files(ofStudy: study).filter {
        $0.role == .walkthrough && RecordID($0.stem)?.matches(typed) ?? false
      }
      guard let file = files.first, files.count == 1, let id = RecordID(file.stem) else {
        throw RecordFinder.missing(
          "walkthrough", typed, among: files.map { RecordID($0.stem)?.short ?? $0.stem },
          hint: files.isEmpty
            ? "`kerb persona walkthroughs \(study)` names them" : "write more of the id")
      }
      let path = try RecordPath.walkthrough(id.string, study: study)
      guard let document = try workbench.document(path) else { return (id, false) }
      let record = workbench.read(file)
      guard record.isGone != isRemoved else { return (id, false) }
      if let round = record.record(Walkthrough.self, evenIfDeleted: true)?.round {
        try ClosedRounds(study, workbench).check(round)
      }
      var draft = RecordDraft(
        changing: document, format: Walkthrough.format, ids: workbench.ids)
      try isRemoved ? draft.delete() : draft.restore()
      try workbench.write(draft, to: path, isNew: false)
      return (id, true)
    }
  }
}

extension Workbench {
  /// The set's facets, if it has a file of them.
  ///
  /// - Throws: `WorkbenchError` with the first fault of the file.
  package func facets() throws -> FacetSet? {
    guard let file = try sharedFiles().first(where: { $0.role == .facets }) else { return nil }
    let record = read(file)
    if let fault = record.faults.first { throw fault }
    return record.record(FacetSet.self)
  }
}
