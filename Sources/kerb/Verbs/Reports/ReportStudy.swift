import Measures
import Reports

extension StudyReport {
  /// What one round measured: people, tasks, questionnaires, findings, and what nobody knows.
  static let study = StudyReport(
    name: "study",
    summary:
      "Report a round: people, tasks, times, questionnaires, findings, each with its interval.",
    examples: [
      .init("kerb report study tram-tickets", "Prints the report of the latest round as Markdown."),
      .init(
        "kerb report study tram-tickets --round 1 --format csv --out study.csv",
        "Writes the figures of round 1 for a spreadsheet, one row a measure."),
      .init(
        "kerb report study tram-tickets --edition share --out study.md",
        "Writes the edition that may leave the team, of the latest closed round."),
    ],
    discussion: [
      "Every figure says how many people it rests on and how its interval was made; nothing is called significant.",
      "With --plots the plots are written into a folder, as SVG files; their numbers stand in the tables of the Markdown.",
      "Files with faults are left out and named; the exit status is then 1, and everything else is reported.",
    ],
    formats: ["md", "json", "csv"], plots: StudyPlots.files
  ) { records, options in
    let study = StudySummary.measure(records, options: options)
    let plots = StudyPlots(study)
    return { file in
      switch file {
      case "json": StudyJSON.bytes(study)
      case "csv": Array(StudyCSV.text(study).utf8)
      case "md": Array(StudyMarkdown.text(study).utf8)
      default: plots.svg(file) ?? []
      }
    }
  } sharing: { release, format in
    switch format {
    case "json": ReleaseStudy.json(release)
    case "csv": Array(ReleaseStudy.csv(release).utf8)
    default: Array(ReleaseStudy.markdown(release).utf8)
    }
  }
}
