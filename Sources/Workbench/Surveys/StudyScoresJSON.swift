package import JSON
import Localization
import Measures
import Platform
import Records
import Reports
import Statistics

/// The scores of a study for other programs.
package enum StudyScoresJSON {
  package static func value(_ scores: StudyScores) -> JSONValue {
    .object(
      JSONObject([
        "instruments": .array(scores.groups.map(group)),
        "policy": .array(Scoring.policy.map { .string($0.plain()) }),
        "round": scores.round.map { .integer($0) } ?? .null,
        "study": .string(scores.study.id.string),
      ]))
  }

  private static func group(_ group: StudyScores.Group) -> JSONValue {
    .object(
      JSONObject([
        "caution": text(group.instrument.caution), "id": .string(group.instrument.id.string),
        "responses": .array(concurrentMap(group.sheets.count) { sheet(group.sheets[$0]) }),
        "summaries": .array(group.summaries.map(summary)),
        "title": .string(group.instrument.title),
        "wordingStatus": text(group.instrument.wordingStatus?.id),
      ]))
  }

  private static func sheet(_ sheet: StudyScores.Sheet) -> JSONValue {
    let response = sheet.response
    return .object(
      JSONObject([
        "flags": .array(sheet.scored.flags.map { .string($0.words.plain()) }),
        "givenOn": text(response.givenOn), "id": .string(response.id.string),
        "level": text(sheet.level?.value), "manner": text(response.manner?.id),
        "participant": text(response.participant?.string),
        "scores": .object(
          JSONObject(
            Dictionary(
              sheet.scored.values.map { (Text($0.score), result($0)) },
              uniquingKeysWith: { one, _ in one }))), "session": text(response.session?.string),
        "task": text(response.task), "unfinished": .bool(sheet.state.isUnfinished),
      ]))
  }

  private static func result(_ value: ScoreValue) -> JSONValue {
    let result: JSONValue =
      switch value.result {
      case .number(let number): Self.number(number)
      case .yesOrNo(let yes): .bool(yes)
      case .none: .null
      }
    return .object(
      JSONObject([
        "answered": .integer(value.answered), "asked": .integer(value.asked),
        "band": text(value.band), "label": .string(value.label), "value": result,
      ]))
  }

  private static func summary(_ summary: QuestionnaireSummary) -> JSONValue {
    .object(
      JSONObject([
        "flags": .array(summary.flags.map { .string($0.plain()) }),
        "groupBenchmarks": .array(summary.groupBenchmarks.map(groupBenchmark)),
        "leftOut": .array(summary.leftOut.map { .string($0.plain()) }),
        "participants": .integer(summary.participants),
        "responses": .integer(summary.responses),
        "round": summary.round.map { .integer($0) } ?? .null,
        "scores": .array(summary.scores.map(score)),
        "task": text(summary.task),
      ]))
  }

  private static func groupBenchmark(_ row: GroupBenchmark) -> JSONValue {
    var here: ScoreSummary?
    if case .scores(let summary) = row.here { here = summary }
    return .object(
      JSONObject([
        "group": .string(row.group), "label": .string(row.benchmark.label),
        "meanHere": number(here?.mean), "n": here.map { .integer($0.values.count) } ?? .null,
        "notShown": text(row.refusal?.plain()), "source": text(row.benchmark.source),
        "sourceStatus": text(row.benchmark.sourceStatus?.id),
        "value": number(row.benchmark.value),
      ]))
  }

  private static func score(_ summary: ScoreSummary) -> JSONValue {
    var object = JSONObject([
      "bandOfMean": text(summary.studyBand?.label),
      "bands": .array(
        summary.bands.map {
          .object(
            JSONObject(["count": .integer($0.count), "label": .string($0.band.label)]))
        }),
      "benchmarks": .array(
        summary.benchmarks.map {
          .object(
            JSONObject([
              "highest": number($0.highest), "label": .string($0.label),
              "source": text($0.source), "sourceStatus": text($0.sourceStatus?.id),
              "value": number($0.value),
            ]))
        }), "id": .string(summary.score.id), "label": .string(summary.score.label),
      "mean": number(summary.mean), "median": number(summary.median),
      "n": .integer(summary.values.count), "percentile": number(summary.percentile),
      "values": .array(summary.values.map { number($0) }),
      "withoutValue": .integer(summary.withoutValue),
      "yes": summary.yes.map { .integer($0) } ?? .null,
    ])
    object["interval"] =
      summary.interval.map { interval in
        .object(
          JSONObject([
            "high": number(interval.high.number), "low": number(interval.low.number),
            "method": .string(interval.provenance.plain()),
          ]))
      } ?? .null
    return .object(object)
  }

  private static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  private static func number(_ number: Double?) -> JSONValue {
    number.map(Figure.json) ?? .null
  }
}
