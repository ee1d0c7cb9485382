import JSON
package import Records
package import Statistics

/// How one task went for everybody who tried it in the round.
package struct TaskSummary: Sendable {
  package let id: String
  package let title: String
  package let criteria: [Place]
  /// After how many minutes people are stopped, as agreed beforehand; `nil` for no limit.
  package let timeLimitMinutes: Int?
  /// `nil` where the plan names none.
  package let benchmark: TaskBenchmark?
  /// To how many people of the round it was offered.
  package let offer: TaskOffer
  package let everybody: TaskFigures
  /// All attempts with their ends, people's second and later ones too.
  package let allOutcomes: OutcomeTable
  /// How often it was planned and not offered: no attempt.
  package let notOffered: Int
  /// Attempts of which it is not recorded how they ended, people's second and later ones too.
  package var open: Int { attempts.count { $0.outcome == nil } }
  /// Attempts without a time because their start or end was entered after the session.
  package let timesLeftOut: Int
  package let groups: [GroupFigures]
  /// On each scale on which somebody who tried is placed.
  package let lowestSkill: [LowestSkill]
  /// Every attempt in the order in which they were made.
  package let attempts: [AttemptFacts]
  /// The first attempt of each person, those who tried by notes alone among them.
  let first: [AttemptFacts]

  /// Whether the record says for every participant of the round that it was not offered.
  package var isOfferedToNobody: Bool {
    everybody.tried == 0 && offer.people > 0 && offer.notOfferedTo == offer.people
  }

  /// How many attempts were made, second and later ones of a person too.
  package var attemptCount: Int { allOutcomes.total }
}

/// To how many people of the round a task was offered.
package struct TaskOffer: Hashable, Sendable {
  /// Everybody of the round whom a session names.
  package let people: Int
  /// People who tried it.
  package let offeredTo: Int
  /// People who did not, with the record that it was not offered.
  package let notOfferedTo: Int

  /// People of whom neither is noted.
  package var nothingRecorded: Int { people - offeredTo - notOfferedTo }

  /// Whether some people were not asked to do it, as far as the record says.
  package var isToSomeOnly: Bool { offeredTo < people }
}

/// The lowest level of one scale at which somebody completed a task without help.
package struct LowestSkill: Sendable {
  package enum Found: Sendable {
    case level(value: String, label: String?)
    /// Nobody who is placed on the scale completed it.
    case nobody
    /// An outcome or help is not recorded for so many who are placed on the scale.
    case notRecorded(Int)
  }

  package let scale: String
  package let title: String
  /// How many people who tried are placed on the scale.
  package let placed: Int
  package let found: Found
}

/// How many people did a task without help, beside a figure that somebody published about other people.
package struct TaskBenchmark: Sendable {
  /// Of a hundred people elsewhere.
  package let percent: Int
  /// Who published it; without that nothing is compared.
  package let source: String?
  /// `nil` where nothing is compared: without a source, and where nobody tried.
  package let test: BenchmarkTest?

  init?(_ task: StudyTask, _ count: SuccessCount?, _ mask: NumberMask) {
    guard let percent = task.benchmarkPercent else { return nil }
    self.percent = percent
    source = task.benchmarkSource.map(mask.text)
    guard source != nil, let count, let rate = try? Proportion(Double(percent) / 100) else {
      test = nil
      return
    }
    test = try? BenchmarkTest(count, against: rate)
  }

  /// Whether the share here lies below the benchmark; `nil` where both are the same or nothing is compared.
  package var isBelow: Bool? {
    guard let count = test?.count else { return nil }
    let (here, there) = (count.successes * 100, percent * count.attempts.count)
    return here == there ? nil : here < there
  }

  /// How likely a share as far from the benchmark, on that side, is by chance alone; `nil` where nothing is compared.
  package var chance: Probability? {
    guard let test else { return nil }
    return isBelow == true ? test.confidenceAbove : test.midP
  }
}

/// Counts how each task of the plan went.
struct TaskMeasure {
  let view: StudyView
  let attempts: AttemptList
  let groups: [StudyGroup]
  let finder: StudyGroups

  func summaries() -> [TaskSummary] { view.records.study.tasks.map(summary) }

  private func summary(_ task: StudyTask) -> TaskSummary {
    let all = attempts.byTask[task.id] ?? []
    let first = all.filter { $0.number == 1 }
    let made = all.filter { $0.session != nil }
    let everybody = TaskFigures(first)
    return TaskSummary(
      id: task.id, title: view.mask.text(task.title), criteria: task.criteria,
      timeLimitMinutes: task.timeLimitMinutes,
      benchmark: TaskBenchmark(task, everybody.completion?.count, view.mask),
      offer: offer(task.id), everybody: everybody, allOutcomes: OutcomeTable(made),
      notOffered: attempts.notOffered[task.id] ?? 0,
      timesLeftOut: all.count(where: \.isTimeLeftOut),
      groups: beside(first), lowestSkill: lowestSkill(first), attempts: made, first: first)
  }

  private func offer(_ task: String) -> TaskOffer {
    let trial = attempts.trials[task]
    return TaskOffer(
      people: attempts.present.count, offeredTo: trial.tried.count,
      notOfferedTo: trial.notOffered.count)
  }

  private func beside(_ first: [AttemptFacts]) -> [GroupFigures] {
    groups.map { group in
      let attempts = first.filter { group.holds($0) }
      let figures = TaskFigures(attempts)
      return GroupFigures(
        group: group, tried: attempts.count, maybeTheirs: first.count { maybe(of: group, $0) },
        shown: attempts.count < Edition.smallestSharedCell
          ? .counts(figures.withoutHelp) : .figures(GroupTaskFigures(figures)))
    }
  }

  private func maybe(of group: StudyGroup, _ attempt: AttemptFacts) -> Bool {
    guard case .session(let index) = attempt.unit else { return false }
    return view.counted.people(ofSessionAt: index).contains(where: group.members.contains)
  }

  private func lowestSkill(_ first: [AttemptFacts]) -> [LowestSkill] {
    var byScale: [Text: [(placement: SkillPlacement, attempt: AttemptFacts)]] = [:]
    for attempt in first {
      guard case .person(let number) = attempt.unit else { continue }
      for placement in finder.skill.placements(of: number) {
        byScale[Text(placement.scale), default: []].append((placement, attempt))
      }
    }
    return byScale.sorted { $0.key < $1.key }.map { scale, placed in
      LowestSkill(
        scale: scale.string, title: finder.skill.title(of: scale.string), placed: placed.count,
        found: lowest(placed, on: scale.string))
    }
  }

  private func lowest(
    _ placed: [(placement: SkillPlacement, attempt: AttemptFacts)], on scale: String
  ) -> LowestSkill.Found {
    let unknown = placed.map(\.attempt).count {
      $0.outcome == nil || ($0.isCompleted && $0.assistance == nil)
    }
    if unknown > 0 { return .notRecorded(unknown) }
    var lowest: String?
    for (placement, attempt) in placed where attempt.isCompletedWithoutHelp {
      if let known = lowest,
        finder.skill.isLevel(placement.value, atMost: known, onScale: scale) != true
      {
        continue
      }
      lowest = placement.value
    }
    guard let lowest else { return .nobody }
    let level = view.records.instruments.first { Text.isSame($0.id.string, scale) }?.levels
      .first { Text.isSame($0.value, lowest) }
    return .level(value: view.mask.text(lowest), label: level.map { view.mask.text($0.label) })
  }
}

extension StudyGroup {
  fileprivate func holds(_ attempt: AttemptFacts) -> Bool {
    if case .person(let number) = attempt.unit { members.contains(number) } else { false }
  }
}
