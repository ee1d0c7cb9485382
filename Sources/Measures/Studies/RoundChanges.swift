import JSON
package import Records
package import Statistics

/// What changed from the round before to the reported one.
package struct RoundChanges: Sendable {
  /// The number of the round before.
  package let before: Int
  package let now: Int
  package let versions: (before: ProductVersions, now: ProductVersions)
  /// People who took part in both rounds, and in one of them only.
  package let inBoth: Int
  package let onlyBefore: Int
  package let onlyNow: Int
  /// Sessions of both rounds that name nobody: whoever took part in them may have been in the other round.
  package let unnamedSessions: Int
  /// `nil` where somebody was in both rounds, or the groups are alike.
  package let groupsDiffer: GroupsDiffer?
  /// The lists that are not known for anyone in one of the rounds, while different people took part; none if the groups
  /// differ anyway.
  package let unknownKinds: UnknownKinds
  /// Every task of the plan, in its order.
  package let tasks: [TaskChange]
  /// Scores of questionnaires that were answered in one round or in both.
  package let scores: [ScoreChange]
  /// Problems that the round before knows.
  package let findings: [FindingChange]
  /// Attempts of the round before at tasks that the plan does not have any more.
  package let attemptsOutsidePlan: Int
}

/// Two rounds without a common participant, with groups that differ in kind: another need or technology, or a share with it,
/// among participants for whom that is known, that differs by half or more.
package struct GroupsDiffer: Hashable, Sendable {
  /// How many participants of each round have an entry.
  package struct Counts: Hashable, Sendable, Encodable {
    package let before: Int
    package let now: Int
    /// For how many it is unknown; `nil` where only recorded entries are counted.
    package let unknownBefore: Int?
    package let unknownNow: Int?
  }

  package let needs: Counts
  package let technology: Counts
  package let skill: Counts
  /// The abilities that differ, by a need in them.
  package let abilities: [Dimension]
  /// Whether a technology differs.
  package let hasOtherTechnology: Bool
}

/// Whether needs, and technologies, are not known for anyone in one of two rounds with different people.
package struct UnknownKinds: Hashable, Sendable {
  package let needs: Bool
  package let technology: Bool
}

/// The versions of the product that the sessions of a round name.
package struct ProductVersions: Hashable, Sendable {
  /// In byte order.
  package let names: [String]
  /// Sessions that name none.
  package let sessionsWithout: Int

  init(_ found: Deviations) {
    names = found.productVersions.map(\.version)
    sessionsWithout = found.withoutProductVersion
  }
}

/// How one task went in two rounds: the first attempt of each person in each.
package struct TaskChange: Sendable {
  package let id: String
  package let title: String
  package let before: TaskFigures
  package let now: TaskFigures
  /// Done without help, of everybody who tried; the share of this round less that of the one before.
  package let completion: RoundFigure<RateDifference>
  /// Times on task of attempts that were done without help.
  package let times: RoundFigure<TimeRatio>
  package let ease: RoundFigure<ValueDifference>

  package var wasTried: Bool { before.tried > 0 || now.tried > 0 }
  package var wasTriedTwice: Bool { before.tried > 0 && now.tried > 0 }

  /// Whether the true difference of completion without help may be none: also if there are too few participants for an interval, or
  /// none can be made; `nil` if the two rounds are not compared.
  package var mayBeChance: Bool? {
    switch completion.missing {
    case nil, .tooFew, .someInBoth, .noSpread:
      !Minimum.share.isReached(by: completion.least)
        || !completion.isApart(from: RateDifference(nearest: 0))
    default: nil
    }
  }
}

/// A score of a questionnaire in two rounds.
package struct ScoreChange: Sendable {
  package let instrument: Instrument
  /// The title of the task after which it was asked; `nil` where it was asked once.
  package let task: String?
  package let score: InstrumentScore
  package let before: ScoreSummary?
  package let now: ScoreSummary?
  package let difference: RoundFigure<ValueDifference>
}

/// How many people met a problem, of those who could, in two rounds.
package struct FindingChange: Sendable {
  package let id: RecordID
  package let title: String
  package let before: FindingRound
  /// `nil` where the reported round does not know it.
  package let now: FindingRound?
  package let difference: RoundFigure<RateDifference>
}

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
    unnamedSessions = [round, now].reduce(0) { count, round in
      count + view.counted.meetings(of: round).count { $0.first?.namesPeople == false }
    }
    let (kinds, kindsNow) = (
      KindsOfPeople(earlierAttempts.present, earlier), KindsOfPeople(attempts.present, view)
    )
    groupsDiffer = inBoth > 0 ? nil : GroupsDiffer(kinds, kindsNow)
    let isOpen = inBoth == 0 && groupsDiffer == nil && kinds.people > 0 && kindsNow.people > 0
    unknownKinds = UnknownKinds(
      needs: isOpen && (kinds.needs.known == 0 || kindsNow.needs.known == 0),
      technology: isOpen && (kinds.technology.known == 0 || kindsNow.technology.known == 0))
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
  /// A need or a technology.
  struct Kind: Hashable {
    let isNeed: Bool
    let name: Text
  }

  let people: Int
  let counts: [Kind: Int]
  let needs: ListKnowledge
  let technology: ListKnowledge
  let skill: Int

  init(_ present: [Int], _ view: StudyView) {
    let groups = StudyGroups(view)
    var counts: [Kind: Int] = [:]
    var needs = ListKnowledge()
    var technology = ListKnowledge()
    for number in present {
      let abilities = Set(
        (view.register.records[number]?.needs ?? []).map { Text($0.dimension.id) })
      let used = Set(groups.technologies(of: view.register.ids[number]).map { Text($0) })
      for name in abilities { counts[Kind(isNeed: true, name: name), default: 0] += 1 }
      for name in used { counts[Kind(isNeed: false, name: name), default: 0] += 1 }
      needs.add(hasEntries: !abilities.isEmpty, view.register.needsUnknown(number))
      technology.add(hasEntries: !used.isEmpty, view.register.technologyUnknown(number))
    }
    people = present.count
    (self.counts, self.needs, self.technology) = (counts, needs, technology)
    skill = present.count { !groups.skill.placements(of: $0).isEmpty }
  }

  /// Of how many people it is known whether they are of a kind.
  func known(_ kind: Kind) -> Int { kind.isNeed ? needs.known : technology.known }
}

extension GroupsDiffer {
  /// `nil` where the groups are alike, or one of them has nobody.
  fileprivate init?(_ before: KindsOfPeople, _ now: KindsOfPeople) {
    guard before.people > 0, now.people > 0 else { return nil }
    let kinds = Set(before.counts.keys).union(now.counts.keys)
    let others = kinds.filter { kind in
      let (there, here) = (before.counts[kind] ?? 0, now.counts[kind] ?? 0)
      let (all, allNow) = (before.known(kind), now.known(kind))
      guard all > 0, allNow > 0 else { return false }
      return there == 0 || here == 0 || 2 * abs(there * allNow - here * all) >= all * allNow
    }
    guard !others.isEmpty else { return nil }
    abilities = others.filter(\.isNeed).map { Dimension(id: $0.name.string) }.sorted()
    hasOtherTechnology = others.contains { !$0.isNeed }
    needs = Counts(before.needs, now.needs)
    technology = Counts(before.technology, now.technology)
    skill = Counts(before: before.skill, now: now.skill, unknownBefore: nil, unknownNow: nil)
  }
}

extension GroupsDiffer.Counts {
  fileprivate init(_ earlier: ListKnowledge, _ later: ListKnowledge) {
    before = earlier.said
    now = later.said
    unknownBefore = earlier.notKnown.total
    unknownNow = later.notKnown.total
  }
}

extension TaskChange {
  init(_ earlier: TaskSummary, _ later: TaskSummary, instead: NotCompared?) {
    id = later.id
    title = later.title
    before = earlier.everybody
    now = later.everybody
    func pairing<Value>(_ value: (AttemptFacts) -> Value?) -> RoundPairing<RecordID, Value> {
      func values(_ attempts: [AttemptFacts]) -> [(person: RecordID?, value: Value)] {
        attempts.compactMap { attempt in value(attempt).map { (attempt.participant, $0) } }
      }
      return RoundPairing(before: values(earlier.first), now: values(later.first))
    }
    completion = RoundFigure(
      pairing { $0.isCompletedWithoutHelp }, instead: instead ?? Self.notRecorded(before, now))
    times = RoundFigure(
      pairing { $0.isCompletedWithoutHelp ? $0.onTask : nil }, instead: instead)
    ease = RoundFigure(pairing { $0.ease?.number }, instead: instead)
  }

  private static func notRecorded(_ before: TaskFigures, _ now: TaskFigures) -> NotCompared? {
    NotCompared.Rounds(before: before.outcomeUnknown > 0, now: now.outcomeUnknown > 0)
      .map { .outcomeNotRecorded($0) }
      ?? NotCompared.Rounds(before: before.helpUnknown > 0, now: now.helpUnknown > 0)
      .map { .helpNotRecorded($0) }
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

/// Finds the scores of two rounds that belong together.
struct ScoreChanges {
  let before: [QuestionnaireSummary]
  let now: [QuestionnaireSummary]
  let tasks: [TaskSummary]
  /// Why nothing is compared; `nil` where something can be.
  let instead: NotCompared?

  /// In the order of the later round; what only the round before has stands last.
  func list() -> [ScoreChange] {
    let gone = before.filter { earlier in !now.contains { isSame(earlier, $0) } }
    return now.flatMap { later in changes(before.first { isSame($0, later) }, later) }
      + gone.flatMap { changes($0, nil) }
  }

  private func isSame(_ one: QuestionnaireSummary, _ other: QuestionnaireSummary) -> Bool {
    one.instrument.id == other.instrument.id
      && one.task.map { Text($0) } == other.task.map { Text($0) }
  }

  private func changes(
    _ earlier: QuestionnaireSummary?, _ later: QuestionnaireSummary?
  ) -> [ScoreChange] {
    guard let instrument = (later ?? earlier)?.instrument else { return [] }
    let id = (later ?? earlier)?.task
    let title = id.map { id in tasks.first { Text.isSame($0.id, id) }?.title ?? id }
    return instrument.scores.indices.map { index in
      let score = instrument.scores[index]
      let hasNoAmount = (score.rule?.isYesOrNo ?? false) || score.isOrder(in: instrument)
      return ScoreChange(
        instrument: instrument, task: title, score: score,
        before: earlier?.scores[index], now: later?.scores[index],
        difference: RoundFigure(
          RoundPairing(before: values(earlier, index), now: values(later, index)),
          instead: hasNoAmount
            ? .noAmount
            : hasOtherVersions(earlier, later)
              ? .otherVersion : isStraightLined(earlier, later, index) ? .straightLined : instead))
    }
  }

  private func values(
    _ summary: QuestionnaireSummary?, _ index: Int
  ) -> [(person: RecordID?, value: Double)] {
    (summary?.scored ?? []).compactMap { scored in
      scored.values[index].number.map { (scored.response.participant, $0) }
    }
  }

  private func isStraightLined(
    _ earlier: QuestionnaireSummary?, _ later: QuestionnaireSummary?, _ index: Int
  ) -> Bool {
    [earlier, later].contains { ($0?.scores[index].straightLined ?? 0) > 0 }
  }

  /// Whether the responses of both rounds together name more than one version of the questionnaire.
  private func hasOtherVersions(
    _ earlier: QuestionnaireSummary?, _ later: QuestionnaireSummary?
  ) -> Bool {
    let scored = (earlier?.scored ?? []) + (later?.scored ?? [])
    return Set(scored.compactMap(\.response.instrumentVersion).map { Text($0) }).count > 1
  }
}
