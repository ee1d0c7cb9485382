import JSON
package import Records
import Wording

/// What importing a file does to a study when its people took part: participants under P-numbers, a session and a log
/// for each. Nothing in it but ``Person/name`` and the conditions tells who somebody is.
package struct LivedPlan: Sendable {
  /// What the study has, and what the private key says.
  package struct Present: Sendable {
    /// Names with their P-numbers, from the private key.
    package var key: [(name: String, id: String)] = []
    /// Conditions that earlier imports have put into the private folder.
    package var conditions: [String] = []
    /// Every P-number that is or was in the study.
    package var participants: [String] = []
    /// P-numbers of people who withdrew or whose record was deleted.
    package var withdrawn: Set<String> = []
    /// P-numbers of people who refused to be observed.
    package var refused: Set<String> = []
    /// The content of the keys of all observations, deleted ones too.
    package var observations: Set<String> = []
    /// Every session that is or was in the study.
    package var sessions: [NamedSessions.Stored] = []
    /// In which session and log an imported observation stands, by the content of its key.
    package var homes: [String: NamedSessions.Home] = [:]

    package init() {}
  }

  /// Somebody who has rows that are new.
  package struct Person: Sendable {
    package let id: String
    /// For the private key only.
    package let name: String
    /// Whether the private key has to learn the name.
    package let isNew: Bool
    /// Conditions are for the private folder only.
    package let traits: PersonTraits
    package let notes: [Note]
    /// Four characters for the session's id, alike when an import that was cut off is repeated.
    package let sessionTail: String
    package let log: String
  }

  /// One observation.
  package struct Note: Sendable {
    package let key: String
    /// The note as it is stored, names withheld.
    package let words: Verbatim
    package let row: NotesRow
    package let isQuote: Bool
    /// The observation of the same row that this one belongs to.
    package let sameMomentAs: String?
    /// The session that the row names; `nil` for the one that the import makes for the person.
    package fileprivate(set) var meeting: NamedSessions.Meeting?
  }

  package private(set) var people: [Person] = []
  package private(set) var added = 0
  package private(set) var alreadyThere = 0
  /// How many rows that are added had a name in their words, and how many a condition.
  package private(set) var rowsWithNames = 0
  package private(set) var rowsWithConditions = 0
  /// How many rows that are there already hold a name or condition that only this file has told.
  package private(set) var olderRowsWithNames = 0
  /// Rows of people who have withdrawn, or refused to be observed.
  package private(set) var rejections: [NotesRejection] = []

  /// - `wanted`: What the import asks of sessions that rows name.
  /// - `tail`: Four random characters for a P-number.
  package init(
    _ file: NotesFile, study: String, _ present: Present,
    _ wanted: NamedSessions.Wanted = NamedSessions.Wanted(), tail: () -> String
  ) {
    let ids = PersonIDs(file, present, tail: tail)
    let before = Withholding(people: present.key, conditions: present.conditions)
    let after = Withholding(
      people: present.key + ids.newcomers.map { (name: $0.string, id: ids.known[$0] ?? "") }
        + ids.spelledNumbers,
      conditions: present.conditions + file.rows.flatMap(\.conditions))
    let sessions = NamedSessions(present, study: study, digest: file.digest, wanted)
    var rowsByPerson: [Text: [NotesRow]] = [:]
    var notes: [Text: [Note]] = [:]
    var names: [Text: Text] = [:]
    var met: [Text] = []
    var repeats = KnownRows(study, present)
    for row in file.rows {
      guard let person = row.person.map({ Text($0) }) else { continue }
      guard let id = ids.known[person] else {
        rejections.append(Self.unknownNumber(row.line, study))
        continue
      }
      if let fault = Self.fault(of: id, row.line, study, present) {
        rejections.append(fault)
        continue
      }
      let (old, _) = Self.withheld(row, before)
      let (new, found) = Self.withheld(row, after)
      let meeting: NamedSessions.Meeting?
      let state: KnownRows.State
      do throws(NotesRejection) {
        meeting = try sessions.meeting(of: row, person: id)
        state = try repeats.state(
          old, new, of: id, in: meeting, sessions.sessions(of: id), line: row.line)
      } catch {
        rejections.append(error)
        continue
      }
      // Somebody may stand in the file by name and by P-number.
      let owner = Text(id)
      names[owner] = names[owner] ?? person
      rowsByPerson[owner, default: []].append(row)
      guard case .new(let key) = state else {
        alreadyThere += 1
        if case .there(let holdsNames) = state, holdsNames { olderRowsWithNames += 1 }
        continue
      }
      added += 1
      if found.names > 0 { rowsWithNames += 1 }
      if found.conditions > 0 { rowsWithConditions += 1 }
      if notes[owner] == nil { met.append(owner) }
      notes[owner, default: []] += Self.notes(new, key, meeting)
    }
    for owner in met {
      for index in (notes[owner] ?? []).indices {
        guard let session = notes[owner]?[index].meeting?.session, let log = repeats.logs[session]
        else { continue }
        notes[owner]?[index].meeting?.log = log
      }
    }
    let newcomers = Set(ids.newcomers)
    people = met.map { owner in
      let (id, name) = (owner.string, names[owner] ?? owner)
      var traits = PersonTraits(rowsByPerson[owner] ?? [])
      traits.withhold(after)
      return Person(
        id: id, name: name.string, isNew: newcomers.contains(name), traits: traits,
        notes: notes[owner] ?? [],
        sessionTail: DerivedID.text(["session", file.digest, id], count: 4),
        log: DerivedID.log(ofTable: file.digest, about: id))
    }
  }

  private static func withheld(
    _ row: NotesRow, _ withholding: Withholding
  ) -> (row: NotesRow, found: Withholding.Result) {
    let note = row.note.map { withholding.apply($0.words) }
    let quote = row.quote.map { withholding.apply($0.words) }
    var result = row
    result.note = note.map { Verbatim($0.text) }
    result.quote = quote.map { Verbatim($0.text) }
    var found = Withholding.Result(text: "")
    found.names = (note?.names ?? 0) + (quote?.names ?? 0)
    found.conditions = (note?.conditions ?? 0) + (quote?.conditions ?? 0)
    return (result, found)
  }

  /// The observations of a row: its note, and its quote as one of its own that counts as the same moment.
  private static func notes(
    _ row: NotesRow, _ key: NotesKey, _ meeting: NamedSessions.Meeting?
  ) -> [Note] {
    let noteKey = key.text(line: row.line, .note)
    var notes: [Note] = []
    if let words = row.note {
      notes.append(
        Note(
          key: noteKey, words: words, row: row, isQuote: false, sameMomentAs: nil,
          meeting: meeting))
    }
    if let words = row.quote {
      notes.append(
        Note(
          key: key.text(line: row.line, .quote), words: words, row: row, isQuote: true,
          sameMomentAs: row.note == nil ? nil : noteKey, meeting: meeting))
    }
    return notes
  }
}
