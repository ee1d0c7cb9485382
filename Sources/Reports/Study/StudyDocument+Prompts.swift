import Localization
import Measures
import Records
import Wording

extension StudyDocument {
  static func prompts(_ study: StudySummary, _ document: inout Document) {
    document.heading(2, "Things to watch for")
    document.table(
      "How many answers were yes (seen), no (not seen), or that it did not come up, in \(study.rounds.sessions, "session", "sessions"). Yes speaks for the product, unless the question says otherwise. A session has one answer to a question, or one for each person; every answer counts.",
      none: "The plan has nothing to watch for.",
      columns: ["Question", "Criteria", "Yes, seen", "No, not seen", "Did not come up"],
      rows: study.prompts.map { row in
        let criteria = row.criteria.sorted().map(\.description)
        return [
          question(row),
          criteria.isEmpty
            ? (row.isBeyondWcag ? "beyond WCAG" : "none named" as Sentence)
            : "\(Sentence.list(criteria))",
          count(row.seen, row), count(row.notSeen, row), count(row.didNotComeUp, row),
        ]
      })
  }

  /// The question, and which answer speaks for the product where that is not yes.
  private static func question(_ row: PromptSummary) -> Sentence {
    let remark = PromptPolarity.remark(row.favourable)
    return remark.isEmpty ? "\(row.text)" : "\(row.text) \(remark)"
  }

  private static func count(_ sessions: Int, _ row: PromptSummary) -> Sentence {
    row.answered == 0 ? "not answered" : "\(sessions) of \(row.answered)"
  }
}
