import JSON
import Records
import Statistics

extension RoundChanges {
  /// Sets the reported round beside the round before it.
  ///
  /// - Parameter round: The round before.
  /// - Complexity: O(*n* log *n*) in the number of attempts and answers.
  init(
    since round: Int, _ view: StudyView, tasks: [TaskSummary],
    _ questionnaires: [QuestionnaireSummary], _ findings: FindingsSummary
  ) {
    var earlier = StudyView(
      view.records, options: ReportOptions(round: round, edition: view.edition))
    let attempts = AttemptList(&earlier)
    let earlierTasks = TaskMeasure(
      view: earlier, attempts: attempts, groups: [], finder: StudyGroups(earlier)
    ).summaries()
    let deviations = Deviations(earlier, attempts)
    var current = view
    versions = (
      ProductVersions(deviations), ProductVersions(Deviations(view, AttemptList(&current)))
    )
    before = round
    now = view.round ?? round
    let (there, here) = (Self.people(earlier), Self.people(view))
    inBoth = there.intersection(here).count
    onlyBefore = there.subtracting(here).count
    onlyNow = here.subtracting(there).count
    let reworded = Set(view.records.study.tasks.filter(\.isReworded).map { Text($0.id) })
    self.tasks = zip(earlierTasks, tasks).map { before, now in
      TaskChange(before, now, isReworded: reworded.contains(Text(now.id)))
    }
    scores = ScoreChanges(
      before: QuestionnaireMeasure(earlier).summaries(), now: questionnaires, tasks: tasks
    ).list()
    self.findings = findings.findings.compactMap {
      FindingChange($0, since: round, now: view.round)
    }
    attemptsOutsidePlan = deviations.attemptsOutsidePlan
  }

  private static func people(_ view: StudyView) -> Set<RecordID> {
    let took = TookPart(view)
    return Set(took.present.map { took.register.ids[$0] })
  }
}

extension TaskChange {
  init(_ earlier: TaskSummary, _ later: TaskSummary, isReworded: Bool) {
    id = later.id
    title = later.title
    before = earlier.everybody
    now = later.everybody
    let (first, second) = (earlier.firstAttempts, later.firstAttempts)
    let instead: NotCompared? = isReworded ? .reworded : nil
    completion = RoundFigure(
      RoundPairing(
        before: first.map { ($0.participant, $0.isCompleted) },
        now: second.map { ($0.participant, $0.isCompleted) }), instead: instead)
    times = RoundFigure(
      RoundPairing(before: Self.times(first), now: Self.times(second)), instead: instead)
    ease = RoundFigure(
      RoundPairing(before: Self.ease(first), now: Self.ease(second)), instead: instead)
  }

  private static func times(_ attempts: [AttemptFacts]) -> [(person: RecordID?, value: TaskTime)] {
    attempts.filter(\.isCompleted).compactMap { attempt in
      attempt.onTask.map { (attempt.participant, $0) }
    }
  }

  private static func ease(_ attempts: [AttemptFacts]) -> [(person: RecordID?, value: Double)] {
    attempts.compactMap { attempt in attempt.ease.map { (attempt.participant, $0.number) } }
  }
}

extension TaskSummary {
  /// The first attempt of each person.
  fileprivate var firstAttempts: [AttemptFacts] { attempts.filter { $0.number == 1 } }
}

extension FindingChange {
  /// `nil` for strengths, and for what the round before does not know.
  init?(_ finding: MeasuredFinding, since earlier: Int, now round: Int?) {
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
      RoundPairing(before: before.frequency?.exposedPeople ?? [], now: now?.frequency?.exposedPeople ?? []),
      instead: wasLeft ? .notTriedAgain : isCounted ? nil : .notCounted)
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
