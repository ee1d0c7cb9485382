import JSON
import Localization
import Measures
import Records

extension StudyJSON {
  static func questionnaire(_ summary: QuestionnaireSummary, _ study: StudySummary) -> JSONValue {
    let instrument = summary.instrument
    let groups =
      summary.task == nil
      ? study.questionnaireGroups.first { $0.instrument.id == instrument.id } : nil
    return object([
      "instrument": .string(instrument.id.string), "title": .string(instrument.title),
      "task": text(summary.task), "perTask": .bool(instrument.isPerTask),
      "wording": text(instrument.wordingStatus?.id), "source": text(instrument.source),
      "sourceStatus": text(instrument.sourceStatus?.id),
      "caution": text(instrument.caution), "responses": .integer(summary.responses),
      "participants": .integer(summary.participants),
      "scores": .array(summary.scores.map { score($0) }),
      "groupBenchmarks": .array(summary.groupBenchmarks.map(groupBenchmark)),
      "flags": .array(summary.flags.map { .string($0.plain()) }),
      "leftOut": .array(summary.leftOut.map { .string($0.plain()) }),
      "groups": .array(
        (groups?.rows ?? []).map { row in
          object([
            "group": .string(row.group.label.plain()), "people": .integer(row.people),
            "scores": row.scores.map { .array($0.map { score($0) }) } ?? .null,
          ])
        }),
    ])
  }

  private static func score(_ summary: ScoreSummary) -> JSONValue {
    object([
      "score": .string(summary.score.id), "label": .string(summary.score.label),
      "n": .integer(summary.values.count), "mean": number(summary.mean),
      "interval": interval(summary.interval), "median": number(summary.median),
      "lowest": number(summary.isSingleValues ? nil : summary.lowest),
      "highest": number(summary.isSingleValues ? nil : summary.highest),
      "singleValues": .array(summary.singles.map { Figure.json($0) }),
      "tooFewForMean": .bool(summary.isSingleValues),
      "tooFewToJudge": .bool(summary.isTooFewToJudge),
      "yes": integer(summary.yes), "withoutValue": .integer(summary.withoutValue),
      "studyBand": text(summary.studyBand?.label), "percentile": number(summary.percentile),
      "bands": .array(
        summary.bands.map {
          object([
            "band": .string($0.band.label), "from": Figure.json($0.band.from),
            "people": .integer($0.count),
          ])
        }),
      "benchmarks": .array(
        summary.benchmarks.map {
          object([
            "label": .string($0.label), "value": Figure.json($0.value),
            "highest": number($0.highest), "source": text($0.source),
            "sourceStatus": text($0.sourceStatus?.id),
          ])
        }),
    ])
  }

  private static func groupBenchmark(_ row: GroupBenchmark) -> JSONValue {
    var here: ScoreSummary?
    if case .scores(let summary) = row.here { here = summary }
    return object([
      "label": .string(row.benchmark.label), "value": Figure.json(row.benchmark.value),
      "highest": number(row.benchmark.highest), "group": .string(row.group),
      "score": .string(row.benchmark.score), "source": text(row.benchmark.source),
      "sourceStatus": text(row.benchmark.sourceStatus?.id),
      "meanHere": number(here?.mean), "intervalHere": interval(here?.interval),
      "peopleHere": integer(here?.values.count), "notShown": text(row.refusal),
    ])
  }
}
