import JSON
import Localization
import Measures
import Records
import Statistics

extension StudyJSON {
  static func finding(_ finding: MeasuredFinding, _ edition: Edition) -> JSONValue {
    let frequency = finding.latest?.frequency
    return object([
      "id": .string(finding.id.string), "title": .string(finding.title),
      "part": .string(finding.part.rawValue),
      "places": .array(finding.places.map { .string($0.description) }),
      "severities": .array(
        (finding.severity?.ratings ?? []).map { .integer($0.severity.rawValue) }),
      "severityMedian": number(finding.severity.map { Double($0.doubledMedian) / 2 }),
      "status": .string(finding.status.plain()), "open": .bool(finding.isOpen),
      "contradicted": .bool(finding.isContradicted),
      "metBy": integer(frequency?.isCounted == true ? frequency?.met : nil),
      "metOf": integer(frequency?.isCounted == true ? frequency?.exposed : nil),
      "metWords": text(frequency?.words),
      "metInterval": interval(frequency?.interval),
      "worstImpact": integer(finding.impacts.worst?.rawValue),
      "worstByNeed": .array(finding.impacts.byNeed.map(impact)),
      "worstByTechnology": .array(finding.impacts.byTechnology.map(impact)),
      "rowsHidden": .bool(edition == .share && finding.impacts.hasHiddenRows),
      "quotes": .array(StudyDocument.chosenQuotes(finding).map(quote)),
    ])
  }

  private static func impact(_ row: FindingImpacts.Row) -> JSONValue {
    object([
      "group": .string(row.group.label.plain()), "people": .integer(row.people),
      "worst": integer(row.worst?.rawValue), "worstInRound": integer(row.worstInRound?.rawValue),
    ])
  }

  private static func quote(_ quote: FindingQuote) -> JSONValue {
    object([
      "participant": text(quote.participant?.string), "speaker": text(quote.speaker?.id),
      "wording": text(quote.wording?.id), "language": text(quote.language),
      "round": .integer(quote.round), "words": .string(quote.words.words),
    ])
  }

  static func agreement(_ agreement: RecorderAgreement) -> JSONValue {
    guard let together = agreement.together else { return .null }
    return object([
      "windowMilliseconds": .integer(agreement.window.milliseconds),
      "sessions": .integer(agreement.sessions.count),
      "recorderPairs": .integer(together.recorderPairs), "both": .integer(together.both),
      "onlyFirst": .integer(together.onlyFirst), "onlySecond": .integer(together.onlySecond),
      "figures": .array(
        AgreementRow.rows(together).map { row in
          object([
            "what": .string(row.id), "value": number(row.value), "n": integer(row.count),
            "interval": interval(row.ends), "method": .string(row.method.plain()),
            "noFigure": text(row.missing.isEmpty ? nil : row.missing.plain()),
            "noInterval": text(row.ends == nil ? row.noInterval.plain() : nil),
          ])
        }),
    ])
  }

  static func discovery(_ discovery: StudyDiscovery) -> JSONValue {
    .array(
      discovery.rows.map { row in
        var forecast: DiscoveryForecast?
        if case .success(let found) = row.forecast { forecast = found }
        return object([
          "task": .string(row.task.id), "title": .string(row.task.title),
          "triedByAll": .integer(row.task.tried),
          "chanceToMiss": number(row.task.chanceToMiss.value),
          "group": .string(row.group.label.plain()), "participants": .integer(row.participants),
          "problems": .integer(row.hits.problems.count), "metOnce": .integer(row.hits.metOnce),
          "rate": number(forecast?.rate.adjusted.value),
          "shareMet": number(forecast?.foundSoFar.value),
          "morePeopleFor85PerCent": integer(forecast?.more.count),
          "noFigure": text(row.refusal), "method": .string(StudyDiscovery.method.plain()),
        ])
      })
  }
}
