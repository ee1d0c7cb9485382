import JSON
import Localization
import Merging
import Records
import Wording
import Workspace

/// One go over the rows of a file: each becomes a draft, or is there already, or has a fault.
struct ManyRecordsRun {
  var outcome = ManyOutcome()
  private let kind: RecordKind
  private let study: String?
  private let isAgain: Bool
  private let workbench: Workbench
  private let resolver: ReferenceResolver
  private let present: [RecordFile]
  private var people: RowPeople?
  private var ids: FreeIDs
  private var sameRecords: SameRecords
  private let entrance: RowEntrance
  private var drafts: [(draft: RecordDraft, path: RecordPath)] = []
  private var remarks: [Sentence] = []
  private var steps: [Sentence] = []
  /// Records that account for a row already.
  private var accounted: Set<Text> = []
  /// The first row that makes something.
  private var firstNew: TextPosition?
  /// Participants whose reference was a P-number, which they keep.
  private var numbered: [String] = []
  /// What rows make that have no reference, in the short form.
  private var unnamed: [String] = []

  init(_ kind: RecordKind, study: String?, isAgain: Bool, in workbench: Workbench) throws {
    self.kind = kind
    self.study = study
    self.isAgain = isAgain
    self.workbench = workbench
    var resolver = ReferenceResolver(try workbench.definitions(study: study), study: study)
    resolver.moment = workbench.instant
    resolver.noteID = NoteReference.ids(ofStudy: study, in: workbench)
    self.resolver = resolver
    present = try workbench.read(kind.files(in: workbench, study: study))
    sameRecords = SameRecords(present)
    entrance = try RowEntrance(kind, study: study, in: workbench)
    ids = FreeIDs(kind, taken: present.map(\.file.expectedID), workbench.ids)
    if kind.role == .participant, let study {
      people = try RowPeople(study: study, present: present, in: workbench)
    }
  }

  /// Keeps the P-numbers that references of the rows ask for; called once, before the first row.
  mutating func reserve(_ rows: [GivenRow]) {
    guard kind.role == .participant else { return }
    let numbers = rows.compactMap { $0[.reference].flatMap(RecordID.participantNumber) }
    let known = present.map(\.file.expectedID) + (people?.ids ?? [])
    ids = FreeIDs(kind, taken: known, reserved: numbers, workbench.ids)
  }

  mutating func take(_ row: GivenRow) {
    do {
      switch try chosenID(row) {
      case .settled: return
      case .free: try make(row, nil)
      case .numbered(let number): try make(row, nil, number: number)
      case .chosen(let id): try make(row, id)
      }
    } catch let refusal as RowRefusal {
      outcome.faults.append(refusal.fault)
    } catch {
      outcome.faults.append(RowFault.of(error, at: row.position))
    }
  }

  /// What is known of the id that a row is to have.
  private enum Choice {
    case free
    case chosen(String)
    /// The reference is a P-number, which the participant keeps.
    case numbered(Int)
    /// The row makes nothing.
    case settled
  }

  private mutating func chosenID(_ row: GivenRow) throws -> Choice {
    if let id = row[.id], kind.role == .participant, RecordID.nextNumber("P", after: [id]) == 1 {
      throw RowRefusal(
        row.position(of: .id), "an id of a participant is a P and a number",
        fix: "call the column reference: it goes into the private key, and a P-number is made")
    }
    if let id = row[.id] {
      if let there = present.first(where: {
        Text.isSame($0.file.expectedID.lowercased(), id.lowercased())
      }) {
        return try idIsThere(there, row)
      }
      try checkNumber(of: id, row.position(of: .id))
      return .chosen(id)
    }
    guard let reference = row[.reference], var people else { return .free }
    defer { self.people = people }
    switch try people.take(reference, row, isAgain: isAgain) {
    case .new:
      guard let number = RecordID.participantNumber(reference) else { return .free }
      try checkNumber(of: reference, row.position(of: .reference))
      return .numbered(number)
    case .known(let id): return .chosen(id)
    case .there(let id):
      outcome.alreadyThere.append((id, row.position))
      accounted.insert(Text(id))
      return .settled
    }
  }

  /// - Throws: ``RowRefusal`` if the P-number of an id or a reference is another participant's, also of one whom only the
  ///   key or a row before has.
  private func checkNumber(of typed: String, _ position: TextPosition) throws {
    guard kind.role == .participant, let number = RecordID.participantNumber(typed) else { return }
    let others = present.map(\.file.expectedID) + (people?.ids ?? []) + outcome.done.map(\.id)
    guard let other = others.first(where: { RecordID.participantNumber($0) == number }) else {
      return
    }
    throw RowRefusal(
      position,
      "\(RecordID(other)?.short ?? other) is another participant already, whom the participant key does not have under this reference",
      fix: "if it is the same person, take the row out; if not, give this person another reference")
  }

  private mutating func idIsThere(_ there: RecordFile, _ row: GivenRow) throws -> Choice {
    let values = try resolved(row)
    var draft = RecordDraft(
      creating: kind.format, id: try RecordID(checking: there.file.expectedID), ids: workbench.ids)
    try values.apply(to: &draft, now: workbench.now)
    guard !there.isErased, SameValues.holds(there.object, all: draft.root) else {
      throw RowRefusal(
        row.position(of: .id), "the id is taken",
        fix: "choose another id, or leave it out and one is made")
    }
    outcome.alreadyThere.append((there.file.expectedID, row.position))
    accounted.insert(Text(there.file.expectedID))
    return .settled
  }

  // MARK: Drafts

  private mutating func make(
    _ row: GivenRow, _ chosen: String?, number: Int? = nil
  ) throws {
    guard let values = try? resolved(row) else {
      outcome.faults += faults(row)
      return
    }
    do {
      try RequiredValues.check(values, kind)
    } catch {
      throw RowFault.missing(error, at: row.position)
    }
    // Only a row that makes something takes a number.
    var taken = ids
    let id = try taken.next(chosen, number: number) { values.values[$0]?.string }
    var draft = RecordDraft(creating: kind.format, id: id, ids: workbench.ids)
    do {
      try values.apply(to: &draft, now: workbench.now)
      try workbench.check(draft, place: "")
    } catch {
      outcome.faults += faults(row, otherwise: error)
      return
    }
    guard !SameValues.isEmpty(draft.root) || row[.reference] != nil else {
      throw RowRefusal(
        row.position, "the row says nothing of a \(kind.noun)", fix: "fill it in, or take it out")
    }
    if try isThere(draft, row) { return }
    ids = taken
    remarks += try entrance.check(draft)
    steps += NextStep.words(kind, draft, study: study, id: id)
    drafts.append((draft, try kind.path(id.string, study: study)))
    outcome.done.append(.init(id: id.string, position: row.position, values: draft.root))
    if firstNew == nil { firstNew = row.position }
    if number != nil { numbered.append(id.short) }
    if let reference = row[.reference] {
      try people?.add(reference, id: id.string)
    } else {
      unnamed.append(id.short)
    }
  }

  /// Whether a record that no other row accounts for says the same.
  private mutating func isThere(_ draft: RecordDraft, _ row: GivenRow) throws -> Bool {
    if isAgain { return false }
    let hasReference = row[.reference] != nil
    let same = sameRecords.candidates(for: draft.root).first { record in
      !accounted.contains(Text(record.file.expectedID))
        && !(hasReference && people?.isNamed(record.file.expectedID) ?? false)
        && (kind.role == .participant
          ? SameValues.isSamePerson(record.object, as: draft.root)
          : SameValues.holds(record.object, all: draft.root))
    }
    guard let same, !(hasReference && SameValues.isEmpty(draft.root)) else { return false }
    let id = same.file.expectedID
    if hasReference {
      throw RowRefusal(
        row.position(of: .reference),
        "\(RecordID(id)?.short ?? id) has the same values, and the key on this computer does not say who that is",
        fix: "take the row out if it is the same person, or add `--again`")
    }
    accounted.insert(Text(id))
    outcome.alreadyThere.append((id, row.position))
    return true
  }

  private func resolved(_ row: GivenRow) throws -> RecordPatch {
    try resolver.resolved(row.values, kind.format)
  }

  /// Finds which pieces of a row are wrong.
  private func faults(_ row: GivenRow, otherwise failure: (any Error)? = nil) -> [RecordFault] {
    let found = row.pieces.compactMap { piece -> RecordFault? in
      do {
        let values = try resolver.resolved(piece.patch, kind.format)
        try RequiredValues.checkParts(values.values, kind.format.fields)
        guard let id = RecordID("x") else { return nil }
        var draft = RecordDraft(creating: kind.format, id: id, ids: workbench.ids)
        try values.apply(to: &draft, now: workbench.now)
        return nil
      } catch {
        return RowFault.of(error, at: piece.position)
      }
    }
    if !found.isEmpty { return found }
    return [RowFault.of(failure ?? RowFault.unclear, at: row.position)]
  }

  // MARK: The end

  mutating func finish(isDry: Bool, hasRows: Bool) throws {
    if !hasRows, outcome.faults.isEmpty {
      outcome.messages.append("The file has no rows, so there was nothing to do.")
    }
    holdBack()
    outcome.sortFaults()
    guard outcome.faults.isEmpty else {
      outcome.done = []
      return
    }
    tell(isDry)
    if isDry { return }
    var files = NewFiles(workbench)
    for (draft, path) in drafts { try files.add(draft, at: path) }
    // Names first: who is in the key and in no record is made by the same table again.
    try people?.save()
    try files.write()
  }

  /// Where people withdrew, a table that came in before may bring them back.
  private mutating func holdBack() {
    guard kind.role == .participant, !isAgain, let firstNew else { return }
    let gone = present.count { $0.isErased || $0.participantWithFaults?.standing == .withdrawn }
    guard gone > 0 else { return }
    if outcome.alreadyThere.isEmpty {
      outcome.messages.append(
        "\(gone, "person has", "people have") withdrawn from this study; what is erased tells nobody who that was, so make sure that the table does not hold them."
      )
      return
    }
    outcome.faults.append(
      RecordFault(
        firstNew,
        "other rows of this table are there already, and \(gone, "person has", "people have") withdrawn from this study since or before: this row may be theirs",
        fix:
          "take out whoever withdrew; for people who are new, put them into a table of their own or add `--again`"
      ))
  }

  private mutating func tell(_ isDry: Bool) {
    outcome.add(remarks)
    if kind.role == .participant, !isAgain, !unnamed.isEmpty, !outcome.alreadyThere.isEmpty {
      var names: [Sentence] = unnamed.prefix(5).map { "\($0)" }
      if unnamed.count > 5 { names.append("\(unnamed.count - 5, "more", "more")") }
      outcome.messages.append(
        "Other rows are there already. If the record of one of these people was changed since, \(Sentence.list(names)) may be somebody twice; a column reference tells people apart."
      )
    }
    if !numbered.isEmpty {
      let names = Sentence.list(numbered.map { Sentence(text: $0) })
      outcome.messages.append(
        isDry
          ? "References that are P-numbers would keep them: \(names)."
          : "References that are P-numbers kept them: \(names).")
    }
    if let words = people?.message(isDry: isDry) { outcome.messages.append(words) }
    guard let study, kind.role == .participant, let first = steps.first, !isDry else {
      if !isDry { outcome.add(Array(steps.prefix(1))) }
      return
    }
    outcome.messages.append(
      steps.count == 1
        ? first
        : "No consent yet of \(steps.count) people: `kerb participant consent \(study) --from consents.csv`"
    )
  }
}
