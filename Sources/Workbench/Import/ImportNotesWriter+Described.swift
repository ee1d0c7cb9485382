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
      try draft.set(\DescribedPerson.name, to: person.name)
      try draft.set(\DescribedPerson.evidenceKind, to: evidenceKind)
      try draft.set(\DescribedPerson.source, to: options.source)
    }
    let conditions = Holder<DescribedPerson>().field(\.conditions)
    for condition in person.traits.conditions {
      try draft.include(true, condition, in: conditions)
    }
    try draft.add(person.traits, now: workbench.now) { person.entryKey($0) }
    if isNew || draft.root != before { try workbench.write(draft, to: path, isNew: isNew) }
  }

  private mutating func writeBatch(_ plan: DescribedPlan, _ present: StudyHolding) throws {
    let path = try RecordPath.evidence(plan.batch, study: study)
    var (draft, isNew) = try draft(
      path, Evidence.format, id: plan.batch, present, origin: plan.batchOrigin)
    if isNew {
      try draft.set(\Evidence.kind, to: evidenceKind)
      try draft.set(\Evidence.source, to: options.source)
      try draft.set(\Evidence.round, to: options.round)
    }
    for (index, item) in plan.items.enumerated() {
      try Self.add(item, to: &draft)
      tellProgress(index, of: plan.items.count)
    }
    try workbench.write(draft, to: path, isNew: isNew)
  }

  private static func add(_ item: DescribedPlan.Item, to draft: inout RecordDraft) throws {
    let row = item.row
    let entry = try draft.add(to: \Evidence.items, key: item.key, origin: item.origin)
    if let words = row.note ?? row.quote { try draft.set(\.note, to: words, at: entry) }
    try draft.set(\.quote, to: row.quote, at: entry)
    try draft.set(\.speaker, to: row.speaker, at: entry)
    try draft.set(\.kind, to: row.kind, at: entry)
    try draft.set(\.impact, to: row.impact, at: entry)
    try draft.set(\.task, to: row.task, at: entry)
    try draft.set(\.describedPerson, to: item.person, at: entry)
    try draft.set(\.places, to: row.places, at: entry)
  }
}
