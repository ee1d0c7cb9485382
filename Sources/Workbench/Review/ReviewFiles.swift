package import JSON
import Localization
import Merging
package import Recording
import Records
package import Wording
import Workspace

/// The records of one session and of the study around it, as a review needs them.
package struct ReviewFiles {
  package let plan: ReviewPlan
  /// The session's record as it was read.
  package let session: JSONObject
  /// The logs whose notes nobody has cleared of identifiers, by their ids.
  package let uncleared: [String]
  /// The words of shown notes before their edits, with their places.
  package let earlierWords: [(RecordValue, String)]
  /// Words that are no person's: titles and the product.
  package let knownWords: [String]
  /// Files that are left out because something is wrong with them.
  package let faults: [WorkbenchError]
  /// The records as they were read.
  package let seen: SeenRecords
  /// Notes that are not shown, because somebody they may be about is out.
  package let hidden: HiddenNotes

  /// Reads a session.
  ///
  /// - `log`: Only this log, by its id or the beginning of its id; `nil` for all.
  package init(study: String, session id: String, log: String?, _ workbench: Workbench) throws {
    let location = workbench.location
    let loaded = try StudyLoader.load(study, in: location)
    let files = try WorkspaceFiles.list(in: location, .study(study))
    let own = files.filter { file in
      let isHere = file.session.map { Text.isSame($0, id) } ?? false
      return file.role == .finding || isHere && (file.role == .log || file.role == .session)
    }
    let read = try RecordLoader.map(own, in: location) { $0 }.compactMap { $0 }
    let sound = read.filter { $0.isSound && !$0.isGone }
    faults = read.flatMap(\.faults)
    var seen = SeenRecords()
    for file in sound {
      if let document = file.document { seen.show(document, at: file.file.path) }
    }
    self.seen = seen
    let logs = sound.filter { $0.file.role == .log }
    let wanted = try Self.chosen(logs, log)
    let study = loaded.records.study
    let tasks = Self.tasksOfNotes(loaded.records)
    var session = sound.first { $0.file.role == .session }.flatMap(Self.object) ?? JSONObject()
    let hidden = HiddenNotes(wanted, of: session, loaded.records.participants)
    self.hidden = hidden
    // What a session says of how people are is theirs too.
    if !hidden.people.isEmpty {
      session[\Session.today] = .null
      session[\Session.circumstances] = .null
    }
    self.session = session
    uncleared = wanted.filter { $0.record(Log.self)?.isCleared == false }.map(\.file.expectedID)
      .filter { hidden.counts[Text($0)] == nil }
    earlierWords = wanted.flatMap { Self.earlierWords($0, hidden) }
    knownWords =
      [study.title, study.product ?? ""] + study.screens.map(\.title) + study.tasks.map(\.title)
    let definitions = try workbench.definitions(study: study.id.string)
    let teams = definitions.names(.dimension, study: "").map { Dimension(id: $0.id.string) }
    plan = ReviewPlan(
      study: study.id.string, session: id, target: study.target,
      tasks: study.tasks.map { .init(id: $0.id, title: $0.title, criteria: $0.criteria) },
      screens: study.screens.map { ($0.id, $0.title) },
      promptCriteria: study.prompts.flatMap(\.criteria),
      dimensions: Dimension.builtIn + Set(teams).subtracting(Dimension.builtIn).sorted(),
      needs: Self.needs(of: session, loaded.records.participants),
      sources: wanted.map { Self.source($0, hidden) },
      findings: sound.filter { $0.file.role == .finding }.compactMap { Self.finding($0, tasks) },
      numbers: NoteNumbers(logs.compactMap { $0.record(Log.self) }))
  }

  private static func chosen(_ logs: [RecordFile], _ typed: String?) throws -> [RecordFile] {
    guard let typed else { return logs }
    let wanted = typed.hasPrefix("log-") ? typed : "log-\(typed)"
    let found = logs.filter { $0.file.expectedID.hasPrefix(wanted) }
    if found.count == 1 { return found }
    let ids = (found.isEmpty ? logs : found).map(\.file.expectedID).joined(separator: ", ")
    throw WorkbenchError(
      found.isEmpty ? .noInput : .usage, at: "--log",
      found.isEmpty ? "this session has no log \(Quoted(typed))" : "\(found.count) logs fit",
      fix: ids.isEmpty ? "the session has no logs yet" : "its logs are \(ids)")
  }

  private static func needs(of session: JSONObject, _ participants: [Participant])
    -> [Text: Set<Dimension>]
  {
    let named = (session[\Session.participants]?.array ?? []).compactMap(\.string).map { Text($0) }
    let needs = participants.map { (Text($0.id.string), Set($0.needs.map(\.dimension))) }
    return Dictionary(uniqueKeysWithValues: Set(named).map { ($0, []) })
      .merging(needs.filter { named.contains($0.0) }) { $1 }
  }

  private static func object(_ file: RecordFile) -> JSONObject? {
    file.document.flatMap { JSONValue($0.root).object }
  }

  private static func source(_ file: RecordFile, _ hidden: HiddenNotes) -> ReviewPlan.Source {
    let object = object(file) ?? JSONObject()
    let map = object[\Log.observations]?.object ?? JSONObject()
    let notes = map.sortedKeys.compactMap { key -> (key: String, note: Note)? in
      guard let entry = map[key.string]?.object, !isGone(entry), !hidden.hides(entry) else {
        return nil
      }
      return (key.string, Note(entry))
    }
    let role = object[\Log.recorderRole]?.string.flatMap(Role.init(id:))
    return .init(
      log: file.file.expectedID, path: file.file.path, recorder: "\(role?.label ?? "recorder")",
      notes: notes, marks: file.record(Log.self)?.markTimes ?? [],
      isTranscript: object[\Log.source]?.string == LogSource.transcript.id)
  }

  private static func earlierWords(
    _ file: RecordFile, _ hidden: HiddenNotes
  ) -> [(RecordValue, String)] {
    let map = object(file)?[\Log.observations]?.object ?? JSONObject()
    return map.sortedKeys.flatMap { key -> [(RecordValue, String)] in
      guard let note = map[key.string]?.object, !isGone(note), !hidden.hides(note),
        let earlier = note[\Note.earlier]?.object
      else { return [] }
      return earlier.sortedKeys.flatMap { id -> [(RecordValue, String)] in
        guard let entry = earlier[id.string]?.object, !isGone(entry) else { return [] }
        let place = Holder<Log>().entry(\.observations, key.string).entry(\.earlier, id.string)
        let texts = [\EarlierWords.note, \EarlierWords.typedBefore, \EarlierWords.typedAfter]
        return texts.compactMap { field in
          guard let text = entry[field]?.string, !text.isEmpty else { return nil }
          return (RecordValue(record: file.file.path, path: place.field(field)), text)
        }
      }
    }
  }

  /// Whether an entry of a map is a tombstone or was erased.
  package static func isGone(_ entry: JSONObject) -> Bool {
    entry.isTombstone() || entry[SystemKey.erased]?.boolean == true
  }

  private static func finding(_ file: RecordFile, _ tasks: [Text: String]) -> ReviewFinding? {
    guard let object = object(file), let record = file.record(Finding.self) else { return nil }
    let severities = object[\Finding.ratings]?.object ?? JSONObject()
    let ratings = severities.sortedKeys.compactMap { key -> ReviewFinding.Rating? in
      guard let entry = severities[key.string]?.object, !isGone(entry),
        let severity = entry[\Finding.Rating.severity]?.integer.flatMap(Impact.init(rawValue:))
      else { return nil }
      return .init(
        key: key.string, rater: entry[\Finding.Rating.rater]?.string ?? "", severity: severity)
    }
    let supports = record.supports.map(\.observation)
    return ReviewFinding(
      id: record.id.string, path: file.file.path, title: record.title, places: record.places,
      screens: record.screens,
      tasks: Set(supports.compactMap { tasks[Text($0)] }.map { Text($0) }).map(\.string),
      ratings: ratings, supports: supports)
  }

  /// The task of each note of the study, by `<session>/<observation>`.
  private static func tasksOfNotes(_ records: StudyRecords) -> [Text: String] {
    var tasks: [Text: String] = [:]
    for session in records.sessions {
      for note in session.logs.flatMap(\.observations) {
        if let task = note.task { tasks[Text("\(session.session.id)/\(note.id)")] = task }
      }
    }
    return tasks
  }
}

extension ReviewFiles {
  /// The names of a study's participants in the participant key on this computer; none if there is no key.
  package static func names(ofStudy study: String, _ workbench: Workbench) throws
    -> ParticipantNames
  {
    ParticipantNames(try PrivateKey(workbench, study: study).people)
  }
}
