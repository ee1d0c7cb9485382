package import JSON
package import Localization
package import Measures
import Records
import Wording

/// The recruitment report in the sharing edition.
package enum ReleaseRecruitment {
  package static func document(_ release: Release) -> Document {
    var document = ReleaseWords.head("Recruitment", release)
    document.list([
      ReleaseWords.tookPart(release),
      ReportPlaceWords.report(
        "The coverage report lists who took part.", "coverage", at: .people),
    ])
    document.heading(2, "Recruitment targets")
    document.list(targets(release))
    ReleaseWords.reading(
      [
        "A recruitment target is shown only if the answer follows from the count for one ability. Targets with several conditions are not shown."
      ], &document)
    return document
  }

  /// Targets that participants whose notes can be shared certainly meet, targets for an ability in which none of them is
  /// known to have a need, and how many targets are not shown.
  private static func targets(_ release: Release) -> [Sentence] {
    let (targets, round) = (release.targets, release.round)
    var lines: [Sentence] = []
    if !targets.met.isEmpty {
      lines.append(
        .claim(
          "sharing.targetsMet", ["round": round, "targets": targets.met],
          "Met by participants whose notes can be shared: \(targets.met.joined(separator: "; "))."))
    }
    if !targets.missed.isEmpty {
      lines.append(
        .claim(
          "sharing.targetsNoneKnown", ["round": round, "targets": targets.missed],
          "None known among participants whose notes can be shared: \(targets.missed.joined(separator: "; "))."
        ))
    }
    if targets.planned == 0 { lines.append(StudyNone.targets.claim(round)) }
    if targets.notTold > 0 {
      lines.append(
        .claim(
          "sharing.targetsHidden",
          ["round": round, "targets": targets.notTold, "planned": targets.planned],
          "Not shown: \(targets.notTold) of \(targets.planned, "recruitment target", "recruitment targets")."
        ))
    }
    return lines
  }

  package static func value(_ release: Release) -> JSONValue {
    let targets = release.targets
    return ReleaseJSON.value(
      release,
      [
        "targets": JSONValue.of([
          "planned": targets.planned, "met": targets.met, "missed": targets.missed,
          "notTold": targets.notTold,
        ])
      ])
  }

  package static func csv(_ release: Release) -> String {
    CSVText.table(
      ["family", "property", "people"],
      release.people.properties.map {
        [$0.family.label.plain(), $0.label.plain(), $0.count?.id ?? "notTold"]
      })
  }
}
