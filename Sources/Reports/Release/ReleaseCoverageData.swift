package import JSON
import Localization
package import Measures
import Records

/// The coverage report in the edition for sharing, for programs.
package enum ReleaseCoverageData {
  package static func value(_ release: Release) -> JSONValue {
    .object(
      ReleaseJSON.head(release).adding([
        "target": CoverageJSON.object([
          "version": .string(release.target.version.description),
          "level": .string(release.target.level.description),
          "platform": .string(release.target.platform.rawValue),
        ]),
        "states": release.coverage.states.map(states) ?? .null,
        "criteria": .array(release.coverage.criteria.map(criterion)),
        "gaps": .array(release.coverage.gaps.map { .string($0.plain()) }),
        "notYetTagged": release.coverage.notYetTagged.map { .integer($0) } ?? .null,
      ]))
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
          CSVText.place(row.criterion.place), row.criterion.name, row.criterion.level.description,
          row.state?.rawValue ?? "notTold", row.tried?.id ?? "notTold",
          row.withBarrier?.id ?? "notTold",
          row.worstOpenImpact.map { String($0.rawValue) } ?? "noneNoted",
        ] + outcomes)
    }
    return text
  }

  private static func states(_ counts: StateCounts) -> JSONValue {
    var object = JSONObject()
    for state in CriterionState.allCases { object[state.rawValue] = .integer(counts[state]) }
    return .object(object)
  }

  /// Every kind but the lived one.
  private static func byKind(_ items: KindCounts) -> JSONValue {
    var object = JSONObject()
    for kind in EvidenceKind.allCases where kind != .lived {
      object[kind.id] = .integer(items[kind])
    }
    return .object(object)
  }

  private static func criterion(_ row: ReleasedCriterion) -> JSONValue {
    var outcomes = JSONObject()
    for outcome in row.outcomes { outcomes[outcome.kind.id] = .string(outcome.outcome.id) }
    return CoverageJSON.object([
      "number": .string(row.criterion.number.description), "name": .string(row.criterion.name),
      "level": .string(row.criterion.level.description),
      "state": row.state.map { .string($0.rawValue) } ?? .null,
      "tried": row.tried.map { .string($0.id) } ?? .null,
      "withBarrier": row.withBarrier.map { .string($0.id) } ?? .null,
      "outcomeByKind": .object(outcomes), "byKind": byKind(row.items),
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
    object["sessions"] = release.sessions.map { .integer($0) } ?? .null
    object["people"] = people(release.people)
    object["conformanceClaimed"] = .bool(false)
    return object
  }

  private static func people(_ people: ReleasedPeople) -> JSONValue {
    var properties = JSONObject()
    for property in people.properties {
      properties[property.id] = property.count.map { .string($0.id) } ?? .string("notTold")
    }
    var notKnown: JSONObject?
    if let families = people.notKnown {
      notKnown = JSONObject()
      for family in ReleasedProperty.Family.allCases {
        let count = families.contains(family) ? CoarseCount.somebody : .nobody
        notKnown?[family.rawValue] = .string(count.id)
      }
    }
    return CoverageJSON.object([
      "tookPart": people.count.map { .integer($0) }
        ?? .string(people.silence == .changedSinceClosing ? "notTold" : CoarseCount.fewID),
      "silence": people.silence.map { .string("\($0)") } ?? .null,
      "told": .string("\(people.telling)"),
      "properties": .object(properties), "notKnown": notKnown.map { .object($0) } ?? .null,
    ])
  }

  /// A rounded mean: its value, and whether it is about that, or that or more, or that or less.
  static func mean(_ mean: CoarseMean) -> JSONValue {
    CoverageJSON.object([
      "is": .string(mean.bound.rawValue), "value": Figure.json(mean.value),
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
