import Localization
import Measures
import Reports

extension StudyReport {
  /// Whom a study wanted to meet, whom it met, and who is missing.
  package static let recruitment = StudyReport(
    name: "recruitment", label: "Recruitment report",
    says: "whom the study wanted to meet, whom it met, and who is missing."
  ) { records, options in
    let recruitment = Recruitment.measure(records, options: options)
    return MeasuredReport(
      "recruitment", document: RecruitmentDocument.document(recruitment),
      json: RecruitmentJSON.value(recruitment),
      csv: RecruitmentCSV.text(recruitment))
  } sharing: { release in
    MeasuredReport(
      "recruitment", document: ReleaseRecruitment.document(release),
      json: ReleaseRecruitment.value(release),
      csv: ReleaseRecruitment.csv(release))
  }
}
