package import JSON
import Localization
package import Measures
import Records

/// The recruitment report as canonical JSON.
package enum RecruitmentJSON {
  package static func bytes(_ recruitment: Recruitment) -> [UInt8] {
    JSONWriter.canonical(value(recruitment))
  }

  package static func value(_ recruitment: Recruitment) -> JSONValue {
    let people = recruitment.people
    return object([
      "study": .string(recruitment.study.string), "title": .string(recruitment.title),
      "peopleInvented": .bool(recruitment.hasInventedPeople),
      "edition": .string(Edition.team.rawValue),
      "round": recruitment.round.map(JSONValue.integer) ?? .null,
      "rounds": .array(recruitment.rounds.map(JSONValue.integer)),
      "people": object([
        "inRound": .integer(people.inRound), "inAllRounds": .integer(people.inAll),
        "sessionsInRound": .integer(people.sessionsInRound), "pilots": .integer(people.pilots),
        "registeredNotMet": .integer(people.waiting), "withdrawn": .integer(people.withdrawn),
        "refused": .integer(people.refused),
        "consentNotRecorded": .integer(people.consentNotRecorded),
        "withoutFile": .integer(people.withoutFile),
      ]),
      "warnings": .array(
        recruitment.warnings.map { .string(RecruitmentWords.warning($0, recruitment).plain()) }),
      "targets": .array(recruitment.targets.map(target)),
      "overRepresented": .array(
        RecruitmentWords.over(recruitment).map { .string($0.plain()) }),
      "spreads": .array(recruitment.spreads.map { spread($0, recruitment.round) }),
      "assistiveTechnologyGroups": .array(recruitment.technologies.map(group)),
      "combinations": .array(
        recruitment.combinations.map { row in
          object([
            "abilities": .array(row.labels.map { .string($0.plain()) }),
            "inRound": .integer(row.inRound), "inAllRounds": .integer(row.inAll),
          ])
        }),
      "commonMinima": .array(recruitment.minima.map(minimum)),
      "registered": .array(recruitment.waiting.map(waiting)),
    ])
  }

  private static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    CoverageJSON.object(members)
  }

  private static func target(_ target: TargetState) -> JSONValue {
    let isCounted = target.uncounted == nil
    return object([
      "id": .string(target.id), "label": .string(target.label),
      "cannotBeCounted": target.uncounted.map {
        object(["reason": .string($0.id), "words": .string($0.reason.plain())])
      } ?? .null,
      "means": .string(target.wanted.all.plain()), "planned": .integer(target.minimum),
      "minimumSharePercent": target.minimumShare.map(JSONValue.integer) ?? .null,
      "counts": .string(target.countsSessions ? "sessions" : "people"),
      "inRound": isCounted ? tally(target, target.inRound) : .null,
      "inAllRounds": isCounted ? tally(target, target.inAll) : .null,
      "registeredWhoFit": isCounted ? .integer(target.waiting) : .null,
      "participantsInRound": .array(target.peopleInRound.map { .string($0.string) }),
      "participantsInAllRounds": .array(target.peopleInAll.map { .string($0.string) }),
    ])
  }

  private static func tally(_ target: TargetState, _ tally: TargetState.Tally) -> JSONValue {
    object([
      "met": .integer(tally.met), "people": .integer(tally.people),
      "tookPart": .integer(tally.everybody), "isMet": .bool(tally.shortfall.isMet),
      "missing": tally.shortfall.byShare == nil ? .null : .integer(tally.shortfall.count),
      "missingInWords": RecruitmentWords.missing(target, tally).map { .string($0.plain()) }
        ?? .null,
      "notKnown": unknown(tally.notKnown),
    ])
  }

  private static func unknown(_ counts: UnknownCounts) -> JSONValue {
    var object = JSONObject()
    for reason in Unknown.allCases { object[reason.rawValue] = .integer(counts[reason]) }
    return .object(object)
  }

  private static func spread(_ spread: Spread, _ round: Int?) -> JSONValue {
    func base(_ base: Spread.Base, _ mixture: Sentence?) -> JSONValue {
      object([
        "known": .integer(base.known), "notKnown": unknown(base.notKnown),
        "mixture": mixture.map { .string($0.plain()) } ?? .null,
      ])
    }
    return object([
      "attribute": .string(spread.attribute.rawValue), "title": .string(spread.title.plain()),
      "values": .array(
        spread.values.map { value in
          object([
            "value": .string(value.label.plain()), "inRound": .integer(value.inRound),
            "inAllRounds": .integer(value.inAll),
            "overRepresented": .bool(spread.isOverRepresented(value)),
          ])
        }),
      "valuesNotShown": .integer(0),
      "inRound": base(spread.inRound, PeopleMixture(spread, round: round)?.sentence),
      "inAllRounds": base(spread.inAll, PeopleMixture(spread, round: nil)?.sentence),
    ])
  }

  private static func group(_ group: TechnologyGroup) -> JSONValue {
    object([
      "name": .string(group.name), "inRound": .integer(group.inRound),
      "inAllRounds": .integer(group.inAll), "novice": .integer(group.novice),
      "intermediate": .integer(group.intermediate), "advanced": .integer(group.advanced),
      "practiceNotKnown": .integer(group.practiceUnknown),
      "missingToFour": .integer(group.missing),
    ])
  }

  private static func minimum(_ minimum: CommonMinimum) -> JSONValue {
    func tally(_ tally: CommonMinimum.Tally) -> JSONValue {
      object([
        "met": .integer(tally.met), "known": .integer(tally.known),
        "notKnown": .integer(tally.notKnown), "missing": .integer(tally.missing),
      ])
    }
    return object([
      "kind": .string(minimum.kind.rawValue), "percent": .integer(minimum.percent),
      "inRound": tally(minimum.inRound), "inAllRounds": tally(minimum.inAll),
    ])
  }

  private static func waiting(_ person: WaitingPerson) -> JSONValue {
    object([
      "participant": .string(person.id.string),
      "needsNotKnown": person.needsUnknown.map { .string($0.rawValue) } ?? .null,
      "assistiveTechnologiesNotKnown": person.technologiesUnknown.map { .string($0.rawValue) }
        ?? .null,
      "wouldFill": .array(person.fills.map { .string($0) }),
    ])
  }
}
