import Localization
import Measures
import Platform
import Reports

extension StudyReport {
  /// What one round measured: people, tasks, questionnaires, findings, and what nobody knows.
  package static let study = StudyReport(
    name: "study", label: "Study report",
    says: "what people did and answered: tasks, times, questionnaires, findings.",
    plots: StudyPlots.files,
    help: ReportHelp(
      summary:
        "Report a round: people, tasks, times, questionnaires, findings, each with its interval.",
      examples: [
        .init(
          "kerb report study tram-tickets", "Prints the report of the latest round as Markdown."),
        .init(
          "kerb report study tram-tickets --round 1 --format csv --out study.csv",
          "Writes the figures of round 1 for a spreadsheet, one row a measure."),
        .init(
          "kerb report study tram-tickets --edition share --out study.md",
          "Writes the edition that may leave the team, of the latest closed round."),
      ],
      discussion: [
        "Every figure says how many people it rests on and how its interval was made; nothing is called significant.",
        "What changed is told from the last round before the reported one that has a session. People who came to both rounds are compared with themselves, different people as groups; whatever cannot be compared says why.",
        "With `--plots` the plots are written into a folder, as SVG files; their numbers stand in the tables of the Markdown.",
        "Files with faults are left out and named; the exit status is then 1, and everything else is reported.",
      ])
  ) {
    records, options in
    let beside = BackgroundValue { StudySummary.Beside(records, options: options) }
    let study = StudySummary.measure(records, options: options, beside: beside.value)
    return MeasuredReport(
      "study", document: StudyDocument.document(study), json: StudyJSON.value(study),
      csv: StudyCSV.text(study), plot: { StudyPlots(study).svg($0, in: $1) })
  } sharing: { release in
    MeasuredReport(
      "study", document: ReleaseStudy.document(release), json: ReleaseStudy.value(release),
      csv: ReleaseStudy.csv(release))
  }
}
