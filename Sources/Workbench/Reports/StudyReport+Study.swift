import Measures
import Reports

extension StudyReport {
  /// What one round measured: people, tasks, questionnaires, findings, and what nobody knows.
  package static let study = StudyReport(
    name: "study",
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
