import JSON
import Localization
import Records
import Wording

/// Who could meet a finding in one round: those whom it can concern and who were where it is.
struct FindingExposure {
  private let concern: FindingConcern
  private let exposure: FindingFrequency.Exposure
  private let exposureWords: Sentence
  /// Tasks by id: those named, those during which it was met, or those that take place on its screens.
  private let tasks: Set<String>
  private let screens: Set<String>

  /// - Parameter noted: The tasks during which anybody met it.
  init(_ finding: Finding, noted: Set<Text>, study: Study, mask: NumberMask) {
    concern = FindingConcern(finding, mask: mask)
    if !finding.tasks.isEmpty {
      exposure = .tasks
      tasks = Set(finding.tasks)
      screens = []
      let titles = Self.titles(finding.tasks, study.tasks.map { ($0.id, $0.title) }, mask)
      exposureWords = titles.map { "tried \($0)" } ?? "tried its tasks"
    } else if !finding.screens.isEmpty {
      exposure = .screens
      screens = Set(finding.screens)
      tasks = Set(
        study.tasks.filter { $0.screens.contains(where: finding.screens.contains) }.map(\.id))
      let titles = Self.titles(finding.screens, study.screens.map { ($0.id, $0.title) }, mask)
      exposureWords = titles.map { "got to \($0)" } ?? "got to its screens"
    } else if !noted.isEmpty {
      exposure = .notedTasks
      tasks = Set(noted.map(\.string))
      screens = []
      exposureWords = "tried its tasks"
    } else {
      (exposure, tasks, screens, exposureWords) = (.tookPart, [], [], "took part")
    }
  }

  /// "tried “Pay by card” or “Find help”"; more than two are not listed.
  private static func titles(
    _ ids: [String], _ titles: [(String, String)], _ mask: NumberMask
  ) -> Sentence? {
    guard ids.count <= 2 else { return nil }
    let names = Dictionary(titles, uniquingKeysWith: { $1 })
    return .list(ids.map { "“\(mask.text(names[$0] ?? $0))”" }, .or)
  }

  var whom: ConcernWords? { concern.words }

  /// How somebody who is said to have tried it again did so in a round.
  enum Retest {
    /// In no session of the round that counts.
    case absent
    /// Met in the round, and not known to have been where it is.
    case elsewhere
    /// Went there, and did not get through.
    case stopped
    case through
  }

  func retest(of number: Int, in people: RoundPeople) -> Retest {
    guard people.present.contains(number) else { return .absent }
    if exposure == .tookPart { return .through }
    if people.trials.hasFinished(number, anyOf: tasks) { return .through }
    if exposure == .screens, isIn(people.onScreen, screens, number) { return .through }
    return people.trials.hasTried(number, anyOf: tasks)
      ? .stopped : .elsewhere
  }

  /// Whether anybody of a round is known to have been where it is, and can be concerned by it.
  ///
  /// Where nothing says where it is, nobody is known to have been there.
  func anybodyCouldMeet(
    in people: RoundPeople, _ register: ParticipantRegister, mask: NumberMask
  ) -> Bool {
    exposure != .tookPart
      && people.present.contains { couldMeet($0, people, isHere: false, register, mask) == true }
  }

  /// `nil` where it is not known.
  private func couldMeet(
    _ number: Int, _ people: RoundPeople, isHere: Bool, _ register: ParticipantRegister,
    _ mask: NumberMask
  ) -> Bool? {
    let used = people.technologies(of: number, register, mask: mask).keys
    let isThere = isHere ? true : wasThere(number, people)
    switch (concern.fits(number, using: Array(used), register), isThere) {
    case (true?, true?): return true
    case (false?, _), (_, false?): return false
    default: return nil
    }
  }

  /// - Parameters:
  ///   - met: Register numbers of those who met it.
  ///   - metHere: Of these, those with a note of it that names no other place.
  ///   - isCounted: Whether any note supports the finding.
  func frequency(
    in people: RoundPeople, met: Set<Int>, metHere: Set<Int>, isCounted: Bool, ofNobodyNamed: Int,
    _ register: ParticipantRegister, mask: NumberMask
  ) -> FindingFrequency {
    var exposed: Set<Int> = []
    var notKnown = 0
    let everybody = people.present.union(met)
    for number in everybody {
      switch couldMeet(number, people, isHere: metHere.contains(number), register, mask) {
      case true?: exposed.insert(number)
      case nil: if !met.contains(number) { notKnown += 1 }
      case false?: break
      }
    }
    let reachedAll = everybody.subtracting(exposed).allSatisfy { number in
      let used = people.technologies(of: number, register, mask: mask).keys
      return concern.fits(number, using: Array(used), register) != true
    }
    return FindingFrequency(
      met: met, exposed: exposed,
      metBeyond: met.subtracting(exposed).count, notKnown: notKnown,
      tookPart: everybody.count, isCounted: isCounted, exposure: exposure,
      exposureWords: exposureWords, whom: concern.words,
      reachedAllConcerned: reachedAll && concern.words != nil, ofNobodyNamed: ofNobodyNamed)
  }

  /// Whether a note of the finding itself leaves open or says that it was met where it is.
  func isPlaced(_ note: Observation) -> Bool {
    let isOnTask = note.task.map(tasks.contains) ?? true
    switch exposure {
    case .tookPart, .notedTasks: return true
    case .tasks: return isOnTask
    case .screens: return isOnTask && (note.screen.map(screens.contains) ?? true)
    }
  }

  /// Whether somebody was where it is; `nil` where that is not known.
  private func wasThere(_ number: Int, _ people: RoundPeople) -> Bool? {
    switch exposure {
    case .tookPart: return true
    case .tasks, .notedTasks:
      return people.trials.hasTried(number, anyOf: tasks)
    case .screens:
      if people.trials.hasFinished(number, anyOf: tasks) || isIn(people.onScreen, screens, number) {
        return true
      }
      // Whoever stopped on the way may have got there or not.
      return people.trials.hasTried(number, anyOf: tasks) ? nil : false
    }
  }

  private func isIn(_ sets: [String: Set<Int>], _ ids: Set<String>, _ number: Int) -> Bool {
    ids.contains { sets[$0]?.contains(number) ?? false }
  }
}
