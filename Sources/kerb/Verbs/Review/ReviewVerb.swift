import CommandLine
import Localization
import Recording
import Records
import Screens
import Terminal
import Workbench

/// What `kerb review` does once pages are open.
enum ReviewVerb {
  static func run(
    _ invocation: Invocation, _ workbench: Workbench, _ pages: any PageShowing, study: String?,
    _ session: (study: String, session: String)?
  ) throws -> ReviewScreen.Ending {
    let clears = invocation.flag("identifiers")
    let chosen: (study: String, session: String)
    if let session {
      chosen = session
    } else {
      let found = try ReviewSessions.all(study: study, workbench)
      let waiting = found.sessions.filter { clears ? $0.notCleared > 0 : $0.toReview > 0 }
      guard !waiting.isEmpty else {
        return ReviewScreen.Ending(
          completion: .complete, summary: [nothing(found.sessions, clears: clears)])
      }
      guard let choice = try choose(waiting, pages) else {
        return ReviewScreen.Ending(completion: .complete, summary: [])
      }
      chosen = choice
    }
    let run = ReviewRun(
      workbench: workbench, pages: pages, study: chosen.study, session: chosen.session,
      role: invocation.string("role"), log: invocation.string("log"),
      walksAll: invocation.flag("all"),
      pass: invocation.string("pass").flatMap(ReviewPass.init(rawValue:)) ?? .kinds)
    return clears ? try run.runIdentifiers() : try run.run()
  }

  /// The notes that a list shows, as a review that nobody answers.
  static func listed(_ files: ReviewFiles, all: Bool) -> Review {
    var review = Review(files.plan, role: "")
    if all { _ = review.toggleAll() }
    return review
  }

  private static func nothing(_ sessions: [ReviewSession], clears: Bool) -> Sentence {
    if sessions.isEmpty { return "No session has notes yet. Record one: `kerb record STUDY`" }
    return clears
      ? "Nothing to clear: every log is cleared of identifiers."
      : "Nothing to review: all notes of \(sessions.count, "session", "sessions") are reviewed."
  }

  private static func choose(_ waiting: [ReviewSession], _ pages: any PageShowing) throws -> (
    study: String, session: String
  )? {
    let rows = waiting.map { row in
      PageRow(
        "\(row.study)/\(row.session)", "\(row.short) of \(row.study)", details: [row.words])
    }
    let page = Page(
      "review sessions", title: "Which session do you review?",
      list: PageList(.choices, noun: Noun("session", "sessions"), rows: rows),
      prompt: Prompt("Session", .choice))
    while true {
      switch try pages.show(page, []) {
      case .chosen(let index) where waiting.indices.contains(index):
        return (waiting[index].study, waiting[index].session)
      case .back, .quit: return nil
      default: continue
      }
    }
  }
}
