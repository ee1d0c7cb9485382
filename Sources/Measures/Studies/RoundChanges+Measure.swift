import JSON
import Records
import Statistics

extension RoundChanges {
  /// Sets the reported round beside the round before it.
  ///
  /// - Parameter round: The round before.
  /// - Complexity: O(*n* log *n*) in the number of attempts and answers.
  init(
    since round: Int, _ view: StudyView, _ attempts: AttemptList, tasks: [TaskSummary],
    _ questionnaires: [QuestionnaireSummary], _ findings: FindingsSummary
  ) {
    var earlier = StudyView(
      view.records, options: ReportOptions(round: round, edition: view.edition))
    let earlierAttempts = AttemptList(&earlier)
    let earlierTasks = TaskMeasure(
      view: earlier, attempts: earlierAttempts, groups: [], finder: StudyGroups(earlier)
    ).summaries()
    let deviations = Deviations(earlier, earlierAttempts)
    versions = (ProductVersions(deviations), ProductVersions(Deviations(view, attempts)))
    before = round
    now = view.round ?? round
    let there = Set(earlierAttempts.present.map { earlier.register.ids[$0] })
    let here = Set(attempts.present.map { view.register.ids[$0] })
    inBoth = there.intersection(here).count
    onlyBefore = there.subtracting(here).count
    onlyNow = here.subtracting(there).count
    groupsDiffer =
      inBoth > 0
      ? nil
      : GroupsDiffer(
        KindsOfPeople(earlierAttempts.present, earlier), KindsOfPeople(attempts.present, view))
    let instead: NotCompared? = groupsDiffer == nil ? nil : .differentParticipants
    let reworded = Set(view.records.study.tasks.filter(\.isReworded).map { Text($0.id) })
    self.tasks = zip(earlierTasks, tasks).map { before, now in
      TaskChange(before, now, instead: reworded.contains(Text(now.id)) ? .reworded : instead)
    }
    scores = ScoreChanges(
      before: QuestionnaireMeasure(earlier).summaries(), now: questionnaires, tasks: tasks,
      instead: instead
    ).list()
    self.findings = findings.findings.compactMap {
      FindingChange($0, since: round, now: view.round, instead: instead)
    }
    attemptsOutsidePlan = deviations.attemptsOutsidePlan
  }
}

/// How many of some people have each need and technology.
private struct KindsOfPeople {
  let people: Int
  /// By a sign for the need or the technology.
  let counts: [Text: Int]
  let needs: Int
  let technology: Int
  let skill: Int

  init(_ present: [Int], _ view: StudyView) {
    let groups = StudyGroups(view)
    var counts: [Text: Int] = [:]
    var (needs, technology, skill) = (0, 0, 0)
    for number in present {
      let abilities = Set((view.register.records[number]?.needs ?? []).map(\.dimension))
      let used = Set(groups.technologies(of: view.register.ids[number]).map { Text($0) })
      for ability in abilities { counts[Text("need " + ability.id), default: 0] += 1 }
      for name in used { counts[Text("technology " + name.string), default: 0] += 1 }
      needs += abilities.isEmpty ? 0 : 1
      technology += used.isEmpty ? 0 : 1
      skill += groups.placements(of: number).isEmpty ? 0 : 1
    }
    people = present.count
    (self.counts, self.needs, self.technology, self.skill) = (counts, needs, technology, skill)
  }
}

extension GroupsDiffer {
  /// `nil` where the groups are alike, or one of them has nobody.
  fileprivate init?(_ before: KindsOfPeople, _ now: KindsOfPeople) {
    guard before.people > 0, now.people > 0 else { return nil }
    let kinds = Set(before.counts.keys).union(now.counts.keys)
    let isOther = kinds.contains { kind in
      let (there, here) = (before.counts[kind] ?? 0, now.counts[kind] ?? 0)
      return there == 0 || here == 0
        || 2 * abs(there * now.people - here * before.people) >= before.people * now.people
    }
    guard isOther else { return nil }
    needs = Counts(before: before.needs, now: now.needs)
    technology = Counts(before: before.technology, now: now.technology)
    skill = Counts(before: before.skill, now: now.skill)
  }
}

extension TaskChange {
  init(_ earlier: TaskSummary, _ later: TaskSummary, instead: NotCompared?) {
    id = later.id
    title = later.title
    before = earlier.everybody
    now = later.everybody
    let (first, second) = (earlier.first, later.first)
    completion = RoundFigure(
      RoundPairing(
        before: first.map { ($0.participant, $0.isCompletedWithoutHelp) },
        now: second.map { ($0.participant, $0.isCompletedWithoutHelp) }),
      instead: instead ?? Self.notRecorded(before, now))
    times = RoundFigure(
      RoundPairing(before: Self.times(first), now: Self.times(second)), instead: instead)
    ease = RoundFigure(
      RoundPairing(before: Self.ease(first), now: Self.ease(second)), instead: instead)
  }

  private static func notRecorded(_ before: TaskFigures, _ now: TaskFigures) -> NotCompared? {
    NotCompared.Rounds(before: before.outcomeUnknown > 0, now: now.outcomeUnknown > 0)
      .map { .outcomeNotRecorded($0) }
      ?? NotCompared.Rounds(before: before.helpUnknown > 0, now: now.helpUnknown > 0)
      .map { .helpNotRecorded($0) }
  }

  private static func times(_ attempts: [AttemptFacts]) -> [(person: RecordID?, value: TaskTime)] {
    attempts.filter(\.isCompletedWithoutHelp).compactMap { attempt in
      attempt.onTask.map { (attempt.participant, $0) }
    }
  }

  private static func ease(_ attempts: [AttemptFacts]) -> [(person: RecordID?, value: Double)] {
    attempts.compactMap { attempt in attempt.ease.map { (attempt.participant, $0.number) } }
  }
}

extension FindingChange {
  /// `nil` for strengths, and for what the round before does not know.
  init?(
    _ finding: MeasuredFinding, since earlier: Int, now round: Int?, instead: NotCompared?
  ) {
    guard finding.kind != .strength,
      let before = finding.rounds.first(where: { $0.round == earlier })
    else { return nil }
    let now = finding.rounds.first { $0.round == round }
    id = finding.id
    title = finding.title
    self.before = before
    self.now = now
    let wasLeft = [before, now].compactMap(\.self).contains(where: \.wasLeftAlone)
    let isCounted =
      before.frequency?.isCounted ?? false && now?.frequency?.isCounted != false
    difference = RoundFigure(
      RoundPairing(
        before: before.frequency?.exposedPeople ?? [],
        now: now?.frequency?.exposedPeople ?? []),
      instead: wasLeft ? .notTriedAgain : isCounted ? instead : .notCounted)
  }
}

extension FindingRound {
  /// Whether nobody tried the problem again in the round, as far as states and notes say: that no note tells of it then is
  /// no sign that it is gone.
  fileprivate var wasLeftAlone: Bool {
    guard !isFirst, moments == 0 else { return false }
    return state == nil || state == .notRetested
  }
}
