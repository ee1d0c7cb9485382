import JSON
import Localization
import Measures
import Records

extension CoverageJSON {
  static func people(_ people: PeopleCoverage) -> JSONValue {
    var byDimension = JSONObject()
    for row in people.dimensions { byDimension[row.dimension.id] = count(row.total) }
    var byPermanence = JSONObject()
    for row in people.permanence { byPermanence[row.duration.id] = count(row.count) }
    var byTechnology = JSONObject()
    for row in people.technologies { byTechnology[row.name] = count(row.total) }
    var circumstances = JSONObject()
    for row in people.circumstances { circumstances[row.kind.id] = .integer(row.participants) }
    return object([
      "participants": .integer(people.participants), "described": .integer(people.described),
      "withdrawn": .integer(people.withdrawn), "refused": .integer(people.refused),
      "inNoSession": .integer(people.waiting),
      "planned": people.planned.map(JSONValue.integer) ?? .null,
      "byDimension": .object(byDimension), "byPermanence": .object(byPermanence),
      "byAssistiveTechnology": .object(byTechnology),
      "withoutAssistiveTechnology": .integer(people.knowledge.technologies.none),
      "known": object([
        "needs": known(people.knowledge.needs),
        "assistiveTechnologies": known(people.knowledge.technologies),
        "lastingCircumstances": known(people.knowledge.circumstances),
      ]),
      "consentNotRecorded": .integer(people.consentNotRecorded),
      "spectrum": spectrum(people),
      "needsByPrinciple": .array(people.needsByPrinciple.map(needsByPrinciple)),
      "lastingCircumstances": .object(circumstances),
      "digitalSkill": object([
        "placed": .integer(people.placed), "low": .integer(people.lowSkill),
        "scales": .array(people.scales.map { scale($0) }),
      ]),
      "combinations": .array(
        people.combinations.map { row in
          object([
            "dimensions": .array(row.dimensions.map { .string($0.id) }),
            "participants": .integer(row.count.participants),
            "described": .integer(row.count.described),
          ])
        }),
      "targets": .array(people.targets.map(target)),
    ])
  }

  private static func needsByPrinciple(_ row: NeedsByPrinciple) -> JSONValue {
    var cells = JSONObject()
    for cell in row.cells {
      cells[cell.principle?.description ?? ""] = object([
        "tried": .integer(cell.tried), "met": .integer(cell.met), "untied": .integer(cell.untied),
      ])
    }
    return object([
      "beyondWcag": .integer(row.beyondWcag.met), "dimension": .string(row.dimension.id),
      "people": .integer(row.people), "principles": .object(cells),
      "untied": .integer(row.untied),
    ])
  }

  /// How many said something, how many said that there is nothing, and why nothing is known of the others.
  private static func known(_ list: ListKnowledge) -> JSONValue {
    var notKnown = JSONObject()
    for reason in Unknown.allCases { notKnown[reason.rawValue] = .integer(list.notKnown[reason]) }
    return object([
      "said": .integer(list.said), "none": .integer(list.none), "notKnown": .object(notKnown),
    ])
  }

  private static func count(_ count: PeopleCount) -> JSONValue {
    object([
      "participants": .integer(count.participants), "described": .integer(count.described),
    ])
  }

  /// Ability by duration.
  private static func spectrum(_ people: PeopleCoverage) -> JSONValue {
    var grid = JSONObject()
    for row in people.dimensions {
      grid[row.dimension.id] = object([
        "label": .string(row.label.plain()), "permanent": count(row.permanent),
        "temporary": count(row.temporary), "situational": count(row.situational),
        "unknown": count(row.unknown), "changing": count(row.changing),
        "staged": .integer(row.staged), "criteriaTried": .integer(row.criteria),
      ])
    }
    return .object(grid)
  }

  private static func scale(_ scale: ScaleRow) -> JSONValue {
    object([
      "scale": .string(scale.scale), "title": .string(scale.title),
      "levels": .array(
        scale.levels.map { level in
          object([
            "value": .string(level.value),
            "label": level.label.map { .string($0) } ?? .null, "countsAsLow": .bool(level.isLow),
            "participants": .integer(level.participants),
            "criteriaTried": .integer(level.criteria),
          ])
        }),
    ])
  }

  private static func target(_ row: TargetState) -> JSONValue {
    let isCounted = row.uncounted == nil
    return object([
      "label": .string(row.label), "planned": .integer(row.planned),
      "cannotBeCounted": row.uncounted.map { .string($0.reason.plain()) } ?? .null,
      "metInRound": isCounted ? .integer(row.inRound.met) : .null,
      "metInAllRounds": isCounted ? .integer(row.inAll.met) : .null,
      "met": isCounted ? .bool(row.inRound.isMet) : .null,
      "counts": .string(row.countsSessions ? "sessions" : "people"),
      "criteriaTried": .integer(row.criteria),
    ])
  }
}
