import JSON
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
  static var severityScale: Sentence {
    ReportPlaceWords.report("Severity", "findings", at: .reading)
      + ": 0 (no problem) to 4 (blocks); two numbers where raters differ. "
      + "Worst first: begin there."
  }

  /// How many stand in the findings report only.
  static func further(_ count: Int) -> Sentence {
    let problems: Sentence = "\(count, "more known problem", "more known problems")"
    return ReportPlaceWords.report(problems, "findings") + "."
  }

  /// What it is, what became of it, how bad, for whom, and where there is room in one person's words, and what to do.
  ///
  /// - Parameters:
  ///   - place: From 0; the first ones have more room.
  ///   - isMostMet: Whether it stands there, before worse ones, because most people met it.
  static func problem(
    _ finding: FindingSummary, round: Int?, _ room: SummaryRoom, at place: Int, isMostMet: Bool
  ) -> Sentence {
    var parts = [name(finding) + ".", state(finding) + ".", severity(finding.severity) + "."]
    if let tried = finding.lastTried {
      let met = met(tried.frequency, isMost: isMostMet)
      parts.append(tried.round == round ? met + "." : "Round \(tried.round): " + met + ".")
    }
    if let quote = finding.oneQuote(longest: room.longestQuote(at: place)) {
      let who: Sentence = quote.participant.map { " (\($0.short))" } ?? ""
      parts.append("“\(FindingsDocument.spoken(quote))”" + who + ".")
    }
    if let advice = advice(finding.recommendation, room, at: place) {
      parts.append("Do: \(advice)")
    }
    return Sentence.joined(parts, " ")
  }

  /// The first sentence of a recommendation, or its first part; `nil` where there is no room for either.
  static func advice(
    _ recommendation: String?, _ room: SummaryRoom, at place: Int
  ) -> String? {
    guard place < room.advised else { return nil }
    return SummaryText.firstSentence(recommendation).map {
      place < room.whole ? $0 : SummaryText.firstPart($0)
    }
  }

  private static func state(_ finding: FindingSummary) -> Sentence {
    var words: Sentence =
      switch finding.latest?.state {
      case .notRetested?: "Not tried again"
      case let state?: state.label.capitalised
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
  ///
  /// - Parameter isMost: Whether more people met it than any other problem.
  static func met(_ frequency: FindingFrequency, isMost: Bool = false) -> Sentence {
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
    let most: Sentence = isMost ? "most: " : ""
    var words: Sentence =
      switch (met, exposed) {
      case (0, 1): "Not met by the 1 person who " + one
      case (0, _): "Met by none of the \(exposed) people who " + many
      case (1, 1): "Met by " + most + "the 1 person who " + one
      case (2, 2): "Met by " + most + "both people who " + many
      case (exposed, _): "Met by " + most + "all \(exposed) people who " + many
      default: "Met by " + most + "\(met) of \(exposed) who " + many
      }
    if beyond > 0 { words += ", and by \(beyond, "other", "others") of whom that is not recorded" }
    return words
  }

  private static func condition(_ frequency: FindingFrequency, isPlural: Bool) -> Sentence {
    guard let concerned = frequency.whom else { return "\(frequency.exposureWords)" }
    let whom = isPlural ? concerned.plural : concerned.singular
    // Where all of them were there, the place makes their number no smaller.
    return frequency.reachedAllConcerned ? "\(whom)" : "\(whom) and \(frequency.exposureWords)"
  }

  // MARK: Since the round before

  static let fixed: Sentence = "Fixed, retested by people it had hurt"
  static let calledFixed: Sentence = "Called fixed, retested by nobody it had hurt"

  /// What is gone, and what is only called so.
  static func fixes(_ page: SummaryPage, most: Int) -> [Sentence] {
    func line(_ part: FindingPart, _ words: Sentence) -> [Sentence] {
      let found = page.findings(in: part)
      guard !found.isEmpty else { return [] }
      let named = Sentence.joined(
        found.prefix(most).map { name($0) + (part == .fixed ? sureness($0.fix) : "") }, "; ")
      let left = found.count - most
      let rest: Sentence =
        left > 0
        ? "; and " + ReportPlaceWords.report("\(left, "other", "others")", "findings") : ""
      return [words + ": " + named + rest + "."]
    }
    return line(.fixed, fixed) + line(.calledFixed, calledFixed)
  }

  /// " (1 of 2 got through)": of those whom it had hurt, how many tried again and got through.
  private static func sureness(_ fix: FindingFix?) -> Sentence {
    guard let fix, !fix.hurt.isEmpty else { return "" }
    let through: Sentence = fix.gotThrough == fix.hurt.count ? "" : " got through"
    return " (\(fix.gotThrough) of \(fix.hurt.count)" + through + ")"
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

  // MARK: What nobody can say

  /// The states of the criteria; nothing for a target without one.
  static func criteria(_ states: StateCounts, round: Int?) -> [Sentence] {
    guard states.total > 0 else { return [] }
    return [
      ReportPlaceWords.report(
        Sentence(CriteriaStates(states, round: round)), "coverage", at: .criteria)
    ]
  }
}
