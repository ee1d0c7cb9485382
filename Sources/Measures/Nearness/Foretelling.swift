import JSON
import Records

/// Compares what was foretold for a round with what people met in it.
///
/// A foretold barrier was met where somebody who counts met one in the same task, at a criterion that both name, in a
/// session after the day on which it was foretold. One moment is counted for one barrier. A guideline never counts for its
/// criterion, nor the other way round, and what was met on another screen may be another barrier: then it cannot be told.
struct Foretelling {
  /// A foretold barrier that can be compared.
  private struct Candidate {
    let walkthrough: Walkthrough
    let barrier: Walkthrough.Barrier
    let screen: String?
    let places: PlaceSet
  }

  private let walkthroughs: [Walkthrough]
  private let meetings: [MetBarrier]
  /// What people met of which the notes leave open the place or the task.
  private let unplaced: [MetBarrier]
  /// Trouble that is no barrier.
  private let troubles: [MetBarrier]
  /// By task and person, the days of tries.
  private let tries: [Text: [(person: RecordID, day: String)]]
  /// By step, the screen on which it is done.
  private let screens: [Text: String]

  init(_ view: StudyView, _ tookPart: TookPart) {
    walkthroughs = view.records.walkthroughs.filter { view.round != nil && $0.round == view.round }
      .sorted { $0.id < $1.id }
    screens = Dictionary(
      view.records.study.steps.compactMap { step in
        step.screen.map { (Text(step.id), $0) }
      }, uniquingKeysWith: { first, _ in first })
    var register = tookPart.register
    let reader = MomentReader(supports: SupportIndex())
    var (meetings, unplaced, troubles): ([MetBarrier], [MetBarrier], [MetBarrier]) = ([], [], [])
    var tries: [Text: [(person: RecordID, day: String)]] = [:]
    for entry in view.counted.entries where entry.round == view.round {
      let records = view.records.sessions[entry.index]
      let day = String((records.session.day ?? "").prefix(10))
      var trials = TaskTrials()
      trials.add(entry, records, register: &register)
      for (task, trial) in trials.byTask where !trial.tried.isEmpty {
        tries[Text(task), default: []] += trial.tried.sorted().map { (register.ids[$0], day) }
      }
      let moments = reader.moments(of: records, at: entry.index, register: &register)
      meetings += MetBarrier.all(moments, on: day)
      unplaced += MetBarrier.unplaced(moments, on: day)
      troubles += MetBarrier.troubles(moments, on: day)
    }
    (self.meetings, self.unplaced, self.troubles, self.tries) = (
      meetings, unplaced, troubles, tries
    )
  }

  var hasWalkthroughs: Bool { !walkthroughs.isEmpty }

  /// - Parameter near: Who came near the profile.
  func foretold(with profile: Profile, near: Set<RecordID>) -> Foretold {
    var (candidates, notComparable): ([Candidate], Int) = ([], 0)
    for walkthrough in walkthroughs where Text.isSame(walkthrough.profile, profile.id.string) {
      for barrier in walkthrough.barriers where barrier.isAboutProduct {
        guard !barrier.namedPlaces.isEmpty, isBefore(barrier, walkthrough.task) else {
          notComparable += 1
          continue
        }
        candidates.append(
          Candidate(
            walkthrough: walkthrough, barrier: barrier,
            screen: barrier.answer?.question.step.flatMap { screens[Text($0)] },
            places: PlaceSet(barrier.namedPlaces)))
      }
    }
    return Foretold(barriers: judged(candidates, near), notComparable: notComparable)
  }

  /// Whether it was entered before somebody tried the task; yes where nobody has.
  private func isBefore(_ barrier: Walkthrough.Barrier, _ task: String) -> Bool {
    guard let tries = tries[Text(task)] else { return true }
    return tries.contains { barrier.on < $0.day }
  }

  private func judged(_ candidates: [Candidate], _ near: Set<RecordID>) -> [Foretold.Barrier] {
    let firm = candidates.map { one in
      edges(one) { one.screen.map($0.screens.contains) ?? false && agree(one, $0) }
    }
    let loose = candidates.indices.map { at in
      let one = candidates[at]
      return firm[at]
        + edges(one) { ($0.screens.isEmpty || one.screen == nil) && agree(one, $0) }
    }
    let hits = HitMatching(firm: firm, loose: loose).meetings
    return candidates.indices.map { at in
      let one = candidates[at]
      let (fate, reason): (Foretold.Fate, Foretold.Reason?)
      if let hit = hits[at] {
        (fate, reason) = (.met, firm[at].contains(hit) ? .criterionAndScreen : .criterionAlone)
      } else if !loose[at].isEmpty {
        (fate, reason) = (.cannotTell, .countedForAnother)
      } else if !edges(one, where: { agree(one, $0) }).isEmpty {
        (fate, reason) = (.cannotTell, .otherScreen)
      } else if !edges(one, where: { $0.places.isRelated(to: one.places) }).isEmpty {
        (fate, reason) = (.cannotTell, .guidelineAlone)
      } else if unplaced.contains(where: { mayBe(one, $0) }) {
        (fate, reason) = (.cannotTell, .placeOrTaskOpen)
      } else if troubles.contains(where: { agree(one, $0) && mayBe(one, $0) }) {
        (fate, reason) = (.cannotTell, .troubleAlone)
      } else {
        (fate, reason) = (isTried(one, near) ? .triedNotMet : .notTried, nil)
      }
      return Foretold.Barrier(
        walkthrough: one.walkthrough.id, text: one.barrier.text, task: one.walkthrough.task,
        places: one.barrier.namedPlaces, fate: fate, reason: reason)
    }
  }

  /// The meetings in the task, after the day on which a barrier was foretold.
  private func edges(_ one: Candidate, where fits: (MetBarrier) -> Bool) -> [Int] {
    meetings.indices.filter { at in
      meetings[at].tasks.contains(one.walkthrough.task) && one.barrier.on < meetings[at].day
        && fits(meetings[at])
    }
  }

  private func agree(_ one: Candidate, _ meeting: MetBarrier) -> Bool {
    meeting.places.intersection(one.places).places.contains { $0.kind == .criterion }
  }

  /// Whether a note agrees in the task and names no place, or in a criterion and names no task.
  private func mayBe(_ one: Candidate, _ meeting: MetBarrier) -> Bool {
    one.barrier.on < meeting.day
      && (meeting.tasks.isEmpty
        ? agree(one, meeting) : meeting.tasks.contains(one.walkthrough.task))
  }

  private func isTried(_ one: Candidate, _ near: Set<RecordID>) -> Bool {
    tries[Text(one.walkthrough.task), default: []].contains {
      near.contains($0.person) && one.barrier.on < $0.day
    }
  }

  /// Tasks with places at which people met barriers, in tasks that were gone through, and that nobody foretold.
  var metBeside: MetBeside {
    var open: [String: PlaceSet] = [:]
    var related: [String: PlaceSet] = [:]
    for meeting in meetings {
      for task in meeting.tasks {
        let before = walkthroughs.filter {
          Text.isSame($0.task, task) && $0.heldOn < meeting.day
        }
        guard !before.isEmpty else { continue }
        // What was written down after somebody had met it foretold nothing.
        var named = PlaceSet()
        for barrier in before.flatMap(\.barriers)
        where barrier.isAboutProduct && barrier.on < meeting.day {
          named.formUnion(PlaceSet(barrier.namedPlaces))
        }
        for place in meeting.places.subtracting(named).places {
          if PlaceSet([place]).isRelated(to: named) {
            related[task, default: PlaceSet()].insert(place)
          } else {
            open[task, default: PlaceSet()].insert(place)
          }
        }
      }
    }
    var beside = MetBeside()
    beside.notForetold = open.values.reduce(0) { $0 + $1.count }
    for (task, places) in related {
      beside.cannotTell += places.subtracting(open[task] ?? PlaceSet()).count
    }
    return beside
  }
}

extension PlaceSet {
  /// Whether a place of one is above or below a place of the other, or both name one guideline: 4.1 beside 4.1.2.
  func isRelated(to other: PlaceSet) -> Bool {
    places.contains { one in
      other.places.contains { $0.covers(one) || one.covers($0) }
    }
  }
}

/// A barrier that people of a round met once.
private struct MetBarrier {
  let tasks: Set<String>
  let screens: Set<String>
  let places: PlaceSet
  let day: String
}

extension MetBarrier {
  private init(_ moment: Moment, on day: String) {
    self.init(tasks: moment.tasks, screens: moment.screens, places: moment.places, day: day)
  }

  /// The barriers of one session that name no place, without a decision of a reviewer, or no task.
  fileprivate static func unplaced(_ moments: [Moment], on day: String) -> [MetBarrier] {
    moments.filter {
      let isOpen = $0.places.isEmpty && !$0.isReviewed && !$0.isSettledBeyond
      return $0.isBarrier && (isOpen || $0.tasks.isEmpty)
    }.map { MetBarrier($0, on: day) }
  }

  /// The barriers that participants met in one session, each moment once.
  fileprivate static func all(_ moments: [Moment], on day: String) -> [MetBarrier] {
    moments.filter { $0.isBarrier && !$0.places.isEmpty && !$0.tasks.isEmpty }
      .map { MetBarrier($0, on: day) }
  }

  /// Workarounds, help and distress of one session at places.
  fileprivate static func troubles(_ moments: [Moment], on day: String) -> [MetBarrier] {
    moments.filter { $0.showsTrouble && !$0.isBarrier && !$0.places.isEmpty }
      .map { MetBarrier($0, on: day) }
  }
}

/// Gives each meeting to one barrier at most, so that as many barriers as possible have one.
///
/// The result is the same in every run; what agrees in more is given first.
private struct HitMatching {
  /// By barrier, the meeting that is counted for it.
  private(set) var meetings: [Int: Int] = [:]
  private var barriers: [Int: Int] = [:]

  /// - Parameters:
  ///   - firm: By barrier, the meetings that agree in place and screen.
  ///   - loose: By barrier, those that agree in place, the firm ones among them.
  init(firm: [[Int]], loose: [[Int]]) {
    for edges in [firm, loose] {
      for barrier in edges.indices where meetings[barrier] == nil {
        var seen: Set<Int> = []
        _ = place(barrier, edges, &seen)
      }
    }
  }

  /// Finds a meeting for a barrier, if need be by giving other barriers other meetings.
  private mutating func place(_ barrier: Int, _ edges: [[Int]], _ seen: inout Set<Int>) -> Bool {
    for meeting in edges[barrier] where seen.insert(meeting).inserted {
      if let other = barriers[meeting], !place(other, edges, &seen) { continue }
      barriers[meeting] = barrier
      meetings[barrier] = meeting
      return true
    }
    return false
  }
}
