package import Interchange
import JSON
package import Localization
import Merging
package import Records
import Wording
import Workspace

/// Brings a transcript into a session: a log of lines that count as no observations until somebody takes one.
///
/// A transcript is no observation: nobody saw or noted anything yet. So its lines stand beside the notes, unreviewed, of
/// the kind context; they are held back like raw notes until somebody has cleared them of names.
package struct TranscriptImport {
  private let recordings: SessionRecordings
  private let workbench: Workbench
  private let file: TranscriptFile
  private let speakers: TranscriptSpeakers
  /// How the times of the file run beside the session's; `nil` where nobody knows: then lines have no time.
  private let alignment: MediaAlignment?

  package init(
    _ file: TranscriptFile, into recordings: SessionRecordings, _ speakers: TranscriptSpeakers,
    alignment: MediaAlignment?
  ) {
    self.file = file
    self.recordings = recordings
    self.speakers = speakers
    self.alignment = alignment
    workbench = recordings.workbench
  }

  /// What an import did.
  package struct Result: Sendable {
    package var added = 0
    package var alreadyThere = 0
    /// Lines that were there with another time, because the file is aligned anew.
    package var moved = 0
    /// Lines of an earlier import that this file does not have.
    package var others = 0
    /// The whole id of the log.
    package let log: String
    package var remarks: [Sentence] = []
  }

  /// The names that nobody has explained, each with the lines at which it stands, in the order of the file.
  package func unknown() throws -> [(name: String, lines: [Int])] {
    var order: [Text] = []
    var lines: [Text: [Int]] = [:]
    for line in file.lines {
      guard let name = line.speaker?.words, try speakers.meaning(ofName: name) == nil else {
        continue
      }
      if lines[Text(name)] == nil { order.append(Text(name)) }
      lines[Text(name), default: []].append(line.line)
    }
    return order.map { ($0.string, lines[$0] ?? []) }
  }

  /// - Throws: `WorkbenchError` where a name is not explained, or somebody has not agreed to be recorded.
  package func run(isDryRun: Bool) throws -> Result {
    isDryRun ? try bring(writing: false) : try workbench.transaction { try bring(writing: true) }
  }

  private struct Line {
    let content: String
    let time: Int?
    let words: String
    let meaning: TranscriptSpeakers.Meaning?
  }

  private func bring(writing: Bool) throws -> Result {
    let meeting = try recordings.meeting()
    let consent = MediaConsent(workbench, study: recordings.study)
    try consent.check(meeting)
    let unknown = try unknown()
    if !unknown.isEmpty { throw Self.unexplained(unknown.map(\.lines)) }
    let stem = TranscriptKey.log(study: recordings.study, session: recordings.session)
    let path = try RecordPath.log(stem, session: recordings.session, study: recordings.study)
    var result = Result(log: "log-\(stem)")
    let lines = try lines(meeting, &result)
    let document = try workbench.document(path)
    if document?.root[key: SystemKey.erased]?.boolean == true {
      throw WorkbenchError(
        .invalidData, at: path.text, "the transcript of this session was erased",
        fix: "what was erased stays erased")
    }
    var draft = try draft(document, result.log)
    try write(lines, meeting, to: &draft, &result)
    if writing, result.added + result.moved > 0 {
      try workbench.write(draft, to: path, isNew: document == nil)
    }
    if !meeting.isPilot {
      result.remarks += try ClosedRounds(recordings.study, workbench)
        .remarks(changing: meeting.round)
    }
    return result
  }

  /// The lines as they are stored: names withheld, times of the session.
  private func lines(_ meeting: Session, _ result: inout Result) throws -> [Line] {
    let key = try workbench.namesOnThisComputer(study: recordings.study)
    var people = key
    for name in Set(file.lines.compactMap { $0.speaker?.words }).sorted(by: Text.precedes) {
      switch try speakers.meaning(ofName: name) {
      case .participant(let id): people.append((name, id))
      case .role(let role): people.append((name, "[\(role.label)]"))
      case .words, nil: continue
      }
    }
    // The same name as in the key stands there once.
    var seen = Set<Text>()
    let withholding = Withholding(
      people: people.filter { seen.insert(Text($0.name.lowercased())).inserted }, conditions: [])
    var occurrences: [String: Int] = [:]
    var (names, early) = (0, 0)
    let lines = try file.lines.map { line -> Line in
      let meaning = try line.speaker.map { try speakers.meaning(ofName: $0.words) } ?? nil
      let whom = meaning.map { "\($0)" } ?? ""
      let plain = "\(whom)\n\(line.start ?? -1)\n\(line.words.words)"
      let occurrence = occurrences[plain, default: 0]
      occurrences[plain] = occurrence + 1
      let stored = withholding.apply(line.words.words)
      if stored.names > 0 { names += 1 }
      let time = line.start.flatMap { start in alignment.map { $0.sessionTime(at: start) } }
      if let time, time < 0 { early += 1 }
      return Line(
        content: TranscriptKey.content(
          line, of: whom, session: recordings.session, occurrence: occurrence),
        time: time.flatMap { $0 < 0 ? nil : $0 }, words: stored.text, meaning: meaning)
    }
    if names > 0 {
      result.remarks.append(
        "\(names, "line had a name in its words", "lines had names in their words"): a P-number or role stands in its place."
      )
    }
    if early > 0 {
      result.remarks.append(
        early == 1
          ? "1 line lies before the session's start: it has no time."
          : "\(early) lines lie before the session's start: they have no time."
      )
    }
    let nameless = file.lines.count { $0.speaker == nil }
    if nameless > 0 {
      result.remarks.append(
        nameless == 1
          ? "1 line names no speaker; whose words it holds is not known, so it needs everybody's permission to quote."
          : "\(nameless) lines name no speaker; whose words they hold is not known, so they need everybody's permission to quote."
      )
    }
    return lines
  }

  private func draft(_ document: JSONDocument?, _ id: String) throws -> RecordDraft {
    if let document {
      return RecordDraft(changing: document, format: Log.format, ids: workbench.ids)
    }
    guard let id = RecordID(id) else {
      throw WorkbenchError(.invalidData, at: id, "this is no id", fix: "try again")
    }
    var draft = RecordDraft(creating: Log.format, id: id, ids: workbench.ids)
    try draft.set(\Log.source, to: .transcript)
    return draft
  }

  private func write(
    _ lines: [Line], _ meeting: Session, to draft: inout RecordDraft, _ result: inout Result
  ) throws {
    let log = Holder<Log>()
    let stored = draft.value(log.field(\.observations))?.object ?? JSONObject()
    let time = Note.table[\.at].key
    var known: [String: String] = [:]
    for key in stored.sortedKeys.map(\.string) { known[TranscriptKey.content(of: key)] = key }
    var met = Set<String>()
    for (index, line) in lines.enumerated() {
      met.insert(line.content)
      if let key = known[line.content] {
        result.alreadyThere += 1
        guard alignment != nil, let entry = stored[key]?.object, !Self.isGone(entry),
          entry[time]?.integer != line.time
        else { continue }
        try draft.set(\.at, to: line.time, at: log.entry(\.observations, key))
        result.moved += 1
        continue
      }
      // Keys sort by time, so that the numbers of notes that are there stay.
      let key = workbench.ids.entry(at: workbench.now + index).prefix(9) + line.content
      try Self.add(line, String(key), meeting, to: &draft)
      result.added += 1
    }
    result.others = known.count { content, key in
      !met.contains(content) && stored[key]?.object.map(Self.isGone) == false
    }
    if result.added > 0 { _ = try draft.takeBackClearing() }
  }

  private static func add(
    _ line: Line, _ key: String, _ meeting: Session, to draft: inout RecordDraft
  ) throws {
    let entry = try draft.add(to: \Log.observations, key: key)
    try draft.set(\.text, to: Verbatim(line.words), at: entry)
    try draft.set(\.kind, to: .context, at: entry)
    try draft.set(\.at, to: line.time, at: entry)
    var wording = Wording.verbatim
    var person = meeting.participants.count == 1 ? meeting.participants[0].string : nil
    switch line.meaning {
    case .participant(let id):
      person = id
      try draft.set(\.speaker, to: .participant, at: entry)
    case .role(let role):
      if role == .interpreter { wording = .interpreted }
      try draft.set(\.speaker, to: role, at: entry)
    case .words, nil: break
    }
    if let person { try draft.set(entry.field(\.participant), to: .string(person)) }
    try draft.set(\.wording, to: wording, at: entry)
  }

  private static func isGone(_ entry: JSONObject) -> Bool { ReviewFiles.isGone(entry) }

  /// Names are never repeated: the lines say where they stand.
  private static func unexplained(_ names: [[Int]]) -> WorkbenchError {
    let places = names.prefix(5).map { lines in
      let shown = lines.prefix(5).map(String.init).joined(separator: ", ")
      let more: String = lines.count > 5 ? " and \(lines.count - 5) more" : ""
      return "\(lines.count == 1 ? "line" : "lines") \(shown)\(more)"
    }
    let more: String = names.count > 5 ? "; \(names.count - 5) more speakers" : ""
    let who: Sentence =
      names.count == 1
      ? "who this speaker is has" : "who these \(names.count) speakers are has"
    return WorkbenchError(
      .invalidData, at: places.joined(separator: "; ") + more,
      "\(who) not been said, and names are never stored",
      fix:
        "add `--speaker` \"Name=P07\" or \"Name=moderator\" with the name as it stands there, or \"Name=words\" if it is none"
    )
  }
}
