import JSON
import Localization
import Records
import Statistics

/// What people did, and what they met. It belongs to one round, so that other rounds tell nothing of it.
extension ReleaseAssembly {
  /// How many people did something, of everybody in the round.
  private func count(_ number: Int, grain: CoarseCount.Grain = .number) -> CoarseCount? {
    switch telling {
    case .nothing: nil
    case .presence: CoarseCount(number, of: present.count, grain: .presence)
    case .counts: CoarseCount(number, of: present.count, grain: grain)
    }
  }

  /// Whether notes and quotes are printed. If other participants permit it than when the round was closed, a note that came
  /// or went would tell whose it is: then none of the round are printed.
  private var tellsWords: Bool {
    telling != .nothing && !rounds.changedWords.contains(round)
  }

  func releasedCoverage() -> ReleasedCoverage {
    let beyond = coverage.beyondWcag
    let isTold = telling != .nothing
    return ReleasedCoverage(
      states: isTold ? coverage.states : nil, criteria: coverage.criteria.map(criterion),
      places: isTold
        ? coverage.failures.map {
          place($0.place, isInTarget: $0.isInTarget, $0.findings, $0.evidence)
        } : [],
      beyondWcag: beyond.isEmpty || !isTold
        ? nil : place(nil, isInTarget: false, beyond.findings, beyond.evidence),
      gaps: isTold ? coverage.criteriaGaps.map(\.sentence) : [],
      notYetTagged: isTold ? coverage.evidence.notYetTagged : nil)
  }

  private func place(
    _ place: Place?, isInTarget: Bool, _ findings: [MeasuredFinding], _ evidence: ListedEvidence
  ) -> ReleasedPlace {
    ReleasedPlace(
      place: place, isInTarget: isInTarget, findings: findings.map(\.id.short),
      words: words(evidence.notes), entries: evidence.entries)
  }

  /// If nothing is told that rests on people, only what specialists and tools say.
  private func criterion(_ row: CriterionCoverage) -> ReleasedCriterion {
    let isTold = telling != .nothing
    var items = row.byKind
    items[.lived] = 0
    return ReleasedCriterion(
      criterion: row.criterion, state: isTold ? row.state : nil,
      tried: count(row.participants, grain: .threes),
      withBarrier: count(row.participantsWithBarrier),
      outcomes: row.outcomes.filter { isTold || $0.kind != .lived }, tools: row.tools,
      items: items, worstOpenImpact: isTold ? row.worstOpenImpact : nil)
  }

  private func words(_ notes: [NoteFacts]) -> [ReleasedWords] {
    guard tellsWords else { return [] }
    let telling = ConcernedNotes(view.records).references
    return notes.filter { !telling.contains(Text("\($0.session.string)/\($0.observation)")) }
      .compactMap { ReleasedWords($0) }
  }

  func findings() -> [MeasuredFinding] {
    let recorded = Dictionary(
      view.records.findings.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    let concerned = ConcernedNotes(view.records)
    let isTold = telling != .nothing
    let findings = study.findings.findings.map { measured in
      let finding = unconfirmed.contains(where: measured.hasFix) ? measured.unconfirmed : measured
      let own = recorded[finding.id]
      // Words would tell of what kind a participant is, if the finding names whom it can concern.
      let tellsWords = tellsWords && own.map { !concerned.tells($0) } ?? false
      return finding.redacted(
        round: isTold ? round : nil,
        tasks: (own?.tasks ?? []).map(title),
        quotes: tellsWords
          ? finding.quotes.filter { $0.round == round }.map(\.redacted) : [],
        told: told(finding))
    }
    // Redacted first: impacts, which are not told, would show in the order.
    return isTold
      ? findings.sorted(by: FindingOrder.precedes)
      : findings.sorted { Text.precedes($0.id.short, $1.id.short) }
  }

  private func title(ofTask id: String) -> String {
    view.mask.text(NoteTitles(view.records.study).task(id))
  }

  /// How often a finding was met in the round: whom it can concern, or one coarse number; never both.
  ///
  /// A participant who was affected and is not known to be of that kind would make the words false. That nobody was
  /// affected is also true if nobody tried: then the words say so.
  private func told(_ finding: MeasuredFinding) -> Sentence? {
    guard finding.kind != .strength, let row = finding.rounds.first(where: { $0.round == round }),
      let frequency = row.frequency, let met = count(frequency.metByAll)
    else { return nil }
    // Without a word on who was there, a word on who was affected would be one.
    let whom = silence() == nil ? frequency.whom : nil
    func claim(_ affected: CoarseCount?, _ whom: Sentence?, _ words: Sentence) -> Sentence {
      .claim(
        "finding.told",
        ["finding": finding.key, "round": round, "affected": affected?.id, "whom": whom], words)
    }
    guard frequency.isCounted else {
      return claim(nil, nil, "not counted: no note that can be shared supports it")
    }
    if frequency.ofNobodyNamed > 0 {
      return claim(.somebody, nil, "affected \(CoarseCount.somebody.words)")
    }
    if met == .nobody {
      let can = whom.map { whom -> Sentence in "can affect participants who \(whom.plural)" }
      let isTried = finding.part == .fixed
      let none: Sentence =
        isTried
        ? "no participants known to be affected in this round"
        : "no participants known to be affected in this round, which can mean that none tried"
      // That nobody was affected would be read as fixed.
      if finding.part == .notRetested { return can.map { claim(nil, whom?.plural, $0) } }
      return claim(.nobody, whom?.plural, .joined([can, none].compactMap(\.self), "; "))
    }
    if frequency.metBeyond == 0, let whom {
      return claim(nil, whom.plural, "affected participants who \(whom.plural)")
    }
    return claim(
      met, nil,
      frequency.whom == nil && frequency.metBeyond == 0
        ? "affected \(met.words) of those who \(frequency.exposureWords)"
        : "affected \(met.words)")
  }

  func task(_ task: TaskSummary) -> ReleasedTask {
    let everybody = task.everybody
    let isTold = telling == .counts
    let ease = everybody.ease.flatMap { ratings in
      ratings.mean.flatMap {
        CoarseMean($0.mean.number, of: ratings.n, lowest: 1, highest: 7)
      }
    }
    // A time tells that so many people did it, so that some must be left who may not have.
    let timed = everybody.times.flatMap {
      $0.values.count >= CoarseMean.leastAnswers
        && present.count >= CoarseMean.leastAnswers + CoarseCount.least ? $0.onTask?.time : nil
    }
    // Of an attempt that names no participant it is not known whose it is: its numbers are none of participants.
    let isUnnamed = telling != .nothing && everybody.unnamed > 0
    let isShown = telling != .nothing && !isUnnamed
    let gaps = ReleasedTask.Gaps(
      outcome: isShown && everybody.outcomeUnknown > 0,
      help: isShown && everybody.helpUnknown > 0)
    return ReleasedTask(
      id: task.id, title: task.title, criteria: task.criteria, isUnnamed: isUnnamed,
      tried: isShown ? count(everybody.tried, grain: .threes) : nil,
      done: isShown && gaps.isEmpty ? count(everybody.withoutHelp ?? 0) : nil,
      completed: gaps.isEmpty ? nil : count(everybody.completed), gaps: gaps,
      time: isShown && isTold ? timed?.toTenSeconds : nil, ease: isShown && isTold ? ease : nil)
  }

  /// The main scores that are told, and how many are not; `nil` where nothing is told that rests on people.
  ///
  /// Only people who were there are asked for: somebody who answered and was in no session could leave unnoticed.
  func scores() -> ([ReleasedScore], notTold: Int?) {
    guard telling != .nothing else { return ([], nil) }
    let answered = QuestionnaireMeasure(view).summaries().count { $0.responses > 0 }
    guard telling == .counts else { return ([], answered) }
    let ids = Set(present.map { view.register.ids[$0] })
    let scores = QuestionnaireMeasure(view).summaries(of: ids).compactMap(score)
    return (scores, answered - scores.count)
  }

  private func score(_ summary: QuestionnaireSummary) -> ReleasedScore? {
    guard let score = summary.scores.first, score.yes == nil, let mean = score.mean,
      summary.participants == score.values.count,
      let limits = (try? Scoring(summary.instrument))?.limits(of: 0),
      let coarse = CoarseMean(
        mean, of: score.values.count, lowest: limits.lowerBound, highest: limits.upperBound)
    else { return nil }
    return ReleasedScore(
      title: view.mask.text(summary.instrument.title), label: view.mask.text(score.score.label),
      task: summary.task.map(title),
      mean: coarse, isOfficialWording: summary.instrument.wordingStatus == .official)
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

extension TaskTime {
  /// To ten seconds, and not less than that.
  fileprivate var toTenSeconds: TaskTime {
    TaskTime(nearest: max(10, (seconds / 10).rounded() * 10))
  }
}

/// Notes behind findings that name whom they can concern: whoever said their words would have that need or technology.
struct ConcernedNotes {
  /// "session/note", of every note of such a moment.
  let references: Set<Text>

  init(_ records: StudyRecords) {
    var named: Set<Text> = []
    for finding in records.findings where finding.namesKindOfPeople {
      named.formUnion(finding.supports.map { Text($0.observation) })
    }
    var found = named
    for meeting in records.sessions where !named.isEmpty {
      let notes = meeting.logs.flatMap(\.observations).map { note in
        Text("\(meeting.session.id.string)/\(note.id)")
      }
      // Several notes of one moment are one account: what one of them tells, all do.
      let heads = SameMoments(meeting).heads
      let told = Set(notes.indices.filter { named.contains(notes[$0]) }.map { heads[$0] })
      found.formUnion(notes.indices.filter { told.contains(heads[$0]) }.map { notes[$0] })
    }
    references = found
  }

  /// Whether words of a finding would tell of what kind somebody is: it says so, or another one does of a note that both
  /// rest on.
  func tells(_ finding: Finding) -> Bool {
    finding.namesKindOfPeople
      || finding.supports.contains { references.contains(Text($0.observation)) }
  }
}

extension Finding {
  /// Whether it says that it can concern users of a technology, or people with a need.
  var namesKindOfPeople: Bool { !needs.isEmpty || technologies.contains { !$0.isEmpty } }
}
