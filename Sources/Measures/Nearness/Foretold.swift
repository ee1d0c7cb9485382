import JSON
package import Records

/// What walkthroughs with one profile foretold for a round, and what people then met.
///
/// Counts only: few steps are no base for a rate.
package struct Foretold: Hashable, Sendable {
  /// What became of one barrier that was foretold.
  package enum Fate: String, Sendable, CaseIterable {
    /// Somebody met it in the round.
    case met
    /// Somebody near the profile tried the task and did not meet it.
    case triedNotMet
    /// Nobody near the profile tried the task: that is no miss.
    case notTried
  }

  /// One barrier that was foretold.
  package struct Barrier: Hashable, Sendable {
    package let walkthrough: RecordID
    package let text: String
    package let task: String
    package let places: [Place]
    package let fate: Fate
  }

  package let barriers: [Barrier]
  /// Barriers that name no criterion, or were entered on the day of the first session or later: nothing can be compared.
  package let notComparable: Int

  package func count(_ fate: Fate) -> Int { barriers.count { $0.fate == fate } }
}

/// Compares what was foretold for a round with what people met in it.
///
/// A foretold barrier was met where somebody who counts met one in the same task, at a criterion that both name, in a
/// session after the day on which it was foretold.
struct Foretelling {
  /// A barrier that people of the round met.
  private struct Meeting {
    let task: Text
    let places: PlaceSet
    let day: String
  }

  private let walkthroughs: [Walkthrough]
  private let meetings: [Meeting]
  /// By task and person, the days of tries.
  private let tries: [Text: [(person: RecordID, day: String)]]

  init(_ view: StudyView, _ tookPart: TookPart) {
    walkthroughs = view.records.walkthroughs.filter { view.round != nil && $0.round == view.round }
      .sorted { $0.id < $1.id }
    var register = tookPart.register
    let reader = MomentReader(supports: SupportIndex([], facts: []))
    var meetings: [Meeting] = []
    var tries: [Text: [(person: RecordID, day: String)]] = [:]
    for entry in view.counted.entries where entry.round == view.round {
      let records = view.records.sessions[entry.index]
      let day = String((records.session.day ?? "").prefix(10))
      for attempt in records.session.attempts where attempt.outcome != .notOffered {
        for number in entry.people(of: attempt.participant, register: &register) {
          tries[Text(attempt.task), default: []].append((register.ids[number], day))
        }
      }
      for moment in reader.moments(of: records, at: entry.index, register: &register)
      where moment.showsProblem {
        let note = records.logs[moment.address.log].observations[moment.address.observation]
        guard let task = note.task, !moment.places.isEmpty else { continue }
        meetings.append(Meeting(task: Text(task), places: moment.places, day: day))
      }
    }
    (self.meetings, self.tries) = (meetings, tries)
  }

  var hasWalkthroughs: Bool { !walkthroughs.isEmpty }

  /// - Parameter near: Who came near the profile.
  func foretold(with profile: Profile, near: Set<RecordID>) -> Foretold {
    var (barriers, notComparable): ([Foretold.Barrier], Int) = ([], 0)
    for walkthrough in walkthroughs where Text.isSame(walkthrough.profile, profile.id.string) {
      for barrier in walkthrough.barriers where barrier.isAboutProduct {
        guard !barrier.namedPlaces.isEmpty, isBefore(barrier, walkthrough.task) else {
          notComparable += 1
          continue
        }
        barriers.append(
          Foretold.Barrier(
            walkthrough: walkthrough.id, text: barrier.text, task: walkthrough.task,
            places: barrier.namedPlaces, fate: fate(barrier, walkthrough.task, near)))
      }
    }
    return Foretold(barriers: barriers, notComparable: notComparable)
  }

  /// Whether it was entered before somebody tried the task; yes where nobody has.
  private func isBefore(_ barrier: Walkthrough.Barrier, _ task: String) -> Bool {
    guard let tries = tries[Text(task)] else { return true }
    return tries.contains { barrier.on < $0.day }
  }

  private func fate(
    _ barrier: Walkthrough.Barrier, _ task: String, _ near: Set<RecordID>
  ) -> Foretold.Fate {
    let places = PlaceSet(barrier.namedPlaces)
    let isMet = meetings.contains {
      $0.task == Text(task) && barrier.on < $0.day && !$0.places.isDisjoint(with: places)
    }
    if isMet { return .met }
    let isTried = tries[Text(task), default: []].contains {
      near.contains($0.person) && barrier.on < $0.day
    }
    return isTried ? .triedNotMet : .notTried
  }

  /// Tasks with criteria at which people met barriers, in tasks that were gone through, and that nobody foretold.
  var metNotForetold: Int {
    var open: [Text: PlaceSet] = [:]
    for meeting in meetings {
      let before = walkthroughs.filter { Text($0.task) == meeting.task && $0.heldOn < meeting.day }
      guard !before.isEmpty else { continue }
      // What was written down after somebody had met it foretold nothing.
      var named = PlaceSet()
      for barrier in before.flatMap(\.barriers)
      where barrier.isAboutProduct && barrier.on < meeting.day {
        named.formUnion(PlaceSet(barrier.namedPlaces))
      }
      open[meeting.task, default: PlaceSet()].formUnion(meeting.places.subtracting(named))
    }
    return open.values.reduce(0) { $0 + $1.count }
  }
}
