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
    var document = ReleaseWords.head(
      "Personas",
      "This report says for each invented profile whether somebody took part who has a lasting need in one of the same abilities.",
      release)
    document.list([ReleaseWords.tookPart(release)])
    document.heading(2, "Profiles")
    document.table(
      "Whether somebody with a lasting need in one of the profile's abilities took part.",
      none: "The workspace has no profile.", columns: ["Profile", "Somebody took part"],
      rows: release.personas.map { ["\($0.name)", answer($0.isTried)] })
    ReleaseWords.reading(
      [
        "The answer follows from what this edition says of single abilities, and from nothing else. Whether somebody came near a profile in needs, technology and skill together is told in the team only: it would tell of single people."
      ], &document)
    return document
  }

  private static func answer(_ isTried: Bool?) -> Sentence {
    isTried.map { $0 ? "yes" : "no" } ?? "not told"
  }

  package static func value(_ release: Release) -> JSONValue {
    var object = ReleaseJSON.head(release)
    object["profiles"] = .array(
      release.personas.map { persona in
        CoverageJSON.object([
          "profile": .string(persona.id.string), "name": .string(persona.name),
          "abilities": .array(persona.abilities.map { .string($0.id) }),
          "somebodyWithSuchANeed": .string(persona.isTried.map { $0 ? "yes" : "no" } ?? "notTold"),
        ])
      })
    return .object(object)
  }

  package static func csv(_ release: Release) -> String {
    var text = CSVText.row(["profile", "name", "somebodyWithSuchANeed"])
    for persona in release.personas {
      text += CSVText.row([
        persona.id.string, persona.name, persona.isTried.map { $0 ? "yes" : "no" } ?? "notTold",
      ])
    }
    return text
  }
}
