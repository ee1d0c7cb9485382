package import JSON
import Localization
package import Measures
import Records
import Statistics

/// The page as canonical JSON: the figures that it names, and the ids of findings, which the findings report has whole.
package enum SummaryJSON {
  package static func bytes(_ whole: SummaryPage) -> [UInt8] {
    JSONWriter.canonical(value(whole))
  }

  package static func value(_ whole: SummaryPage) -> JSONValue {
    let fitted = SummaryDocument.fitted(whole)
    let page = fitted.page
    let study = page.study
    let (targets, outside) = (study.people.targets, study.findings.outside)
    func ids(_ part: FindingPart) -> [RecordID] { page.findings(in: part).map(\.id) }
    return .of([
      "study": study.study, "title": study.title, "peopleInvented": study.hasInventedPeople,
      "edition": study.edition, "round": study.rounds.number, "sessions": study.rounds.sessions,
      "participants": study.people.participants, "product": study.plan.product,
      "productVersions": study.plan.deviations.productVersions.map(\.version),
      "target": study.plan.target.label,
      "otherPlatforms": CoverageJSON.otherPlatforms(study.plan.deviations.otherPlatforms),
      "tasks": study.tasks.map(task),
      "targetsNotMetInRound": targets.count { $0.uncounted == nil && !$0.inRound.isMet },
      "targetsNotCounted": targets.count { $0.uncounted != nil }, "targets": targets.count,
      "problems": page.worst.chosen.enumerated().map {
        problem($0.element, fitted.room, at: $0.offset)
      },
      "furtherProblems": page.worst.others, "fixed": ids(.fixed),
      "calledFixed": ids(.calledFixed), "contradicted": study.findings.contradicted.map(\.id),
      "barriersWithoutFinding": JSONValue.of([
        "count": outside.barriers, "worst": outside.worst, "participants": outside.participants,
        "evidenceEntries": outside.entries,
      ]),
      "strengths": ids(.strength), "before": page.before.map(before),
      "criteria": CoverageJSON.states(page.states), "conformanceClaimed": false,
    ])
  }

  private static func task(_ task: TaskSummary) -> JSONValue {
    var object = count(task.everybody)
    object["title"] = .string(task.title)
    object["offeredToNobody"] = .bool(task.isOfferedToNobody)
    return .object(object)
  }

  private static func problem(
    _ finding: MeasuredFinding, _ room: SummaryRoom, at place: Int
  ) -> JSONValue {
    let tried = finding.lastTried
    return .of([
      "id": finding.id, "title": finding.title, "part": finding.part.rawValue,
      "contradicted": finding.isContradicted, "state": finding.latest?.state?.id,
      "severityLow": finding.severity?.low, "severityHigh": finding.severity?.high,
      "triedInRound": tried?.round, "met": tried?.frequency?.met,
      "exposed": tried?.frequency?.exposed, "metBeyond": tried?.frequency?.metBeyond,
      "quote": finding.oneQuote(longest: room.longestQuote(at: place))?.words.words,
      "do": SummarySentences.advice(finding.recommendation, room, at: place),
    ])
  }

  private static func before(_ changes: RoundChanges) -> JSONValue {
    .of([
      "round": changes.before, "peopleOfBoth": changes.inBoth,
      "tasks": changes.tasks.filter(\.wasTriedTwice).map { change in
        JSONValue.of([
          "title": change.title, "before": JSONValue.object(count(change.before)),
          "now": JSONValue.object(count(change.now)),
          "mayBeChance": change.completion.difference.map { _ in change.mayBeChance == true },
        ])
      },
    ])
  }

  /// What is not recorded is `null`, never 0.
  private static func count(_ figures: TaskFigures) -> JSONObject {
    JSONObject([
      "doneWithoutHelp": figures.withoutHelp, "completed": figures.completed,
      "tried": figures.tried, "helpNotRecorded": figures.helpUnknown,
      "outcomeNotRecorded": figures.outcomeUnknown,
    ])
  }
}
