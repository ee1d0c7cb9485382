import JSON
import Localization
package import Measures
import Records
import Statistics

/// How far the recorders of sessions noted the same, as canonical JSON.
package enum AgreementJSON {
  package static func bytes(_ agreement: RecorderAgreement) -> [UInt8] {
    let figures = JSONValue.of([
      "study": agreement.study, "title": agreement.title,
      "peopleInvented": agreement.hasInventedPeople, "edition": agreement.edition,
      "windowMilliseconds": agreement.window.milliseconds, "rule": RecorderAgreement.rule,
      "sessions": agreement.sessions.map { session in
        JSONValue.of([
          "session": session.session, "round": session.round, "pilot": session.isPilot,
          "inSequence": session.inSequence, "pairs": session.pairs.map(pair),
        ])
      },
      "together": agreement.together.map(Self.figures),
    ])
    return JSONWriter.canonical(
      ClaimsJSON.added(to: figures, of: AgreementDocument.document(agreement)))
  }

  private static func pair(_ pair: PairAgreement) -> JSONValue {
    .of([
      "first": recorder(pair.first), "second": recorder(pair.second), "marks": pair.marks,
      "offsetMilliseconds": pair.offset, "linked": pair.linked,
      "closeWithNothingInCommon": pair.closeOnly, "figures": figures(pair.figures),
      "disagreements": pair.disagreements.map {
        JSONValue.of([
          "first": moment($0.first), "second": moment($0.second),
          "differIn": $0.matters.map(\.rawValue), "linked": $0.isLinked,
        ])
      },
      "onlyFirst": pair.onlyFirst.map(moment), "onlySecond": pair.onlySecond.map(moment),
    ])
  }

  private static func recorder(_ recorder: ComparedLog) -> JSONValue {
    .of([
      "log": recorder.log, "role": recorder.role?.id, "moments": recorder.moments,
      "withoutTime": recorder.withoutTime,
    ])
  }

  /// Figures with their names; `null` and the reason where there is none.
  private static func figures(_ figures: AgreementFigures) -> JSONValue {
    .of([
      "both": figures.both, "onlyFirst": figures.onlyFirst, "onlySecond": figures.onlySecond,
      "recorderPairs": figures.recorderPairs,
      "noted": result(figures.noted, NotedAgreement.name) { method, noted in
        .of(["method": method, "value": noted.mean.value, "n": noted.recorderPairs.count])
      },
      "kind": result(figures.kind, Kappa.Weights.none.name, kappa),
      "kindLeftOut": figures.withoutKind,
      "impact": result(figures.impact, Kappa.Weights.linear.name, kappa),
      "impactLeftOut": figures.withoutImpact,
      "samePlaces": result(figures.samePlaces, PlaceKappa.Rule.exact.name, kappa),
      "sharedPlaces": result(figures.sharedPlaces, PlaceKappa.Rule.shared.name, kappa),
    ])
  }

  private static func kappa(_ method: Sentence, _ kappa: some AgreementKappa) -> JSONValue {
    .of([
      "method": method, "value": kappa.value, "n": kappa.items.count,
      "same": kappa.observedAgreement.value, "interval": kappa.interval,
      "noInterval": kappa.missing?.problem,
    ])
  }

  private static func result<Value>(
    _ result: Result<Value, StatisticsError>, _ method: Sentence,
    _ members: (Sentence, Value) -> JSONValue
  ) -> JSONValue {
    switch result {
    case .success(let value): members(method, value)
    case .failure(let error):
      .of(["method": method, "value": JSONValue.null, "reason": error.problem])
    }
  }

  /// Words stay out of it: it is for other programs.
  private static func moment(_ moment: RecordedMoment) -> JSONValue {
    .of([
      "note": moment.note, "atMilliseconds": moment.atMilliseconds,
      "addedLater": moment.isAddedLater, "kind": moment.kind?.id, "impact": moment.impact,
      "places": moment.places,
    ])
  }
}
