package import Interchange
import JSON
import Merging
import Records
import Workspace

extension ImportNotesWriter {
  /// Adds described people and one batch of evidence.
  package mutating func addDescribed(
    _ file: NotesFile, _ present: StudyHolding, _ result: inout ImportNotesResult
  ) throws {
    let plan = DescribedPlan(file, evidenceKind, present.described)
    result.alreadyThere = plan.alreadyThere
    result.added = plan.items.count
    result.newPeople = plan.people.count(where: \.isNew)
    if options.isDryRun || plan.items.isEmpty { return }
    for person in plan.people { try write(person, present) }
    try writeBatch(plan, present)
  }

  private func write(_ person: DescribedPlan.Person, _ present: StudyHolding) throws {
    let path = try RecordPath.describedPerson(person.id, study: study)
    var (draft, isNew) = try draft(
      path, DescribedPerson.format, id: person.id, present, origin: person.origin)
    let before = draft.root
    if isNew {
      try draft.set(["name"], to: .string(person.name))
      try draft.set(["evidenceKind"], to: .string(evidenceKind.id))
      try draft.put(options.source.map { .string($0) }, at: ["source"])
    }
    for condition in person.traits.conditions {
      try draft.include(true, condition, in: ["conditions"])
    }
    try draft.add(person.traits, now: workbench.now) { person.entryKey($0) }
    if isNew || draft.root != before { try workbench.write(draft, to: path, isNew: isNew) }
  }

  private mutating func writeBatch(_ plan: DescribedPlan, _ present: StudyHolding) throws {
    let path = try RecordPath.evidence(plan.batch, study: study)
    var (draft, isNew) = try draft(
      path, Evidence.format, id: plan.batch, present, origin: plan.batchOrigin)
    if isNew {
      try draft.set(["kind"], to: .string(evidenceKind.id))
      try draft.put(options.source.map { .string($0) }, at: ["source"])
      try draft.put(options.round.map { .integer($0) }, at: ["round"])
    }
    for (index, item) in plan.items.enumerated() {
      try Self.add(item, to: &draft)
      tellProgress(index, of: plan.items.count)
    }
    try workbench.write(draft, to: path, isNew: isNew)
  }

  private static func add(_ item: DescribedPlan.Item, to draft: inout RecordDraft) throws {
    let row = item.row
    let entry = ["items", try draft.add(to: ["items"], key: item.key, origin: item.origin, now: 0)]
    let words = row.note ?? row.quote
    try draft.put(words.map { .string($0.words) }, at: entry + ["note"])
    try draft.put(row.quote.map { .string($0.words) }, at: entry + ["quote"])
    try draft.put(row.speaker.map { .string($0.id) }, at: entry + ["speaker"])
    try draft.put(row.kind.map { .string($0.id) }, at: entry + ["kind"])
    try draft.put(row.impact.map { .integer($0.rawValue) }, at: entry + ["impact"])
    try draft.put(row.task.map { .string($0) }, at: entry + ["task"])
    try draft.put(item.person.map { .string($0) }, at: entry + ["describedPerson"])
    for place in row.places { try draft.include(true, place.description, in: entry + ["places"]) }
  }
}
