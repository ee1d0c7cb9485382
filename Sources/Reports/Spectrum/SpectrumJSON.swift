import JSON
import Localization
package import Measures
import Records

/// Cards of the spectrum as data for other programs.
package enum SpectrumJSON {
  package static func bytes(_ cards: [SpectrumCard], _ edition: Edition) -> [UInt8] {
    JSONWriter.canonical(.array(cards.map { value($0, edition) }))
  }

  private static func value(_ card: SpectrumCard, _ edition: Edition) -> JSONValue {
    var object = JSONObject([
      "id": .string(card.spectrum.id.string), "title": .string(card.spectrum.title),
      "dimension": .string(card.spectrum.dimension.id),
      "mismatch": card.spectrum.mismatch.map { .string($0) } ?? .null,
      "examples": .array(
        card.spectrum.examples.map {
          CoverageJSON.object(["duration": .string($0.duration.id), "text": .string($0.text)])
        }),
      "benefits": texts(card.spectrum.benefits), "solutions": texts(card.spectrum.solutions),
      "sources": texts(card.spectrum.sources),
      "unverifiedSources": texts(card.spectrum.unverifiedSources),
      "figures": .array(card.figures.map(figures)),
      "criteria": texts(card.criteria.map(\.place.description)),
      "criteriaSource": .string(FunctionalNeeds.source.plain()),
      "profiles": cells { .array((card.profiles[$0] ?? []).map { .string($0) }) },
      "edition": .string(edition.rawValue),
    ])
    if edition == .team {
      object["met"] = .array(card.met.map(met))
      object["unmet"] = texts(card.unmet.map(\.id))
      object["watchedFor"] = .array(
        card.watched.map {
          CoverageJSON.object(["study": .string($0.study.string), "text": .string($0.text)])
        })
    }
    return .object(object)
  }

  private static func figures(_ group: SpectrumFigures) -> JSONValue {
    CoverageJSON.object([
      "population": .string(group.first.population), "year": .integer(group.first.year),
      "source": .string(group.first.source),
      "sourceStatus": group.first.sourceStatus.map { .string($0.id) } ?? .null,
      "unit": .string(group.first.unit.id),
      "time": .string(group.first.time.id),
      "figures": .array(
        group.figures.map {
          CoverageJSON.object([
            "duration": $0.duration.map { .string($0.id) } ?? .null,
            "within": $0.within.map { .string($0) } ?? .null, "definition": .string($0.definition),
            "value": Figure.json($0.value),
          ])
        }),
      "togetherLow": group.together.map { Figure.json($0.lowerBound) } ?? .null,
      "togetherHigh": group.together.map { Figure.json($0.upperBound) } ?? .null,
    ])
  }

  private static func met(_ met: SpectrumCard.Met) -> JSONValue {
    CoverageJSON.object([
      "study": .string(met.study.string), "peopleInvented": .bool(met.hasInventedPeople),
      "permanent": .integer(met.people[.permanent, default: 0]),
      "temporary": .integer(met.people[.temporary, default: 0]),
      "changing": .integer(met.people[.changing, default: 0]),
      "durationNotKnown": .integer(met.people[.unknown, default: 0]),
      "needsNotKnown": .integer(met.notKnown),
      "situationInRounds": .array(met.situations.map { .integer($0) }),
    ])
  }

  private static func cells(_ value: (NeedDuration) -> JSONValue) -> JSONValue {
    var object = JSONObject()
    for duration in NeedDuration.ofExamples { object[duration.id] = value(duration) }
    return .object(object)
  }

  private static func texts(_ words: [String]) -> JSONValue { .array(words.map { .string($0) }) }
}
