import Localization
import Records

/// Lists what a study leaves unknown, the most serious first.
struct OpenQuestions {
  let coverage: Coverage
  let plan: PlanFacts
  let tasks: [TaskSummary]
  let prompts: [PromptSummary]
  let questionnaires: [QuestionnaireSummary]
  let notes: NotesFacts
  let discovery: StudyDiscovery
  /// How many findings the study has.
  let findings: Int

  private var round: Int? { coverage.rounds.number }

  func sentences() -> [Sentence] {
    let untried = tasks.compactMap { $0.notTried(round) }.map { Sentence($0) }
    let tried = discovery.misses.map { Sentence($0) }
    let scales = coverage.people.scales.filter { $0.selfReported > 0 }.map { scale in
      Sentence(
        ScaleSelfReported(
          round: round, scale: scale.scale, participants: scale.selfReported, title: scale.title))
    }
    let answered: [Sentence] =
      questionnaires.isEmpty ? [Sentence(StudyNone(.questionnaires, round))] : []
    return people() + tried + untried + counts() + answered + scales
  }

  private func people() -> [Sentence] {
    let kinds: [Gap.Kind] = [.nobodyTookPart, .technology, .skill, .dimension]
    return kinds.compactMap { kind in
      (coverage.gaps + coverage.furtherGaps).first { $0.kind == kind }?.sentence
    }
  }

  private func counts() -> [Sentence] {
    let done = tasks.reduce(0) { $0 + $1.everybody.completed }
    let withoutHelp = tasks.reduce(0) {
      $0 + $1.everybody.outcomes.count(.done, .unassisted)
    }
    let found = plan.deviations
    let counts: [(StudyUnknown.Kind, Int, Int)] = [
      (.outcomeNotRecorded, tasks.reduce(0) { $0 + $1.everybody.outcomeUnknown }, notes.attempts),
      (.helpNotRecorded, tasks.reduce(0) { $0 + $1.everybody.helpUnknown }, done),
      (
        .fewTried,
        tasks.count { (1..<Edition.smallestSharedCell).contains($0.everybody.tried) }, tasks.count
      ),
      (.smallGroups, smallGroups(), tasks.first?.groups.count ?? 0),
      (.easeMissing, notes.easeMissing, notes.attempts),
      (.timesMissing, notes.timesMissing, withoutHelp),
      (.timesLeftOut, notes.timesLeftOut, tasks.reduce(0) { $0 + $1.attemptCount }),
      (.promptsUnanswered, prompts.count { $0.answered == 0 }, prompts.count),
      (.oneNoteTaker, notes.withOneRecorder, notes.sessions),
      (.withoutNotes, notes.withoutNotes, notes.sessions),
      (.addedLater, notes.addedLater, notes.notes),
      (.notReviewed, notes.notReviewed, notes.notes),
      (.staged, found.staged, coverage.rounds.sessions),
      (
        .otherPlatform, found.otherPlatforms.reduce(0) { $0 + $1.sessions },
        coverage.rounds.sessions
      ),
      (.versions, found.productVersions.count > 1 ? found.productVersions.count : 0, 1),
      (.notRetested, coverage.notRetested.findings.count, findings),
    ]
    return counts.filter { $0.1 > 0 }.map {
      Sentence(StudyUnknown(round: round, kind: $0, count: $1, of: $2))
    }
  }

  private func smallGroups() -> Int {
    guard let count = tasks.first?.groups.count else { return 0 }
    return (0..<count).count { index in
      tasks.contains { task in
        guard task.everybody.tried > 0 else { return false }
        if case .figures = task.groups[index].shown { return false }
        return true
      }
    }
  }
}
