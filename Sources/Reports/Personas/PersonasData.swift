package import JSON
import Localization
package import Measures
import Records

/// Which participants came near which profile, as data for other programs; for the team.
package enum PersonasData {
  package static func value(_ personas: PersonasInStudy) -> JSONValue {
    CoverageJSON.object([
      "study": .string(personas.study.string), "title": .string(personas.title),
      "edition": .string(Edition.team.rawValue),
      "peopleInvented": .bool(personas.hasInventedPeople),
      "round": personas.round.map(JSONValue.integer) ?? .null,
      "people": CoverageJSON.object([
        "inRound": .integer(personas.peopleInRound),
        "inAllRounds": .integer(personas.peopleInAll),
      ]),
      "cutOffs": CoverageJSON.object([
        "needs": .number("0.5"), "technology": .number("0.5"), "skill": .number("0.5"),
      ]),
      "profiles": .array(personas.rows.map(row)),
      "metNotForetold": personas.hasForetold ? .integer(personas.metBeside.notForetold) : .null,
      "metCannotTell": personas.hasForetold ? .integer(personas.metBeside.cannotTell) : .null,
    ])
  }

  private static func row(_ row: PersonasInStudy.Row) -> JSONValue {
    CoverageJSON.object([
      "profile": .string(row.profile.id.string), "name": .string(row.profile.name),
      "participants": .array(row.pairs.map(pair)),
      "draftOfThisStudy": .bool(row.isDraftOfStudy),
      "permanentNeedsRepresented": .array(row.represented.map { .string($0.id) }),
      "permanentNeedsMissing": .array(row.missing.map { .string($0.id) }),
      "abilitiesNotTried": .array(row.abilitiesNotTried.map { .string($0.id) }),
      "situationsNotTried": .array(row.situationsNotTried.map { .string($0.id) }),
      "foretold": .array(row.foretold.barriers.map(barrier)),
      "foretoldNotCompared": .integer(row.foretold.notComparable),
    ])
  }

  private static func barrier(_ barrier: Foretold.Barrier) -> JSONValue {
    CoverageJSON.object([
      "walkthrough": .string(barrier.walkthrough.string), "task": .string(barrier.task),
      "text": .string(barrier.text), "places": .array(barrier.places.map { .string("\($0)") }),
      "fate": .string(barrier.fate.rawValue),
      "because": barrier.reason.map { .string($0.rawValue) } ?? .null,
    ])
  }

  private static func pair(_ pair: Nearness) -> JSONValue {
    var situations = JSONObject()
    for (dimension, met) in pair.situations {
      situations[dimension.id] = .string(met.rawValue)
    }
    return CoverageJSON.object([
      "participant": .string(pair.participant.string), "inRound": .bool(pair.isInRound),
      "needs": part(pair.needs), "technology": part(pair.technology), "skill": part(pair.skill),
      "circumstances": part(pair.circumstances), "situations": .object(situations),
      "sharedAbilities": .array(pair.sharedAbilities.map { .string($0.id) }),
      "sharedTechnology": .array(pair.sharedTechnology.map { .string($0.plain()) }),
      "result": .string(pair.outcome.rawValue),
    ])
  }

  private static func part(_ part: Nearness.Part?) -> JSONValue {
    guard let part else { return .null }
    return CoverageJSON.object(["halves": .integer(part.halves), "of": .integer(part.of)])
  }

  /// One row a profile and participant.
  package static func csv(_ personas: PersonasInStudy) -> String {
    var text = CSVText.row([
      "profile", "participant", "inRound", "needs", "technology", "skill", "circumstances",
      "result", "shares",
    ])
    func value(_ part: Nearness.Part?) -> String {
      part.map(PersonasDocument.value) ?? "not known"
    }
    for row in personas.rows {
      for pair in row.pairs {
        let shared = pair.sharedAbilities.map(\.id) + pair.sharedTechnology.map { $0.plain() }
        text += CSVText.row([
          row.profile.id.string, pair.participant.string, pair.isInRound ? "yes" : "no",
          value(pair.needs), value(pair.technology), value(pair.skill), value(pair.circumstances),
          pair.outcome.rawValue, shared.joined(separator: "; "),
        ])
      }
    }
    return text
  }
}
