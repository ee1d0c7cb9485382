package import Records

extension Release {
  /// Measures a closed round for the edition for sharing.
  ///
  /// The result depends on the records alone: not on their order, a clock or chance.
  ///
  /// - Parameter round: `nil` for the latest round that is closed.
  /// - Returns: `nil` where the round is not closed, or no round is.
  /// - Complexity: O(*n* log *n*) in the number of notes, attempts and answers.
  package static func measure(_ records: StudyRecords, round: Int? = nil) -> Release? {
    let closed = records.study.closedRounds
    guard let round = round ?? latestClosed(records), let day = closed[round] else { return nil }
    return ReleaseAssembly(records, round: round, closedOn: day).release()
  }

  /// The latest closed round; `nil` where none is.
  package static func latestClosed(_ records: StudyRecords) -> Int? {
    records.study.closedRounds.keys.max()
  }
}

extension Release {
  /// How many people of a round count for the edition for sharing; what is noted when it is closed.
  package static func peopleToTell(of records: StudyRecords, round: Int) -> Int {
    let view = StudyView(records, options: CoverageOptions(round: round, edition: .share))
    return TookPart(view).lived.tookPart.count { $0 }
  }
}

/// Puts a release together.
struct ReleaseAssembly {
  let round: Int
  let closedOn: String
  let options: CoverageOptions
  let view: StudyView
  private let study: StudySummary
  private let coverage: Coverage
  private let people: PeopleMeasure
  private let membership: ReleaseMembership
  private let present: Set<Int>

  init(_ unordered: StudyRecords, round: Int, closedOn: String) {
    self.round = round
    self.closedOn = closedOn
    options = CoverageOptions(round: round, edition: .share)
    let view = StudyView(unordered, options: options)
    self.view = view
    study = StudySummary.measure(view.records, options: options)
    coverage = Coverage.measure(view.records, options: options)
    var byRound: [Int: Set<Int>] = [:]
    for number in view.records.study.closedRounds.keys {
      let there = TookPart(
        StudyView(view.records, options: CoverageOptions(round: number, edition: .share)))
      byRound[number] = Set(there.lived.tookPart.indices.filter { there.lived.tookPart[$0] })
    }
    let tookPart = TookPart(view)
    people = PeopleMeasure(
      records: view.records, register: tookPart.register, lived: tookPart.lived,
      counted: view.counted, round: round, mask: view.mask)
    present = byRound[round] ?? []
    membership = ReleaseMembership(
      closed: view.records.study.closedRounds, people: byRound)
  }

  func release() -> Release {
    let records = view.records.study
    let released = releasedPeople()
    let main = study.questionnaires.flatMap { summary in
      summary.scores.first.map { [(summary, $0)] } ?? []
    }
    let scores = released.silence == nil ? main.compactMap(score) : []
    return Release(
      study: records.id, title: view.mask.text(records.title),
      product: records.product.map(view.mask.text),
      purpose: records.purpose.map(view.mask.text), hasInventedPeople: records.hasInventedPeople,
      target: records.target, round: round, closedOn: closedOn,
      sessions: coverage.rounds.sessions, people: released, hasKeptInTeam: hasKeptInTeam,
      coverage: ReleasedCoverage(coverage), findings: study.findings.findings.map(finding),
      barriersWithoutFinding: study.findings.looseBarrierCount,
      tasks: study.tasks.map { task($0, tellsFigures: released.silence == nil) },
      scores: scores, scoresNotTold: main.count - scores.count, targets: targets(released))
  }

  /// Whether anybody of the round is left out because notes must not leave the team.
  private var hasKeptInTeam: Bool {
    view.records.sessions.contains { meeting in
      !meeting.session.isPilot && meeting.session.round == round
        && meeting.session.participants.contains {
          view.register.exclusion(of: $0) == .keptInTeam
        }
    }
  }

  private func releasedPeople() -> ReleasedPeople {
    let silence = silence()
    let measure = ReleasedPeopleMeasure(
      people: people, present: present.sorted(), tellsNumbers: membership.isFirst(round))
    return ReleasedPeople(
      count: present.count < CoarseCount.least && !present.isEmpty ? nil : present.count,
      silence: silence, properties: silence == nil ? measure.properties() : [],
      notKnown: silence == nil ? measure.notKnown() : [:])
  }

  private func silence() -> ReleasedPeople.Silence? {
    if present.count < ReleasedPeople.leastPeople { return .tooFew }
    if let before = view.records.study.peopleAtClosing[round], before != present.count {
      return abs(before - present.count) < CoarseCount.least ? .changedSinceClosing : nil
    }
    return membership.told.contains(round) ? nil : .tooLikeEarlierRounds
  }

  private func finding(_ finding: FindingSummary) -> ReleasedFinding {
    ReleasedFinding(
      id: finding.id.short, title: finding.title, part: finding.part, status: finding.status,
      isBeyondWcag: finding.isBeyondWcag, places: finding.places, screens: finding.screens,
      tasks: finding.tasks, explanation: finding.explanation,
      recommendation: finding.recommendation, severity: finding.severity,
      frequency: finding.kind == .strength ? nil : finding.lastTried.map(frequency),
      words: finding.quotes.map { ReleasedWords($0) })
  }

  /// Only whom the finding needs to name is named, and never how many of them there were.
  private func frequency(_ row: FindingRound) -> String {
    let frequency = row.frequency
    let when = row.round == round ? "" : " in round \(row.round)"
    guard frequency.isCounted else { return "not counted yet: no note supports it" }
    if let whom = frequency.whom {
      return frequency.met > 0
        ? "met by people who \(whom.plural)\(when)"
        : "met by nobody\(when); it can concern people who \(whom.plural)"
    }
    let met = CoarseCount(frequency.met, of: frequency.exposed)
    guard frequency.exposed >= CoarseCount.least else {
      return frequency.met > 0 ? "met by \(met.words)\(when)" : "met by nobody\(when)"
    }
    return
      "met by \(met.words) of \(frequency.exposed) who \(frequency.placeWords)\(when)"
  }

  private func task(_ task: TaskSummary, tellsFigures: Bool) -> ReleasedTask {
    let everybody = task.everybody
    let least = ReleasedPeople.leastPeople
    var figures: ReleasedTask.Figures?
    if tellsFigures, everybody.tried >= least, let done = everybody.completion {
      let ease = everybody.ease.flatMap { $0.n >= least ? $0 : nil }
      figures = ReleasedTask.Figures(
        done: done,
        time: everybody.times.flatMap { $0.values.count >= least ? $0.onTask : nil },
        ease: ease?.mean, easeInterval: ease?.interval)
    }
    return ReleasedTask(
      title: task.title, criteria: task.criteria,
      tried: CoarseCount(everybody.tried, of: present.count, tellsNumber: figures != nil),
      figures: figures)
  }

  private func score(_ summary: QuestionnaireSummary, _ score: ScoreSummary) -> ReleasedScore? {
    guard score.values.count >= ReleasedPeople.leastPeople,
      summary.participants == score.values.count,
      let mean = score.mean, score.yes == nil
    else { return nil }
    return ReleasedScore(
      title: view.mask.text(summary.instrument.title), label: view.mask.text(score.score.label),
      task: summary.task.map { id in
        view.mask.text(
          view.records.study.tasks.first { Text.isSame($0.id, id) }?.title ?? id)
      },
      mean: mean, interval: score.interval, people: score.values.count,
      isOfficialWording: summary.instrument.wordingStatus == .official)
  }

  /// A target that asks for one ability alone follows from the words about it; nothing else does.
  private func targets(_ people: ReleasedPeople) -> ReleasedTargets {
    var (met, missed): ([String], [String]) = ([], [])
    let all = view.records.study.recruitmentTargets
    for target in all {
      guard target.minimumShare == nil, let dimension = target.dimension,
        let property = people.properties.first(where: { $0.dimension == dimension })
      else { continue }
      let label = view.mask.text(target.label)
      let match = TargetMatch(target, skill: SkillMeasure(people: self.people))
      if property.count == .nobody, !match.countsSessions {
        missed.append(label)
      } else if match.conditions == 1,
        property.count.range(of: present.count).lowerBound >= target.minimum
      {
        met.append(label)
      }
    }
    return ReleasedTargets(
      planned: all.count, met: met, missed: missed, notTold: all.count - met.count - missed.count)
  }
}

extension ReleasedWords {
  fileprivate init(_ quote: FindingQuote) {
    self.init(words: quote.words, isQuote: quote.isInOwnWords, impact: nil)
  }
}

extension ReleasedCoverage {
  fileprivate init(_ coverage: Coverage) {
    let people = coverage.people.participants
    states = coverage.states
    criteria = coverage.criteria.map { row in
      ReleasedCriterion(
        criterion: row.criterion, state: row.state,
        tried: CoarseCount(row.participants, of: people),
        withBarrier: CoarseCount(row.participantsWithBarrier, of: people),
        outcomes: row.outcomes, toolSentences: row.toolSentences, items: row.byKind,
        worstOpenImpact: row.worstOpenImpact)
    }
    places = coverage.failures.map { failure in
      ReleasedPlace(
        place: failure.place, isInTarget: failure.isInTarget,
        findings: failure.findings.map(\.id.short),
        words: failure.notes.compactMap { ReleasedWords($0) },
        hasMore: failure.notes.compactMap { ReleasedWords($0) }.count < failure.noteCount,
        entries: failure.entries)
    }
    let beyond = coverage.beyondWcag
    let words = beyond.notes.compactMap { ReleasedWords($0) }
    beyondWcag =
      beyond.isEmpty
      ? nil
      : ReleasedPlace(
        place: nil, isInTarget: false, findings: beyond.findings.map(\.id.short), words: words,
        hasMore: words.count < beyond.noteCount, entries: beyond.entries)
    gaps = (coverage.gaps + coverage.furtherGaps).filter {
      $0.kind == .guideline || $0.kind == .unclear || $0.kind == .criterion
    }.prefix(8).map(\.sentence)
    notYetTagged = coverage.evidence.notYetTagged
    strengths = coverage.strengths.map { "\($0.id.short), \($0.title)" }
  }
}

extension ReleasedWords {
  /// - Returns: `nil` for words that stay in the team.
  fileprivate init?(_ note: NoteFacts) {
    switch note.words {
    case .account(let words): self.init(words: words, isQuote: false, impact: note.impact)
    case .quote(let words): self.init(words: words, isQuote: true, impact: note.impact)
    case .noPermissionToQuote, .notShared: return nil
    }
  }
}
