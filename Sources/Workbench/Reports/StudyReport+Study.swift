import Localization
import Measures
import Reports

extension StudyReport {
  /// What one round measured: people, tasks, questionnaires, findings, and what nobody knows.
  package static let study = StudyReport(
    name: "study", label: "Study report",
    says: "what people did and answered: tasks, times, questionnaires, findings.",
    plots: StudyPlots.files
  ) {
    records, options in
    let study = StudySummary.measure(records, options: options)
    return MeasuredReport(
      "study", document: StudyDocument.document(study), json: StudyJSON.value(study),
      csv: StudyCSV.text(study), plot: { StudyPlots(study).svg($0, in: $1) })
  } sharing: { release in
    MeasuredReport(
      "study", document: ReleaseStudy.document(release), json: ReleaseStudy.value(release),
      csv: ReleaseStudy.csv(release))
  }
}
