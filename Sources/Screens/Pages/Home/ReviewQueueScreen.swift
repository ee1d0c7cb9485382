import Localization
import Measures
import Records
import Terminal
import Wording
import Workbench

/// Every session with notes that nobody has reviewed, over all studies.
struct ReviewQueueScreen {
  let navigator: Navigator

  func run() throws {
    try ListScreen(navigator: navigator, page: page) { waiting in
      try navigator.handOver { try navigator.actions.review(waiting.study, waiting.session) }
    }.run()
  }

  private typealias Waiting = (study: String, session: String)

  private func page(_ start: Int?) throws -> ActionPage<Waiting> {
    let waiting = try navigator.overview().sessionsToReview
    let rows = waiting.map { item -> ActionPage<Waiting>.Row in
      let id = RecordID(item.session)?.short ?? item.session
      let row = PageRow(
        "\(item.study.id) \(item.session)",
        "\(id), \(item.notes, "note", "notes")", details: ["\(item.study.title)"])
      return (row, (item.study.id, item.session))
    }
    return ActionPage(
      "review-queue", title: "To review",
      lead: rows.isEmpty ? [] : ["A session opens at its first note that nobody has reviewed."],
      list: ActionList(
        .choices, noun: Noun("session", "sessions"), rows: rows, start: start,
        whenEmpty: "Every note has been reviewed. New notes come with `kerb record`."),
      prompt: Prompt("Session", .choice))
  }
}
