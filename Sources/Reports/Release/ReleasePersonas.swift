package import JSON
package import Localization
package import Measures
import Records
import Wording

/// The report about profiles in the edition for sharing: for each profile yes or no, from what is told of people anyway.
///
/// Who came near a profile crosses needs, technology and skill, so it stays in the team.
package enum ReleasePersonas {
  package static func document(_ release: Release) -> Document {
    var document = ReleaseWords.head("Personas", release)
    document.list([ReleaseWords.tookPart(release)])
    document.heading(2, "Personas")
    document.table(
      "Permanent needs of each persona: whether a participant whose notes can be shared has a need in the same ability.",
      none: Sentence(PersonasEmpty()),
      columns: ["Persona", "Participants with a need in the same abilities"],
      rows: release.personas.map { ["\($0.name)", Sentence(release.claim(of: $0))] })
    ReleaseWords.reading(
      [
        "“Yes” means that each permanent need of the persona is in an ability in which at least 1 participant has a need of any duration. The answers follow from the counts for single abilities alone. Which participants came near a persona is in the team edition only."
      ], &document)
    return document
  }

  package static func value(_ release: Release) -> JSONValue {
    var object = ReleaseJSON.head(release)
    object["profiles"] = .array(
      release.personas.map { persona in
        CoverageJSON.object([
          "profile": .string(persona.id.string), "name": .string(persona.name),
          "represented": .string(persona.answer.rawValue),
          "abilities": abilities(persona),
        ])
      })
    return .object(object)
  }

  /// Each ability of its permanent needs, and whether a participant has a need in it.
  private static func abilities(_ persona: ReleasedPersona) -> JSONValue {
    var object = JSONObject()
    for ability in persona.represented { object[ability.id] = .string("atLeast1") }
    for ability in persona.noneKnown { object[ability.id] = .string("noneKnown") }
    for ability in persona.notShown { object[ability.id] = .string("notShown") }
    return .object(object)
  }

  package static func csv(_ release: Release) -> String {
    var text = CSVText.row(["profile", "name", "represented"])
    for persona in release.personas {
      text += CSVText.row([persona.id.string, persona.name, persona.answer.rawValue])
    }
    return text
  }
}
