package import JSON
package import Localization
import Merging
package import Records
import Wording
import Workspace

/// A kind of thing with parts inside a study, such as its tasks.
package struct StudyPart: Sendable {
  /// On the command line: `task`.
  package let word: String
  /// The map in the study.
  package let key: String
  package let entry: EntryFormat
  /// The field with the words of one: `title`.
  package let leading: String

  /// - Parameters:
  ///   - word: On the command line.
  ///   - map: The map in the study.
  ///   - entry: The format of its entries.
  ///   - leading: The property with the words of one.
  init<Member: Entry>(
    word: String, _ map: KeyPath<Study, [Member]>, _ entry: EntryFormat,
    leading: PartialKeyPath<Member>
  ) {
    self.word = word
    key = Study.table[map].key
    self.entry = entry
    self.leading = Member.table[leading].key
  }

  package static let task = StudyPart(
    word: "task", \.tasks, StudyTask.entry, leading: \.title)
  package static let prompt = StudyPart(
    word: "prompts", \.prompts, StudyPrompt.entry, leading: \.text)
  package static let recruitment = StudyPart(
    word: "recruit", \.recruitmentTargets, RecruitmentTarget.entry, leading: \.label)

  /// The ids of those that are there, in their order.
  package func ids(of study: String, in workbench: Workbench) throws -> [String] {
    let map = JSONValue(try StudyFile.present(study, workbench).root).object?[key]?.object
    return RecordText.ordered(map ?? JSONObject(), entry).map(\.0)
  }

  /// One that was added.
  package struct Added {
    package let id: String
    package let outcome: Sentence
  }

  /// Adds one to a study, under the workspace's lock.
  ///
  /// - `chosen`: The id that the person chose; otherwise one is made of the words.
  /// - Throws: `WorkbenchError` where the study is not there, a value is wrong or the id is taken.
  package func add(
    _ values: JSONObject, id chosen: String? = nil, to study: String, in workbench: Workbench
  ) throws -> Added {
    if let chosen { try RecordID.check(chosen, at: "--id") }
    return try workbench.transaction {
      let document = try StudyFile.present(study, workbench)
      let old = document.root[key: key]
      if let chosen, old?[key: chosen] != nil {
        throw WorkbenchError(
          .cannotWrite, at: "--id", "the id \(chosen) is taken",
          fix: "choose another id, or `kerb study \(word) edit \(study) \(chosen)`")
      }
      let draft = try change(
        [Text(chosen ?? RecordPatch.newKey(1)): .object(values)], of: document, study, workbench)
      let keys = (draft.value([key])?.object ?? JSONObject()).sortedKeys
      return Added(
        id: keys.first { old?[key: $0.string] == nil }?.string ?? "",
        outcome: "Added \"\(values[leading]?.string ?? "")\" to \(study).")
    }
  }

  /// Changes one of a study, under the workspace's lock.
  ///
  /// - `find`: Finds its id in the study as it is then.
  /// - Returns: The id.
  package func change(
    _ values: JSONObject, of study: String, in workbench: Workbench,
    _ find: (JSONDocument) throws -> String
  ) throws -> String {
    try workbench.transaction {
      let document = try StudyFile.present(study, workbench)
      let id = try find(document)
      try change([Text(id): .object(values)], of: document, study, workbench)
      return id
    }
  }

  /// Deletes one, which stays as a mark, or brings it back; under the workspace's lock.
  package func setDeleted(
    _ isDeleted: Bool, _ id: String, of study: String, in workbench: Workbench
  ) throws {
    try workbench.transaction {
      var draft = RecordDraft(
        changing: try StudyFile.present(study, workbench), format: Study.format,
        ids: workbench.ids)
      try isDeleted ? draft.delete([key, id]) : draft.restore([key, id])
      try workbench.write(draft, to: .study(study), isNew: false)
    }
  }

  /// Changes entries of a study; whoever calls it holds the lock.
  @discardableResult
  private func change(
    _ entries: [Text: JSONValue], of document: JSONDocument, _ study: String,
    _ workbench: Workbench
  ) throws -> RecordDraft {
    var patch = RecordPatch()
    patch.put(.object(JSONObject(entries)), at: [key])
    let resolver = ReferenceResolver(try workbench.definitions(study: study), study: study)
    var draft = RecordDraft(changing: document, format: Study.format, ids: workbench.ids)
    try resolver.resolved(patch, Study.format).apply(to: &draft, now: workbench.now)
    try workbench.write(draft, to: .study(study), isNew: false)
    return draft
  }
}
