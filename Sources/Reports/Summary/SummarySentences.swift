import Localization
import Measures
import Records
import Statistics
import Wording

/// The sentences of the page, which say each figure with who it is of.
enum SummarySentences {
  /// "F05 Large text hides the price", which leads to the finding.
  static func name(_ finding: FindingSummary) -> Sentence {
    FindingPlace.link("\(finding.id.short) \(finding.title)", to: finding.id.string)
  }

  /// A sentence for each strength, as far as there is room, and how many others there are.
  static func strengths(
    _ findings: [FindingSummary], _ most: Int, _ sentence: (FindingSummary) -> Sentence
  ) -> [Sentence] {
    let rest = findings.count - most
    return findings.prefix(most).map(sentence)
      + (rest > 0
        ? [
          ReportPlaceWords.report("\(rest, "other strength", "other strengths")", "findings") + "."
        ]
        : [])
  }

  // MARK: A problem

  /// What the numbers mean, and in which order the problems stand: where to begin.
  ///
  /// - Parameter endsWithMostMet: Whether the last one stands there for the number of people alone.
  static func severityScale(endsWithMostMet: Bool = false) -> Sentence {
    ReportPlaceWords.report("Severity", "findings", at: .reading)
      + ": 0 (no problem) to 4 (blocks); two numbers where raters differ. "
      + "Worst first: begin there."
      + (endsWithMostMet ? " Last: met by most." : "")
  }

  /// How many stand in the findings report only.
  static func further(_ count: Int) -> Sentence {
    let problems: Sentence = "\(count, "more known problem", "more known problems")"
    return ReportPlaceWords.report(problems, "findings") + ", open or not retested."
  }

  /// What it is, what became of it, how bad, for whom, in one person's words, and what to do.
  static func problem(_ finding: FindingSummary, round: Int?, _ room: SummaryRoom) -> Sentence {
    var parts = [name(finding) + ".", state(finding) + ".", severity(finding.severity) + "."]
    if let tried = finding.lastTried {
      let round: Sentence = tried.round == round ? "" : " in round \(tried.round)"
      parts.append(met(tried.frequency) + round + ".")
    }
    if let quote = finding.oneQuote(longest: room.longestQuote) {
      let who: Sentence = quote.participant.map { " (\($0.short))" } ?? ""
      parts.append("“\(FindingsDocument.spoken(quote))”" + who + ".")
    }
    if let advice = advice(finding.recommendation, room) { parts.append("Do: \(advice)") }
    return Sentence.joined(parts, " ")
  }

  /// The first sentence of a recommendation, or its first part.
  static func advice(_ recommendation: String?, _ room: SummaryRoom) -> String? {
    SummaryText.firstSentence(recommendation).map {
      room.isAdviceShort ? SummaryText.firstPart($0) : $0
    }
  }

  private static func state(_ finding: FindingSummary) -> Sentence {
    var words: Sentence =
      switch finding.latest?.state {
      case .notRetested?: "Not tried again"
      case let state?: Sentence(text: state.label).capitalised
      case nil: finding.part == .notRetested ? "Not tried again" : "No state noted"
      }
    if !finding.contradictions.isEmpty { words += ", though the notes say something else" }
    return words
  }

  /// "Severity 3 to 4": the range, never a mean.
  static func severity(_ ratings: SeverityRatings?) -> Sentence {
    guard let ratings else { return "Nobody has rated how bad it is" }
    let (low, high) = (ratings.low.rawValue, ratings.high.rawValue)
    return low == high ? "Severity \(low)" : "Severity \(low) to \(high)"
  }

  /// "Met by 4 of 5 people who tried “Pay by card”": of those who could meet it, never of everybody.
  static func met(_ frequency: FindingFrequency) -> Sentence {
    guard frequency.isCounted else { return "Not counted yet: no note supports it" }
    let (met, exposed, beyond) = (frequency.met, frequency.exposed, frequency.metBeyond)
    let one = condition(frequency, isPlural: false)
    let many = condition(frequency, isPlural: true)
    guard exposed > 0 else {
      return beyond > 0
        ? "Met by \(beyond, "person of whom", "people of whom") it is not recorded that they "
          + many
        : "Nobody " + one
    }
    var words: Sentence =
      switch (met, exposed) {
      case (0, 1): "Not met by the 1 person who " + one
      case (0, _): "Met by none of the \(exposed) people who " + many
      case (1, 1): "Met by the 1 person who " + one
      case (2, 2): "Met by both people who " + many
      case (exposed, _): "Met by all \(exposed) people who " + many
      default: "Met by \(met) of \(exposed) who " + many
      }
    if beyond > 0 { words += ", and by \(beyond, "other", "others") of whom that is not recorded" }
    return words
  }

  private static func condition(_ frequency: FindingFrequency, isPlural: Bool) -> Sentence {
    guard let concerned = frequency.whom else { return "\(frequency.placeWords)" }
    let whom = isPlural ? concerned.plural : concerned.singular
    // Where all of them were there, the place makes their number no smaller.
    return frequency.reachedAllConcerned ? "\(whom)" : "\(whom) and \(frequency.placeWords)"
  }

  // MARK: Tasks

  /// "Done without help, of those who tried: “Pay by card” 3 of 5; “Show the ticket” 3 of 5."
  ///
  /// Where there is no room for all, those that most people tried stand there, and of those that nobody did their number.
  ///
  /// - Returns: `nil` where nobody tried any.
  static func tasks(_ tasks: [TaskSummary], most: Int) -> Sentence? {
    let tried = tasks.compactMap { task in
      task.everybody.completion.map { (title: task.title, count: $0.count) }
    }
    guard !tried.isEmpty else { return nil }
    let byPeople = tried.enumerated().sorted {
      ($1.element.count.attempts.count, $0.offset) < ($0.element.count.attempts.count, $1.offset)
    }.map(\.element)
    let shown = tried.count > most ? Array(byPeople.prefix(most)) : tried
    let parts = shown.map { task -> Sentence in
      "“\(task.title)” \(task.count.successes) of \(task.count.attempts.count)"
    }
    let rest = byPeople.dropFirst(shown.count)
    return ReportPlaceWords.report("Done without help", "study", at: .tasks)
      + ", of those who tried: " + Sentence.joined(parts, "; ")
      + further(rest.count, undone: rest.count { $0.count.successes == 0 }) + "."
  }

  /// "; of 3 further tasks, 2 by nobody": tasks for which there is no room.
  private static func further(_ tasks: Int, undone: Int) -> Sentence {
    switch (tasks, undone) {
    case (0, _): ""
    case (1, 0): "; 1 further task by somebody"
    case (1, _): "; 1 further task by nobody"
    case (_, 0): "; \(tasks) further tasks each by somebody"
    case _ where undone == tasks: "; \(tasks) further tasks by nobody"
    default: "; of \(tasks) further tasks, \(undone) by nobody"
    }
  }

  static func untriedTasks(_ tasks: [TaskSummary]) -> [Sentence] {
    let untried = tasks.filter { $0.everybody.tried == 0 }.map(\.title)
    guard !untried.isEmpty else { return [] }
    let tasks = ReportPlaceWords.report("How these tasks go", "study", at: .tasks)
    return [tasks + ", which nobody tried: \(Sentence.list(untried.map { "“\($0)”" }))."]
  }

  // MARK: Since the round before

  static let fixed: Sentence = "Fixed, retested by people it had hurt"
  static let calledFixed: Sentence = "Called fixed, retested by nobody it had hurt"

  /// What is gone, and what is only called so.
  static func fixes(_ page: SummaryPage, most: Int) -> [Sentence] {
    func line(_ part: FindingPart, _ words: Sentence) -> [Sentence] {
      let found = page.findings(in: part)
      guard !found.isEmpty else { return [] }
      let named = Sentence.joined(found.prefix(most).map { name($0) + sureness($0.fix) }, "; ")
      let left = found.count - most
      let rest: Sentence =
        left > 0
        ? "; and " + ReportPlaceWords.report("\(left, "other", "others")", "findings") : ""
      return [words + ": " + named + rest + "."]
    }
    return line(.fixed, fixed) + line(.calledFixed, calledFixed)
  }

  /// " (1 of 2)": of those whom it had hurt, how many tried again and got through.
  private static func sureness(_ fix: FindingFix?) -> Sentence {
    guard let fix, !fix.hurt.isEmpty else { return "" }
    return " (\(fix.gotThrough) of \(fix.hurt.count))"
  }

  /// "Of the problems that may still be there, 5 are new, 3 still there, 1 better."
  static func states(_ page: SummaryPage) -> [Sentence] {
    let open =
      page.findings(in: .open) + page.findings(in: .beyondWcag) + page.findings(in: .notRetested)
    guard !open.isEmpty else { return [] }
    let order: [FindingState] = [.new, .worse, .stillThere, .better]
    var parts = order.compactMap { state -> Sentence? in
      let count = open.count { $0.part != .notRetested && $0.latest?.state == state }
      return count > 0 ? "\(state.label) \(count)" : nil
    }
    let untried = open.count { $0.part == .notRetested }
    if untried > 0 { parts.append("not tried again \(untried)") }
    let noted = open.count {
      $0.part != .notRetested && !order.contains($0.latest?.state ?? .fixed)
    }
    if noted > 0 { parts.append("without a noted state \(noted)") }
    let all = ReportPlaceWords.report("Problems that may still be there", "findings")
    return [all + ": " + Sentence.joined(parts, ", ") + "."]
  }

  /// The tasks that went otherwise than in the round before, the largest difference first.
  ///
  /// Of fewer people than a mean takes, a difference says nothing.
  static func tasks(since changes: RoundChanges, most: Int) -> [Sentence] {
    let least = Minimum.mean.count
    let tried = changes.tasks.filter { min($0.before.tried, $0.now.tried) >= least }
    let both = tried.filter { $0.completion.missing != .reworded }
    guard !both.isEmpty else {
      let none = ReportPlaceWords.report("No task", "study", at: .changes)
      return [
        tried.isEmpty
          ? none + " was tried by \(least) people or more in both rounds."
          : none + " is compared: the wording of each was changed, and no file says when."
      ]
    }
    let changed = both.enumerated().filter { $0.element.difference != 0 }.sorted {
      let (one, two) = (abs($0.element.difference), abs($1.element.difference))
      return one == two ? $0.offset < $1.offset : one > two
    }.map(\.element)
    return changed.isEmpty
      ? [unchanged(both, changes)] : [differences(Array(changed.prefix(most)), changes)]
  }

  private static func unchanged(_ tasks: [TaskChange], _ changes: RoundChanges) -> Sentence {
    let names = Sentence.list(tasks.map { "“\($0.title)”" })
    let left = changes.tasks.count(where: \.wasTried) - tasks.count
    let others: Sentence =
      left == 0
      ? ""
      : " \(left, "other task is", "other tasks are") not compared: reworded, or tried by too few."
    let share = ReportPlaceWords.report("As large a share", "study", at: .changes)
    return share + " as in round \(changes.before) did without help: " + names + "." + others
  }

  /// "Without help: “Pay by card” 1 of 4, now 3 of 5. This may be chance: 2 people came to both rounds."
  private static func differences(_ tasks: [TaskChange], _ changes: RoundChanges) -> Sentence {
    let isAllChance = tasks.allSatisfy(\.mayBeChance)
    let parts = tasks.compactMap { task -> Sentence? in
      guard let before = task.before.completion?.count, let now = task.now.completion?.count
      else { return nil }
      let chance: Sentence =
        isAllChance
        ? ""
        : task.mayBeChance
          ? " (this may be chance)" : " (chance alone seldom makes such a difference)"
      return
        "“\(task.title)” \(before.successes) of \(before.attempts.count), now \(now.successes) of \(now.attempts.count)"
        + chance
    }
    let both: Sentence =
      changes.inBoth > 0
      ? "only \(changes.inBoth, "person", "people") came to both rounds."
      : "nobody is known to have come to both rounds."
    let words = ReportPlaceWords.report("Without help", "study", at: .changes)
    return words + ": " + Sentence.joined(parts, "; ") + ". "
      + (isAllChance ? "This may be chance: " + both : both.capitalised)
  }

  // MARK: What nobody can say

  /// What so few people cannot show of others.
  static func others(_ participants: Int) -> [Sentence] {
    let open = ReportPlaceWords.report("what we do not know", "study", at: .unknown)
    guard participants > 0 else {
      return ["Anything about people: nobody took part; see " + open + "."]
    }
    let people = Sentence.count(participants, "person", "people")
    let problem = ReportPlaceWords.report("a problem of one person in ten", "study", at: .unknown)
    let chance = "\(OpenQuestions.chanceToMiss(participants))"
    return [
      "How many others meet this: with " + people + ", " + problem
        + " stays unseen \(chance) of the time."
    ]
  }

  /// What nobody, or no person, was there for.
  static func criteria(_ states: StateCounts) -> [Sentence] {
    guard states.total > 0 else { return [] }
    var lines: [Sentence] = []
    func place(_ words: Sentence) -> Sentence {
      ReportPlaceWords.report(words, "coverage", at: .criteria)
    }
    let untouched = states[.notLookedAt]
    if untouched > 0 {
      lines.append(
        "Anything on " + place("\(untouched) of \(states.total) criteria of WCAG")
          + ": nobody looked.")
    }
    let withoutPeople = states[.checkedOnly] + states[.suggestedOnly]
    if withoutPeople > 0 {
      lines.append(
        "How people get on at " + place("\(withoutPeople) more")
          + ": only looked at, no person tried.")
    }
    return lines
  }
}

extension TaskChange {
  /// The share of this round less that of the round before.
  fileprivate var difference: Double {
    (now.completion?.share.value ?? 0) - (before.completion?.share.value ?? 0)
  }
}
