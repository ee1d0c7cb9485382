import Records

/// What the sessions say, counted place by place.
struct LivedTally {
  var items = [Int](repeating: 0, count: Place.count)
  var confirmedTags = [Int](repeating: 0, count: Place.count)
  var proposedTags = [Int](repeating: 0, count: Place.count)
  var noteKinds = [NoteKindCounts](repeating: NoteKindCounts(), count: Place.count)
  var worstOpen = [Impact?](repeating: nil, count: Place.count)

  /// Places at which a barrier was met, and those of them that a reviewer confirmed.
  var barriers = PlaceSet()
  var confirmedBarriers = PlaceSet()
  /// Places that somebody tried, whatever came of it.
  var tried = PlaceSet()
  /// Barriers of sessions that name nobody, by place.
  private(set) var unnamedBarriers = [Int](repeating: 0, count: Place.count)
  var signs = [Signs](repeating: Signs(), count: Place.count)
  /// Places at which rounds before the reported one met a barrier.
  var earlierBarriers = PlaceSet()

  /// By participant: who was there, what they tried, and where they met barriers.
  var tookPart: [Bool]
  var tookPartEver: [Bool]
  var triedBy: [PlaceSet]
  var barriersOf: [PlaceSet]
  private(set) var personalBarriers: Set<PersonalBarrier> = []

  var notYetTagged = 0
  var notYetTaggedBarriers = 0
  var beyond = 0
  var beyondBarriers = 0
  var barrierMoments: [(places: PlaceSet, moment: Moment)] = []
  /// Without those that say that nothing was in the way.
  var beyondMoments: [Moment] = []
  var beyondWithoutTrouble = 0

  var sessions = 0
  var sessionsWithoutParticipant = 0
  var otherSessions = 0

  /// By id; ids are ASCII, so `String` compares their bytes.
  private let tasks: [String: PlaceSet]
  private let prompts: [String: (places: PlaceSet, polarity: PromptPolarity?)]

  init(study: Study, participants: Int) {
    tookPart = [Bool](repeating: false, count: participants)
    tookPartEver = tookPart
    triedBy = [PlaceSet](repeating: PlaceSet(), count: participants)
    barriersOf = triedBy
    tasks = Dictionary(
      study.tasks.map { ($0.id, PlaceSet($0.criteria)) }, uniquingKeysWith: { $1 })
    prompts = Dictionary(
      study.prompts.map { ($0.id, (PlaceSet($0.criteria), $0.favourable)) },
      uniquingKeysWith: { $1 })
  }

  /// Makes room for participants whom only sessions and notes name.
  mutating func grow(to participants: Int) {
    let missing = participants - tookPart.count
    guard missing > 0 else { return }
    tookPart += repeatElement(false, count: missing)
    tookPartEver += repeatElement(false, count: missing)
    triedBy += repeatElement(PlaceSet(), count: missing)
    barriersOf += repeatElement(PlaceSet(), count: missing)
  }

  /// Counts a session of the reported round.
  ///
  /// - Parameter present: Register numbers of those present in it.
  mutating func add(_ entry: CountedSessions.Entry, _ moments: [Moment], present: Set<Int>) {
    if !entry.isFurtherPart { sessions += 1 }
    // Only sessions that name somebody can be parts of one meeting.
    if !entry.namesPeople { sessionsWithoutParticipant += 1 }
    for number in present {
      tookPart[number] = true
      tookPartEver[number] = true
    }
    for moment in moments { add(moment, of: entry) }
  }

  /// Counts how an attempt ended.
  mutating func add(_ attempt: Attempt) {
    guard let outcome = attempt.outcome, outcome != .notOffered,
      let places = tasks[attempt.task]
    else { return }
    for place in places.places { signs[Int(place.index)].add(attempt) }
  }

  /// Counts who tried the tasks of a round, for the criteria that the tasks list.
  mutating func add(_ trials: TaskTrials) {
    for (task, trial) in trials.byTask where trial.wasTried {
      if let places = tasks[task] { noteTried(places, by: trial.tried) }
    }
  }

  /// Counts an answer to something to watch for.
  ///
  /// - Parameter people: Register numbers of those of whom it was asked; empty where no session names anybody.
  mutating func add(_ answered: PromptAnswered, by people: [Int]) {
    guard let answer = answered.answer, answer.isExercise,
      let (places, polarity) = prompts[answered.prompt]
    else { return }
    for place in places.places { signs[Int(place.index)].add(answer, of: polarity) }
    noteTried(places, by: people)
  }

  private mutating func noteTried(_ places: PlaceSet, by people: some Sequence<Int>) {
    tried.formUnion(places)
    for number in people {
      triedBy[number].formUnion(places)
      tookPart[number] = true
      tookPartEver[number] = true
    }
  }

  private mutating func add(_ moment: Moment, of entry: CountedSessions.Entry) {
    let places = moment.places
    let isBarrier = moment.isBarrier
    guard !places.isEmpty else {
      if moment.isSettledBeyond {
        beyond += 1
        if isBarrier {
          beyondBarriers += 1
          addPersonal(moment, entry)
        }
        if moment.kind?.isWithoutTrouble ?? false {
          beyondWithoutTrouble += 1
        } else {
          beyondMoments.append(moment)
        }
      } else {
        notYetTagged += 1
        if isBarrier { notYetTaggedBarriers += 1 }
      }
      return
    }
    for place in places.places {
      let index = Int(place.index)
      items[index] += 1
      noteKinds[index].add(moment.kind)
      signs[index].add(moment)
      if moment.confirmed.contains(place) {
        confirmedTags[index] += 1
      } else {
        proposedTags[index] += 1
      }
    }
    let people = moment.people.isEmpty ? entry.people : moment.people
    noteTried(places, by: people)
    guard isBarrier else { return }
    barriers.formUnion(places)
    confirmedBarriers.formUnion(moment.confirmed)
    for number in people { barriersOf[number].formUnion(places) }
    if people.isEmpty { for place in places.places { unnamedBarriers[Int(place.index)] += 1 } }
    addPersonal(moment, entry)
    barrierMoments.append((places, moment))
    if moment.support.hasOpen || !moment.support.hasClosed { raise(moment, at: places) }
  }

  private mutating func addPersonal(_ moment: Moment, _ entry: CountedSessions.Entry) {
    let principles: Set<Place?> =
      moment.isSettledBeyond ? [nil] : Set(moment.places.places.map(\.principle))
    for principle in principles {
      for person in moment.people.isEmpty ? entry.people : moment.people {
        personalBarriers.insert(
          PersonalBarrier(
            person: person, principle: principle, dimensions: moment.dimensions,
            isCertain: moment.people.isEmpty ? entry.people.count == 1 : !moment.isOfGroup))
      }
    }
  }

  /// Counts a session of another round: only what is still open or was not retested matters.
  mutating func addOther(
    _ entry: CountedSessions.Entry, isEarlier: Bool, _ moments: [Moment], present: Set<Int>
  ) {
    if !entry.isFurtherPart { otherSessions += 1 }
    for number in present { tookPartEver[number] = true }
    for moment in moments where isEarlier && moment.isBarrier {
      earlierBarriers.formUnion(moment.places)
      if moment.support.hasOpen { raise(moment, at: moment.places) }
    }
  }

  private mutating func raise(_ moment: Moment, at places: PlaceSet) {
    guard let impact = moment.impact else { return }
    for place in places.places {
      let index = Int(place.index)
      worstOpen[index] = max(worstOpen[index] ?? impact, impact)
    }
  }
}
