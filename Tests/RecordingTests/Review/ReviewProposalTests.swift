import Localization
import Records
import Testing

@testable import Recording

/// One decision for all open proposals of a note, and no review without it.
@Suite("Open proposals in a review") struct ReviewProposalTests {
  private static let two = ["1.3.1", "4.1.2"].map(ReviewSamples.place)

  private func review(_ pass: ReviewPass = .whole) -> Review {
    var plan = ReviewSamples.plan()
    plan.sources[0].notes = [
      ("n1", ReviewSamples.note(60, "no name", kind: .barrier, proposed: ["4.1.2", "1.3.1"])),
      ("n2", ReviewSamples.note(90, "rain", kind: .context)),
    ]
    return Review(plan, role: "moderator", pass: pass)
  }

  private func first(_ review: Review) -> Note? { review.ledger.notes[ReviewSamples.first] }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let answer: @Sendable (inout Review) -> ReviewOutcome
    let words: String
    let confirmed: [String]
    let dropped: [String]
  }

  static let rows = [
    Row(
      testDescription: "confirm all", answer: { $0.answer(.proposals(.confirm)) },
      words: "1.3.1 and 4.1.2 confirmed.", confirmed: ["1.3.1", "4.1.2"], dropped: []),
    Row(
      testDescription: "Enter confirms all", answer: { $0.answer(.keep) },
      words: "1.3.1 and 4.1.2 confirmed.", confirmed: ["1.3.1", "4.1.2"], dropped: []),
    Row(
      testDescription: "drop all", answer: { $0.answer(.proposals(.drop)) },
      words: "1.3.1 and 4.1.2 dropped.", confirmed: [], dropped: ["1.3.1", "4.1.2"]),
    Row(
      testDescription: "one by one",
      answer: { review in
        review.askOneByOne()
        let one = review.answer(.drop(ReviewSamples.place("1.3.1")))
        return one.then(review.answer(.confirm(ReviewSamples.place("4.1.2"))))
      }, words: "1.3.1 dropped. 4.1.2 confirmed.", confirmed: ["4.1.2"], dropped: ["1.3.1"]),
  ]

  @Test("the question of a pass", arguments: rows) func inPass(_ row: Row) {
    var review = review(.barriers)
    #expect(review.questions == [.impact, .proposals, .criteria])
    _ = review.answer(.impact(.serious))
    #expect(review.question == .proposals)
    #expect(row.answer(&review).words.plain().hasPrefix(row.words))
    #expect(first(review)?.confirmed.map(\.description) == row.confirmed)
    #expect(first(review)?.dropped.map(\.description) == row.dropped)
    #expect(first(review)?.proposed == Self.two.reversed())
    #expect(first(review)?.undecided == [])
    if row.confirmed.isEmpty {
      #expect(review.question == .criteria)
      _ = review.answer(.keep)
    }
    #expect(first(review)?.reviewedBy == "moderator")
  }

  @Test("/done asks first and marks the note afterwards", arguments: rows) func done(_ row: Row) {
    var review = review()
    let asked = review.done("")
    #expect(
      asked.words.plain()
        == "Note 1 has 2 open proposals: 1.3.1 and 4.1.2. Confirm or drop them first.")
    #expect(review.question == .proposals && first(review)?.reviewedBy == nil)
    #expect(row.answer(&review).words.plain() == row.words + " Note 1 reviewed.")
    #expect(first(review)?.reviewedBy == "moderator")
    #expect(review.current == ReviewSamples.second)
  }

  @Test(
    "a proposal that is skipped leaves the note to review",
    arguments: [ReviewPass.whole, .barriers])
  func skipped(_ pass: ReviewPass) {
    var review = review(pass)
    var words = ""
    for _ in 0..<9 where review.current == ReviewSamples.first {
      words = review.skip().words.plain()
    }
    #expect(words.hasPrefix("Note 1 waits: 2 open proposals."))
    #expect(first(review)?.reviewedBy == nil && first(review)?.undecided.count == 2)
  }

  @Test("a skip of the question that /done asks leaves the note to review") func skippedDone() {
    var review = review()
    _ = review.done("")
    #expect(review.skip().words == "Note 1 waits: 2 open proposals.")
    #expect(first(review)?.reviewedBy == nil)
  }

  @Test("the same moment as another note is no decision") func sameMoment() {
    var plan = ReviewSamples.plan(withOther: true)
    plan.sources[0].notes = Array(ReviewSamples.notes.prefix(1))
    var review = Review(plan, role: "moderator")
    #expect(review.question == .moment)
    let outcome = review.answer(.moment(ReviewSamples.other))
    #expect(outcome.words.plain().hasSuffix("1 open proposal: 4.1.2. Confirm or drop it first."))
    #expect(
      review.answer(.drop(ReviewSamples.place("4.1.2"))).words.plain().hasPrefix(
        "4.1.2 dropped. Note 2 reviewed."))
  }

  @Test("undo takes a decision back") func undo() {
    var review = review(.barriers)
    let before = first(review)
    _ = review.answer(.keep)
    _ = review.answer(.proposals(.drop))
    #expect(first(review)?.dropped == Self.two)
    #expect(review.undo().words == "Took back note 1: 1.3.1 and 4.1.2 dropped.")
    #expect(first(review) == before && review.question == .proposals)
  }
}
