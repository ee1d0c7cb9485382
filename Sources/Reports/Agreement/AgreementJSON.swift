import JSON
import Localization
package import Measures
import Records
import Statistics

/// How far the recorders of sessions noted the same, as canonical JSON.
package enum AgreementJSON {
  package static func bytes(_ agreement: RecorderAgreement) -> [UInt8] {
    JSONWriter.canonical(
      CoverageJSON.object([
        "study": .string(agreement.study.string), "title": .string(agreement.title),
        "peopleInvented": .bool(agreement.hasInventedPeople),
        "edition": .string(agreement.edition.rawValue),
        "windowMilliseconds": .integer(agreement.window.milliseconds),
        "rule": .string(RecorderAgreement.rule.plain()),
        "sessions": .array(agreement.sessions.map(session)),
        "together": agreement.together.map(figures) ?? .null,
      ]))
  }

  private static func session(_ session: SessionAgreement) -> JSONValue {
    CoverageJSON.object([
      "session": session.session.map { .string($0.string) } ?? .null,
      "round": .integer(session.round), "pilot": .bool(session.isPilot),
      "inSequence": .integer(session.inSequence), "pairs": .array(session.pairs.map(pair)),
    ])
  }

  private static func pair(_ pair: PairAgreement) -> JSONValue {
    CoverageJSON.object([
      "first": recorder(pair.first), "second": recorder(pair.second),
      "marks": .integer(pair.marks), "offsetMilliseconds": .integer(pair.offset),
      "linked": .integer(pair.linked), "closeWithNothingInCommon": .integer(pair.closeOnly),
      "figures": figures(pair.figures),
      "disagreements": .array(
        pair.disagreements.map {
          CoverageJSON.object([
            "first": moment($0.first), "second": moment($0.second),
            "differIn": .array($0.matters.map { .string($0.rawValue) }),
            "linked": .bool($0.isLinked),
          ])
        }),
      "onlyFirst": .array(pair.onlyFirst.map(moment)),
      "onlySecond": .array(pair.onlySecond.map(moment)),
    ])
  }

  private static func recorder(_ recorder: ComparedLog) -> JSONValue {
    CoverageJSON.object([
      "log": .string(recorder.log.string),
      "role": recorder.role.map { .string($0.id) } ?? .null,
      "moments": .integer(recorder.moments), "withoutTime": .integer(recorder.withoutTime),
    ])
  }

  /// Figures with their names; `null` and the reason where there is none.
  static func figures(_ figures: AgreementFigures) -> JSONValue {
    CoverageJSON.object([
      "both": .integer(figures.both), "onlyFirst": .integer(figures.onlyFirst),
      "onlySecond": .integer(figures.onlySecond),
      "recorderPairs": .integer(figures.recorderPairs),
      "noted": result(figures.noted, NotedAgreement.name) { noted in
        ["value": Figure.json(noted.mean.value), "n": .integer(noted.recorderPairs.count)]
      },
      "kind": result(figures.kind, Kappa.Weights.none.name, kappa),
      "kindLeftOut": .integer(figures.withoutKind),
      "impact": result(figures.impact, Kappa.Weights.linear.name, kappa),
      "impactLeftOut": .integer(figures.withoutImpact),
      "samePlaces": result(figures.samePlaces, PlaceKappa.Rule.exact.name, places),
      "sharedPlaces": result(figures.sharedPlaces, PlaceKappa.Rule.shared.name, places),
    ])
  }

  private static func kappa(_ kappa: Kappa) -> KeyValuePairs<String, JSONValue> {
    [
      "value": Figure.json(kappa.value), "n": .integer(kappa.items.count),
      "same": Figure.json(kappa.observedAgreement.value),
      "interval": kappa.interval.json,
      "noInterval": (kappa.missing?.problem).json,
    ]
  }

  private static func places(_ kappa: PlaceKappa) -> KeyValuePairs<String, JSONValue> {
    [
      "value": Figure.json(kappa.value), "n": .integer(kappa.items.count),
      "same": Figure.json(kappa.observedAgreement.value),
      "interval": kappa.interval.json,
      "noInterval": (kappa.missing?.problem).json,
    ]
  }

  private static func result<Value>(
    _ result: Result<Value, StatisticsError>, _ method: Sentence,
    _ members: (Value) -> KeyValuePairs<String, JSONValue>
  ) -> JSONValue {
    var object = JSONObject()
    object["method"] = .string(method.plain())
    switch result {
    case .success(let value): for (key, value) in members(value) { object[key] = value }
    case .failure(let error):
      object["value"] = .null
      object["reason"] = .string(error.problem.plain())
    }
    return .object(object)
  }

  /// Words stay out of it: it is for other programs.
  private static func moment(_ moment: RecordedMoment) -> JSONValue {
    CoverageJSON.object([
      "note": .string(moment.note),
      "atMilliseconds": moment.atMilliseconds.map(JSONValue.integer) ?? .null,
      "addedLater": .bool(moment.isAddedLater), "kind": moment.kind.map { .string($0.id) } ?? .null,
      "impact": moment.impact.map { .integer($0.rawValue) } ?? .null,
      "places": .array(moment.places.map { .string($0.description) }),
    ])
  }
}
