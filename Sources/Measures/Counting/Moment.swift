import Records

/// The notes of one session that hold one moment, joined: they count once.
///
/// Joining is commutative: neither the names of files nor the order of notes show in it.
struct Moment {
  /// The note that stands for the moment: the first of those with its kind whose participant has not withdrawn.
  private(set) var address: NoteAddress
  var kind: ObservationKind?
  /// The highest of its notes.
  var impact: Impact?
  var confirmed = PlaceSet()
  var proposed = PlaceSet()
  /// Register numbers of the participants whom it is about, in order; empty if it is about everyone in the session.
  var people: [Int] = []
  /// Whether no note names them: they are those of a group to whom the task was offered.
  var isOfGroup = false
  /// The abilities, tasks and screens that the notes name.
  var dimensions: Set<Dimension> = []
  var tasks: Set<String> = []
  var screens: Set<String> = []
  var isBeyondWcag = false
  var isReviewed = false
  private var logs: Set<Int>
  /// Its support of findings.
  var support = FindingSupport()
  /// Whether it was made during a task that none of the people it is about completed in that session.
  var isOfUnfinishedTask = false

  init(address: NoteAddress) {
    self.address = address
    logs = [address.log]
  }

  /// In how many logs it stands: notes of one log are of one logger.
  var loggers: Int { logs.count }

  /// Proposals without a decision: once a reviewer has been there, only confirmed places count.
  var openProposals: PlaceSet {
    isReviewed || isSettledBeyond ? PlaceSet() : proposed.subtracting(confirmed)
  }

  /// The places that count.
  var places: PlaceSet {
    var places = confirmed
    places.formUnion(openProposals)
    return places
  }

  /// Whether it counts as a barrier: an impact of 0 says that there was no problem.
  var isBarrier: Bool { kind == .barrier && impact != Impact.none }

  /// Whether it shows that something worked: a good step on the way is no completion.
  var showsItWorked: Bool {
    (kind == .success || kind == .noBarrier) && !isOfUnfinishedTask
  }

  var isSettledBeyond: Bool { isBeyondWcag && confirmed.isEmpty }

  /// Takes the facts of another note of the same moment.
  mutating func join(_ other: Moment) {
    if (other.rank, other.address) < (rank, address) {
      (kind, address) = (other.kind, other.address)
    }
    impact = [impact, other.impact].compactMap(\.self).max()
    confirmed.formUnion(other.confirmed)
    proposed.formUnion(other.proposed)
    people = Set(people + other.people).sorted()
    dimensions.formUnion(other.dimensions)
    tasks.formUnion(other.tasks)
    screens.formUnion(other.screens)
    isBeyondWcag = isBeyondWcag || other.isBeyondWcag
    isReviewed = isReviewed || other.isReviewed
    support.join(other.support)
    logs.formUnion(other.logs)
  }

  /// Which kind a joined moment has: the first of these that any of its notes has.
  private static let precedence: [ObservationKind] = [
    .barrier, .distress, .helpGiven, .workaround, .question, .strategy, .success, .noBarrier,
    .suggestion, .context,
  ]

  private var rank: Int {
    kind.flatMap(Self.precedence.firstIndex(of:)) ?? Self.precedence.count
  }
}

/// Where a note stands: positions in the lists of sessions, logs and observations.
struct NoteAddress: Comparable, Hashable {
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

extension Evidence.Item {
  /// Whether it tells of a barrier: an impact of 0 says that there was no problem.
  var isBarrier: Bool { kind == .barrier && impact != Impact.none }
}
