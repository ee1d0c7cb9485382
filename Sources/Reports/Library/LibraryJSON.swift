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
    .of([
      "studies": library.studies.map(study), "leftOut": leftOut,
      "criteria": library.criteria.map(criterion), "mayHaveComeBack": library.returned.map(pair),
      "participantIdsInSeveralStudies": library.sharedIDs, "edition": Edition.team.rawValue,
      "conformanceClaimed": false,
    ])
  }

  private static func study(_ study: LibraryStudy) -> JSONValue {
    .of([
      "id": study.id, "title": study.title, "product": study.product,
      "peopleInvented": study.hasInventedPeople, "target": study.target.label,
      "rounds": study.rounds, "sessions": study.sessions,
      "sessionsWithoutParticipant": study.sessionsWithoutParticipant, "people": study.people,
      "needs": study.abilities.map(count), "technologies": study.technologies.map(count),
      "needsNotKnown": study.needsUnknown, "technologiesNotKnown": study.technologiesUnknown,
      "lowSkill": study.hasLowSkill, "skillKnown": study.isSkillKnown,
      "technologiesWanted": study.wantedTechnologies,
    ])
  }

  private static func count(_ count: LibraryCount) -> JSONValue {
    .of(["id": count.key, "label": count.label, "people": count.people])
  }

  private static func criterion(_ row: LibraryCriterion) -> JSONValue {
    .of([
      "number": row.criterion.number.description, "name": row.criterion.name,
      "level": row.criterion.level.description, "targetOf": row.targetOf, "triedIn": row.triedIn,
      "barrierIn": row.studies(.barrierMet), "exercisedIn": row.studies(.exercised),
      "unclearIn": row.studies(.unclear), "checkedOnlyIn": row.studies(.checkedOnly),
      "suggestedOnlyIn": row.studies(.suggestedOnly), "sessions": row.sessions,
    ])
  }

  private static func pair(_ pair: ReturnedProblem) -> JSONValue {
    func side(_ side: ReturnedProblem.Side) -> JSONValue {
      .of(["study": side.study, "id": side.id, "title": side.title])
    }
    return .of([
      "first": side(pair.first), "second": side(pair.second), "named": pair.isNamed,
      "criteria": pair.criteria, "screensOrTasks": pair.shared,
    ])
  }
}
