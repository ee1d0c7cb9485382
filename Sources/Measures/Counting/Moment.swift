import Records

/// The notes of one session that hold one moment, joined: they count once.
struct Moment {
  /// Where the first of its notes stands, of those whose participant has not withdrawn.
  var address: NoteAddress
  var kind: ObservationKind?
  var impact: Impact?
  var confirmed = PlaceSet()
  var proposed = PlaceSet()
  /// Register numbers of those whom the notes name; empty when no note names anybody.
  var people: [Int] = []
  /// The abilities that the notes name.
  var dimensions: [Dimension] = []
  var isBeyondWcag = false
  var isReviewed = false
  /// The logs of its notes, beside that of its address.
  private var furtherLogs: Set<Int> = []
  /// What findings say of the notes.
  var support = FindingSupport()

  init(address: NoteAddress) { self.address = address }

  /// In how many logs it stands: notes of one log are of one logger.
  var loggers: Int { 1 + furtherLogs.count }

  /// Proposals that nobody has judged yet: once a reviewer has been there, only what was confirmed counts.
  var openProposals: PlaceSet {
    isReviewed || isSettledBeyond ? PlaceSet() : proposed.subtracting(confirmed)
  }

  /// The places that count.
  var places: PlaceSet {
    var places = confirmed
    places.formUnion(openProposals)
    return places
  }

  /// Whether it was made during a task that nobody of those whom it is about got through in that session.
  var isOfUnfinishedTask = false

  /// Whether it shows that something worked for somebody: a good step on the way is no getting through.
  var showsItWorked: Bool {
    (kind == .success || kind == .noBarrier) && !isOfUnfinishedTask
  }

  var isSettledBeyond: Bool { isBeyondWcag && confirmed.isEmpty }

  /// Takes the facts of another note of the same moment; a barrier in one note makes the moment a barrier.
  mutating func join(_ other: Moment) {
    if kind == nil || other.kind == .barrier { kind = other.kind ?? kind }
    if let otherImpact = other.impact { impact = max(impact ?? otherImpact, otherImpact) }
    confirmed.formUnion(other.confirmed)
    proposed.formUnion(other.proposed)
    for number in other.people where !people.contains(number) { people.append(number) }
    for dimension in other.dimensions where !dimensions.contains(dimension) {
      dimensions.append(dimension)
    }
    isBeyondWcag = isBeyondWcag || other.isBeyondWcag
    isReviewed = isReviewed || other.isReviewed
    support.join(other.support)
    furtherLogs.formUnion(other.furtherLogs)
    furtherLogs.formUnion([address.log, other.address.log])
    if other.address < address { address = other.address }
    furtherLogs.remove(address.log)
  }
}

/// Where a note stands: positions in the lists of sessions, logs and observations.
struct NoteAddress: Comparable {
  let session: Int
  let log: Int
  let observation: Int

  static func < (left: Self, right: Self) -> Bool {
    (left.session, left.log, left.observation) < (right.session, right.log, right.observation)
  }
}

/// Whether a note supports findings that are open, and findings whose trouble is gone.
struct FindingSupport {
  var hasOpen = false
  var hasClosed = false

  mutating func join(_ other: FindingSupport) {
    hasOpen = hasOpen || other.hasOpen
    hasClosed = hasClosed || other.hasClosed
  }
}
