package import JSON
import Localization

/// What one recording run wrote down; nobody else appends to it.
package struct Log: Record {
  package let id: RecordID
  /// The keys of notes that are deleted or erased: their numbers are nobody else's.
  package private(set) var goneNotes: [Text] = []
  package private(set) var isCleared = false
  package private(set) var clearedAt: String?
  /// The role of the person who has read every note.
  package private(set) var clearedBy: String?
  package private(set) var marks: [Mark] = []
  /// Notes, and lines of a transcript.
  package private(set) var observations: [Note] = []
  package private(set) var recorderRole: Role?
  package private(set) var source: LogSource?
  package private(set) var startedAt: String?

  package init(id: RecordID) { self.id = id }

  /// Whether a note is a line of a transcript that nobody has taken as an observation: nobody has seen it as one, so it
  /// counts for nothing. Reviewing a line takes it.
  package func isUntaken(_ note: Note) -> Bool { source == .transcript && !note.isReviewed }

  /// What somebody observed: notes, and the lines of a transcript that were taken as such.
  package var notes: [Note] {
    source == .transcript ? observations.filter(\.isReviewed) : observations
  }

  /// The same log without lines that nobody has taken. The numbers of the others stay.
  package var withoutUntaken: Log {
    guard source == .transcript else { return self }
    var result = self
    result.observations = notes
    result.goneNotes += observations.filter { !$0.isReviewed }.map { Text($0.id) }
    return result
  }

  /// The same log with its notes in the order of their ids, whatever the order in the file.
  package var inOrder: Log {
    var result = self
    result.observations.sort { Text.precedes($0.id, $1.id) }
    return result
  }

  /// The same log, of which notes were left out when it was read: their numbers are nobody else's.
  func leavingOut(_ keys: [Text], isCleared: Bool) -> Log {
    var result = self
    result.goneNotes += keys
    result.isCleared = isCleared
    return result
  }

  package static let format = RecordFormat(
    "log", noun: Noun("log", "logs"), "The notes of one recording run.", table.fields)

  package static let table: FieldTable<Log> = FieldTable([
    Slot(
      \.recorderRole, "recorderRole", .choice(WordList(Role.recorders)), "Recorder",
      "Whose notes these are."),
    Slot(
      \.startedAt, "startedAt", .instant, "Started at", "When the recording began, in UTC."),
    Slot(
      \.clearedBy, "clearedBy", .line, "Cleared by",
      "The role of who has read every note for names, numbers and places."),
    Slot(\.clearedAt, "clearedAt", .instant, "Cleared at", "When that was finished."),
    Slot(
      Field(
        Clearing.mark, .flag, "Cleared by note",
        "Yes if a review cleared the log: each note has a digest of the words that were read.",
        option: .none, inForms: false, leftOutWhenEmpty: true)),
    Slot(
      entries: \.marks,
      Field(
        "marks", .map(Mark.entry), "Marks",
        "Moments at which several recorders pressed the same key, to align their logs.",
        option: .none)),
    Slot(
      \.source, "source", .words(of: LogSource.self), "Source",
      "Where its entries come from, where nobody noted them during the session.", option: .none),
    Slot(
      Field("observations", .map(Note.entry), "Observations", "The notes.", option: .none),
      \Log.observations
    ) { object, log in
      (log.observations, log.goneNotes) = object.entriesAndGone("observations", Note.init)
    },
  ]) { object, log in
    log.isCleared = log.clearedBy != nil && Clearing.isCleared(object.node)
  }
}

extension Log {
  /// A moment at which several recorders pressed the same key.
  package struct Mark: Entry {
    /// Milliseconds since the session's start; `nil` in a damaged file.
    package private(set) var atMilliseconds: Int?

    package init(key _: String) {}

    static let entry = EntryFormat(Noun("mark", "marks"), identity: .random, table.fields)

    package static let table = FieldTable<Mark>([
      Slot(
        \.atMilliseconds, "atMilliseconds", .milliseconds, "At", "Since the session's start.",
        required: true)
    ])
  }

  /// The times of the marks, in milliseconds since the session's start, in order.
  package var markTimes: [Int] { marks.compactMap(\.atMilliseconds).sorted() }
}
