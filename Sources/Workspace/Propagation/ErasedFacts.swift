import JSON
import Localization
import Records
import Wording

/// What was erased in a study, and what has to be erased because of it.
struct ErasedFacts {
  private(set) var participants = Set<Text>()
  /// Those who are still there and took back that sound or picture of them is kept.
  private var unrecorded = Set<Text>()
  private(set) var sessions = Set<Text>()
  /// Sessions that somebody withdrew from and others did not.
  private(set) var shared = Set<Text>()
  /// Sessions of somebody who took back that sound or picture of them is kept.
  private var unrecordedSessions = Set<Text>()
  /// Those of them in which such a person is still named.
  private var unpicturedSessions = Set<Text>()
  /// Notes, as session/note.
  private(set) var notes = Set<Text>()
  private(set) var responses = Set<Text>()
  /// Findings that lost a link to a note.
  private(set) var findings = Set<Text>()
  /// Findings of whose notes none is left.
  private(set) var baseless = Set<Text>()
  /// The names of logs without `log-`, and of what session each is.
  private var logs: [(name: String, session: Text)] = []
  /// The study that all of it belongs to.
  let study: String?
  private var holdsMarks = false

  init(_ files: [RecordFile]) {
    study = files.first?.file.study
    for file in files {
      if RecordingWithdrawal.isOne(in: file) {
        holdsMarks = true
        unrecorded.insert(Text(file.file.expectedID))
      }
      guard ErasurePropagation.holdsErasure(file) else { continue }
      holdsMarks = true
      guard file.isErased else { continue }
      switch file.file.role {
      case .participant: participants.insert(Text(file.file.expectedID))
      case .session: sessions.insert(Text(file.file.expectedID))
      default: break
      }
    }
    guard holdsMarks else { return }
    logs = files.filter { $0.file.role == .log }.map {
      ($0.file.stem, Text($0.file.session ?? ""))
    }
    for file in files where file.file.role == .session && !file.isErased { add(session: file) }
    for file in files where file.file.role == .session && !file.isErased {
      guard let root = file.document?.root, root.kind == .object, isRecordingTakenBack(in: root)
      else { continue }
      unrecordedSessions.insert(Text(file.file.expectedID))
      let people = LiveTexts.members(of: \Session.participants, in: root)
      if people.contains(where: { unrecorded.contains(Text($0)) }) {
        unpicturedSessions.insert(Text(file.file.expectedID))
      }
    }
    for file in files where file.file.role == .log && !file.isErased { add(log: file) }
    for file in files where file.file.role == .response {
      if file.isErased || reasonToErase(file) != nil {
        responses.insert(Text(file.file.expectedID))
      }
    }
    for file in files where file.file.role == .finding && hasLostNotes(finding: file) {
      findings.insert(Text(file.file.expectedID))
      if !hasNotesLeft(finding: file) { baseless.insert(Text(file.file.expectedID)) }
    }
  }

  private func hasLostNotes(finding file: RecordFile) -> Bool {
    if file.isErased { return true }
    guard let links = file.document?.root[\Finding.supports], links.kind == .object else {
      return false
    }
    return links.members.contains { key, entry in
      ErasedEntries.isErased(entry) || key.string.map(isErased(note:)) ?? false
    }
  }

  private func hasNotesLeft(finding file: RecordFile) -> Bool {
    guard let links = file.document?.root[\Finding.supports], links.kind == .object else {
      return false
    }
    return links.members.contains { key, entry in
      !ErasedEntries.isErased(entry) && !entry.isTombstone(key: key.string)
        && !(key.string.map(isErased(note:)) ?? true)
    }
  }

  /// Nothing was erased, so there is nothing to propagate.
  var isNothingErased: Bool { !holdsMarks }

  private mutating func add(session file: RecordFile) {
    guard let root = file.document?.root, root.kind == .object else { return }
    let present = LiveTexts.members(of: \Session.participants, in: root).map { Text($0) }
    let left = participants.filter {
      CoveredRegister.hasTakenOut($0.string, from: Session.table[\.participants].key, root)
    }
    guard !left.isEmpty || present.contains(where: participants.contains) else { return }
    // Where the last ones were taken out in different clones, nobody is left whom the session is about.
    let named =
      present.isEmpty
      ? LiveTexts.everNamed(in: \Session.participants, root).map { Text($0) } : present
    let id = Text(file.file.expectedID)
    if named.allSatisfy(participants.contains) {
      sessions.insert(id)
    } else {
      shared.insert(id)
    }
  }

  private mutating func add(log file: RecordFile) {
    let session = Text(file.file.session ?? "")
    guard !sessions.contains(session), let entries = file.document?.root[\Log.observations],
      entries.kind == .object
    else { return }
    let isTranscript = file.document.map { self.isTranscript($0.root) } ?? false
    for (key, entry) in entries.members
    where ErasedEntries.isErased(entry) || isToBeErased(entry, in: session)
      || isTranscript && isTakenBack(line: entry, in: session)
    {
      notes.insert(Text("\(session)/\(key.string ?? "")"))
    }
  }

  /// Whether somebody of a session took back that sound or picture of them is kept, or was erased.
  func isRecordingTakenBack(in session: JSONNode) -> Bool {
    LiveTexts.members(of: \Session.participants, in: session).contains {
      unrecorded.contains(Text($0)) || participants.contains(Text($0))
    }
  }

  /// Whether a log holds what was said in a recording.
  func isTranscript(_ log: JSONNode) -> Bool {
    !unrecordedSessions.isEmpty
      && LiveTexts.of(\Log.source, in: log).contains { Text.isSame($0, LogSource.transcript.id) }
  }

  /// Whether a line of a transcript is of somebody who took recordings back, or may be.
  func isTakenBack(line: JSONNode, in session: Text) -> Bool {
    guard unrecordedSessions.contains(session) else { return false }
    let people = LiveTexts.of(Self.participant, in: line)
    return people.isEmpty || people.contains { unrecorded.contains(Text($0)) }
  }

  /// The field of notes and of attempts, found once: it is looked at in every one of them.
  private static let participant = Note.table[\.participant].key

  /// Whether a note or an attempt is about somebody who was erased, or does not say about whom in a session that such a
  /// person took part in.
  func isToBeErased(_ entry: JSONNode, in session: Text) -> Bool {
    let people = LiveTexts.of(Self.participant, in: entry)
    if people.isEmpty { return shared.contains(session) }
    return people.contains { participants.contains(Text($0)) }
  }

  /// Whether a note was erased, or its whole session.
  ///
  /// - Parameter reference: `session/note`.
  func isErased(note reference: String) -> Bool {
    if notes.contains(Text(reference)) { return true }
    let bytes = reference.utf8
    guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")) else { return false }
    return sessions.contains(Text(String(reference[..<slash])))
  }

  /// Whether something that a claim of a profile rests on was erased, or is a person who was.
  func isErased(basis: JSONNode) -> Bool {
    guard let study,
      LiveTexts.of(\ClaimBasis.study, in: basis).contains(where: { Text.isSame($0, study) })
    else { return false }
    return LiveTexts.of(\ClaimBasis.reference, in: basis).contains { reference in
      participants.contains(Text(reference)) || responses.contains(Text(reference))
        || isErased(note: reference)
    }
  }

  /// Whether something that a claim of a profile rests on is a finding that lost a link to a note.
  func hasLostNotes(basis: JSONNode) -> Bool {
    guard let study,
      LiveTexts.of(\ClaimBasis.study, in: basis).contains(where: { Text.isSame($0, study) })
    else { return false }
    return LiveTexts.of(\ClaimBasis.reference, in: basis).contains { findings.contains(Text($0)) }
  }

  /// Whether rows of an imported table are about somebody who was erased, or may be: the names of the logs that the import
  /// made tell, which stay.
  ///
  /// - Parameter digest: The SHA-256 of the table.
  func isErased(tableOf digest: String) -> Bool {
    let theirs = Set(
      participants.map { Text(DerivedID.log(ofTable: digest, about: $0.string)) })
    return logs.contains { name, session in
      theirs.contains(Text(name))
        || (sessions.contains(session) || shared.contains(session))
          && Text.isSame(name, DerivedID.log(ofTable: digest, inSession: session.string))
    }
  }

  /// Why only the mark may stay of a record; `nil` where it is not to be erased.
  func reasonToErase(_ file: RecordFile) -> Sentence? {
    if file.isErased { return "something stands again in a record that was erased" }
    let isUnreadable = file.document == nil && file.faults.contains { $0.code != .invalidData }
    if isUnreadable { return nil }
    switch file.file.role {
    case .session where sessions.contains(Text(file.file.expectedID)):
      return "this is a session of somebody who withdrew"
    case .log where sessions.contains(Text(file.file.session ?? "")):
      return "this is a log of a session that was erased"
    case .response:
      return file.document.flatMap { reasonToErase(response: $0.root) }
    case .attachment: return file.document.flatMap { reasonToErase(attachment: $0.root) }
    default: return nil
    }
  }

  /// A picture goes with whoever it may show: it cannot be told apart like notes, and whatever it once belonged to counts.
  private func reasonToErase(attachment root: JSONNode) -> Sentence? {
    if LiveTexts.everNamed(in: \Attachment.observations, root).contains(where: isErased(note:)) {
      return "this is a picture of a note that was erased"
    }
    let met = LiveTexts.everNamed(in: \Attachment.sessions, root).map { Text($0) }
    if met.contains(where: { sessions.contains($0) || shared.contains($0) }) {
      return "this picture may show somebody who withdrew"
    }
    if root[\Attachment.showsNobody]?.boolean != true {
      let noted = LiveTexts.everNamed(in: \Attachment.observations, root).compactMap {
        $0.split(separator: "/").first.map { Text(String($0)) }
      }
      if (met + noted).contains(where: unpicturedSessions.contains) {
        return "this picture may show a participant who took back that pictures are kept"
      }
    }
    if LiveTexts.everNamed(in: \Attachment.findings, root).contains(where: {
      baseless.contains(Text($0))
    }) {
      return "this is a picture of a finding whose people withdrew"
    }
    return nil
  }

  private func reasonToErase(response root: JSONNode) -> Sentence? {
    let people = LiveTexts.of(\Response.participant, in: root)
    if people.contains(where: { participants.contains(Text($0)) }) {
      return "these are answers of somebody who withdrew"
    }
    let asked = LiveTexts.of(\Response.session, in: root).map { Text($0) }
    if asked.contains(where: sessions.contains) {
      return "these are answers given in a session that was erased"
    }
    if people.isEmpty, asked.contains(where: shared.contains) {
      return "these answers may be of somebody who withdrew"
    }
    return nil
  }
}
