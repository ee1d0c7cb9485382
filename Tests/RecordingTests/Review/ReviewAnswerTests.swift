import JSON
import Localization
import Records
import Testing

@testable import Recording

/// What one answer does to the note that is asked about.
struct AnswerRow: CustomTestStringConvertible {
  var name: String
  var question: ReviewQuestion
  var answer: ReviewAnswer
  /// The fields of the first note that differ afterwards, as compact JSON.
  var changed: String
  var words: String
  var next: ReviewQuestion

  var testDescription: String { name }

  private static let name412 = ReviewSamples.place("4.1.2")

  static let all: [AnswerRow] = [
    AnswerRow(
      name: "Enter keeps a kind", question: .kind, answer: .keep, changed: "{}", words: "",
      next: .impact),
    AnswerRow(
      name: "another kind", question: .kind, answer: .kind(.question),
      changed: #"{"kind":"question"}"#, words: "Kind question.", next: .criterion(name412)),
    AnswerRow(
      name: "impact", question: .impact, answer: .impact(.serious), changed: #"{"impact":3}"#,
      words: "Impact 3, serious.", next: .criterion(name412)),
    AnswerRow(
      name: "Enter confirms a proposal", question: .criterion(name412), answer: .keep,
      changed: #"{"confirmed":["4.1.2"]}"#, words: "4.1.2 confirmed.", next: .criteria),
    AnswerRow(
      name: "a dropped proposal stays as dropped", question: .criterion(name412),
      answer: .drop(name412), changed: #"{"dropped":["4.1.2"]}"#, words: "4.1.2 dropped.",
      next: .criteria),
    AnswerRow(
      name: "another criterion instead", question: .replacement(name412),
      answer: .replace(name412, with: ReviewSamples.place("4.1.3")),
      changed: #"{"confirmed":["4.1.3"],"dropped":["4.1.2"]}"#, words: "4.1.3 instead of 4.1.2.",
      next: .criteria),
    AnswerRow(
      name: "a further criterion asks for more", question: .criteria,
      answer: .confirm(ReviewSamples.place("1.3")), changed: #"{"confirmed":["1.3"]}"#,
      words: "1.3 confirmed.", next: .criteria),
    AnswerRow(
      name: "beyond WCAG", question: .criterion(name412), answer: .beyond,
      changed: #"{"beyondWcag":true}"#, words: "Beyond WCAG.", next: .dimensions),
    AnswerRow(
      name: "dimensions", question: .dimensions, answer: .dimensions([.touch, .see]),
      changed: #"{"dimensions":["see","touch"]}"#,
      words: "Seeing; touching, moving and reaching.", next: .principles),
    AnswerRow(
      name: "principles", question: .principles, answer: .principles([.giveControl]),
      changed: #"{"principles":["giveControl"]}"#, words: "Give control.", next: .finding),
    AnswerRow(
      name: "speaker", question: .speaker, answer: .speaker(.participant),
      changed: #"{"speaker":"participant"}"#, words: "Speaker participant.", next: .finding),
    AnswerRow(
      name: "words of a flag", question: .words, answer: .words(Verbatim("lost the price")),
      changed: #"{"note":"lost the price"}"#, words: "Words.", next: .kind),
  ]
}

@Suite struct ReviewAnswerTests {
  @Test(arguments: AnswerRow.all) func answers(_ row: AnswerRow) throws {
    var review = ReviewSamples.review()
    let before = try #require(review.note)
    review.ask(row.question)
    let outcome = review.answer(row.answer)
    let after = try #require(review.ledger.notes[ReviewSamples.first])
    let changes = JSONWriter.compact(.object(after.changes(from: before)))
    #expect(String(decoding: changes, as: UTF8.self) == row.changed)
    #expect(outcome.words == "\(row.words)")
    #expect(review.question == row.next)
    #expect(!outcome.isProblem)
    // One operation for an answer that changes something, none otherwise; and one undo takes it back.
    let did = outcome.entries.count { if case .did = $0 { true } else { false } }
    #expect(did == (row.changed == "{}" ? 0 : 1))
    if did == 1 {
      #expect(review.undo().entries.count == 1)
      #expect(review.ledger.notes[ReviewSamples.first] == before)
      #expect(review.question == row.question)
      _ = review.redo()
      #expect(review.ledger.notes[ReviewSamples.first] == after)
    }
  }

  @Test func labelsNeverHoldWords() {
    var review = ReviewSamples.review()
    _ = review.answer(.words(Verbatim("secret words")))
    _ = review.answer(
      .newFinding(id: "F03-cccc", path: "Surveys/bank/findings/F03-cccc.json", title: "secret too"))
    for entry in [review.undo(), review.undo()] { #expect(!entry.words.plain().contains("secret")) }
  }

  @Test func theLastAnswerMarksTheNote() throws {
    var review = ReviewSamples.review(withProposals: false)
    review.ask(.finding)
    let outcome = review.answer(.finding(nil))
    #expect(outcome.words == "No finding. Note 1 reviewed.")
    #expect(review.ledger.notes[ReviewSamples.first]?.reviewedBy == "moderator")
    #expect(review.current == ReviewSamples.second)
    #expect(review.undo().words == "Took back note 1: reviewed.")
    #expect(review.current == ReviewSamples.first)
    #expect(review.question == .finding)
    #expect(review.ledger.notes[ReviewSamples.first]?.reviewedBy == nil)
  }

  @Test func aBarrierThatBecomesAQuestionHasNoImpact() {
    var review = ReviewSamples.review()
    review.ask(.impact)
    _ = review.answer(.impact(.blocks))
    review.ask(.kind)
    _ = review.answer(.kind(.question))
    #expect(review.ledger.notes[ReviewSamples.first]?.impact == nil)
    #expect(!review.questions.contains(.impact))
  }

  @Test func whoNamesACriterionTakesBeyondBack() {
    var review = ReviewSamples.review()
    _ = review.answer(.beyond)
    _ = review.tag("4.1.3")
    #expect(review.note?.isBeyondWcag == false)
    #expect(review.note?.confirmed == [ReviewSamples.place("4.1.3")])
  }

  @Test func aReviewedNoteKeepsItsReviewerWhenNothingChanges() {
    var review = ReviewSamples.review(withProposals: false)
    _ = review.finish()
    var again = Review(review.plan, role: "designer")
    // The same notes, the first of them reviewed by somebody else.
    again.ledger.seed(.note(ReviewSamples.first, review.ledger.notes[ReviewSamples.first]))
    _ = again.toggleAll()
    _ = again.go(to: "1")
    #expect(again.finish().entries.isEmpty)
    #expect(again.ledger.notes[ReviewSamples.first]?.reviewedBy == "moderator")
    _ = again.go(to: "1")
    _ = again.answer(.kind(.strategy))
    _ = again.finish()
    #expect(again.ledger.notes[ReviewSamples.first]?.reviewedBy == "designer")
  }
}
