import Localization
import Measures
import Records
import Terminal
import Wording
import Workbench

/// Which study a command means.
struct StudyChoice {
  let navigator: Navigator

  /// The study that was named; the only one, or the one that the person chooses, where none was.
  ///
  /// - Returns: `nil` where there is no study.
  /// - Throws: ``WorkbenchError`` for a name that fits none, ``QuestionLeft``.
  func study(_ typed: String, _ overview: WorkspaceOverview) throws -> String? {
    if !typed.isEmpty { return try RecordFinder.study(typed, navigator.workbench) }
    guard let first = overview.studies.first else { return nil }
    if overview.studies.count == 1 { return first.id }
    let index = try navigator.pages.choose(
      "Which study?", "Study", overview.studies.map { "\($0.title)" })
    return overview.studies[index].id
  }
}

/// How lists show a study.
enum StudyRow {
  static func row(_ study: WorkspaceOverview.StudyLine) -> PageRow {
    let people: Sentence = "\(study.people, "person", "people") met"
    let sessions = Sentence.count(study.sessions, "session", "sessions")
    let review: Sentence =
      study.toReview.isEmpty ? "" : "\(study.toReview.count) to review"
    return PageRow(
      "study \(study.id)", "\(study.title.isEmpty ? study.id : study.title)",
      details: [people, sessions, review])
  }
}
