import JSON
package import Localization
package import Records
import Wording

/// What a new study takes from one that is there: its plan, and nothing of what came of it.
package struct StudyLike {
  /// The plan as values of the new record; parts keep their ids, so that goals, steps and screens still belong together.
  package let values: RecordPatch
  /// What was left behind, and what somebody has to read again.
  package let remarks: [Sentence]

  /// Fields that are no plan: what was imported, what is settled of rounds, and whether people are invented.
  private static let ofItsOwn = [
    \Study.title, \Study.imports, \Study.rounds, \Study.hasInventedPeople,
  ].map { Study.table[$0].key }

  /// - Throws: `WorkbenchError` where the study was deleted or its file has a fault.
  package init(_ study: String, in workbench: Workbench) throws {
    let document = try StudyFile.present(study, workbench)
    let root = JSONValue(document.root).object ?? JSONObject()
    var plan = JSONObject()
    for field in Study.format.fields where !Self.ofItsOwn.contains(field.key) {
      if let value = root[field.key], !value.isNull { plan[field.key] = Self.copied(value, field) }
    }
    values = RecordPatch(plan)
    remarks = Self.remarks(root, plan, study)
  }

  /// A value without what only belongs to the record that it stands in.
  private static func copied(_ value: JSONValue, _ field: Field) -> JSONValue {
    guard case .map = field.kind, let entries = value.object else { return value }
    var copies = JSONObject()
    for (key, entry) in entries.members {
      guard let object = entry.object, !object.isTombstone(key: key.string),
        object[SystemKey.erased]?.boolean != true
      else { continue }
      copies[key.string] = entry
    }
    return .object(copies)
  }

  private static func remarks(
    _ root: JSONObject, _ plan: JSONObject, _ study: String
  ) -> [Sentence] {
    func count(_ path: PartialKeyPath<Study>, _ noun: Noun) -> Sentence? {
      let count = plan[path]?.object?.members.count ?? 0
      return count == 0 ? nil : noun.counted(count)
    }
    let parts: [Sentence] = [
      count(\.tasks, Noun("task", "tasks")), count(\.goals, Noun("goal", "goals")),
      count(\.steps, Noun("step", "steps")), count(\.prompts, Noun("prompt", "prompts")),
      count(\.screens, Noun("screen", "screens")),
      count(\.recruitmentTargets, Noun("recruitment target", "recruitment targets")),
      plan[\Study.informationSheet] == nil ? nil : "the information sheet",
    ].compactMap { $0 }
    var lines: [Sentence] = [
      "From \(study): \(parts.isEmpty ? "its target" : parts.joined(separator: ", ")). Its people, sessions, findings, imports and closed rounds stay there."
    ]
    if plan[\Study.informationSheet] != nil {
      lines.append(
        "Read the information sheet again: names, days and what it promises are those of \(study).")
    }
    if root[\Study.hasInventedPeople]?.boolean == true {
      lines.append(
        "The people of \(study) are invented; that was not taken over. If yours are too: `--people-invented` yes."
      )
    }
    return lines
  }
}

extension RecordPatch {
  /// Takes what belongs to one study alone out of values that were once a whole study.
  ///
  /// - Returns: A sentence about it; `nil` where there was nothing.
  mutating func dropHistoryOfStudy() -> Sentence? {
    let known: [(PartialKeyPath<Study>, Sentence)] = [
      (\.imports, "its list of imported files"), (\.rounds, "its closed rounds"),
    ]
    let dropped = known.compactMap { path, words -> Sentence? in
      guard let value = values[path] else { return nil }
      values[path] = nil
      let isEmpty = value.isNull || value.object?.members.isEmpty ?? value.array?.isEmpty ?? false
      return isEmpty ? nil : words
    }
    return dropped.isEmpty
      ? nil
      : "Left out, because a new study has no history: \(Sentence.list(dropped))."
  }
}
