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
      "caution": text(instrument.caution), "responses": .integer(summary.responses),
      "participants": .integer(summary.participants),
      "scores": .array(summary.scores.map { score($0) }),
      "flags": .array(summary.flags.map { .string($0) }),
      "leftOut": .array(summary.leftOut.map { .string($0) }),
      "groups": .array(
        (groups?.rows ?? []).map { row in
          object([
            "group": .string(row.group.label), "people": integer(row.people),
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
      "lowest": number(summary.lowest), "highest": number(summary.highest),
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
            "highest": number($0.highest), "group": text($0.group), "source": text($0.source),
          ])
        }),
    ])
  }
}
