import JSON
import Localization
import Records
import Team
import Wording
import Workspace

/// What erasing one participant of a study takes away, worked out before anything is written.
package struct WithdrawalPlan {
  package let study: String
  package let id: String
  /// Whether the participant's own record was erased before; then what is left is finished.
  let wasErased: Bool
  /// The participant's record first, then everything that the propagation finds.
  private(set) var changes: [ErasurePropagation.Change] = []
  /// Whole sessions that go, by their ids.
  private(set) var sessions: [String] = []
  /// Sessions that others took part in too.
  private(set) var sharedSessions: [String] = []
  private(set) var notes = 0
  /// Of the notes, those with somebody's own words.
  private(set) var quotes = 0
  /// Of the notes, those in sessions with others that do not say whom they are about.
  private(set) var unattributed = 0
  private(set) var responses = 0
  private(set) var links = 0
  /// What claims of profiles rested on.
  private(set) var bases = 0
  /// Days in profiles of findings that lose a note.
  private(set) var days = 0
  /// References to recordings that go, and the addresses among them.
  private(set) var recordings = 0
  private(set) var addresses: [String] = []
  /// Notes about other people in sessions that the person took part in: a person has to read them.
  private(set) var notesToRead: [(session: String, count: Int)] = []
  /// Findings that rest on the notes or that the person tried again, and their fields of free text.
  private(set) var findingsToRead: [(id: String, fields: [Sentence])] = []
  /// Records that stay and hold the person's number in their words, with how many such texts.
  private(set) var textsWithNumber: [(id: String, count: Int)] = []
  /// Profiles that hold it: they belong to no study, so that it may be somebody else's.
  private(set) var profilesWithNumber: [(id: String, count: Int)] = []
  /// Described people and batches of evidence in the study, which never came from a participant.
  private(set) var described = 0
  /// Files of the study, and profiles, that cannot be read, so that nobody knows whether they are about the person.
  private(set) var unreadable: [WorkbenchError] = []
  /// Digests of imported tables that go, because rows of the person came from one.
  private(set) var tables = 0
  /// The words that go, to be looked for elsewhere.
  private(set) var words = ErasedWords()
  /// What a link in a finding or a profile may name of the person: their id, those of sessions and answers that go or have
  /// gone, and notes of theirs in sessions with others.
  private(set) var linkedIDs: [String] = []

  /// - Parameters:
  ///   - files: Of the study.
  ///   - profiles: Those of the workspace.
  ///   - facets: The facets of the profiles, if there are any.
  ///   - today: The day that profiles note beside claims that lose something.
  init(
    study: String, participant: RecordFile, _ files: [RecordFile], profiles: [RecordFile] = [],
    facets: [RecordFile] = [],
    today: CalendarDay? = nil
  ) throws {
    self.study = study
    id = participant.file.expectedID
    wasErased = participant.isErased
    let own = files.filter { !Text.isSame($0.file.path, participant.file.path) }
    let mark = ErasurePropagation.Change(
      erasing: participant, because: "this is the record of the person")
    if participant.document?.bytes != mark.bytes { changes.append(mark) }
    let erased = RecordFile(participant.file, bytes: mark.bytes)
    changes += ErasurePropagation.changes(in: own + [erased])
    changes += ErasurePropagation.changes(
      ofProfiles: profiles, in: [own + [erased]], marks: .none, on: today)
    let byPath = Dictionary(
      (own + profiles + [participant]).map { (Text($0.file.path), $0) },
      uniquingKeysWith: { first, _ in first })
    for change in changes {
      let before = byPath[Text(change.path)]
      count(change, before)
      if let before { words.add(before, after: RecordFile(before, change.bytes)) }
    }
    for file in own { look(at: file) }
    textsWithNumber = own.compactMap(textsWithNumber)
    profilesWithNumber = (profiles + facets).compactMap(textsWithNumber)
    findingsToRead = own.filter { $0.file.role == .finding && !$0.isErased }.compactMap(toRead)
    let marked = wasErased ? files.filter(ErasurePropagation.holdsErasure).map(\.file) : []
    let paths =
      changes.filter { $0.role != .finding && $0.role != .profile }.map(\.path)
      + marked.filter { $0.role != .finding }.map(\.path)
    let pictures =
      (changes.filter { $0.role == .attachment }.map(\.path)
      + marked.filter { $0.role == .attachment }.map(\.path))
      .flatMap { path in
        PictureKind.allCases.map { "\(path.dropLast(".json".count))\($0.ending)" }
      }
    pathsWithWords = Set((paths + pictures).map { Text($0) }).sorted().map(\.string)
    linkedIDs =
      changes.compactMap { RecordFile(byPath[Text($0.path)], $0.bytes) }.flatMap(Self.linkedIDs)
      + (wasErased ? files.flatMap(Self.linkedIDs) : [])
    let written = Set(changes.map { Text($0.path) })
    unreadable = (own + profiles + facets).filter {
      $0.document == nil && !written.contains(Text($0.file.path))
    }
    .compactMap(\.faults.first)
  }

  /// What links may name of a record of which something was erased.
  private static func linkedIDs(_ record: RecordFile) -> [String] {
    switch record.file.role {
    case .participant, .session, .response: record.isErased ? [record.file.expectedID] : []
    case .log:
      erasedNotes(record).map { "\(record.file.session ?? "")/\($0)" }
    default: []
    }
  }

  private mutating func count(_ change: ErasurePropagation.Change, _ file: RecordFile?) {
    if change.role == .session, let file {
      count(recordingsOf: file, after: RecordFile(file, change.bytes))
    }
    switch change.role {
    case .session where change.isWholeRecord: sessions.append(file?.file.expectedID ?? "")
    case .response: responses += 1
    case .study: tables += change.parts.reduce(0) { $0 + $1.count }
    case .finding: links += change.parts.reduce(0) { $0 + $1.count }
    case .profile:
      for part in change.parts {
        if part.isBasis { bases += part.count } else { days += part.count }
      }
    case .log: count(notesBefore: file, after: RecordFile(file, change.bytes))
    default: break
    }
  }

  private mutating func count(notesBefore old: RecordFile?, after new: RecordFile?) {
    let kept = Set(Self.notes(new).map { Text($0.key) })
    for (key, note) in Self.notes(old) where !kept.contains(Text(key)) {
      notes += 1
      if let wording = note[\Note.wording]?.string, wording != Wording.paraphrase.id {
        quotes += 1
      }
      if new?.isErased == false, note[\Note.participant]?.string == nil { unattributed += 1 }
    }
  }

  private mutating func count(recordingsOf old: RecordFile, after new: RecordFile?) {
    let going = MediaReferences.all(in: old).filter { reference in
      !MediaReferences.all(in: new).contains { Text.isSame($0.name, reference.name) }
    }
    recordings += going.count
    addresses += going.flatMap(\.addresses)
  }

  private mutating func look(at file: RecordFile) {
    switch file.file.role {
    case .describedPerson where !file.isGone, .evidence where !file.isGone: described += 1
    case .session:
      let people = ErasurePropagation.people(of: file)
      guard people.contains(where: { Text.isSame($0, id) }),
        !sessions.contains(where: { Text.isSame($0, file.file.expectedID) })
      else { return }
      sharedSessions.append(file.file.expectedID)
    default: break
    }
  }

  /// Takes in how many notes about others stay in sessions that the person took part in.
  mutating func addNotesToRead(_ files: [RecordFile]) {
    let written = Dictionary(
      changes.map { (Text($0.path), $0.bytes) }, uniquingKeysWith: { first, _ in first })
    for session in sharedSessions {
      let logs = files.filter {
        $0.file.role == .log && Text.isSame($0.file.session ?? "", session)
      }
      let count = logs.reduce(0) { sum, log in
        let after = written[Text(log.file.path)].flatMap { RecordFile(log, $0) } ?? log
        return sum + Self.notes(after).count
      }
      if count > 0 { notesToRead.append((session, count)) }
    }
  }

  /// Texts that name the person by their number, in what stays of a record.
  private func textsWithNumber(_ file: RecordFile) -> (id: String, count: Int)? {
    let change = changes.first { Text.isSame($0.path, file.file.path) }
    let after = change.flatMap { RecordFile(file, $0.bytes) } ?? file
    guard !after.isErased, let document = after.document else { return nil }
    let count = NumberInWords(id).count(in: document.root)
    guard count > 0 else { return nil }
    let session = file.file.session.map { "\($0)/" } ?? ""
    return (session + file.file.expectedID, count)
  }

  private func toRead(_ finding: RecordFile) -> (id: String, fields: [Sentence])? {
    guard let root = finding.document?.root else { return nil }
    let isTouched = changes.contains { Text.isSame($0.path, finding.file.path) }
    let hasErased =
      wasErased
      && (root[\Finding.supports]?.members.contains {
        $0.value[key: SystemKey.erased]?.boolean == true
      } ?? false)
    guard isTouched || hasErased else { return nil }
    var fields: [Sentence] = [
      \Finding.title, \Finding.explanation, \Finding.recommendation,
    ].map { Finding.table[$0].key }.filter {
      !(root[key: $0]?.string ?? "").isEmpty
    }.map { "\($0)" }
    if let rounds = root[\Finding.rounds], rounds.kind == .object {
      for (key, round) in rounds.members
      where !(round[\Finding.RoundState.note]?.string ?? "").isEmpty {
        fields.append("note of round \(Printable.text(key.string ?? ""))")
      }
    }
    return (finding.file.expectedID, fields)
  }

  /// The notes of a log that were neither deleted nor erased.
  private static func notes(_ log: RecordFile?) -> [(key: String, note: JSONNode)] {
    guard let log, !log.isErased, let map = log.document?.root[\Log.observations],
      map.kind == .object
    else { return [] }
    return map.members.compactMap { key, note in
      note[key: SystemKey.erased]?.boolean == true ? nil : (key.string ?? "", note)
    }
  }

  private static func erasedNotes(_ log: RecordFile) -> [String] {
    guard !log.isErased, let map = log.document?.root[\Log.observations], map.kind == .object
    else { return [] }
    return map.members.compactMap { key, note in
      note[key: SystemKey.erased]?.boolean == true ? key.string : nil
    }
  }

  /// Ids of the pictures that go, or may have gone with the person before.
  var pictures: [String] {
    pathsWithWords.compactMap { path in
      WorkspaceFile(recordAt: path).flatMap { $0.role == .attachment ? $0.stem : nil }
    }
  }

  /// The files whose old versions in git hold what was erased, from the workspace on.
  ///
  /// Findings and profiles are left out: ``EarlierPlaces`` finds those of which a version names the person. Where the person
  /// was erased before, nobody can tell their files from those of others who were.
  private(set) var pathsWithWords: [String] = []
}

extension RecordFile {
  /// The same file with other content.
  fileprivate init?(_ file: RecordFile?, _ bytes: [UInt8]) {
    guard let file else { return nil }
    self.init(file.file, bytes: bytes)
  }
}
