import Localization
import Measures
import Reports

extension StudyReport {
  /// Whom a study wanted to meet, whom it met, and who is missing.
  package static let recruitment = StudyReport(
    name: "recruitment", label: "Recruitment report",
    says: "whom the study wanted to meet, whom it met, and who is missing.",
    help: ReportHelp(
      summary: "Say whom a study wanted to meet, whom it met, and who is missing.",
      examples: [
        .init(
          "kerb report recruitment tram-tickets",
          "Prints the report of the latest round as Markdown."),
        .init(
          "kerb report recruitment tram-tickets --format csv --out recruitment.csv",
          "Writes one row a target for a spreadsheet."),
        .init(
          "kerb report recruitment tram-tickets --edition share",
          "Prints the edition that may leave the team, of the latest closed round."),
      ],
      discussion: [
        "A target is met when its number and, where one is planned, its share of all who took part are reached. Pilots, and people who withdrew, never count.",
        "Not asked, declined and unknown are told apart; nobody counts for something that is not known of them.",
        "Add targets with `kerb study edit STUDY --recruit`. See whom to invite next with `kerb participant suggest STUDY`.",
      ])
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
