import JSON
import Localization
import Merging
package import Records
import Wording
import Workspace

/// Writes something about many participants from a file, or nothing: what they agreed to, or where they stand on scales.
package struct ManyPeopleChanges {
  /// What rows are about.
  package enum Subject: Sendable {
    case consent
    case placements
  }

  private let subject: Subject
  private let study: String
  private let common: RecordPatch
  private let workbench: Workbench

  /// - `common`: The values of rows that give no others, in the shape of a participant.
  package init(
    _ subject: Subject, study: String, common: RecordPatch = RecordPatch(), in workbench: Workbench
  ) {
    self.subject = subject
    self.study = study
    self.common = common
    self.workbench = workbench
  }

  private var shape: RowShape {
    switch subject {
    case .consent:
      let fields = Participant.format.fields.filter { Text.isSame($0.key, Consent.key) }
      return RowShape("consent", OptionField.all(fields), [.participant], whole: fields)
    case .placements:
      return RowShape("placement", OptionField.all(Self.placement?.fields ?? []), [.participant])
    }
  }

  private static let placement: EntryFormat? = {
    if case .map(let entry) = Participant.table[\.skillPlacements].kind { return entry }
    return nil
  }()

  /// Writes it under the workspace's lock.
  ///
  /// - `isDry`: Whether nothing is written.
  package func write(_ input: RowsInput, isDry: Bool) throws -> ManyOutcome {
    let file = try RowsFile(input, shape)
    return isDry
      ? try write(file, isDry)
      : try workbench.askingBeforeSilence { isAllowed in
        try workbench.transaction { try write(file, isDry, maySilence: isAllowed) }
      }
  }

  private func write(
    _ file: RowsFile, _ isDry: Bool, maySilence: Bool = false
  ) throws -> ManyOutcome {
    var outcome = ManyOutcome()
    outcome.faults = file.faults
    outcome.messages = file.messages
    var run = try PeopleChangesRun(study: study, in: workbench)
    for row in file.rows {
      do {
        try take(row, &run, &outcome)
      } catch let refusal as RowRefusal {
        outcome.faults.append(refusal.fault)
      } catch {
        outcome.faults.append(RowFault.of(error, at: row.position))
      }
    }
    outcome.sortFaults()
    guard outcome.faults.isEmpty else {
      outcome.done = []
      outcome.before = []
      return outcome
    }
    if file.rows.isEmpty {
      outcome.messages.append("The file has no rows, so there was nothing to do.")
    }
    if !isDry, !outcome.done.isEmpty {
      let claims = try ConsentClaims(study: study, in: workbench)
      try run.write(maySilence: maySilence)
      outcome.add(try claims.changed())
    }
    return outcome
  }

  private func take(
    _ row: GivenRow, _ run: inout PeopleChangesRun, _ outcome: inout ManyOutcome
  ) throws {
    guard let typed = row[.participant] else {
      throw RowRefusal(row.position, "nobody is named", fix: "fill the column participant: P07")
    }
    let person = try run.person(typed, at: row.position(of: .participant))
    let found = faults(row, run)
    guard found.isEmpty else {
      outcome.faults += found
      return
    }
    guard !row.pieces.isEmpty || !common.isEmpty else {
      throw RowRefusal(row.position, "the row says nothing", fix: "fill it in, or take it out")
    }
    switch subject {
    case .consent: try consent(row, of: person, &run, &outcome)
    case .placements: try placement(row, of: person, &run, &outcome)
    }
  }

  private func faults(_ row: GivenRow, _ run: PeopleChangesRun) -> [RecordFault] {
    row.pieces.compactMap { piece in
      do {
        try run.tryOut(patch(piece.patch))
        return nil
      } catch {
        return RowFault.of(error, at: piece.position)
      }
    }
  }

  /// Values of a row in the shape of a participant.
  private func patch(_ values: RecordPatch) -> RecordPatch {
    switch subject {
    case .consent: return values
    case .placements:
      var patch = RecordPatch()
      patch.put(
        .array([.object(values.values)]), at: Holder<Participant>().field(\.skillPlacements))
      return patch
    }
  }

  // MARK: Consent

  private func consent(
    _ row: GivenRow, of person: RecordFile, _ run: inout PeopleChangesRun,
    _ outcome: inout ManyOutcome
  ) throws {
    let id = person.file.expectedID
    guard run.isFirst(id) else {
      throw RowRefusal(
        row.position(of: .participant), "this person stands in a row before",
        fix: "give every person one row")
    }
    var values = common
    values.merge(row.values)
    let old = person.object[Consent.key]?.object ?? JSONObject()
    let new = values.values[Consent.key]?.object ?? JSONObject()
    for key in new.sortedKeys where old[key.string]?.string == Permission.refused.id {
      guard new[key.string]?.string == Permission.granted.id else { continue }
      let piece = row.pieces.first { $0.patch.values[Consent.key]?.object?[key.string] != nil }
      throw RowRefusal(
        piece?.position ?? row.position,
        "\(RecordID(id)?.short ?? id) has refused this, and a table takes no refusal back",
        fix:
          "if they have agreed since: `kerb participant consent \(study) \(RecordID(id)?.short ?? id) --\(Phrase.dashed(key.string)) granted`"
      )
    }
    let changed = new.sortedKeys.filter { old[$0.string] ?? .null != new[$0.string] ?? .null }
    guard !changed.isEmpty else {
      outcome.alreadyThere.append((id, row.position))
      return
    }
    try run.change(person, values)
    var before = JSONObject([Text("participant"): .string(id)])
    for key in changed { before[key.string] = old[key.string] ?? .null }
    outcome.before.append(.object(before))
    outcome.done.append(
      .init(
        id: id, position: row.position,
        values: JSONObject(
          Dictionary(uniqueKeysWithValues: changed.map { ($0, new[$0.string] ?? .null) }))))
  }

  // MARK: Placements

  private func placement(
    _ row: GivenRow, of person: RecordFile, _ run: inout PeopleChangesRun,
    _ outcome: inout ManyOutcome
  ) throws {
    if let refusal = Self.refusal(person, study) {
      throw RowRefusal(row.position(of: .participant), refusal.problem, fix: refusal.wayOut)
    }
    let values = row.values.values
    if let entry = Self.placement, let lack = RequiredValues.missing(in: values, entry) {
      throw RowRefusal(
        row.position, "\(lack.label) is missing",
        fix: "fill the column \(lack.option ?? lack.key). \(RequiredValues.explained(lack))")
    }
    let resolved = try run.resolved(patch(row.values))
    let new = resolved[\Participant.skillPlacements]?.array?.first?.object ?? JSONObject()
    let id = person.file.expectedID
    if run.hasEntry(of: person, in: Participant.table[\.skillPlacements].key, saying: new) {
      outcome.alreadyThere.append((id, row.position))
      return
    }
    try run.change(person, resolved)
    outcome.done.append(.init(id: id, position: row.position, values: new))
  }

  private static func refusal(_ person: RecordFile, _ study: String) -> (
    problem: Sentence, wayOut: Sentence
  )? {
    guard let standing = person.participantWithFaults?.standing, standing.isOut,
      let id = RecordID(person.file.expectedID)
    else { return nil }
    return Entrance.words(id, standing, study)
  }
}
