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

  /// A sentence for each, as far as there is room, and how many others there are.
  static func some(
    _ findings: [FindingSummary], _ most: Int, _ sentence: (FindingSummary) -> Sentence
  ) -> [Sentence] {
    let rest = findings.count - most
    return findings.prefix(most).map(sentence)
      + (rest > 0
        ? [ReportPlaceWords.report("\(rest, "other", "others")", "findings") + " beside these."]
        : [])
  }

  // MARK: A problem

  static let severityScale: Sentence =
    "Severity is rated from 0 (no problem) to 4 (blocks); a range means that raters differ."

  /// What it is, what became of it, how bad, for whom, in one person's words, and what to do.
  static func problem(_ finding: FindingSummary, round: Int?) -> Sentence {
    var parts = [name(finding) + ".", state(finding) + ".", severity(finding.severity) + "."]
    if let tried = finding.lastTried {
      let round: Sentence = tried.round == round ? "" : " in round \(tried.round)"
      parts.append(met(tried.frequency) + round + ".")
    }
    if let quote = finding.oneQuote {
      let who: Sentence = quote.participant.map { " (\($0.short))" } ?? ""
      parts.append("“\(FindingsDocument.spoken(quote))”" + who + ".")
    }
    if let first = SummaryText.firstSentence(finding.recommendation) {
      parts.append("Do: \(first)")
    }
    return Sentence.joined(parts, " ")
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
      default: "Met by \(met) of \(exposed) people who " + many
      }
    if beyond > 0 { words += ", and by \(beyond, "other", "others") of whom that is not recorded" }
    return words
  }

  private static func condition(_ frequency: FindingFrequency, isPlural: Bool) -> Sentence {
    let whom = frequency.whom.map { isPlural ? $0.plural : $0.singular }
    return whom.map { "\($0) and \(frequency.placeWords)" } ?? "\(frequency.placeWords)"
  }

  // MARK: Tasks

  /// "Without help, of those who tried: “Pay by card” 3 of 5; “Show the ticket” 3 of 5."
  ///
  /// - Returns: `nil` where nobody tried any.
  static func tasks(_ tasks: [TaskSummary]) -> Sentence? {
    let tried = tasks.compactMap { task in
      task.everybody.completion.map { (title: task.title, count: $0.count) }
    }
    guard !tried.isEmpty else { return nil }
    // What nobody managed stands first.
    let ordered = tried.filter { $0.count.successes == 0 } + tried.filter { $0.count.successes > 0 }
    let most = 5
    let parts = ordered.prefix(most).map { task -> Sentence in
      "“\(task.title)” \(task.count.successes) of \(task.count.attempts.count)"
    }
    let rest = ordered.count - most
    let others: Sentence = rest > 0 ? "; and \(rest, "other task", "other tasks")" : ""
    return ReportPlaceWords.report("People who did each task without help", "study", at: .tasks)
      + ", of those who tried: " + Sentence.joined(parts, "; ") + others + "."
  }

  static func untriedTasks(_ tasks: [TaskSummary]) -> [Sentence] {
    let untried = tasks.filter { $0.everybody.tried == 0 }.map(\.title)
    guard !untried.isEmpty else { return [] }
    return ["How these tasks go, which nobody tried: \(Sentence.list(untried.map { "“\($0)”" }))."]
  }

  // MARK: Since the round before

  static let fixed: Sentence = "Fixed; somebody it had hurt tried again and got through"
  static let calledFixed: Sentence = "Called fixed; nobody it had hurt has tried again"

  /// What is gone, and what is only called so.
  static func fixes(_ page: SummaryPage) -> [Sentence] {
    func line(_ part: FindingPart, _ words: Sentence) -> [Sentence] {
      let found = page.findings(in: part)
      guard !found.isEmpty else { return [] }
      let named = Sentence.joined(found.prefix(4).map(name), "; ")
      let rest: Sentence = found.count > 4 ? "; and \(found.count - 4, "other", "others")" : ""
      return [words + ": " + named + rest + "."]
    }
    return line(.fixed, fixed) + line(.calledFixed, calledFixed)
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
    return ["Problems that may still be there: " + Sentence.joined(parts, ", ") + "."]
  }

  /// The tasks that went otherwise than in the round before, the largest difference first.
  ///
  /// Of fewer people than a mean takes, a difference says nothing.
  static func tasks(since changes: RoundChanges) -> [Sentence] {
    let least = Minimum.mean.count
    let tried = changes.tasks.filter { min($0.before.tried, $0.now.tried) >= least }
    let both = tried.filter { $0.completion.missing != .reworded }
    guard !both.isEmpty else {
      return tried.isEmpty
        ? ["No task was tried by \(least) people or more in both rounds."]
        : ["Tasks are not compared: the wording of each was changed, and no file says when."]
    }
    let most = 2
    let changed = both.enumerated().filter { $0.element.difference != 0 }.sorted {
      let (one, two) = (abs($0.element.difference), abs($1.element.difference))
      return one == two ? $0.offset < $1.offset : one > two
    }.map(\.element)
    guard !changed.isEmpty else {
      let names = Sentence.list(both.map { "“\($0.title)”" })
      let left = changes.tasks.count(where: \.wasTried) - both.count
      let others: Sentence =
        left == 0
        ? ""
        : " \(left, "other task is", "other tasks are") not compared: reworded, or tried by too few."
      return [
        "As large a share as in round \(changes.before) did without help: " + names + "." + others
      ]
    }
    var lines = changed.prefix(most).compactMap { task -> Sentence? in
      guard let before = task.before.completion?.count, let now = task.now.completion?.count
      else { return nil }
      let chance: Sentence =
        task.mayBeChance
        ? "this may be chance" : "chance alone seldom makes such a difference"
      return
        "“\(task.title)” without help: \(before.successes) of \(before.attempts.count), now \(now.successes) of \(now.attempts.count); "
        + chance + "."
    }
    lines.append(
      changes.inBoth > 0
        ? "\(changes.inBoth, "person", "people") took part in both rounds."
        : "Nobody is known to have taken part in both rounds.")
    return lines
  }

  // MARK: What nobody can say

  static func others(_ participants: Int) -> Sentence {
    participants > 0
      ? "How many other people would meet the same problems: \(participants == 1 ? "one person is" : "these \(participants) people are") no random sample."
      : "Anything about people: nobody took part."
  }

  /// What nobody, or no person, was there for.
  static func criteria(_ states: StateCounts) -> [Sentence] {
    guard states.total > 0 else { return [] }
    var lines: [Sentence] = []
    let untouched = states[.notLookedAt]
    if untouched > 0 {
      lines.append(
        "Anything on "
          + ReportPlaceWords.report(
            "\(untouched) of \(states.total) criteria of WCAG", "coverage", at: .criteria)
          + ": nobody looked at \(untouched == 1 ? "it" : "them").")
    }
    let withoutPeople = states[.checkedOnly] + states[.suggestedOnly]
    if withoutPeople > 0 {
      lines.append(
        "How people get on at \(withoutPeople) more: specialists, tools, simulations or sources speak of \(withoutPeople == 1 ? "it" : "them"), and no person tried."
      )
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
