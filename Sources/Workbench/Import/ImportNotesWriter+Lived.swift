package import Interchange
import JSON
import Localization
import Merging
import Records
import Wording
import Workspace

extension ImportNotesWriter {
  /// Adds participants, sessions and logs; names and conditions go to the private folder before anything else is
  /// written.
  package mutating func addLived(
    _ file: NotesFile, _ present: StudyHolding, _ place: String, _ result: inout ImportNotesResult
  ) throws {
    var key = try PrivateKey(workbench, study: study)
    // A withdrawal erases the list of imports, and the keys of the notes of others stay.
    let isKeyElsewhere =
      !key.isThere
      && (!present.lived.observations.isEmpty
        || present.imports.values.contains { $0.evidenceKind == .lived })
    if isKeyElsewhere {
      if let row = file.rows.first(where: \.namesPersonByName) {
        throw Self.keyElsewhere(key, study: study, at: "\(place):\(row.line)")
      }
      result.noteKeyElsewhere()
    }
    var known = present.lived
    known.key = key.people
    known.conditions = key.conditions
    let ids = workbench.ids
    let plan = LivedPlan(file, study: study, known, options.wanted) { ids.tail() }
    result.take(plan, consenting: present.consenting)
    var sessions = SessionNumbers(
      known.sessions, plan.people.flatMap(\.notes).compactMap { $0.meeting?.session })
    let meetings = plan.people.flatMap { Self.meetings(of: $0) }
    try check(plan, meetings, sessions, known, &result)
    result.tellMoved(meetings, in: present.notes)
    if options.isDryRun || plan.people.isEmpty { return }
    for person in plan.people {
      if person.isNew { try key.add(person.name, id: person.id) }
      key.addConditions(person.traits.conditions, of: person.id)
    }
    try key.save(workbench)
    var done = 0
    for person in plan.people {
      try write(person, present)
      if person.notes.contains(where: { $0.meeting == nil }) {
        try write(person, session: sessions.id(for: person), present)
      }
      done += person.notes.count
      tellProgress(done, of: file.rows.count)
    }
    try write(meetings, present)
  }

  private static func keyElsewhere(
    _ key: PrivateKey, study: String, at place: String
  ) -> WorkbenchError {
    WorkbenchError(
      .invalidData, at: place,
      "the key from names to P-numbers of this study is not on this computer, so its people cannot be told apart, and this row names somebody by something else than a P-number",
      fix:
        "write the P-number of each person, which `kerb participant list \(ShellWord.word(study))` names; or import the file where the first import was made; or copy the key from there: \(key)"
    )
  }

  private func write(_ person: LivedPlan.Person, _ present: StudyHolding) throws {
    let path = try RecordPath.participant(person.id, study: study)
    var (draft, isNew) = try draft(path, Participant.format, id: person.id, present)
    let before = draft.root
    try draft.add(person.traits, now: workbench.now) { _ in nil }
    if isNew || draft.root != before { try workbench.write(draft, to: path, isNew: isNew) }
  }

  private func write(
    _ person: LivedPlan.Person, session: String, _ present: StudyHolding
  ) throws {
    let path = try RecordPath.session(session, study: study)
    if !present.lived.sessions.contains(where: { $0.id == session }) {
      var (draft, _) = try draft(path, Session.format, id: session, present)
      try draft.include(true, person.id, in: Holder<Session>().field(\.participants))
      if let round = options.round { try draft.set(\Session.round, to: round) }
      try draft.set(\Session.productVersion, to: options.productVersion)
      try workbench.write(draft, to: path, isNew: true)
    }
    let logPath = try RecordPath.log(person.log, session: session, study: study)
    var (draft, isNew) = try draft(
      logPath, Log.format, id: "log-\(person.log)", present)
    if isNew { try draft.set(\Log.recorderRole, to: options.recorder) }
    for note in person.notes where note.meeting == nil {
      try Self.add(note, of: person.id, session, to: &draft)
    }
    try workbench.write(draft, to: logPath, isNew: isNew)
  }

  static func add(
    _ note: LivedPlan.Note, of participant: String, _ session: String, to draft: inout RecordDraft
  ) throws {
    let row = note.row
    let entry = try draft.add(to: \Log.observations, key: note.key)
    try draft.set(\.text, to: note.words, at: entry)
    try draft.set(entry.field(\.participant), to: .string(participant))
    try draft.set(\.at, to: row.atMilliseconds, at: entry)
    try draft.set(\.task, to: row.task, at: entry)
    try draft.set(\.kind, to: row.kind, at: entry)
    try draft.set(\.sameMomentAs, to: note.sameMomentAs.map { "\(session)/\($0)" }, at: entry)
    if note.isQuote {
      try draft.set(\.wording, to: .verbatim, at: entry)
      try draft.set(\.speaker, to: row.speaker ?? .participant, at: entry)
    } else if row.quote == nil {
      try draft.set(\.speaker, to: row.speaker, at: entry)
    }
    if note.sameMomentAs != nil { return }
    try draft.set(\.impact, to: row.impact, at: entry)
    try draft.set(\.proposed, to: row.places, at: entry)
  }
}

/// Finds the ids of the sessions of an import.
struct SessionNumbers {
  private let present: [NamedSessions.Stored]
  private var free: Int

  /// - Parameter named: The ids of sessions that rows name, which may have to be made.
  init(_ present: [NamedSessions.Stored], _ named: [String]) {
    self.present = present
    free = RecordID.nextNumber("S", after: present.map(\.id) + named)
  }

  /// The session that this import made for the person when it was cut off.
  func made(for person: LivedPlan.Person) -> String? {
    present.first {
      $0.id.hasSuffix("-\(person.sessionTail)") && $0.participants == [person.id]
    }?.id
  }

  /// The session that this import made for the person when it was cut off, or a new one.
  mutating func id(for person: LivedPlan.Person) -> String {
    if let old = made(for: person) { return old }
    defer { free += 1 }
    return "S\(Digits.padded(free, 2))-\(person.sessionTail)"
  }
}
