import Localization
import Recording
import Records
import Terminal

/// A question of a review as a page, and what each of its rows means.
struct ReviewPage {
  enum Meaning {
    case answer(ReviewAnswer)
    /// Another place is asked for instead.
    case replace
    /// Each open proposal is asked about alone.
    case oneByOne
    /// Nothing is said about this note in this pass.
    case skip
    case newFinding
    case anyFinding
    /// Nothing of the list, where several may be chosen.
    case none
    case dimension(Dimension)
    case principle(DesignPrinciple)
    case leave
    case goOn
    case lastNote
    case command(ReviewCommand, String)
  }

  var page: ActionPage<Meaning>

  /// A page with one row for each meaning.
  init(
    _ review: Review, _ id: String, _ lead: [Sentence], _ rows: [(PageRow, Meaning)],
    start: Int? = nil, prompt: Prompt
  ) {
    // In the first pass Enter says the kind that stands.
    let note = review.note.map { Self.lead($0, withKind: review.pass != .kinds) } ?? []
    var list = ActionList(
      .choices, noun: Noun("choice", "choices"), rows: rows.map { ($0.0, $0.1) }, start: start)
    list.list.startsAnew = true
    page = ActionPage(
      "review \(review.current?.note ?? "") \(id)", title: "\(review.heading)",
      place: Self.place(review), lead: note + lead, needsLead: true,
      list: rows.isEmpty ? nil : list, prompt: prompt,
      commands: ReviewCommand.all.map { command in
        ActionCommand(command.shown) { .command(command, $0) }
      })
    page.page.subject = .init(review.current?.note ?? "", sentences: note.count)
  }

  /// The session, and where in the review one is.
  private static func place(_ review: Review) -> Sentence {
    let short = RecordID(review.plan.session)?.short ?? review.plan.session
    return review.pass == .whole ? "\(short)" : "\(short), \(review.pass.label)"
  }

  /// The note's words, the line as typed where more was typed, and what the note says about itself.
  private static func lead(_ note: Note, withKind: Bool) -> [Sentence] {
    ["\(Review.text(of: note))"] + (note.typedLine.map { ["Typed: \($0.words)"] } ?? [])
      + (Review.tags(of: note, withKind: withKind).map { ["So far: \($0)."] } ?? [])
  }

  /// A row that gives an answer.
  static func row(_ text: Sentence, _ answer: ReviewAnswer, details: [Sentence] = []) -> (
    PageRow, Meaning
  ) {
    (PageRow(text.plain(), text, details: details), .answer(answer))
  }
}
