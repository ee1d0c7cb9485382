package import JSON
package import Measures
import Records
import Wording

extension JSONValue {
  /// The same report with `circumstances`, for the team: `product`, `target`, `round`, `sessions`, `triedWith` as in the
  /// study report, `languages[]`, `consent` in numbers of people, and `madeBy`.
  package func with(_ circumstances: Circumstances) -> JSONValue {
    adding([
      "product": circumstances.product, "target": circumstances.target.label,
      "round": circumstances.round, "sessions": circumstances.sessions,
      "triedWith": Self.triedWith(circumstances.triedWith),
      "languages": circumstances.languages.map {
        JSONValue.of(["tag": $0.tag, "notes": $0.notes])
      },
      "consent": JSONValue.of([
        "people": circumstances.people, "notRecorded": circumstances.consentNotRecorded,
        "notesStayInTheTeam": circumstances.keptInTeam, "withdrawn": circumstances.withdrawn,
        "refused": circumstances.refused,
      ]), "madeBy": ProgramVersion.named,
    ])
  }

  /// The same in the sharing edition: what the plan says.
  package func with(_ release: Release) -> JSONValue {
    adding([
      "product": release.product, "target": release.target.label, "round": release.round,
      "closedOn": release.closedOn, "madeBy": ProgramVersion.named,
    ])
  }

  private func adding(_ circumstances: KeyValuePairs<String, any JSONWritable>) -> JSONValue {
    guard case .object(var object) = self else { return self }
    object["circumstances"] = .of(circumstances)
    return .object(object)
  }

  /// When, with what and how sessions took place.
  static func triedWith(_ tried: TriedWith) -> JSONValue {
    func named(_ named: [TriedWith.Named]) -> [JSONValue] {
      named.map { .of(["words": $0.words, "sessions": $0.sessions]) }
    }
    return .of([
      "firstDay": tried.days.map { "\($0.lowerBound)" },
      "lastDay": tried.days.map { "\($0.upperBound)" }, "withoutDate": tried.undated,
      "productVersions": named(tried.versions), "withoutProductVersion": tried.withoutVersion,
      "devices": named(tried.devices), "withoutDevice": tried.withoutDevice,
      "assistiveTechnologies": named(tried.technologies),
      "modes": named(tried.modes.map { ($0.mode.id, $0.sessions) }),
      "withoutMode": tried.withoutMode,
      "recorders": tried.recorders.map { JSONValue.of(["role": $0.role.id, "logs": $0.logs]) },
    ])
  }
}
