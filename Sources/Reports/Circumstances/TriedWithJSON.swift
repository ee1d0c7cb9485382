import JSON
import Measures
import Records

/// The same as data.
enum TriedWithJSON {
  static func value(_ tried: TriedWith) -> JSONValue {
    CoverageJSON.object([
      "firstDay": tried.days.map { .string("\($0.lowerBound)") } ?? .null,
      "lastDay": tried.days.map { .string("\($0.upperBound)") } ?? .null,
      "withoutDate": .integer(tried.undated),
      "productVersions": named(tried.versions),
      "withoutProductVersion": .integer(tried.withoutVersion),
      "devices": named(tried.devices), "withoutDevice": .integer(tried.withoutDevice),
      "assistiveTechnologies": named(tried.technologies),
      "modes": named(tried.modes.map { ($0.mode.id, $0.sessions) }),
      "withoutMode": .integer(tried.withoutMode),
      "recorders": .array(
        tried.recorders.map {
          CoverageJSON.object(["role": .string($0.role.id), "logs": .integer($0.logs)])
        }),
    ])
  }

  private static func named(_ named: [TriedWith.Named]) -> JSONValue {
    .array(
      named.map {
        CoverageJSON.object(["words": .string($0.words), "sessions": .integer($0.sessions)])
      })
  }
}
