import Records

/// Puts a release together.
struct ReleaseAssembly {
  let round: Int
  let closedOn: String
  let view: StudyView
  let study: StudySummary
  let coverage: Coverage
  let telling: ReleasedPeople.Telling
  /// Register numbers of those who took part and count.
  let present: Set<Int>
  private let people: PeopleMeasure
  let rounds: ReleaseRounds
  /// Fixes that notes of whatever round and edition contradict.
  let unconfirmed: [MeasuredFinding]

  init(
    _ unordered: StudyRecords, round: Int, closedOn: String, unconfirmed: [MeasuredFinding]
  ) {
    self.unconfirmed = unconfirmed
    self.round = round
    self.closedOn = closedOn
    let options = ReportOptions(round: round, edition: .share)
    let view = StudyView(unordered, options: options)
    self.view = view
    let beside = StudySummary.Beside(view.records, options: options)
    study = StudySummary.measure(view.records, options: options, beside: { beside })
    coverage = beside.coverage
    people = PeopleMeasure(view, TookPart(view))
    present = Set(people.present)
    rounds = ReleaseRounds(view.records)
    telling =
      if rounds.membership.changed.contains(round) {
        .nothing
      } else {
        switch present.count {
        case ReleasedPeople.leastPeople...: .counts
        case CoarseCount.least...: .presence
        default: .nothing
        }
      }
  }

  func release() -> Release {
    let records = view.records.study
    let released = releasedPeople()
    let (scores, notTold) = scores()
    return Release(
      study: records.id, title: view.mask.text(records.title),
      product: records.product.map(view.mask.text),
      purpose: records.purpose.map(view.mask.text), hasInventedPeople: records.hasInventedPeople,
      target: records.target, round: round, closedOn: closedOn,
      sessions: released.count.map { _ in coverage.rounds.sessions }, people: released,
      coverage: releasedCoverage(), findings: findings(),
      outside: telling == .nothing ? nil : study.findings.outside.redacted,
      tasks: study.tasks.map(task), scores: scores, scoresNotTold: notTold,
      targets: targets(released),
      personas: view.records.profiles.told(in: .share).map {
        ReleasedPersona($0, view.records.spectrums, released, view.mask)
      })
  }

  private func releasedPeople() -> ReleasedPeople {
    let silence = silence()
    let measure = silence == nil ? ReleasedPeopleMeasure(rounds, round: round) : nil
    return ReleasedPeople(
      count: silence == .changedSinceClosing || present.count < CoarseCount.least
        ? nil : present.count,
      silence: silence, telling: telling, properties: measure?.properties() ?? [],
      known: measure?.known() ?? [:])
  }

  func silence() -> ReleasedPeople.Silence? { rounds.membership.silence(of: round) }

  /// A target that asks for one ability alone follows from the words about it; nothing else does.
  private func targets(_ people: ReleasedPeople) -> ReleasedTargets {
    var (met, missed): ([String], [String]) = ([], [])
    let all = view.records.study.recruitmentTargets
    for (target, match) in zip(all, RecruitmentMeasure(people: self.people).matches) {
      guard match.uncounted == nil, target.minimumShare == nil, let dimension = target.dimension,
        let property = people.properties.first(where: { $0.dimension == dimension }),
        let count = property.count
      else { continue }
      let label = view.mask.text(target.label)
      if count == .nobody, !match.countsSessions {
        missed.append(label)
      } else if match.conditions == 1, count.least >= target.minimum {
        met.append(label)
      }
    }
    return ReleasedTargets(
      planned: all.count, met: met, missed: missed, notTold: all.count - met.count - missed.count)
  }
}
