import JSON
package import Localization
import Merging
package import Records
import Wording
import Workspace

/// Makes records: every way that leads to a new one ends here.
package struct RecordMaking {
  private let workbench: Workbench
  private let kind: RecordKind
  /// The study that the record belongs to; `nil` for kinds that belong to none.
  private let study: String?

  package init(_ kind: RecordKind, study: String? = nil, in workbench: Workbench) {
    self.kind = kind
    self.study = study
    self.workbench = workbench
  }

  /// A record that was made.
  package struct Made {
    package let id: RecordID
    package let path: RecordPath
    package let bytes: [UInt8]
    /// Sentences about consent that is not recorded, and what a study is measured against.
    package let remarks: [Sentence]
    /// What is worth knowing next.
    package let nextSteps: [Sentence]

    package var outcome: Sentence { "Made \(path.text)." }
  }

  /// Makes a record under the workspace's lock.
  ///
  /// - `chosen`: The id that the person chose; otherwise one is made of the record's words, or its number.
  /// - `like`: For a new study, the plan of another one; `values` come after it.
  /// - Throws: `WorkbenchError` where a value is missing or wrong, or somebody is not let in.
  package func make(
    _ values: RecordPatch, id chosen: String? = nil, like: StudyLike? = nil
  ) throws -> Made {
    var values = values
    let history = kind.role == .study ? values.dropHistoryOfStudy() : nil
    let patch = try withDefaults(values, chosen, like)
    let remarks = [history].compactMap { $0 } + (like?.remarks ?? [])
    return try make(patch, like, remarks) { chosen ?? patch.values["id"]?.string }
  }

  /// Makes a study with an id made of its title.
  package func makeStudy(_ values: RecordPatch) throws -> Made {
    try make(withDefaults(values, nil, nil), nil, []) {
      try freeStudyID(values[\Study.title]?.string ?? kind.word)
    }
  }

  /// - Parameter chosen: Chooses the id; asked while nobody else can take it.
  private func make(
    _ patch: RecordPatch, _ like: StudyLike?, _ first: [Sentence], id chosen: () throws -> String?
  ) throws -> Made {
    try RequiredValues.check(patch, kind)
    return try workbench.transaction {
      var resolver = ReferenceResolver(
        try workbench.definitions(study: study), study: study,
        studies: study == nil ? try workbench.studies() : [])
      resolver.moment = workbench.instant
      resolver.noteID = NoteReference.ids(ofStudy: study, in: workbench)
      let resolved = try resolver.resolved(patch, kind.format)
      let id = try RecordFinder(workbench: workbench, kind: kind).newID(
        { resolved.values[$0]?.string }, study: study, chosen: try chosen())
      var draft = RecordDraft(creating: kind.format, id: id, ids: workbench.ids)
      try like?.values.apply(to: &draft, now: workbench.now)
      try resolved.apply(to: &draft, now: workbench.now)
      try FigureRefusal.check(draft, kind)
      try BasisIDs.check(draft, resolved, kind)
      let remarks = try Self.remarks(draft, before: nil, kind, study: study, in: workbench)
      let path = try kind.path(id.string, study: study)
      try workbench.write(draft, to: path, isNew: true)
      return Made(
        id: id, path: path, bytes: draft.bytes,
        remarks: first + remarks + NextStep.facts(kind, draft),
        nextSteps: NextStep.words(kind, draft, study: study, id: id))
    }
  }

  /// An id that no study and no other folder among the studies has.
  private func freeStudyID(_ title: String) throws -> String {
    let taken =
      try WorkspaceFiles.studies(in: workbench.location).map { $0.lowercased() }
      + RecordPath.namesThatAreNoStudy
    return Slug.free(title, taken.contains)
  }

  /// A new study takes the target of the study it is made like, or the workspace's defaults.
  private func withDefaults(
    _ values: RecordPatch, _ chosen: String?, _ like: StudyLike?
  ) throws -> RecordPatch {
    guard kind.role == .study else { return values }
    var result = values
    let target = values[\Study.target]?.object ?? JSONObject()
    let usual = WCAGTarget.table.whole(of: try StudyDefaults(workbench).target)
    for (key, value) in usual.members where target[key.string] == nil {
      let copied = like?.values[\Study.target]?.object?[key.string]?.string
      result.put(
        copied.map { .string($0) } ?? value, at: Holder<Study>().field(\.target) + [key.string])
    }
    if let chosen, values[\Study.title] == nil {
      result.set(\Study.title, to: chosen)
    }
    return result
  }

  /// Looks at who comes into a record of a study, and which rounds it concerns.
  ///
  /// - Parameter before: What the record was; `nil` for a new one.
  /// - Throws: `WorkbenchError` where somebody is not let in, or the round is closed.
  static func remarks(
    _ draft: RecordDraft, before: JSONDocument?, _ kind: RecordKind, study: String?,
    in workbench: Workbench
  ) throws -> [Sentence] {
    if kind.role == .profile { return DraftLeft.remarks(draft, before: before) }
    guard let study else { return [] }
    let unasked = try Entrance(workbench: workbench, study: study).check(draft, before: before)
    if kind.role == .finding {
      return try FindingRounds(study, workbench).check(draft, before: before) + unasked
    }
    guard kind.role == .session else { return unasked }
    let media = try MediaEntrance(workbench, study: study).check(draft, before: before)
    return try ClosedRounds(study, workbench).check(draft, before: before) + unasked + media
  }
}
