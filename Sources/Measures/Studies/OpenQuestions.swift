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
    let untried = tasks.compactMap { $0.notTried(round) }
    let scales = coverage.people.scales.filter { $0.selfReported > 0 }.map { scale in
      Sentence.claim(
        "scale.selfReported",
        ["round": round, "scale": scale.scale, "participants": scale.selfReported],
        "\(scale.selfReported, "skill level", "skill levels") on “\(scale.title)” reported or assumed, not observed; people under-rate themselves."
      )
    }
    let answered: [Sentence] =
      questionnaires.isEmpty ? [StudyNone.questionnaires.claim(round)] : []
    return people() + discovery.misses.map(\.claim) + untried + counts() + answered + scales
  }

  private func people() -> [Sentence] {
    let kinds: [Gap.Kind] = [.nobodyTookPart, .technology, .skill, .dimension]
    return kinds.compactMap { kind in
      (coverage.gaps + coverage.furtherGaps).first { $0.kind == kind }?.sentence
    }
  }

  /// How much of something the round leaves unknown, or where it departs from the plan.
  private func counts() -> [Sentence] {
    let done = tasks.reduce(0) { $0 + $1.everybody.completed }
    let withoutHelp = tasks.reduce(0) {
      $0 + $1.everybody.outcomes.count(.done, .unassisted)
    }
    let found = plan.deviations
    let versions = found.productVersions.count
    let (sessions, few) = (coverage.rounds.sessions, Edition.smallestSharedCell)
    let counts: [UnknownCount] = [
      UnknownCount(
        "outcomeNotRecorded", tasks.reduce(0) { $0 + $1.everybody.outcomeUnknown }, notes.attempts,
        "first attempts without a record of how they ended"
      ),
      UnknownCount(
        "helpNotRecorded", tasks.reduce(0) { $0 + $1.everybody.helpUnknown }, done,
        "completed first attempts without a record of help"
      ),
      UnknownCount(
        "fewTried", tasks.count { (1..<Edition.smallestSharedCell).contains($0.everybody.tried) },
        tasks.count,
        "tasks with fewer than \(few) first attempts: their figures show little"
      ),
      UnknownCount(
        "smallGroups", smallGroups(), tasks.first?.groups.count ?? 0,
        "groups with fewer than \(few) participants for at least one task: only counts are shown"
      ),
      UnknownCount(
        "easeMissing", notes.easeMissing, notes.attempts,
        "first attempts without an ease rating of their own; answers to questionnaires stand elsewhere"
      ),
      UnknownCount(
        "timesMissing", notes.timesMissing, withoutHelp,
        "first attempts completed without help, and without a time"
      ),
      UnknownCount(
        "timesLeftOut", notes.timesLeftOut, tasks.reduce(0) { $0 + $1.attemptCount },
        "attempts without a time because start or end was entered after the session"
      ),
      UnknownCount(
        "promptsUnanswered", prompts.count { $0.answered == 0 }, prompts.count,
        "prompts without an answer in any session"
      ),
      UnknownCount(
        "oneNoteTaker", notes.withOneRecorder, notes.sessions,
        "sessions with notes by one note-taker only: another could have noted something else"
      ),
      UnknownCount(
        "withoutNotes", notes.withoutNotes, notes.sessions, "sessions without counted notes"),
      UnknownCount(
        "addedLater", notes.addedLater, notes.notes,
        "notes added after the session, without a time"
      ),
      notes.notReviewedCount,
      UnknownCount("staged", found.staged, sessions, "sessions with a simulated situation"),
      UnknownCount(
        "otherPlatform", found.sessionsElsewhere, sessions,
        "sessions on a platform outside the target; figures pool them with the others"
      ),
      UnknownCount("versions", versions > 1 ? versions : 0, 1, ""),
      UnknownCount(
        "notRetested", coverage.notRetested.findings.count, findings,
        "findings not retested in this round"
      ),
    ]
    return counts.compactMap { $0.claim(round).map { $0 + "." } }
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

/// How many of something a round leaves unknown, or departs from the plan in.
struct UnknownCount {
  let kind: String
  let count: Int
  let whole: Int
  let words: Sentence

  init(_ kind: String, _ count: Int, _ whole: Int, _ words: Sentence) {
    (self.kind, self.count, self.whole, self.words) = (kind, count, whole, words)
  }

  /// Without a full stop; `nil` for none.
  func claim(_ round: Int?) -> Sentence? {
    guard count > 0 else { return nil }
    return .claim(
      "study.unknown", ["round": round, "kind": kind, "count": count, "of": whole],
      kind == "versions"
        ? "\(count) versions of the product in 1 round; figures pool them"
        : "\(count) of \(whole) " + words)
  }
}
