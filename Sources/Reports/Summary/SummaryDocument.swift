package import Localization
package import Measures
import Records
import Wording

/// One page about a round, for somebody who reads nothing else.
///
/// Whom the team met stands before any result, and what nobody can say is never left out.
package enum SummaryDocument {
  /// The whole page; the same study always gives the same bytes.
  package static func document(_ page: SummaryPage) -> Document { fitted(page).document }

  /// A page as it fits on one sheet.
  struct Fitted {
    let page: SummaryPage
    let room: SummaryRoom
    let document: Document
  }

  static func fitted(_ page: SummaryPage) -> Fitted {
    let (room, document) = SummaryRoom.fitting {
      self.document(page.holding(problems: $0.problems), $0)
    }
    return Fitted(page: page.holding(problems: room.problems), room: room, document: document)
  }

  private static func document(_ page: SummaryPage, _ room: SummaryRoom) -> Document {
    var document = Document(isOnePage: true)
    head(page, room, &document)
    people(page, room, &document)
    problems(
      page.worst.chosen, others: page.worst.others, page.study.findings.outside,
      endsWithMostMet: page.worst.endsWithMostMet, room, &document)
    changes(page, room, &document)
    let strengths = page.findings(in: .strength)
    if !strengths.isEmpty {
      document.heading(2, "What works well")
      document.list(
        SummarySentences.strengths(strengths, round: page.study.rounds.number, room.strengths))
    }
    document.heading(2, "What we cannot say")
    document.list(
      SummarySentences.criteria(page.states, round: page.study.rounds.number)
        + SummarySentences.unknownTasks(page.study)
        + [page.study.notes.notReviewedClaim(round: page.study.rounds.number)].compactMap {
          $0.map { ReportPlaceWords.report($0, "study", at: .unknown) + "." }
        })
    return document
  }

  private static func head(
    _ page: SummaryPage, _ room: SummaryRoom, _ document: inout Document
  ) {
    let study = page.study
    var title: Sentence = "\(study.title)"
    if let round = study.rounds.number { title += ": round \(round)" }
    document.heading(1, title + " on one page")
    if study.hasInventedPeople { document.notice(ReportHead.inventedInShort) }
    document.paragraph(circumstances(study) + " Not a conformance claim.")
    document.paragraph(edition(study))
    if let tasks = SummarySentences.tasks(
      study.tasks, since: page.before, round: study.rounds.number, most: room.tasks)
    {
      document.paragraph(tasks)
    }
  }

  /// Who took part and who is missing: before any result.
  private static func people(_ page: SummaryPage, _ room: SummaryRoom, _ document: inout Document) {
    document.heading(2, "Who took part, and who is missing")
    let (people, round) = (page.study.people, page.study.rounds.number)
    let took = page.study.participants
    let unrecorded = page.study.rounds.recordGaps.claims
    guard people.participants > 0 else {
      return document.paragraph(.joined([took] + unrecorded, " "))
    }
    let lists = [
      people.needList(round: round, most: room.needs),
      people.technologyList(round: round, most: room.needs),
    ]
    document.paragraph(
      .joined(
        [ReportPlaceWords.report(took, "study", at: .people)] + unrecorded + lists
          + ConsentSentences.notRecorded(people.consentNotRecorded, round: round), " "))
    var missing: [Sentence] = []
    if let none = people.missingNeeds(round: round) {
      missing.append(ReportPlaceWords.report(none, "coverage", at: .gaps))
    }
    if !people.targets.isEmpty {
      missing.append(
        ReportPlaceWords.report(
          people.targets.met(round: round, isShort: true), "recruitment", at: .missing))
    }
    if !missing.isEmpty { document.paragraph(.joined(missing, " ")) }
  }

  /// "Tramio; version 3.2; 2026-06-08 to 2026-06-12; target WCAG 2.2 AA."
  private static func circumstances(_ study: StudySummary) -> Sentence {
    var parts: [Sentence] = []
    if let product = study.plan.product { parts.append("\(product)") }
    let versions = study.plan.deviations.productVersions.map(\.version)
    if !versions.isEmpty {
      parts.append(
        versions.count == 1
          ? "version \(versions[0])" : "versions \(Sentence.list(versions))"
      )
    }
    if let days = study.triedWith?.days {
      let (first, last) = ("\(days.lowerBound)", "\(days.upperBound)")
      parts.append(first == last ? "\(first)" : "\(first) to \(last)")
    }
    parts.append("\(parts.isEmpty ? "Target" : "target" as Sentence) \(study.plan.target.label)")
    for other in study.plan.deviations.otherPlatforms {
      parts.append("\(other.sessions, "session", "sessions") on \(other.platform.label)")
    }
    parts.append("\(ProgramVersion.named)")
    return ReportPlaceWords.report(Sentence.joined(parts, "; "), "study", at: .triedWith) + "."
  }

  private static func edition(_ study: StudySummary) -> Sentence {
    let kept = study.people.keptInTeam.count
    guard kept > 0 else { return "Team edition: keep it in the team." }
    let people = ReportPlaceWords.report("\(kept, "participant", "participants")", "study")
    return "Team only: " + people + " did not consent to sharing."
  }

  // MARK: Problems

  /// The most severe problems, the barriers that no finding holds, or that no problem is known; in both editions.
  static func problems(
    _ problems: [MeasuredFinding], others: Int, _ outside: OutsideFindings, endsWithMostMet: Bool,
    _ room: SummaryRoom, _ document: inout Document
  ) {
    document.heading(2, "Most severe problems")
    if !problems.isEmpty { document.paragraph(SummarySentences.severityScale) }
    var lines = problems.enumerated().map { place, problem in
      SummarySentences.problem(
        problem, room, at: place, isMostMet: endsWithMostMet && place == problems.count - 1)
    }
    let elsewhere =
      outside.sessionClaims.map { ReportPlaceWords.report($0, "findings", at: .loose) }
      + [outside.entriesClaim].compactMap(\.self).map { ReportPlaceWords.report($0, "coverage") }
    lines += elsewhere.map { $0.capitalised + "." }
    if lines.isEmpty, let none = outside.noneClaim {
      document.paragraph(ReportPlaceWords.report(none, "findings") + ".")
    }
    document.list(lines)
    for more in SummarySentences.more(nil, others, round: outside.round) {
      document.paragraph(more)
    }
  }

  private static func changes(
    _ page: SummaryPage, _ room: SummaryRoom, _ document: inout Document
  ) {
    guard let before = page.before else { return }
    let versions = before.versions.before.names
    let version: Sentence = versions.count == 1 ? " (version \(versions[0]))" : ""
    let lines =
      SummarySentences.fixes(
        page.study.findings.findings, besides: page.worst.chosen, most: room.fixes)
      + (room.hasStates ? SummarySentences.states(page) : [])
      + SummarySentences.tasks(since: before)
    guard !lines.isEmpty else { return }
    document.heading(2, "What changed since round \(before.before)" + version)
    document.list(lines)
  }
}
