import Measures
import Records
import Terminal
import Wording
import Workbench

/// Every session with notes that nobody has reviewed, over all studies.
struct ReviewQueueScreen {
  let desk: Desk

  func run() throws {
    try ListScreen(desk: desk, page: page) { index in
      let waiting = try desk.overview().sessionsToReview[index]
      return try desk.handOver { try desk.actions.review(waiting.study.id, waiting.session) }
    }.run()
  }

  private func page(_ start: Int?) throws -> Page {
    let waiting = try desk.overview().sessionsToReview
    let rows = waiting.map { item in
      let id = RecordID(item.session)?.short ?? item.session
      return PageRow(
        "\(item.study.id) \(item.session)",
        "\(id), \(Phrase.count(item.notes, "note", "notes"))", details: [item.study.title])
    }
    return Page(
      "review-queue", title: "To review",
      lead: rows.isEmpty ? [] : ["A session opens at its first note that nobody has reviewed."],
      list: PageList(
        .choices, noun: "session", rows: rows, start: start,
        whenEmpty: "Every note has been reviewed. New notes come with kerb record."),
      prompt: Prompt("Session", .choice))
  }
}
