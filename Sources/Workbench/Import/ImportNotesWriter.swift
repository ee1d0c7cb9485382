package import Interchange
import JSON
import Localization
import Merging
package import Records
import Wording
import Workspace

/// Writes what an import adds: records first, the study with its list of imports last, so that repeating an import
/// that was cut off completes it.
package struct ImportNotesWriter {
  let workbench: Workbench
  let study: String
  let evidenceKind: EvidenceKind
  let options: ImportNotesOptions
  /// Milliseconds since 1970.
  let started: Int64
  private var hasTold = false

  package init(
    workbench: Workbench, study: String, evidenceKind: EvidenceKind, options: ImportNotesOptions,
    started: Int64
  ) {
    self.workbench = workbench
    self.study = study
    self.evidenceKind = evidenceKind
    self.options = options
    self.started = started
  }

  /// Says once that it takes a while.
  mutating func tellProgress(_ done: Int, of all: Int) {
    guard !hasTold, workbench.surroundings.now - started > 2000 else { return }
    hasTold = true
    workbench.surroundings.tellProgress("Importing: \(done) of \(all) rows are done.")
  }

  /// The record at a path, or a new one.
  func draft(
    _ path: RecordPath, _ format: RecordFormat, id: String, _ present: StudyHolding,
    origin: String? = nil
  ) throws -> (draft: RecordDraft, isNew: Bool) {
    if let document = present.stored[path.text] {
      return (RecordDraft(changing: document, format: format, ids: workbench.ids), false)
    }
    guard let id = RecordID(id) else {
      throw WorkbenchError(.invalidData, at: path.text, "this is no id", fix: "choose another name")
    }
    return (RecordDraft(creating: format, id: id, ids: workbench.ids, origin: origin), true)
  }

  /// Enters the file in the study's list of imports.
  package mutating func addManifest(_ file: NotesFile, _ present: StudyHolding, rows: Int) throws {
    guard rows > 0 else { return }
    var draft = RecordDraft(
      changing: present.study.document, format: Study.format, ids: workbench.ids)
    // An erasure leaves the entry's id, so that of a table about participants tells nothing of the table.
    let made = evidenceKind == .lived ? nil : DerivedID.text(["import", file.digest])
    let entry = try draft.add(
      to: \Study.imports, key: present.imports[file.digest]?.key ?? made, now: workbench.now)
    try draft.set(\.digest, to: file.digest, at: entry)
    try draft.set(\.evidenceKind, to: evidenceKind, at: entry)
    try draft.set(\.format, to: "notes", at: entry)
    try draft.set(\.rows, to: rows, at: entry)
    try workbench.write(draft, to: RecordPath(present.study.path), isNew: false)
  }
}

extension RecordDraft {
  /// Adds needs and technologies that the record does not have yet; `key` makes the ids of entries.
  mutating func add(
    _ traits: PersonTraits, now: Int, key: ([String]) -> String?
  ) throws(WorkbenchError) {
    let needs = values(of: \Participant.needs, [\Need.dimension, \Need.duration])
    for need in traits.needs {
      let words = [need.dimension.id, need.duration.id]
      let isKnown =
        needs.contains { $0 == words }
        || need.duration == .unknown && needs.contains { $0.first == words[0] }
      let key = key(["need"] + words)
      if isKnown || isTaken(\Participant.needs, key) { continue }
      let entry = try add(to: \Participant.needs, key: key, now: now)
      try set(\.dimension, to: need.dimension, at: entry)
      try set(\.duration, to: need.duration, at: entry)
    }
    let map = \Participant.assistiveTechnologies
    let known = Set(
      values(of: map, [\AssistiveTechnology.name]).compactMap { $0.first?.lowercased() })
    for technology in traits.technologies {
      let key = key(["technology", technology.name.lowercased()])
      if known.contains(technology.name.lowercased()) || isTaken(map, key) { continue }
      let entry = try add(to: map, key: key, now: now)
      try set(\.name, to: technology.name, at: entry)
      if let proficiency = technology.proficiency {
        try set(\.proficiency, to: proficiency, at: entry)
      }
    }
    try settle(\Participant.needs, hasNew: !traits.needs.isEmpty, traits.needsWord)
    try settle(map, hasNew: !traits.technologies.isEmpty, traits.technologiesWord)
  }

  /// A word in place of a list is written where nothing is there yet; new entries take it away.
  private mutating func settle(
    _ path: PartialKeyPath<Participant>, hasNew: Bool, _ word: ListWord?
  ) throws(WorkbenchError) {
    let list = Participant.table[path].key
    let (none, absence) = (list + Field.saidNoneSuffix, list + Field.absenceSuffix)
    let said = value([none])?.boolean == true || value([absence])?.string != nil
    if hasNew, said {
      for key in [none, absence] where value([key])?.isNull == false { try set([key], to: .null) }
    }
    guard let word, !said, value([list])?.object?.members.isEmpty ?? true else { return }
    if let reason = word.absence {
      try set([absence], to: .string(reason.id))
    } else {
      try set([none], to: .bool(true))
    }
  }

  /// Whether an entry has the key, one that somebody deleted too.
  private func isTaken<Member: Entry>(
    _ map: KeyPath<Participant, [Member]>, _ key: String?
  ) -> Bool {
    key.map { value(Holder<Participant>().entry(map, $0)) != nil } ?? false
  }

  /// Some fields of every entry of a map, deleted ones too: what somebody has deleted stays so.
  private func values<Member: Entry>(
    of map: KeyPath<Participant, [Member]>, _ fields: [PartialKeyPath<Member>]
  ) -> [[String]] {
    (value(map)?.object?.members.values ?? [:].values).map { entry in
      fields.map { entry.object?[$0]?.string ?? "" }
    }
  }
}
