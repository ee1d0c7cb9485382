import JSON
import Localization
import Records
import Statistics
import Wording

/// Who could be affected by a finding in one round: those whom it can concern and who were where it is.
struct FindingExposure {
  private let register: ParticipantRegister
  private let mask: NumberMask
  private let concern: FindingConcern
  private let exposure: FindingFrequency.Exposure
  private let exposureWords: Sentence
  /// Tasks by id: those named, those during which it was noted, or those that take place on its screens.
  private let tasks: Set<String>
  private let screens: Set<String>

  /// - Parameter noted: The tasks during which notes show it.
  init(_ finding: Finding, noted: Set<Text>, _ view: StudyView) {
    let study = view.records.study
    (register, mask) = (view.register, view.mask)
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

  /// "“Pay by card” or “Find help”"; more than two are not listed.
  private static func titles(
    _ ids: [String], _ titles: [(String, String)], _ mask: NumberMask
  ) -> Sentence? {
    guard ids.count <= 2 else { return nil }
    let names = Dictionary(titles, uniquingKeysWith: { $1 })
    return .list(ids.map { "“\(mask.text(names[$0] ?? $0))”" }, .or)
  }

  /// How a participant tried a finding again in a round.
  enum Retest {
    /// In no counted session of the round.
    case absent
    /// Present, and not known to have been where it is.
    case elsewhere
    /// Was there, and did not finish.
    case stopped
    case through
  }

  func retest(of number: Int, in people: RoundPeople) -> Retest {
    guard people.present.contains(number) else { return .absent }
    if exposure == .tookPart || people.trials.hasFinished(number, anyOf: tasks)
      || people.wasOn(screens, number)
    {
      return .through
    }
    return people.trials.hasTried(number, anyOf: tasks) ? .stopped : .elsewhere
  }

  /// Whether a participant of a round, named or not, is known to have been where it is, and can be concerned by it.
  ///
  /// If nothing says where it is, nobody is known to have been there.
  func anybodyCouldMeet(in people: RoundPeople) -> Bool {
    guard exposure != .tookPart else { return false }
    return people.hasUnnamed(tasks, screens)
      || people.present.contains { couldMeet($0, people) == true }
  }

  /// `nil` if it is not known.
  private func couldMeet(_ number: Int, _ people: RoundPeople, isHere: Bool = false) -> Bool? {
    let used = people.technologies(of: number, register, mask: mask).keys
    let isThere = isHere ? true : wasThere(number, people)
    switch (concern.fits(number, using: Array(used), register), isThere) {
    case (true?, true?): return true
    case (false?, _), (_, false?): return false
    default: return nil
    }
  }

  /// - Parameters:
  ///   - met: Register numbers of affected participants.
  ///   - metHere: Of these, those with a note of it that names no other place.
  ///   - isCounted: Whether a counted note supports the finding.
  ///   - ofNobodyNamed: Moments that show it in sessions that name nobody.
  func frequency(
    in people: RoundPeople, met: Set<Int>, metHere: Set<Int>, isCounted: Bool, ofNobodyNamed: Int
  ) -> FindingFrequency {
    var exposed: Set<Int> = []
    var notKnown = 0
    let everybody = people.present.union(met)
    for number in everybody {
      switch couldMeet(number, people, isHere: metHere.contains(number)) {
      case true?: exposed.insert(number)
      case nil: if !met.contains(number) { notKnown += 1 }
      case false?: break
      }
    }
    let count = SuccessCount(counted: met.intersection(exposed).count, of: exposed.count)
    return FindingFrequency(
      count: count, exposure: exposure, exposureWords: exposureWords, whom: concern.words,
      metBeyond: met.subtracting(exposed).count, notKnown: notKnown, tookPart: everybody.count,
      isCounted: isCounted, ofNobodyNamed: ofNobodyNamed,
      interval: isCounted ? try? count.interval(.adjustedWald) : nil,
      exposedPeople: exposed.sorted().map { ($0, met.contains($0)) })
  }

  /// Whether a note of the finding itself leaves open or says that it was where the finding is.
  func isPlaced(_ note: Observation) -> Bool {
    let isOnTask = note.task.map(tasks.contains) ?? true
    switch exposure {
    case .tookPart, .notedTasks: return true
    case .tasks: return isOnTask
    case .screens: return isOnTask && (note.screen.map(screens.contains) ?? true)
    }
  }

  /// Whether a participant was where it is; `nil` if that is not known.
  private func wasThere(_ number: Int, _ people: RoundPeople) -> Bool? {
    switch exposure {
    case .tookPart: true
    case .tasks, .notedTasks: people.trials.hasTried(number, anyOf: tasks)
    case .screens:
      people.trials.hasFinished(number, anyOf: tasks) || people.wasOn(screens, number)
        // A participant who stopped on the way may have got there or not.
        ? true : people.trials.hasTried(number, anyOf: tasks) ? nil : false
    }
  }
}
