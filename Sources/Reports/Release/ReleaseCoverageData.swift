package import Measures
import Records

/// The coverage report in the edition for sharing, for programs.
package enum ReleaseCoverageData {
  package static func json(_ release: Release) -> [UInt8] {
    JSONWriter.canonical(
      .object(
        ReleaseJSON.head(release).adding([
          "target": CoverageJSON.object([
            "version": .string(release.target.version.description),
            "level": .string(release.target.level.description),
            "platform": .string(release.target.platform.rawValue),
          ]),
          "states": states(release.coverage.states),
          "criteria": .array(release.coverage.criteria.map(criterion)),
          "gaps": .array(release.coverage.gaps.map { .string($0) }),
          "notYetTagged": .integer(release.coverage.notYetTagged),
        ])))
  }

  package static func csv(_ release: Release) -> String {
    var text = CSVText.row(
      [
        "criterion", "name", "level", "state", "tried", "withBarrier", "worstOpenImpact",
        "outcome:lived", "outcome:expert", "outcome:tool",
      ])
    for row in release.coverage.criteria {
      let outcomes = [EvidenceKind.lived, .expert, .tool].map { kind in
        row.outcomes.first { $0.kind == kind }?.outcome.id ?? "none"
      }
      text += CSVText.row(
        [
          row.criterion.number.description, row.criterion.name, row.criterion.level.description,
          row.state.rawValue, row.tried.id, row.withBarrier.id,
          row.worstOpenImpact.map { String($0.rawValue) } ?? "none",
        ] + outcomes)
    }
    return text
  }

  private static func states(_ counts: StateCounts) -> JSONValue {
    var object = JSONObject()
    for state in CriterionState.allCases { object[state.rawValue] = .integer(counts[state]) }
    return .object(object)
  }

  private static func criterion(_ row: ReleasedCriterion) -> JSONValue {
    var outcomes = JSONObject()
    for outcome in row.outcomes { outcomes[outcome.kind.id] = .string(outcome.outcome.id) }
    return CoverageJSON.object([
      "number": .string(row.criterion.number.description), "name": .string(row.criterion.name),
      "level": .string(row.criterion.level.description), "state": .string(row.state.rawValue),
      "tried": .string(row.tried.id), "withBarrier": .string(row.withBarrier.id),
      "outcomeByKind": .object(outcomes), "byKind": CoverageJSON.byKind(row.items),
      "worstOpenImpact": row.worstOpenImpact.map { .integer($0.rawValue) } ?? .null,
    ])
  }
}

/// What every JSON of the edition for sharing begins with.
enum ReleaseJSON {
  static func head(_ release: Release) -> JSONObject {
    var object = JSONObject()
    object["study"] = .string(release.study.string)
    object["title"] = .string(release.title)
    object["edition"] = .string(Edition.share.rawValue)
    object["peopleInvented"] = .bool(release.hasInventedPeople)
    object["round"] = .integer(release.round)
    object["closedOn"] = .string(release.closedOn)
    object["sessions"] = .integer(release.sessions)
    object["people"] = people(release.people)
    object["someNotesStayInTheTeam"] = .bool(release.hasKeptInTeam)
    object["conformanceClaimed"] = .bool(false)
    return object
  }

  private static func people(_ people: ReleasedPeople) -> JSONValue {
    var properties = JSONObject()
    for property in people.properties { properties[property.id] = .string(property.count.id) }
    var notKnown = JSONObject()
    for (family, count) in people.notKnown { notKnown[family.rawValue] = .string(count.id) }
    return CoverageJSON.object([
      "tookPart": people.count.map { .integer($0) } ?? .string(CoarseCount.fewID),
      "silence": people.silence.map { .string("\($0)") } ?? .null,
      "properties": .object(properties), "notKnown": .object(notKnown),
    ])
  }
}

extension JSONObject {
  fileprivate func adding(_ members: KeyValuePairs<String, JSONValue>) -> JSONObject {
    var object = self
    for (key, value) in members { object[key] = value }
    return object
  }
}
