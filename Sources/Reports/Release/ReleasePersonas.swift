package import JSON
package import Localization
package import Measures
import Records
import Wording

/// The report about profiles in the sharing edition: for each profile yes or no, from what is told of people anyway.
///
/// Who came near a profile crosses needs, technology and skill, so it stays in the team.
package enum ReleasePersonas {
  package static func document(_ release: Release) -> Document {
    var document = ReleaseWords.head("Personas", release)
    document.list([ReleaseWords.tookPart(release)])
    document.heading(2, "Personas")
    document.table(
      "Permanent needs of each persona: whether a participant whose notes can be shared has a need in the same ability.",
      none: PersonasDocument.none,
      columns: ["Persona", "Participants with a need in the same abilities"],
      rows: release.personas.map { ["\($0.name)", answer($0, release.round)] })
    ReleaseWords.reading(
      [
        "“Yes” means that each permanent need of the persona is in an ability in which at least 1 participant has a need of any duration. The answers follow from the counts for single abilities alone. Which participants came near a persona is in the team edition only."
      ], &document)
    return document
  }

  /// Of which permanent needs of a persona a participant has a need in the same ability.
  private static func answer(_ persona: ReleasedPersona, _ round: Int) -> Sentence {
    func list(_ lead: Sentence, _ abilities: [Dimension]) -> [Sentence] {
      abilities.isEmpty ? [] : [lead + .joined(abilities.map(\.label), "; ")]
    }
    let rest = Sentence.joined(
      list("none known: ", persona.noneKnown) + list("not shown: ", persona.notShown), "; ")
    let words: Sentence =
      switch persona.answer {
      case .noPermanentNeed: "no permanent need"
      case .yes: "yes"
      case .partly: .joined(list("partly: ", persona.represented) + [rest], "; ")
      case .no: "no; " + rest
      case .notShown: "not shown"
      }
    return .claim(
      "sharing.persona",
      [
        "round": round, "persona": persona.id.string,
        "represented": persona.represented.map(\.id), "noneKnown": persona.noneKnown.map(\.id),
        "notShown": persona.notShown.map(\.id),
      ], words)
  }

  package static func value(_ release: Release) -> JSONValue {
    ReleaseJSON.value(
      release,
      [
        "profiles": release.personas.map { persona in
          JSONValue.of([
            "profile": persona.id, "name": persona.name, "represented": persona.answer.rawValue,
            "abilities": abilities(persona),
          ])
        }
      ])
  }

  /// Each ability of its permanent needs, and whether a participant has a need in it.
  private static func abilities(_ persona: ReleasedPersona) -> JSONValue {
    .of(
      persona.represented.map { ($0, "atLeast1") } + persona.noneKnown.map { ($0, "noneKnown") }
        + persona.notShown.map { ($0, "notShown") }
    ) { ($0.0.id, $0.1) }
  }

  package static func csv(_ release: Release) -> String {
    CSVText.table(
      ["profile", "name", "represented"],
      release.personas.map { [$0.id.string, $0.name, $0.answer.rawValue] })
  }
}
