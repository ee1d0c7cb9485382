import JSON
import Records

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
      unnamed: first.count { $0.participant == nil }, groups: beside(first),
      lowestSkill: lowestSkill(first), attempts: made,
      first: first)
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
      for placement in finder.placements(of: number) {
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
