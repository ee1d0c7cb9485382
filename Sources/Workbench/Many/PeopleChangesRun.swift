import JSON
import Localization
import Merging
import Records
import Wording
import Workspace

/// Changes of the participants of a study that are written together.
struct PeopleChangesRun {
  private let study: String
  private let workbench: Workbench
  private let resolver: ReferenceResolver
  private let people: [RecordFile]
  private var drafts: [Text: RecordDraft] = [:]
  private var seen: Set<Text> = []

  init(study: String, in workbench: Workbench) throws {
    self.study = study
    self.workbench = workbench
    resolver = ReferenceResolver(try workbench.definitions(study: study), study: study)
    people = try workbench.read(RecordKind.participant.files(in: workbench, study: study))
  }

  /// The participant that a row names.
  func person(_ typed: String, at position: TextPosition) throws -> RecordFile {
    let found = people.filter { RecordID($0.file.expectedID)?.matches(typed) ?? false }
    guard let person = found.first, found.count == 1 else {
      throw RowRefusal(
        position,
        found.isEmpty
          ? "there is no participant of that number in \(study)"
          : "\(found.count) participants fit",
        fix: found.isEmpty
          ? "`kerb participant list \(study)` names the participants"
          : "write more of the id: \(found.map(\.file.expectedID).joined(separator: ", "))")
    }
    let standing = person.participantWithFaults?.standing
    if person.isGone || standing == .withdrawn {
      throw RowRefusal(
        position, "this participant was deleted or withdrew",
        fix: "take the row out; `kerb participant list \(study)` names the others")
    }
    if let fault = person.faults.first {
      throw RowRefusal(
        position, "the record of this participant has a fault: \(fault.problem)",
        fix: "`kerb check \(person.file.path)`")
    }
    return person
  }

  /// Whether nobody has asked this of the person before.
  mutating func isFirst(_ id: String) -> Bool { seen.insert(Text(id)).inserted }

  func resolved(_ patch: RecordPatch) throws -> RecordPatch {
    try resolver.resolved(patch, Participant.format)
  }

  /// - Throws: ``WorkbenchError`` where a value may not stand in a participant.
  func tryOut(_ patch: RecordPatch) throws {
    guard let id = RecordID("x") else { return }
    var draft = RecordDraft(creating: Participant.format, id: id, ids: workbench.ids)
    try resolved(patch).apply(to: &draft, now: workbench.now)
  }

  mutating func change(_ person: RecordFile, _ patch: RecordPatch) throws {
    guard let document = person.document else { return }
    let id = Text(person.file.expectedID)
    var draft =
      drafts[id]
      ?? RecordDraft(changing: document, format: Participant.format, ids: workbench.ids)
    try resolved(patch).apply(to: &draft, now: workbench.now)
    drafts[id] = draft
  }

  /// Whether a list of the person has an entry that says the same, be it deleted.
  func hasEntry(of person: RecordFile, in key: String, saying new: JSONObject) -> Bool {
    let root = drafts[Text(person.file.expectedID)]?.root ?? person.object
    return (root[key]?.object?.members.values.compactMap(\.object) ?? []).contains {
      SameValues.holds($0, all: new)
    }
  }

  /// - Throws: ``SilencedRounds`` before anything is written, unless that is allowed.
  func write(maySilence: Bool) throws {
    let changes = people.compactMap { person in
      drafts[Text(person.file.expectedID)].map { (person.file.path, $0.bytes) }
    }
    try workbench.refuseSilence(
      Dictionary(changes, uniquingKeysWith: { first, _ in first }), study: study,
      isAllowed: maySilence)
    var files = NewFiles(workbench)
    for person in people {
      guard let draft = drafts[Text(person.file.expectedID)], person.document != nil else {
        continue
      }
      let path = try RecordPath(person.file.path)
      try files.add(draft, at: path, before: workbench.location.read(path))
    }
    try files.write()
  }
}
