import JSON
import Localization
import Merging
import Records
import Wording
import Workspace

/// Adds a part to a study for every row of a file, such as its tasks, or none.
package struct ManyParts {
  private let part: StudyPart
  private let study: String
  private let isAgain: Bool
  private let workbench: Workbench

  package init(_ part: StudyPart, study: String, isAgain: Bool, in workbench: Workbench) {
    self.part = part
    self.study = study
    self.isAgain = isAgain
    self.workbench = workbench
  }

  private var entry: EntryFormat { part.entry }

  /// Adds them under the workspace's lock.
  ///
  /// - `isDry`: Whether nothing is written.
  package func add(_ input: RowsInput, isDry: Bool) throws -> ManyOutcome {
    let file = try RowsFile(input, RowShape(entry.noun, OptionField.all(entry.fields), [.id]))
    return isDry ? try add(file, isDry) : try workbench.transaction { try add(file, isDry) }
  }

  private func add(_ file: RowsFile, _ isDry: Bool) throws -> ManyOutcome {
    var outcome = ManyOutcome()
    outcome.faults = file.faults
    outcome.messages = file.messages
    var draft = RecordDraft(
      changing: try StudyFile.present(study, workbench), format: Study.format, ids: workbench.ids)
    let resolver = ReferenceResolver(try workbench.definitions(study: study), study: study)
    var seen: Set<Text> = []
    for row in file.rows {
      do {
        try take(row, &draft, resolver, &seen, &outcome)
      } catch let refusal as RowRefusal {
        outcome.faults.append(refusal.fault)
      } catch {
        outcome.faults.append(RowFault.of(error, at: row.position))
      }
    }
    outcome.sortFaults()
    guard outcome.faults.isEmpty else {
      outcome.done = []
      return outcome
    }
    if file.rows.isEmpty {
      outcome.messages.append("The file has no rows, so there was nothing to do.")
    }
    if !isDry, !outcome.done.isEmpty { try workbench.write(draft, to: .study(study), isNew: false) }
    return outcome
  }

  private func take(
    _ row: GivenRow, _ draft: inout RecordDraft, _ resolver: ReferenceResolver,
    _ seen: inout Set<Text>, _ outcome: inout ManyOutcome
  ) throws {
    let found = faults(row, resolver)
    guard found.isEmpty else {
      outcome.faults += found
      return
    }
    let values = row.values.values
    if let lack = RequiredValues.missing(in: values, entry) {
      throw RowRefusal(
        row.position, "\(lack.label) is missing", fix: "fill the column \(lack.key). \(lack.help)")
    }
    let words = values[part.leading]?.string ?? ""
    guard seen.insert(Text(words.lowercased())).inserted else {
      throw RowRefusal(
        row.position, "a row before has the same \(part.leading)", fix: "take one of the two out")
    }
    let before = draft.value([part.key])?.object ?? JSONObject()
    if let there = try same(row[.id], words, values, before, row, &outcome) {
      outcome.alreadyThere.append((there, row.position))
      return
    }
    let resolved = try resolver.resolved(RecordPatch(patch(values, row[.id])), Study.format)
    try resolved.apply(to: &draft, now: workbench.now)
    let after = draft.value([part.key])?.object ?? JSONObject()
    let id = after.sortedKeys.first { before[$0.string] == nil }?.string ?? ""
    outcome.done.append(
      .init(id: id, position: row.position, values: after[id]?.object ?? JSONObject()))
  }

  /// The part that is there already under the same id or words.
  private func same(
    _ id: String?, _ words: String, _ values: JSONObject, _ before: JSONObject, _ row: GivenRow,
    _ outcome: inout ManyOutcome
  ) throws -> String? {
    if let id { try RecordID.check(id, at: "id") }
    let found = before.sortedKeys.map(\.string).first { key in
      if let id { return Text.isSame(key.lowercased(), id.lowercased()) }
      return !isAgain
        && Text.isSame(
          (before[key]?.object?[part.leading]?.string ?? "").lowercased(), words.lowercased())
    }
    guard let found, let there = before[found]?.object else { return nil }
    if there[SystemKey.erased]?.boolean == true { return found }
    if there[SystemKey.deleted]?.boolean == true {
      outcome.add([
        "\(found) was deleted and stays so. Bring it back: `kerb study \(part.word) delete \(study) \(found) --undo`"
      ])
    } else if !SameValues.holds(there, all: values) {
      outcome.add([
        "\(found) is there with other values and stays as it is: `kerb study \(part.word) edit \(study) \(found)`"
      ])
    }
    return found
  }

  private func patch(_ values: JSONObject, _ id: String?) -> JSONObject {
    JSONObject([
      Text(part.key): id.map { .object(JSONObject([Text($0): .object(values)])) }
        ?? .array([.object(values)])
    ])
  }

  /// Finds which pieces of a row are wrong.
  private func faults(_ row: GivenRow, _ resolver: ReferenceResolver) -> [RecordFault] {
    row.pieces.compactMap { piece in
      do {
        let patch = RecordPatch(patch(piece.patch.values, nil))
        guard let id = RecordID("x") else { return nil }
        var draft = RecordDraft(creating: Study.format, id: id, ids: workbench.ids)
        try resolver.resolved(patch, Study.format).apply(to: &draft, now: workbench.now)
        return nil
      } catch {
        return RowFault.of(error, at: piece.position)
      }
    }
  }
}
