import Localization

/// Parts of reports that other reports lead to, by names that stay the same for ever.
enum ReportPart: String {
  case circumstances, people, changes, tasks, unknown, gaps, criteria, missing, reading, needs
  case triedWith = "tried-with"
  case furtherGaps = "further-gaps"
  case evidence, beyond, loose
  case peopleDetails = "people-details"
  case taskDetails = "task-details"
  case questionnaireDetails = "questionnaire-details"
}

/// Words that lead to a report, where they stand on a page beside it.
enum ReportPlaceWords {
  static func report(_ words: Sentence, _ report: String, at part: ReportPart? = nil) -> Sentence {
    words.marked(.link(ReportPlace(report: report, anchor: part?.rawValue)))
  }
}
