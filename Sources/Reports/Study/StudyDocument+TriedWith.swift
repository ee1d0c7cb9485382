import Localization
import Measures

extension StudyDocument {
  /// When, with what and in which way the sessions of the round took place.
  static func triedWith(_ study: StudySummary, _ document: inout Document) {
    guard study.rounds.sessions > 0, let tried = study.triedWith else { return }
    document.heading(2, "How it was tried", anchor: ReportPart.triedWith.rawValue)
    document.list(TriedWithSentences.lines(tried))
  }
}
