import JSON
package import Localization
import Merging
import Records
import Wording

/// A pack of things to watch for, which studies take over.
package struct PromptPack {
  package let id: String
  package let title: String
  /// Where its prompts come from; sources that could not be opened say so.
  package let sources: [Sentence]
  /// In their order, without what belongs to the pack's own file.
  let prompts: [(key: String, values: JSONObject)]

  /// How many there are.
  package var count: Int { prompts.count }

  fileprivate init(_ record: RecordFile) {
    let root = record.object
    let ordered = RecordText.ordered(
      root[\Records.PromptPack.prompts]?.object ?? JSONObject(), StudyPrompt.entry)
    id = record.file.stem
    title = root[\Records.PromptPack.title]?.string ?? record.file.stem
    let pack = record.record(Records.PromptPack.self)
    sources = SourceStatus.lines(pack?.sources ?? [], unverified: pack?.unverifiedSources ?? [])
    prompts = ordered.map { key, object in
      var values = object
      for system in [SystemKey.origins, SystemKey.sync, SystemKey.deleted, SystemKey.position] {
        values[system] = nil
      }
      return (key, values)
    }
  }
}

/// The packs of a workspace, and what studies have of them.
package struct PromptPacks {
  private let workbench: Workbench

  package init(in workbench: Workbench) { self.workbench = workbench }

  /// All packs that can be read, in the order of their ids.
  package func all() throws -> [PromptPack] {
    try files().compactMap { file in
      let record = workbench.read(file)
      return record.faults.isEmpty && !record.isGone ? PromptPack(record) : nil
    }
  }

  /// The pack that somebody means: by its id, a word of it, or its beginning.
  ///
  /// - Throws: `WorkbenchError` with what may have been meant, or the first fault of its file.
  package func find(_ typed: String) throws -> PromptPack {
    let files = try files()
    let wanted = typed.lowercased()
    let exact = files.filter { Text.isSame($0.stem.lowercased(), wanted) }
    let found =
      exact.isEmpty
      ? files.filter {
        $0.stem.lowercased().split(separator: "-").contains(wanted[...])
          || $0.stem.lowercased().hasPrefix(wanted)
      } : exact
    guard let file = found.first, found.count == 1 else {
      throw RecordFinder.missing(
        "pack", typed, among: files.map(\.stem),
        hint: files.isEmpty
          ? "there is no pack in Surveys/prompts yet"
          : "the packs are \(files.map(\.stem).joined(separator: ", "))")
    }
    let record = workbench.read(file)
    if let fault = record.faults.first { throw fault }
    return PromptPack(record)
  }

  /// How many prompts of each pack a study has.
  package func counts(of packs: [PromptPack], in study: String) throws -> [Int] {
    let present = try StudyFile.read(study, workbench).document?.root[\Study.prompts]
    return packs.map { pack in
      pack.prompts.count { prompt in
        present?[key: prompt.key].map { !$0.isTombstone(key: prompt.key) } ?? false
      }
    }
  }

  /// Takes the prompts of packs over into a study, under the workspace's lock; those that it has stay as they are.
  ///
  /// - Returns: How many each pack added; `nil` where the study's file holds nothing that can be changed.
  package func add(_ packs: [PromptPack], to study: String) throws -> [Int]? {
    try workbench.transaction {
      guard let document = try StudyFile.read(study, workbench).document else { return nil }
      var draft = RecordDraft(changing: document, format: Study.format, ids: workbench.ids)
      var present = Set(
        document.root[\Study.prompts]?.members.map { Text($0.key.string ?? "") } ?? [])
      let counts = try packs.map { pack in
        var added = 0
        for (key, values) in pack.prompts where present.insert(Text(key)).inserted {
          var values = values
          values[\StudyPrompt.pack] = .string(pack.id)
          var patch = RecordPatch()
          patch.put(.object(values), at: Holder<Study>().entry(\.prompts, key).keys)
          try patch.apply(to: &draft, now: workbench.now)
          added += 1
        }
        return added
      }
      if counts.contains(where: { $0 > 0 }) {
        try workbench.write(draft, to: .study(study), isNew: false)
      }
      return counts
    }
  }

  private func files() throws -> [WorkspaceFile] {
    try workbench.sharedFiles().filter { $0.role == .promptPack }
      .sorted { Text.precedes($0.stem, $1.stem) }
  }
}
