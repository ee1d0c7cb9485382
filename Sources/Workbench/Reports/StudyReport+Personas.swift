import Localization
import Measures
import Reports

extension StudyReport {
  /// Which participants came near which profile, whose needs nobody has tried, and what walkthroughs foretold.
  package static let personas = StudyReport(
    name: "personas", label: "Personas report",
    says: "which profiles share a need with somebody who took part, and which with nobody.",
    help: ReportHelp(
      summary:
        "Say what personas rest on; of a study, who came near which, and whose needs nobody tried.",
      examples: [
        .init(
          "kerb report personas",
          "Says for each profile how many claims rest on people, on documents and on nothing."),
        .init(
          "kerb report personas --since 2026-03-01",
          "The same with what changed since that day."),
        .init(
          "kerb report personas tram-tickets",
          "Says who came near which profile in the latest round, part by part."),
        .init(
          "kerb report personas tram-tickets --edition share",
          "Prints the edition that may leave the team: yes or no for each profile."),
      ],
      discussion: [
        "Near means: needs at least 0.5, technology at least 0.5, and skill at least 0.5 or not known; circumstances are told beside it. The parts are never added up. Where needs or technology are not known, it says that it cannot tell.",
        "What walkthroughs foretold is compared with what people met: met, tried by somebody near and not met, not tried by anybody near, which is no miss.",
        "Without a study it is for the team alone, and compares with the last day on which a round was closed, or with `--since`.",
      ])
  ) { records, options in
    let personas = PersonasInStudy.measure(records, options: options)
    return MeasuredReport(
      "personas", document: PersonasDocument.document(personas), json: PersonasData.value(personas),
      csv: PersonasData.csv(personas))
  } sharing: { release in
    MeasuredReport(
      "personas", document: ReleasePersonas.document(release), json: ReleasePersonas.value(release),
      csv: ReleasePersonas.csv(release))
  }
}
