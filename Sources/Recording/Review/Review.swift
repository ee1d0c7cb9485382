import JSON
package import Records

/// A review of a session: the notes one after the other, and one question at a time about each.
///
/// Pure: answers change the ledger and say what the journal gets; nothing is read or written.
package struct Review: Sendable {
  package var plan: ReviewPlan
  /// The role of the reviewer, never a name.
  package let role: String
  package internal(set) var ledger: Ledger
  /// The notes to walk in the order of their time.
  package internal(set) var queue: [NoteKey]
  /// The same notes in the order in which they are asked.
  var route: [NoteKey]
  /// The note that is asked about; `nil` at the end.
  package internal(set) var current: NoteKey?
  package internal(set) var question: ReviewQuestion = .kind
  package internal(set) var pass: ReviewPass
  /// Notes that were answered for or left in a pass; it does not ask about them again.
  var settled: [ReviewPass: Set<NoteKey>] = [:]
  /// Whether speaker, wording, basis and principles are asked for every note.
  package internal(set) var asksMore = false
  /// Whether notes that are reviewed already are walked too.
  package internal(set) var walksAll = false
  /// The question of this pass that another one, which a person asked for, stands in front of.
  var interrupted: ReviewQuestion?
  /// The places that are asked about one by one during this visit of the note.
  var places: [Place] = []
  /// The open proposals of this visit that one answer decides about; empty once they are asked about one by one.
  var proposals: [Place] = []
  /// Whether the note is to be marked as reviewed as soon as its open proposals are decided.
  var finishesAfterProposals = false
  /// Whether something changed during this visit of the note.
  var isChanged = false
  /// What the records hold, as far as this review knows.
  var written: [NoteKey: Note] = [:]
  /// Things of which the journal says what stood before.
  var based: Set<Change.Subject> = []
  /// Where each operation was done, by its number.
  var scenes: [Int: Scene] = [:]

  /// Where somebody stood when something was done.
  struct Scene {
    var note: NoteKey
    var question: ReviewQuestion
    var pass: ReviewPass
    /// The notes that the pass need not ask about because of it.
    var settling: [NoteKey]
  }

  package init(_ plan: ReviewPlan, role: String, pass: ReviewPass = .whole) {
    self.plan = plan
    self.role = role
    self.pass = pass
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
    if pass == .findings || pass == .rest {
      queue = observed
    } else {
      chooseQueue()
    }
    begin(pass)
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
    queue = observed.filter { walksAll || ledger.notes[$0]?.reviewedBy == nil }
    route = queue
  }

  /// All notes in the order of their time, without lines of transcripts that nobody has taken as notes; where the review
  /// is of a transcript alone, all of them.
  var observed: [NoteKey] {
    let transcripts = Set(plan.sources.filter(\.isTranscript).map(\.log))
    guard !transcripts.isEmpty, transcripts.count < plan.sources.count else { return ledger.order }
    return ledger.order.filter { key in
      !transcripts.contains(key.log) || ledger.notes[key]?.reviewedBy != nil
    }
  }

  /// The note that is asked about.
  package var note: Note? { current.flatMap { ledger.notes[$0] } }

  /// The number of a note in its session, from 1 on: `12` for `S09#12`. It is the same in every review.
  package func number(of key: NoteKey) -> Int? { plan.numbers.number(of: key.note) }

  /// Notes of the queue that nobody has reviewed.
  package var waiting: [NoteKey] { queue.filter { ledger.notes[$0]?.reviewedBy == nil } }

  /// How many notes of the queue are reviewed by now.
  package var reviewedCount: Int { queue.count - waiting.count }
}

extension RecordValue {
  static func support(_ reference: String, of finding: String) -> RecordValue {
    RecordValue(record: finding, path: Holder<Finding>().entry(\.supports, reference).keys)
  }

  static func severity(_ key: String, of finding: String) -> RecordValue {
    RecordValue(record: finding, path: Holder<Finding>().entry(\.ratings, key).keys)
  }

  /// The whole record, for those that a review makes.
  static func whole(_ record: String) -> RecordValue { RecordValue(record: record, path: []) }
}

extension Review {
  static func rating(rater: String, severity: Impact) -> JSONValue {
    let rating = Finding.Rating.new {
      $0.rater = rater
      $0.severity = severity
    }
    return .object(Finding.Rating.table.values(of: rating))
  }
}
