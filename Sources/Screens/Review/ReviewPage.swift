import Recording
import Records
import Terminal

/// A question of a review as a page, and what each of its rows means.
struct ReviewPage {
  enum Meaning {
    case answer(ReviewAnswer)
    /// Another place is asked for instead.
    case replace
    case newFinding
    case anyFinding
    /// Nothing of the list, where several may be chosen.
    case none
    case dimension(Dimension)
    case principle(DesignPrinciple)
    case leave
    case goOn
    case lastNote
  }

  var page: Page
  var meanings: [Meaning]

  /// A page with one row for each meaning.
  init(
    _ review: Review, _ id: String, _ lead: [String], _ rows: [(PageRow, Meaning)],
    start: Int? = nil, prompt: Prompt
  ) {
    let note = review.note.map(Self.lead) ?? []
    page = Page(
      "review \(review.current?.note ?? "") \(id)", title: review.heading,
      place: RecordID(review.plan.session)?.short ?? review.plan.session,
      lead: note + lead,
      list: rows.isEmpty
        ? nil : PageList(.choices, noun: "choice", rows: rows.map(\.0), start: start),
      prompt: prompt, commands: ReviewCommands.all)
    page.list?.startsAnew = true
    meanings = rows.map(\.1)
  }

  /// The note's words, and what it says about itself.
  private static func lead(_ note: Note) -> [String] {
    [Review.text(of: note)] + (Review.tags(of: note).map { ["So far: \($0)."] } ?? [])
  }

  /// A row that gives an answer.
  static func row(_ text: String, _ answer: ReviewAnswer, details: [String] = []) -> (
    PageRow, Meaning
  ) {
    (PageRow(text, text, details: details), .answer(answer))
  }
}

/// What a review understands after a slash.
enum ReviewCommands {
  static let all: [PageCommand] = [
    .init("undo", "", "Take the last answer back; as often as you like.", footer: true),
    .init("redo", "", "Do again what was taken back."),
    .init("skip", "", "Leave this question as it is.", footer: true),
    .init("later", "", "Ask about this note at the end.", footer: true),
    .init("beyond", "", "Settle that no WCAG criterion names this.", footer: true),
    .init("done", "", "Mark this note as reviewed with what stands."),
    .init("next", "", "Go to the next note; this one waits."),
    .init("previous", "", "Go to the note before."),
    .init("go", "NUMBER", "Go to a note by its number or time: /go 12, /go 12m31."),
    .init("list", "", "Choose from the notes."),
    .init("find", "TEXT", "Find notes that hold a text."),
    .init("tag", "CRITERION NOTES", "Confirm a criterion on several notes: /tag 4.1.2 3-7,9."),
    .init("same", "NOTE", "Say that a note of another log holds the same moment: /same 12."),
    .init("edit", "", "Change the words of this note."),
    .init("finding", "", "Say which finding this note supports."),
    .init("principles", "", "Name design principles beside WCAG."),
    .init("all", "", "Walk reviewed notes too, or only the others again."),
    .init("more", "", "Ask for speaker, wording and basis too, or not any more."),
  ]
}
