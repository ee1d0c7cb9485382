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
    let key = Text(task.id)
    let all = attempts.byTask[key] ?? []
    let first = all.filter { $0.number == 1 }
    let everybody = TaskFigures(first, hidesSingles: view.edition == .share)
    return TaskSummary(
      id: task.id, title: view.mask.text(task.title), criteria: task.criteria,
      timeLimitMinutes: task.timeLimitMinutes,
      benchmark: TaskBenchmark(task, everybody.completion?.count, view.mask), offer: offer(key),
      everybody: everybody,
      allOutcomes: OutcomeTable(all),
      notOffered: attempts.notOffered[key] ?? 0, open: attempts.open[key] ?? 0,
      timesLeftOut: all.count(where: \.isTimeLeftOut),
      unnamed: first.count { $0.participant == nil }, groups: beside(first),
      lowestSkill: lowestSkill(first), attempts: view.edition == .team ? all : [])
  }

  private func offer(_ task: Text) -> TaskOffer {
    let offered = attempts.offered[task] ?? []
    return TaskOffer(
      people: attempts.present.count, offeredTo: offered.count,
      notOfferedTo: (attempts.withheld[task] ?? []).subtracting(offered).count)
  }

  private func beside(_ first: [AttemptFacts]) -> [GroupFigures] {
    let tried = groups.map { group in first.filter { group.holds($0) } }
    let told =
      view.edition == .team
      ? []
      : SmallCells.told(
        zip(groups, tried).map { ($0.family, Set($1.map(\.unit))) }, of: Set(first.map(\.unit)))
    return groups.indices.map { index in
      let attempts = tried[index]
      if view.edition == .share, !told[index] {
        return GroupFigures(group: groups[index], tried: nil, maybeTheirs: 0, shown: .hidden)
      }
      return GroupFigures(
        group: groups[index], tried: attempts.count,
        maybeTheirs: first.count { maybe(of: groups[index], $0) },
        shown: attempts.count < Edition.smallestSharedCell
          ? .counts(completed: attempts.count(where: \.isCompleted))
          : .figures(GroupTaskFigures(TaskFigures(attempts))))
    }
  }

  private func maybe(of group: StudyGroup, _ attempt: AttemptFacts) -> Bool {
    guard case .session(let index) = attempt.unit else { return false }
    return view.counted.people(ofSessionAt: index).contains(where: group.members.contains)
  }

  private func lowestSkill(_ first: [AttemptFacts]) -> [LowestSkill] {
    var byScale: [Text: [(placement: SkillPlacement, hasCompleted: Bool)]] = [:]
    for attempt in first {
      guard case .person(let number) = attempt.unit else { continue }
      for placement in finder.placements(of: number) {
        byScale[Text(placement.scale), default: []].append((placement, attempt.isCompleted))
      }
    }
    return byScale.sorted { $0.key < $1.key }.map { scale, placed in
      LowestSkill(
        scale: scale.string, title: finder.title(of: scale.string), placed: placed.count,
        found: lowest(placed, on: scale.string))
    }
  }

  private func lowest(
    _ placed: [(placement: SkillPlacement, hasCompleted: Bool)], on scale: String
  ) -> LowestSkill.Found {
    if view.edition == .share, placed.count < Edition.smallestSharedCell { return .hidden }
    var lowest: String?
    for (placement, hasCompleted) in placed where hasCompleted {
      guard let known = lowest else {
        lowest = placement.value
        continue
      }
      if finder.isLevel(placement.value, atMost: known, onScale: scale) == true {
        lowest = placement.value
      }
    }
    guard let lowest else { return .nobody }
    // Reports tell how many people stand on each level, so the level must not tell of one or two.
    let onLevel = placed.count { $0.hasCompleted && Text.isSame($0.placement.value, lowest) }
    if view.edition == .share, onLevel < Edition.smallestSharedCell { return .hidden }
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
