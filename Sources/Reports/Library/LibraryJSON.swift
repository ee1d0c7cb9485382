package import JSON
import Localization
package import Measures
import Records

/// What all studies know together as canonical JSON; studies are named by their ids.
///
/// - `studies[]`: each by itself; `people` of several studies must not be added up.
/// - `criteria[]`: of all targets together, with the studies in which people tried it (`triedIn`), met a barrier
///   (`barrierIn`), or only others looked, and the `sessions` in which it was tried.
/// - `mayHaveComeBack[]`: pairs of problems; `named` where a text of one holds the whole id of the other.
package enum LibraryJSON {
  package static func bytes(_ library: Library, leftOut: [String] = []) -> [UInt8] {
    JSONWriter.canonical(value(library, leftOut: leftOut))
  }

  package static func value(_ library: Library, leftOut: [String] = []) -> JSONValue {
    CoverageJSON.object([
      "studies": .array(library.studies.map(study)),
      "leftOut": .array(leftOut.map { .string($0) }),
      "criteria": .array(library.criteria.map(criterion)),
      "mayHaveComeBack": .array(library.returned.map(pair)),
      "participantIdsInSeveralStudies": ids(library.sharedIDs), "edition": .string("team"),
      "conformanceClaimed": .bool(false),
    ])
  }

  private static func ids(_ ids: [RecordID]) -> JSONValue {
    .array(ids.map { .string($0.string) })
  }

  private static func study(_ study: LibraryStudy) -> JSONValue {
    CoverageJSON.object([
      "id": .string(study.id.string), "title": .string(study.title),
      "product": study.product.map { .string($0) } ?? .null,
      "peopleInvented": .bool(study.hasInventedPeople),
      "target": .string(study.target.label.plain()),
      "rounds": .array(study.rounds.map(JSONValue.integer)),
      "sessions": .integer(study.sessions),
      "sessionsWithoutParticipant": .integer(study.sessionsWithoutParticipant),
      "people": .integer(study.people), "needs": .array(study.abilities.map(count)),
      "technologies": .array(study.technologies.map(count)),
      "needsNotKnown": .integer(study.needsUnknown),
      "technologiesNotKnown": .integer(study.technologiesUnknown),
      "lowSkill": .bool(study.hasLowSkill), "skillKnown": .bool(study.isSkillKnown),
      "technologiesWanted": .array(study.wantedTechnologies.map { .string($0) }),
    ])
  }

  private static func count(_ count: LibraryCount) -> JSONValue {
    CoverageJSON.object([
      "id": .string(count.key), "label": .string(count.label.plain()),
      "people": .integer(count.people),
    ])
  }

  private static func criterion(_ row: LibraryCriterion) -> JSONValue {
    CoverageJSON.object([
      "number": .string(row.criterion.number.description),
      "name": .string(row.criterion.name), "level": .string(row.criterion.level.description),
      "targetOf": ids(row.targetOf), "triedIn": ids(row.triedIn),
      "barrierIn": ids(row.studies(.barrierMet)), "exercisedIn": ids(row.studies(.exercised)),
      "unclearIn": ids(row.studies(.unclear)), "checkedOnlyIn": ids(row.studies(.checkedOnly)),
      "suggestedOnlyIn": ids(row.studies(.suggestedOnly)), "sessions": .integer(row.sessions),
    ])
  }

  private static func pair(_ pair: ReturnedProblem) -> JSONValue {
    func side(_ side: ReturnedProblem.Side) -> JSONValue {
      CoverageJSON.object([
        "study": .string(side.study.string), "id": .string(side.id.string),
        "title": .string(side.title),
      ])
    }
    return CoverageJSON.object([
      "first": side(pair.first), "second": side(pair.second), "named": .bool(pair.isNamed),
      "criteria": .array(pair.criteria.map { .string($0.description) }),
      "screensOrTasks": .array(pair.shared.map { .string($0) }),
    ])
  }
}
