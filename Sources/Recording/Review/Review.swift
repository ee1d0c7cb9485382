import JSON
import Records

/// A review of a session: the notes one after the other, and one question at a time about each.
///
/// Pure: answers change the ledger and say what the journal gets; nothing is read or written.
package struct Review: Sendable {
  package var plan: ReviewPlan
  /// The role of the reviewer, never a name.
  package let role: String
  package internal(set) var ledger: Ledger
  /// The notes to walk in the order of their time; people name them by their number in this list, from 1.
  package internal(set) var queue: [NoteKey]
  /// The same notes in the order in which they are asked.
  var route: [NoteKey]
  /// The note that is asked about; `nil` at the end.
  package internal(set) var current: NoteKey?
  package internal(set) var question: ReviewQuestion = .kind
  /// Whether speaker, wording, basis and principles are asked for every note.
  package internal(set) var asksMore = false
  /// Whether notes that are reviewed already are walked too.
  package internal(set) var walksAll = false
  /// The places that are asked about one by one during this visit of the note.
  var places: [Place] = []
  /// Whether something changed during this visit of the note.
  var isChanged = false
  /// What the records hold, as far as this review knows.
  var written: [NoteKey: Note] = [:]
  /// Things of which the journal says what stood before.
  var based: Set<Change.Subject> = []
  /// Where each operation was done, by its number.
  var scenes: [Int: (note: NoteKey, question: ReviewQuestion)] = [:]

  package init(_ plan: ReviewPlan, role: String) {
    self.plan = plan
    self.role = role
    ledger = Ledger()
    queue = []
    route = []
    for source in plan.sources {
      for (key, note) in source.notes {
        let key = NoteKey(log: source.log, note: key)
        ledger.seed(.note(key, note))
        written[key] = note
      }
    }
    for finding in plan.findings { seed(finding) }
    chooseQueue()
    enter(route.first)
  }

  private mutating func seed(_ finding: ReviewFinding) {
    for support in finding.supports {
      ledger.seed(.value(.support(support, of: finding.path), .object(JSONObject())))
    }
    for rating in finding.ratings {
      ledger.seed(
        .value(
          .severity(rating.key, of: finding.path),
          Self.rating(rater: rating.rater, severity: rating.severity)))
    }
  }

  /// Takes the notes that are to be walked, in the order of their time.
  mutating func chooseQueue() {
    queue = ledger.order.filter { walksAll || ledger.notes[$0]?.reviewedBy == nil }
    route = queue
  }

  /// The note that is asked about.
  package var note: Note? { current.flatMap { ledger.notes[$0] } }

  /// The number of a note, from 1; `nil` for notes that are not walked.
  package func number(of key: NoteKey) -> Int? {
    queue.firstIndex(of: key).map { $0 + 1 }
  }

  /// Notes of the queue that nobody has reviewed.
  package var waiting: [NoteKey] { route.filter { ledger.notes[$0]?.reviewedBy == nil } }

  /// How many notes of the queue are reviewed by now.
  package var reviewedCount: Int { queue.count - waiting.count }
}

extension RecordValue {
  static func support(_ reference: String, of finding: String) -> RecordValue {
    RecordValue(record: finding, path: ["observations", reference])
  }

  static func severity(_ key: String, of finding: String) -> RecordValue {
    RecordValue(record: finding, path: ["severities", key])
  }

  /// The whole record, for those that a review makes.
  static func whole(_ record: String) -> RecordValue { RecordValue(record: record, path: []) }
}

extension Review {
  static func rating(rater: String, severity: Impact) -> JSONValue {
    .object(
      JSONObject(["rater": .string(rater), "severity": .integer(severity.rawValue)]))
  }
}
