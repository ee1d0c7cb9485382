import JSON
import Localization
import Measures
import Records

extension CoverageJSON {
  static func people(_ people: PeopleCoverage, _ edition: Edition) -> JSONValue {
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
      "spectrum": spectrum(people, edition),
      "needsByPrinciple": edition == .team
        ? .array(people.needsByPrinciple.map(needsByPrinciple)) : .array([]),
      "lastingCircumstances": .object(circumstances),
      "digitalSkill": object([
        "placed": .integer(people.placed), "low": .integer(people.lowSkill),
        "scales": .array(people.scales.map { scale($0, edition) }),
      ]),
      "combinations": .array(
        people.combinations.map { row in
          object([
            "dimensions": .array(row.dimensions.map { .string($0.id) }),
            "participants": crossing(
              row.count.participants, in: row.count.participants, edition),
            "described": .integer(row.count.described),
          ])
        }),
      "targets": .array(people.targets.map { target($0, edition) }),
    ])
  }

  private static func needsByPrinciple(_ row: NeedsByPrinciple) -> JSONValue {
    var cells = JSONObject()
    for cell in row.cells {
      cells[cell.principle.description] = object([
        "tried": .integer(cell.tried), "met": .integer(cell.met),
      ])
    }
    return object([
      "beyondWcag": .integer(row.beyondWcag), "dimension": .string(row.dimension.id),
      "people": .integer(row.people), "principles": .object(cells),
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

  /// A count where two properties cross; `null` where the edition for sharing does not show it.
  private static func crossing(_ count: Int, in row: Int, _ edition: Edition) -> JSONValue {
    (row > 0 || count > 0) && edition.hides(crossing: count) ? .null : .integer(count)
  }

  /// Ability by duration: participants, with what the edition may not show left `null`.
  private static func spectrum(_ people: PeopleCoverage, _ edition: Edition) -> JSONValue {
    var grid = JSONObject()
    for row in people.dimensions {
      func cell(_ count: PeopleCount) -> JSONValue {
        object([
          "participants": crossing(count.participants, in: row.total.participants, edition),
          "described": .integer(count.described),
        ])
      }
      grid[row.dimension.id] = object([
        "label": .string(row.label.plain()), "permanent": cell(row.permanent),
        "temporary": cell(row.temporary), "situational": cell(row.situational),
        "unknown": cell(row.unknown), "changing": cell(row.changing),
        "staged": crossing(row.staged, in: row.total.participants, edition),
        "criteriaTried": edition.hides(exercisedBy: row.total.participants)
          ? .null : .integer(row.criteria),
      ])
    }
    return .object(grid)
  }

  private static func scale(_ scale: ScaleRow, _ edition: Edition) -> JSONValue {
    object([
      "scale": .string(scale.scale), "title": .string(scale.title),
      "levels": .array(
        scale.levels.map { level in
          object([
            "value": .string(level.value),
            "label": level.label.map { .string($0) } ?? .null, "countsAsLow": .bool(level.isLow),
            "participants": .integer(level.participants),
            "criteriaTried": edition.hides(exercisedBy: level.participants)
              ? .null : .integer(level.criteria),
          ])
        }),
    ])
  }

  private static func target(_ row: TargetRow, _ edition: Edition) -> JSONValue {
    let isHidden = row.isHidden(in: edition) || row.uncounted != nil
    return object([
      "label": .string(row.label), "planned": .integer(row.planned),
      "cannotBeCounted": row.uncounted.map { .string($0.reason.plain()) } ?? .null,
      "metInRound": isHidden ? .null : .integer(row.metInRound),
      "metInAllRounds": row.isHiddenInAll(in: edition) || row.uncounted != nil
        ? .null : .integer(row.metInAll),
      "met": isHidden ? .null : .bool(row.isMetInRound),
      "counts": .string(row.countsSessions ? "sessions" : "people"),
      "criteriaTried": row.hidesExercised(in: edition) ? .null : .integer(row.criteria),
    ])
  }
}
