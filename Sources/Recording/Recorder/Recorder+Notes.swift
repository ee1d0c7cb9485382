import JSON
package import Localization
package import Records

extension Recorder {
  /// What came of an entered line.
  package struct Entered: Hashable, Sendable {
    /// The note, or `nil` where nothing was kept because the recording is off.
    package var key: NoteKey?
    /// "Saved at 12m31.", or why nothing was kept.
    package var outcome: Sentence
    /// How the line was understood, in words; empty for plain words.
    package var understood: Sentence
  }

  /// Keeps a typed line as a note.
  ///
  /// - Parameters:
  ///   - reading: How the line was understood.
  ///   - began: The first keystroke, milliseconds since 1970.
  ///   - id: A new key for an observation.
  package mutating func enter(_ reading: NoteReading, began: Int, id: String) -> Entered {
    guard !isOff else {
      return Entered(key: nil, outcome: "Off the record. Not kept. `/on` goes on.", understood: "")
    }
    let at = reading.at ?? moment(began, ago: reading.ago ?? 0)
    let key = NoteKey(log: log, note: id)
    let note = note(reading, at: at)
    let typedAt = moment(began) ?? 0
    let typed =
      reading.isInterpreted
      ? Operation.Typed(line: Verbatim(reading.typed), at: typedAt) : nil
    let when = ledger.at(at)
    let saved: Sentence? = at.map {
      ledger.isLater($0) ? "Saved as \(when)." : "Saved \(when)."
    }
    perform("note \(when)", [.note(key, note)], typed: typed, isLine: true)
    entered.append(key)
    for place in reading.proposed.reversed() { recentTags.use(place) }
    let understood = reading.understood(target: plan.target, offersChoice: true)
    let whose: Sentence =
      reading.speaker == nil && reading.whoseWords.needPermission
      ? "counts as the participant's words" : ""
    let remarks = [understood, whose, reading.remark ?? ""].filter { !$0.isEmpty }
    let due = isAfterwards ? nil : announceBreak(at: elapsed(at: began))
    let outcome = [saved ?? "Saved.", due].compactMap(\.self)
    return Entered(
      key: key, outcome: outcome.joined(separator: " "),
      understood: remarks.joined(separator: ". "))
  }

  private func note(_ reading: NoteReading, at: Int?) -> Note {
    var note = Note(at: at, text: Verbatim(reading.text))
    note.kind = reading.kind
    note.impact = reading.impact
    note.speaker = reading.speaker
    note.wording = reading.wording
    note.basis = reading.basis
    note.proposed = reading.proposed
    note.typedBefore = reading.before.map { Verbatim($0) }
    note.typedAfter = reading.after.map { Verbatim($0) }
    note.task = ledger.task
    note.participant = reading.participant ?? onlyPerson
    return note
  }

  /// Whom a note is about where one person takes part alone.
  private var onlyPerson: RecordID? {
    plan.people.count == 1 ? plan.people.first.flatMap { RecordID($0.id) } : nil
  }

  /// Keeps the newest line as it was typed, without what was read into it.
  ///
  /// - Parameter read: How the line was understood.
  /// - Returns: The outcome in words.
  package mutating func plain(_ read: (String) -> NoteReading) -> Sentence {
    let already: Sentence = "The last note is plain words already."
    guard let last = entered.last(where: { ledger.notes[$0] != nil }),
      let typed = ledger.typedLine(of: last), var note = ledger.notes[last]
    else { return already }
    let reading = read(typed.line.words)
    let old = note
    note.text = Verbatim(reading.typed)
    if reading.ago != nil || reading.at != nil { note.at = isAfterwards ? nil : typed.at }
    if note.kind == reading.kind { note.kind = nil }
    if note.impact == reading.impact { note.impact = nil }
    if note.speaker == reading.speaker { note.speaker = nil }
    if note.wording == reading.wording { note.wording = nil }
    if note.basis == reading.basis { note.basis = nil }
    if let participant = reading.participant, note.participant == participant {
      note.participant = onlyPerson
    }
    note.proposed.removeAll { reading.proposed.contains($0) }
    note.typedBefore = nil
    note.typedAfter = nil
    guard note != old else { return already }
    perform("plain words \(ledger.at(note.at))", [.note(last, note)])
    return "Kept as typed."
  }

  /// Stamps a moment to fill in later.
  package mutating func flag(now: Int, id: String) -> Sentence {
    guard !isOff else { return Self.isOffWords }
    guard let at = moment(now) else { return Self.noClockWords }
    let key = NoteKey(log: log, note: id)
    perform(
      "flag \(ledger.at(at))", [.note(key, note(NoteReading(plain: ""), at: at))])
    entered.append(key)
    return "Flag \(ledger.at(at))."
  }

  /// Said where something would have to be written off the record.
  package static let isOffWords: Sentence = "Off the record. `/on` goes on."

  /// The newest note that is still there.
  package var lastNote: NoteKey? { entered.last { ledger.notes[$0] != nil } }

  /// The note at a position in the list of notes, counted from 1.
  package func note(number: Int) -> NoteKey? {
    ledger.order.indices.contains(number - 1) ? ledger.order[number - 1] : nil
  }

  /// Puts a changed note in the place of one.
  package mutating func change(_ key: NoteKey, to note: Note, _ what: Sentence) {
    perform("\(what) \(ledger.at(note.at))", [.note(key, note)])
    for place in note.proposed.reversed() { recentTags.use(place) }
  }

  /// Takes a note out of the log; undo brings it back.
  package mutating func delete(_ key: NoteKey) -> Sentence {
    guard let note = ledger.notes[key] else { return Self.noSuchNote }
    perform("deleting the note \(ledger.at(note.at))", [.note(key, nil)])
    return "Deleted. `/undo` brings it back."
  }

  /// Proposes a place for a note.
  package mutating func tag(_ key: NoteKey, with place: Place) -> Sentence {
    guard var note = ledger.notes[key] else { return Self.noSuchNote }
    recentTags.use(place)
    guard !note.proposed.contains(place) else { return "\(place) was proposed already." }
    note.proposed = (note.proposed + [place]).sorted()
    perform("tag \(place) \(ledger.at(note.at))", [.note(key, note)])
    return "\(place.label) proposed for \(ledger.forNote(note.at))."
  }

  /// Keeps one of the criteria that the newest line was read to mean equally well.
  ///
  /// - `read`: How the line was understood.
  /// - Returns: The outcome in words; `nil` where the line offered nothing, or not this one, or somebody chose already.
  package mutating func choose(_ place: Place, _ read: (String) -> NoteReading) -> Sentence? {
    guard let key = lastNote, let typed = ledger.typedLine(of: key), var note = ledger.notes[key]
    else { return nil }
    let offered = read(typed.line.words).proposed
    guard offered.count > 1, offered.contains(place), Set(offered).isSubset(of: note.proposed)
    else { return nil }
    note.proposed.removeAll { $0 != place && offered.contains($0) }
    recentTags.use(place)
    perform("choosing \(place) \(ledger.at(note.at))", [.note(key, note)])
    return "Only \(place.label) is proposed for \(ledger.forNote(note.at)) now."
  }

  /// Makes two notes of one: the first keeps the words before, a new one right after it the rest.
  ///
  /// - `head`: The words that stay.
  /// - `rest`: The words of the new note.
  package mutating func split(_ key: NoteKey, head: String, rest: String, id: String) -> Sentence {
    guard var note = ledger.notes[key] else { return Self.noSuchNote }
    var second = note
    note.text = Verbatim(head)
    note.typedAfter = nil
    second.text = Verbatim(rest)
    second.typedBefore = nil
    second.at = second.at.map { $0 + 1 }
    let new = NoteKey(log: key.log, note: id)
    perform(
      "splitting the note \(ledger.at(note.at))",
      [.note(key, note), .note(new, second)])
    entered.append(new)
    return "Two notes now."
  }

  /// Joins a note into the one before it: its words follow, its tags join, its other values fill what is empty.
  package mutating func join(_ key: NoteKey, into earlier: NoteKey) -> Sentence {
    guard var target = ledger.notes[earlier], let source = ledger.notes[key], key != earlier else {
      return Self.noSuchNote
    }
    let words = [target.text.words, source.text.words].filter { !$0.isEmpty }
    target.text = Verbatim(words.joined(separator: " "))
    target.proposed = Array(Set(target.proposed + source.proposed)).sorted()
    target.kind = target.kind ?? source.kind
    target.impact = [target.impact, source.impact].compactMap(\.self).max()
    target.speaker = target.speaker ?? source.speaker
    target.wording = target.wording ?? source.wording
    target.basis = target.basis ?? source.basis
    perform(
      "joining two notes \(ledger.at(target.at))",
      [.note(earlier, target), .note(key, nil)])
    return "Joined into the note \(ledger.at(target.at))."
  }

  /// Moves a note to another task, or to none.
  package mutating func move(_ key: NoteKey, to task: String?) -> Sentence {
    guard var note = ledger.notes[key] else { return Self.noSuchNote }
    note.task = task
    let title: Sentence = plan.task(task).map { "\($0.title)" } ?? "no task"
    perform("moving a note to \(title)", [.note(key, note)])
    return "Moved to \(title)."
  }

  static let noSuchNote: Sentence = "There is no such note."

  /// Positions of the notes that hold some words, without regard to case; the newest first.
  package func find(_ words: String) -> [Int] {
    let wanted = words.lowercased()
    return ledger.order.indices.reversed().filter {
      ledger.notes[ledger.order[$0]]?.text.words.lowercased().contains(wanted) ?? false
    }
  }
}
