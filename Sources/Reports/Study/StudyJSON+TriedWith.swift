import JSON
import Measures
import Records

extension StudyJSON {
  static func triedWith(_ tried: TriedWith) -> JSONValue {
    object([
      "firstDay": text(tried.days.map { "\($0.lowerBound)" }),
      "lastDay": text(tried.days.map { "\($0.upperBound)" }),
      "withoutDate": .integer(tried.undated),
      "productVersions": named(tried.versions),
      "withoutProductVersion": .integer(tried.withoutVersion),
      "devices": named(tried.devices), "withoutDevice": .integer(tried.withoutDevice),
      "assistiveTechnologies": named(tried.technologies),
      "modes": named(tried.modes.map { ($0.mode.id, $0.sessions) }),
      "withoutMode": .integer(tried.withoutMode),
      "recorders": .array(
        tried.recorders.map {
          object(["role": .string($0.role.id), "logs": .integer($0.logs)])
        }),
    ])
  }

  private static func named(_ named: [TriedWith.Named]) -> JSONValue {
    .array(
      named.map { object(["words": .string($0.words), "sessions": .integer($0.sessions)]) })
  }
}
