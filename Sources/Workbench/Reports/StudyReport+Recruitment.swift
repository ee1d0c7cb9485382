import Measures
import Reports

extension StudyReport {
  /// Whom a study wanted to meet, whom it met, and who is missing.
  package static let recruitment = StudyReport(
    name: "recruitment",
    formats: ["md", "json", "csv"]
  ) { records, options in
    let recruitment = Recruitment.measure(records, options: options)
    return { format in
      switch format {
      case "json": RecruitmentJSON.bytes(recruitment)
      case "csv": Array(RecruitmentCSV.text(recruitment).utf8)
      default: Array(RecruitmentMarkdown.text(recruitment).utf8)
      }
    }
  } sharing: { release, format in
    switch format {
    case "json": ReleaseRecruitment.json(release)
    case "csv": Array(ReleaseRecruitment.csv(release).utf8)
    default: Array(ReleaseRecruitment.markdown(release).utf8)
    }
  }
}
