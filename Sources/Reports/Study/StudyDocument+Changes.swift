import Localization
import Measures
import Records
import Statistics
import Wording

extension StudyDocument {
  static let noEarlierRound: Sentence = "There is no earlier round to compare with."

  /// What a reader decides on: which differences can be told apart, before everything else that was measured.
  static func changes(_ study: StudySummary, _ plots: StudyPlots, _ document: inout Document) {
    guard study.edition == .team else { return }
    guard let changes = study.changes else {
      document.heading(2, "What changed", anchor: ReportPart.changes.rawValue)
      return document.paragraph(noEarlierRound)
    }
    document.heading(
      2, "What changed since round \(changes.before)", anchor: ReportPart.changes.rawValue)
    document.paragraph(
      "Round \(changes.now) (\(ChangeWords.versions(changes.versions.now))) stands beside round \(changes.before) (\(ChangeWords.versions(changes.versions.before))), the last one before it that has a session."
    )
    document.list(
      [people(changes)] + unmanaged(changes) + apart(changes) + notApart(changes)
        + notCompared(changes) + states(study, changes) + chance(changes))
    plot(
      plots.completionChanges,
      columns: ["Task and round", "Done without help", "Share", "Interval"],
      method:
        "Two marks a task: everybody who tried in each round, with the first attempt. Interval of each: adjusted Wald, 95 %, two-sided. Whether two rounds can be told apart follows from the interval of the difference, not from these two: every difference stands in the appendix.",
      none: "Nobody tried a task of the plan in either round.", &document)
  }

  private static func people(_ changes: RoundChanges) -> Sentence {
    let only: Sentence =
      "\(changes.onlyBefore) came to round \(changes.before) only, \(changes.onlyNow) to round \(changes.now) only"
    guard changes.inBoth > 0 else {
      return "Nobody is known to have come to both rounds: " + only + "."
    }
    return
      "\(changes.inBoth, "person", "people") came to both rounds; \(only). Whoever has a value in both rounds is compared with themselves; where others have one in one round only, these pairs alone are compared."
  }

  /// What nobody managed comes first.
  private static func unmanaged(_ changes: RoundChanges) -> [Sentence] {
    let tasks = changes.tasks.filter(ChangePlots.isUnmanaged)
    guard !tasks.isEmpty else { return [] }
    return [
      "In round \(changes.now) nobody did without help: "
        + Sentence.joined(tasks.map { "“\($0.title)” (\(counts($0, changes)))" }, "; ") + "."
    ]
  }

  /// "1 of 4 in round 1, 0 of 5 in round 2".
  static func counts(_ task: TaskChange, _ changes: RoundChanges) -> Sentence {
    func count(_ figures: TaskFigures, _ round: Int) -> Sentence {
      figures.completion.map {
        "\($0.count.successes) of \($0.count.attempts.count) in round \(round)"
      } ?? "nobody tried in round \(round)"
    }
    return count(task.before, changes.before) + ", " + count(task.now, changes.now)
  }

  private static func apart(_ changes: RoundChanges) -> [Sentence] {
    let told = ChangeList(changes).entries.filter(\.isApart)
    guard !told.isEmpty else { return [] }
    return told.map { entry in
      entry.name + ": " + entry.difference + " (" + entry.method + ")."
    }
  }

  /// Those of done without help by name, the others by their number.
  private static func notApart(_ changes: RoundChanges) -> [Sentence] {
    let open = ChangeList(changes).entries.filter { $0.hasInterval && !$0.isApart }
    let named = ChangePlots.tasks(changes).filter {
      ChangeWords.isTold($0.completion)
        && !$0.completion.isApart(from: RateDifference(nearest: 0))
    }
    let rest = open.count - named.count
    var lines: [Sentence] = []
    if !named.isEmpty {
      let tasks = named.map { task -> Sentence in
        let difference = ChangeWords.difference(task.completion, changes, saysWhat: false)
        return
          "“\(task.title)” (\(counts(task, changes)); \(difference); \(ChangeWords.method(task.completion)))"
      }
      lines.append(
        "Done without help, the rounds cannot be told apart: " + Sentence.joined(tasks, "; ")
          + ".")
    }
    if rest > 0 {
      lines.append(
        "\(rest, "difference in times, ease, scores or findings cannot", "differences in times, ease, scores or findings cannot") be told apart either; none of them says that nothing changed."
      )
    }
    let same = changes.tasks.filter(isSameShare)
    if !same.isEmpty {
      lines.append(
        "As large a share did it without help in both rounds: "
          + Sentence.joined(same.map { "“\($0.title)” (\(counts($0, changes)))" }, "; ")
          + ". That is not to say that nothing changed.")
    }
    return lines
  }

  private static func isSameShare(_ task: TaskChange) -> Bool {
    // A reworded task is another one, and of pairs the difference is told above.
    guard task.completion.missing != .reworded, !ChangeWords.isTold(task.completion),
      let before = task.before.completion?.count, let now = task.now.completion?.count,
      Minimum.share.isReached(by: min(before.attempts.count, now.attempts.count))
    else { return false }
    return before.successes * now.attempts.count == now.successes * before.attempts.count
  }

  /// Tasks whose completion is not compared, by the reason.
  private static func notCompared(_ changes: RoundChanges) -> [Sentence] {
    let tasks = changes.tasks.filter(\.wasTried)
    var reasons: [(words: Sentence, tasks: [TaskChange])] = []
    for task in tasks {
      guard !ChangeWords.isTold(task.completion) else { continue }
      let words = ChangeWords.difference(task.completion, changes)
      if let place = reasons.firstIndex(where: { $0.words == words }) {
        reasons[place].tasks.append(task)
      } else {
        reasons.append((words, [task]))
      }
    }
    var lines = reasons.map { words, tasks in
      Sentence.joined(tasks.map { "“\($0.title)” (\(counts($0, changes)))" }, "; ") + ": " + words
        + "."
    }
    if changes.attemptsOutsidePlan > 0 {
      lines.append(
        "\(changes.attemptsOutsidePlan, "attempt", "attempts") of round \(changes.before) at tasks that the plan does not have any more \(changes.attemptsOutsidePlan == 1 ? "is" : "are" as Sentence) not compared."
      )
    }
    return lines
  }

  /// "Problems in round 2: 2 fixed, 1 worse, 3 new."
  private static func states(_ study: StudySummary, _ changes: RoundChanges) -> [Sentence] {
    var counts: [(words: Sentence, count: Int)] = []
    for finding in study.findings.findings where finding.part != .strength {
      let words = state(finding)
      if let place = counts.firstIndex(where: { $0.words == words }) {
        counts[place].count += 1
      } else {
        counts.append((words, 1))
      }
    }
    guard !counts.isEmpty else { return [] }
    return [
      "What became of the problems up to round \(changes.now): "
        + Sentence.joined(counts.map { "\($0.count) \($0.words)" }, ", ") + "."
    ]
  }

  static func state(_ finding: MeasuredFinding) -> Sentence {
    switch finding.part {
    case .fixed, .calledFixed, .notRetested, .untold: finding.part.label
    case .open, .beyondWcag, .strength:
      finding.isContradicted
        ? "recorded as fixed, contradicted by notes"
        : finding.latest?.state?.label ?? "no state recorded"
    }
  }

  private static func chance(_ changes: RoundChanges) -> [Sentence] {
    let count = ChangeList(changes).entries.count(where: \.hasInterval)
    guard count > 1 else { return [] }
    return [
      "\(count) differences have an interval. Of 20 such intervals about one misses the true difference by chance alone, so look at what agrees, not at single ones."
    ]
  }
}
