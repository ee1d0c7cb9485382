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
    return CoverageJSON.object([
      "study": .string(study.study.string), "title": .string(study.title),
      "peopleInvented": .bool(study.hasInventedPeople),
      "edition": .string(study.edition.rawValue),
      "round": study.rounds.number.map(JSONValue.integer) ?? .null,
      "sessions": .integer(study.rounds.sessions),
      "participants": .integer(study.people.participants),
      "product": study.plan.product.map(JSONValue.string) ?? .null,
      "productVersions": .array(
        study.plan.deviations.productVersions.map { .string($0.version) }),
      "target": .string(study.plan.target.label.plain()),
      "otherPlatforms": CoverageJSON.otherPlatforms(study.plan.deviations.otherPlatforms),
      "tasks": .array(study.tasks.map(task)),
      "targetsNotMetInRound": .integer(
        study.people.targets.count { $0.uncounted == nil && !$0.inRound.isMet }),
      "targetsNotCounted": .integer(study.people.targets.count { $0.uncounted != nil }),
      "targets": .integer(study.people.targets.count),
      "problems": .array(
        page.worst.chosen.enumerated().map { problem($0.element, fitted.room, at: $0.offset) }),
      "furtherProblems": .integer(page.worst.others),
      "fixed": ids(page, .fixed), "calledFixed": ids(page, .calledFixed),
      "contradicted": .array(study.findings.contradicted.map { .string($0.id.string) }),
      "barriersWithoutFinding": outside(study.findings.outside),
      "strengths": ids(page, .strength), "before": page.before.map(before) ?? .null,
      "criteria": criteria(page), "conformanceClaimed": .bool(false),
    ])
  }

  private static func outside(_ outside: OutsideFindings) -> JSONValue {
    CoverageJSON.object([
      "count": .integer(outside.barriers),
      "worst": outside.worst.map { .integer($0.rawValue) } ?? .null,
      "participants": outside.participants.map { .integer($0) } ?? .null,
      "evidenceEntries": .integer(outside.entries),
    ])
  }

  private static func ids(_ page: SummaryPage, _ part: FindingPart) -> JSONValue {
    .array(page.findings(in: part).map { .string($0.id.string) })
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
    return CoverageJSON.object([
      "id": .string(finding.id.string), "title": .string(finding.title),
      "part": .string(finding.part.rawValue),
      "contradicted": .bool(finding.isContradicted),
      "state": finding.latest?.state.map { .string($0.id) } ?? .null,
      "severityLow": finding.severity.map { .integer($0.low.rawValue) } ?? .null,
      "severityHigh": finding.severity.map { .integer($0.high.rawValue) } ?? .null,
      "triedInRound": tried.map { .integer($0.round) } ?? .null,
      "met": tried?.frequency.map { .integer($0.met) } ?? .null,
      "exposed": tried?.frequency.map { .integer($0.exposed) } ?? .null,
      "metBeyond": tried?.frequency.map { .integer($0.metBeyond) } ?? .null,
      "quote": finding.oneQuote(longest: room.longestQuote(at: place)).map {
        .string($0.words.words)
      }
        ?? .null,
      "do": SummarySentences.advice(finding.recommendation, room, at: place).map { .string($0) }
        ?? .null,
    ])
  }

  private static func before(_ changes: RoundChanges) -> JSONValue {
    CoverageJSON.object([
      "round": .integer(changes.before), "peopleOfBoth": .integer(changes.inBoth),
      "tasks": .array(changes.tasks.filter(\.wasTriedTwice).map(task)),
    ])
  }

  private static func task(_ change: TaskChange) -> JSONValue {
    CoverageJSON.object([
      "title": .string(change.title), "before": .object(count(change.before)),
      "now": .object(count(change.now)),
      "mayBeChance": change.completion.difference == nil
        ? .null : .bool(change.mayBeChance == true),
    ])
  }

  /// What is not recorded is `null`, never 0.
  private static func count(_ figures: TaskFigures) -> JSONObject {
    var object = JSONObject()
    let counts: KeyValuePairs<String, JSONValue> = [
      "doneWithoutHelp": figures.withoutHelp.map { .integer($0) } ?? .null,
      "completed": .integer(figures.completed), "tried": .integer(figures.tried),
      "helpNotRecorded": .integer(figures.helpUnknown),
      "outcomeNotRecorded": .integer(figures.outcomeUnknown),
    ]
    for (key, value) in counts { object[key] = value }
    return object
  }

  private static func criteria(_ page: SummaryPage) -> JSONValue {
    var object = JSONObject()
    for state in CriterionState.allCases {
      object[state.rawValue] = .integer(page.states[state])
    }
    return .object(object)
  }
}
