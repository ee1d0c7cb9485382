package import JSON
package import Localization
package import Measures
import Records
import Wording

/// The recruitment report in the edition for sharing.
package enum ReleaseRecruitment {
  package static func document(_ release: Release) -> Document {
    var document = ReleaseWords.head("Recruitment", release)
    document.list([ReleaseWords.tookPart(release)])
    document.heading(2, "Who took part")
    document.list(ReleaseWords.people(release))
    document.heading(2, "Recruitment targets")
    document.list(release.targetClaims.map { ReleaseWords.sentence(of: $0) })
    ReleaseWords.reading(
      [
        "A recruitment target is shown only if the answer follows from the count for one ability. Targets with several conditions are not shown."
      ], &document)
    return document
  }

  package static func value(_ release: Release) -> JSONValue {
    var object = ReleaseJSON.head(release)
    object["targets"] = CoverageJSON.object([
      "planned": .integer(release.targets.planned),
      "met": .array(release.targets.met.map { .string($0) }),
      "missed": .array(release.targets.missed.map { .string($0) }),
      "notTold": .integer(release.targets.notTold),
    ])
    return .object(object)
  }

  package static func csv(_ release: Release) -> String {
    var text = CSVText.row(["family", "property", "people"])
    for property in release.people.properties {
      text += CSVText.row([
        property.family.label.plain(), property.label.plain(), property.count?.id ?? "notTold",
      ])
    }
    return text
  }
}
