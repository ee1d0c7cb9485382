import Localization
package import Measures
import Records
import Wording

extension IssueSet {
  /// The issues of a round for a tracker that only the team reads.
  ///
  /// - Parameter takesAll: Whether fixed problems and strengths are among them.
  package static func team(_ summary: FindingsSummary, takesAll: Bool) -> IssueSet {
    let taken = summary.findings.filter { takesAll || isToDo($0.part, $0.kind) }
    return IssueSet(
      study: summary.study, title: summary.title, edition: .team, round: summary.round,
      issues: taken.map { issue($0, summary) }, leftOut: summary.findings.count - taken.count)
  }

  private static func issue(_ finding: FindingSummary, _ summary: FindingsSummary) -> Issue {
    let isStrength = finding.kind == .strength
    let tried = finding.lastTried
    let parts = IssueParts(
      study: summary.study, finding: finding.id, title: finding.title,
      hasInventedPeople: summary.hasInventedPeople, edition: .team, round: summary.round,
      isStrength: isStrength, part: finding.part, explanation: finding.explanation.nonEmpty,
      state: "State: \(finding.status).",
      concern: tried?.frequency.whom.map { "Only people who \($0.plural) can meet it." },
      screens: finding.screens,
      tasks: finding.goals.isEmpty ? finding.tasks : finding.goals.map(\.title),
      affected: isStrength ? [] : affected(finding), severity: finding.severity,
      priority: finding.priority, places: finding.places, isBeyondWcag: finding.isBeyondWcag,
      evidence: evidence(finding), recommendation: finding.recommendation, owner: finding.owner,
      goals: finding.goals, retest: retest(finding))
    return Issue(
      finding: finding.id, study: summary.study,
      title: IssueTitle.text(finding.id.short, finding.title), part: finding.part,
      severity: finding.severity,
      frequency: isStrength ? nil : tried.map { FindingsDocument.frequency($0.frequency) },
      priority: finding.priority, body: parts.document)
  }

  private static func affected(_ finding: FindingSummary) -> [Sentence] {
    var lines: [Sentence] = []
    if let tried = finding.lastTried {
      lines.append(
        "How often, in round \(tried.round): " + FindingsDocument.frequency(tried.frequency) + ".")
    }
    let impacts = finding.impacts
    if !impacts.byNeed.isEmpty {
      let rows = impacts.byNeed.map { row($0.group.label, $0.people, $0.worst) }
      lines.append("Met by need: " + .joined(rows, "; ") + ".")
    }
    if !impacts.byTechnology.isEmpty {
      let rows = impacts.byTechnology.map { row($0.group.label, $0.people, $0.worst) }
      lines.append("Met by assistive technology: " + .joined(rows, "; ") + ".")
    }
    return lines
  }

  private static func row(_ group: Sentence, _ people: Int, _ worst: Impact?) -> Sentence {
    let impact: Sentence = worst.map { "worst for one of them " + $0.words } ?? "impact not noted"
    return "\(group) (\(people, "person", "people"), " + impact + ")"
  }

  private static func evidence(_ finding: FindingSummary) -> [Sentence] {
    let moments: Sentence =
      finding.moments > 0
      ? "\(finding.moments, "moment that was noted", "moments that were noted") in sessions."
      : "No note that counts supports it yet."
    return [moments] + finding.contradictions.map { "The notes say something else. \($0.sentence)" }
      + finding.quotes.map(quote)
  }

  private static func quote(_ quote: FindingQuote) -> Sentence {
    var parts: [Sentence] = []
    if let participant = quote.participant { parts.append("\(participant.short)") }
    parts.append("round \(quote.round)")
    if let wording = quote.wording { parts.append("\(wording.label)") }
    let words: Sentence =
      quote.isInOwnWords ? "“\(quote.words.words)”" : "an account, \(quote.words.words)"
    return words + " (" + .joined(parts, ", ") + ")"
  }

  private static func retest(_ finding: FindingSummary) -> Sentence {
    if finding.hurt.isEmpty {
      let whom = finding.lastTried?.frequency.whom.map(\.singular)
      return whom.map { "Somebody who \($0) tries it and gets through." }
        ?? "Somebody whom it can concern tries it and gets through."
    }
    let names = Sentence.list(finding.hurt.map(\.short), .or)
    return "Somebody whom it had hurt tries it again and gets through: " + names + "."
  }
}
