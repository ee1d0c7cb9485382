package import JSON
import Localization
package import Measures
import Records
import Wording

extension JSONValue {
  /// The same report with `circumstances`, for the team: `product`, `target`, `round`, `sessions`, `triedWith` as in the
  /// study report, `languages[]`, `consent` in numbers of people, and `madeBy`.
  package func with(_ circumstances: Circumstances) -> JSONValue {
    adding(
      CoverageJSON.object([
        "product": circumstances.product.map { .string($0) } ?? .null,
        "target": .string(circumstances.target.label.plain()),
        "round": circumstances.round.map { .integer($0) } ?? .null,
        "sessions": .integer(circumstances.sessions),
        "triedWith": TriedWithJSON.value(circumstances.triedWith),
        "languages": .array(
          circumstances.languages.map {
            CoverageJSON.object(["tag": .string($0.tag), "notes": .integer($0.notes)])
          }),
        "consent": CoverageJSON.object([
          "people": .integer(circumstances.people),
          "notRecorded": .integer(circumstances.consentNotRecorded),
          "notesStayInTheTeam": .integer(circumstances.keptInTeam),
          "withdrawn": .integer(circumstances.withdrawn),
          "refused": .integer(circumstances.refused),
        ]),
        "madeBy": .string(ProgramVersion.named),
      ]))
  }

  /// The same in the edition for sharing: what the plan says.
  package func with(_ release: Release) -> JSONValue {
    adding(
      CoverageJSON.object([
        "product": release.product.map { .string($0) } ?? .null,
        "target": .string(release.target.label.plain()), "round": .integer(release.round),
        "closedOn": .string(release.closedOn), "madeBy": .string(ProgramVersion.named),
      ]))
  }

  private func adding(_ circumstances: JSONValue) -> JSONValue {
    guard case .object(var object) = self else { return self }
    object["circumstances"] = circumstances
    return .object(object)
  }
}
