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

  /// Barriers of this round that support no finding.
  var looseBarriers: Int {
    study.findings.looseBarriers.filter { $0.round == round }.reduce(0) { $0 + $1.count }
  }

  func releasedCoverage() -> ReleasedCoverage {
    guard telling != .nothing else {
      return ReleasedCoverage(
        states: nil, criteria: coverage.criteria.map(unlived), places: [], beyondWcag: nil,
        gaps: [], notYetTagged: nil)
    }
    let beyond = coverage.beyondWcag
    return ReleasedCoverage(
      states: coverage.states, criteria: coverage.criteria.map(criterion),
      places: coverage.failures.map { failure in
        ReleasedPlace(
          place: failure.place, isInTarget: failure.isInTarget,
          findings: failure.findings.map(\.id.short), words: words(failure.notes),
          entries: failure.entries)
      },
      beyondWcag: beyond.isEmpty
        ? nil
        : ReleasedPlace(
          place: nil, isInTarget: false, findings: beyond.findings.map(\.id.short),
          words: words(beyond.notes), entries: beyond.entries),
      gaps: (coverage.gaps + coverage.furtherGaps).filter {
        $0.kind == .guideline || $0.kind == .unclear || $0.kind == .criterion
      }.prefix(8).map(\.sentence), notYetTagged: coverage.evidence.notYetTagged)
  }

  private func criterion(_ row: CriterionCoverage) -> ReleasedCriterion {
    ReleasedCriterion(
      criterion: row.criterion, state: row.state, tried: count(row.participants, grain: .threes),
      withBarrier: count(row.participantsWithBarrier), outcomes: row.outcomes,
      toolSentences: row.toolSentences, items: row.byKind.withoutLived,
      worstOpenImpact: row.worstOpenImpact)
  }

  /// What specialists and tools say of a criterion, and nothing that people did.
  private func unlived(_ row: CriterionCoverage) -> ReleasedCriterion {
    ReleasedCriterion(
      criterion: row.criterion, state: nil, tried: nil, withBarrier: nil,
      outcomes: row.outcomes.filter { $0.kind != .lived }, toolSentences: row.toolSentences,
      items: row.byKind.withoutLived, worstOpenImpact: nil)
  }

  private func words(_ notes: [NoteFacts]) -> [ReleasedWords] {
    guard tellsWords else { return [] }
    let telling = ConcernedNotes(view.records).references
    return notes.filter { !telling.contains(Text("\($0.session.string)/\($0.observation)")) }
      .compactMap { ReleasedWords($0) }
  }

  func findings() -> [ReleasedFinding] {
    let recorded = Dictionary(
      view.records.findings.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    let concerned = ConcernedNotes(view.records)
    let findings = study.findings.findings.map { finding in
      let own = recorded[finding.id]
      return self.finding(
        finding, tasks: own?.tasks ?? [], tellsWords: own.map { !concerned.tells($0) } ?? false)
    }
    return telling == .nothing ? findings.sorted { Text.precedes($0.id, $1.id) } : findings
  }

  /// - Parameters:
  ///   - tasks: Those that the finding names; where people met it without that would tell of other rounds.
  ///   - tellsWords: Whether its words would not tell of what kind somebody is.
  private func finding(
    _ finding: FindingSummary, tasks: [String], tellsWords: Bool
  ) -> ReleasedFinding {
    let isTold = telling != .nothing
    return ReleasedFinding(
      id: finding.id.short, wholeID: finding.id, title: finding.title, kind: finding.kind,
      part: isTold ? finding.part : nil,
      status: isTold ? finding.status(in: round) : nil, isBeyondWcag: finding.isBeyondWcag,
      places: finding.places, screens: finding.screens,
      tasks: tasks.map { id in
        view.mask.text(view.records.study.tasks.first { Text.isSame($0.id, id) }?.title ?? id)
      },
      goals: finding.goals, explanation: finding.explanation,
      recommendation: finding.recommendation, priority: finding.priority,
      severity: finding.severity,
      frequency: finding.kind == .strength
        ? nil
        : finding.rounds.first { $0.round == round }.flatMap {
          frequency($0.frequency, finding.part)
        },
      words: tellsWords && self.tellsWords
        ? finding.quotes.filter { $0.round == round }.map { ReleasedWords($0) } : [])
  }

  /// Only whom the finding needs to name is named, and never how many of them there were.
  ///
  /// Nobody met it in a round also where nobody tried it there, and others may have met it before: then the words do not
  /// say who was there, but what that can mean.
  ///
  /// - Parameter part: What became of it: that tells whether somebody tried it in the round.
  private func frequency(_ frequency: FindingFrequency, _ part: FindingPart) -> Sentence? {
    guard let met = count(frequency.metByAll) else { return nil }
    if met == .nobody, frequency.isCounted {
      let whom: Sentence? =
        silence() == nil ? frequency.whom.map { "it can concern people who \($0.plural)" } : nil
      let nobody: Sentence = "nobody is known to have met it in this round"
      let words: Sentence? =
        switch part {
        case .notRetested: nil
        case .fixed: nobody
        default: "\(nobody), which can mean that nobody tried"
        }
      let parts = [whom, words].compactMap(\.self)
      return parts.isEmpty ? nil : .joined(parts, "; ")
    }
    guard frequency.isCounted else { return "not counted yet: no note supports it" }
    // Without a word on who was there, a word on who met it would be one.
    let isNamed = silence() == nil
    // Somebody who met it and is not known to be of that kind would make the words false.
    if let whom = frequency.whom, isNamed, frequency.metBeyond == 0 {
      return "met by people who \(whom.plural)"
    }
    return frequency.whom == nil && frequency.metBeyond == 0
      ? "met by \(met.words) of those who \(frequency.exposureWords)" : "met by \(met.words)"
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
    let gaps = ReleasedTask.Gaps(
      outcome: telling != .nothing && everybody.outcomeUnknown > 0,
      help: telling != .nothing && everybody.helpUnknown > 0)
    return ReleasedTask(
      id: task.id, title: task.title, criteria: task.criteria,
      tried: count(everybody.tried, grain: .threes),
      done: gaps.isEmpty ? count(everybody.withoutHelp ?? 0) : nil,
      completed: gaps.isEmpty ? nil : count(everybody.completed), gaps: gaps,
      time: isTold ? timed?.toTenSeconds : nil, ease: isTold ? ease : nil)
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
      task: summary.task.map { id in
        view.mask.text(view.records.study.tasks.first { Text.isSame($0.id, id) }?.title ?? id)
      },
      mean: coarse, isOfficialWording: summary.instrument.wordingStatus == .official)
  }
}

extension FindingSummary {
  /// What became of it, as recorded: notes of other rounds add nothing to it.
  fileprivate func status(in reported: Int) -> Sentence {
    let history = rounds.filter { $0.state != nil || $0.round == reported }.map { row -> Sentence in
      guard let state = row.state else { return "no state recorded in round \(row.round)" }
      guard state == .fixed, let fix, fix.round == row.round else { return row.words }
      return fix.words
    }
    let states: Sentence = history.isEmpty ? "no state recorded" : .joined(history, ", ")
    return against.isEmpty ? states : "\(states); a barrier of the same round says otherwise"
  }
}

extension ReleasedWords {
  fileprivate init(_ quote: FindingQuote) {
    self.init(words: quote.words, isQuote: quote.isInOwnWords, impact: nil)
  }

  /// - Returns: `nil` for words that stay in the team.
  fileprivate init?(_ note: NoteFacts) {
    switch note.words {
    case .account(let words): self.init(words: words, isQuote: false, impact: note.impact)
    case .quote(let words): self.init(words: words, isQuote: true, impact: note.impact)
    case .noPermissionToQuote, .notShared: return nil
    }
  }
}

extension KindCounts {
  fileprivate var withoutLived: KindCounts {
    var counts = self
    counts[.lived] = 0
    return counts
  }
}

extension TaskTime {
  /// To ten seconds, and not less than that.
  fileprivate var toTenSeconds: TaskTime {
    TaskTime(nearest: max(10, (seconds / 10).rounded() * 10))
  }
}
