package import JSON
package import Localization
package import Measures
import Records
import Wording

/// The recruitment report in the edition for sharing.
package enum ReleaseRecruitment {
  package static func document(_ release: Release) -> Document {
    var document = ReleaseWords.head(
      "Recruitment", "This report says whom the study met, and who was missing.", release)
    document.list([ReleaseWords.tookPart(release)])
    document.heading(2, "Who took part")
    document.list(ReleaseWords.people(release))
    document.heading(2, "Recruitment targets")
    document.list(targets(release.targets))
    ReleaseWords.reading(
      [
        "A target is told as met or missed only where that follows from what is said of one ability; targets that ask for several things at once are never told."
      ], &document)
    return document
  }

  private static func targets(_ targets: ReleasedTargets) -> [Sentence] {
    guard targets.planned > 0 else { return ["The study has no recruitment targets."] }
    var lines: [Sentence] = []
    if !targets.met.isEmpty { lines.append("Met: \(Sentence.list(targets.met)).") }
    if !targets.missed.isEmpty {
      lines.append("Missed, with nobody there: \(Sentence.list(targets.missed)).")
    }
    if targets.notTold > 0 {
      lines.append(
        "Of \(targets.notTold, "other target", "other targets") this edition does not tell."
      )
    }
    return lines
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
