import JSON
import Localization
import Records
package import Statistics

/// Says what a study does not tell, the most serious first.
package struct OpenQuestions {
  let coverage: Coverage
  let plan: PlanFacts
  let tasks: [TaskSummary]
  let prompts: [PromptSummary]
  let questionnaires: [QuestionnaireSummary]
  let notes: NotesFacts
  let edition: Edition

  func sentences() -> [Sentence] {
    people() + triedTasks() + answers() + skill() + recorders() + circumstances() + rounds()
  }

  private func people() -> [Sentence] {
    let kinds: [Gap.Kind] = [.nobodyTookPart, .technology, .skill, .dimension]
    let gaps = kinds.compactMap { kind in
      (coverage.gaps + coverage.furtherGaps).first { $0.kind == kind }?.sentence
    }
    let count = coverage.people.participants
    guard count > 0 else { return gaps }
    return gaps + [smallNumber(count)]
  }

  /// How likely it is that so many people all miss a problem that one person in ten meets.
  package static func chanceToMiss(_ people: Int) -> Proportion {
    Proportion(rounding: (0..<min(people, 1000)).reduce(1.0) { chance, _ in chance * 0.9 })
  }

  /// What few people cannot show, by the binomial distribution.
  private func smallNumber(_ count: Int) -> Sentence {
    let chance = Self.chanceToMiss(count)
    return
      "With \(count, "person", "people") the chance is \(chance.words) that a problem which one person in ten meets was met by nobody (binomial, n = \(count))."
  }

  private func triedTasks() -> [Sentence] {
    var sentences: [Sentence] = []
    let untried = tasks.filter { $0.everybody.tried == 0 }
    if !untried.isEmpty {
      sentences.append("Nobody tried \(Sentence.list(untried.map { "“\($0.title)”" }, .or)).")
    }
    let few = tasks.filter {
      $0.everybody.tried > 0 && $0.everybody.tried < Edition.smallestSharedCell
    }
    if !few.isEmpty {
      let least = Edition.smallestSharedCell
      let names = Sentence.list(few.map { "“\($0.title)”" })
      sentences.append(
        few.count == 1
          ? "Fewer than \(least) people tried \(names), so that its figures hardly tell anything."
          : "Fewer than \(least) people tried \(names), so that their figures hardly tell anything."
      )
    }
    let groups = smallGroups()
    if groups > 0 {
      sentences.append(
        edition == .share
          ? "\(groups, "group is", "groups are") too small to be shown beside everybody for at least one task."
          : "\(groups, "group has", "groups have") fewer than \(Edition.smallestSharedCell) people for at least one task, too few for more than how many of them did it."
      )
    }
    if !tasks.isEmpty, notes.attempts > 0 {
      sentences.append(
        "People knew that they were watched and chose neither task nor moment; how it goes without that is not known."
      )
    }
    return sentences
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

  private func answers() -> [Sentence] {
    var sentences: [Sentence] = []
    let missing: [(Int, Sentence)] = [
      (notes.easeMissing, "no answer to how easy the task was"),
      (
        notes.helpNotNoted,
        "no note of whether the moderator helped and no place among those done without help"
      ),
      (notes.timesMissing, "no time, although the task was done without help"),
    ]
    for (count, what) in missing where count > 0 {
      sentences.append(
        "Of \(notes.attempts, "first attempt", "first attempts") at tasks, \(count, "has", "have") \(what)."
      )
    }
    if notes.timesLeftOut > 0 {
      sentences.append(
        "The time of \(notes.timesLeftOut, "attempt", "attempts") is left out: its start or end was entered after the session."
      )
    }
    let unanswered = prompts.count { $0.answered == 0 }
    if unanswered > 0 {
      sentences.append(
        "\(unanswered) of \(prompts.count, "thing", "things") to watch for \(unanswered == 1 ? "was" : "were" as Sentence) answered in no session."
      )
    }
    if questionnaires.isEmpty {
      sentences.append("Nobody answered a questionnaire.")
    }
    let own = questionnaires.filter { $0.instrument.wordingStatus == .ownWords }
    if !own.isEmpty {
      let names = Set(own.map { Text($0.instrument.title) }).sorted().map(\.string)
      sentences.append(
        "Asked in our own paraphrase, so that benchmarks may not hold: \(names.joined(separator: "; "))."
      )
    }
    return sentences
  }

  private func skill() -> [Sentence] {
    let told = coverage.people.scales.filter { $0.selfReported > 0 }
    return told.map { scale in
      "\(scale.selfReported, "placement", "placements") on “\(scale.title)” \(scale.selfReported == 1 ? "rests" : "rest" as Sentence) on what people or the team say, not on what was seen; people under-rate themselves."
    }
  }

  private func recorders() -> [Sentence] {
    var sentences: [Sentence] = []
    if notes.withOneRecorder > 0 {
      sentences.append(
        "In \(notes.withOneRecorder) of \(notes.sessions, "session", "sessions") the notes here are those of one person, so that nobody can tell what another would have seen."
      )
    }
    if notes.withoutNotes > 0 {
      sentences.append(
        "\(notes.withoutNotes, "session has", "sessions have") no notes.")
    }
    if notes.addedLater > 0 {
      sentences.append(
        "\(notes.addedLater) of \(notes.notes, "note", "notes") \(notes.addedLater == 1 ? "was" : "were" as Sentence) added after the session, so that the moment is not known."
      )
    }
    if notes.notReviewed > 0 {
      sentences.append(
        "\(notes.notReviewed) of \(notes.notes, "note", "notes") \(notes.notReviewed == 1 ? "has" : "have" as Sentence) not been reviewed."
      )
    }
    return sentences
  }

  private func circumstances() -> [Sentence] {
    var sentences: [Sentence] = []
    let staged = plan.deviations.staged
    if staged > 0 {
      sentences.append(
        "In \(staged, "session", "sessions") the team arranged a situation; what it showed is simulated."
      )
    }
    for other in plan.deviations.otherPlatforms {
      sentences.append(
        "\(other.sessions, "session was", "sessions were") on \(other.platform.label), and figures pool what was met there with \(plan.target.platform.label)."
      )
    }
    let versions = plan.deviations.productVersions
    if versions.count > 1 {
      sentences.append(
        "\(versions.count) versions of the product were tried in one round, and figures pool them.")
    }
    return sentences
  }

  private func rounds() -> [Sentence] {
    guard !coverage.notRetested.findings.isEmpty else { return [] }
    return [
      "\(coverage.notRetested.findings.count, "finding of an earlier round was", "findings of earlier rounds were") not tried again in this one."
    ]
  }
}
