import Localization
import Records
import Testing

@testable import Recording

/// What a command leads to, seen from the first note.
struct CommandRow: CustomTestStringConvertible {
  var name: String
  var run: @Sendable (inout Review) -> ReviewOutcome
  var words: String
  /// The key of the note that is asked about then.
  var note: String?
  var isProblem = false

  var testDescription: String { name }

  static let moving: [CommandRow] = [
    CommandRow(name: "/next", run: { $0.next() }, words: "", note: "n2"),
    CommandRow(
      name: "/next past the end",
      run: {
        for _ in 0..<2 { _ = $0.next() }
        return $0.next()
      }, words: "", note: nil),
    CommandRow(
      name: "/previous on the first", run: { $0.previous() }, words: "This is the first note.",
      note: "n1", isProblem: true),
    CommandRow(
      name: "/previous",
      run: {
        _ = $0.next()
        return $0.previous()
      }, words: "", note: "n1"),
    CommandRow(name: "/later", run: { $0.later() }, words: "Note 1 comes at the end.", note: "n2"),
    CommandRow(
      name: "/later comes back at the end",
      run: {
        _ = $0.later()
        _ = $0.finish()
        _ = $0.finish()
        return $0.answer(.drop(ReviewSamples.place("2.4.6")))
      }, words: "2.4.6 dropped. Note 3 reviewed.", note: "n1"),
    CommandRow(name: "/skip", run: { $0.skip() }, words: "", note: "n1"),
    CommandRow(
      name: "/done with an open proposal", run: { $0.finish() },
      words: "Note 1 has 1 open proposal: 4.1.2. Confirm or drop it first.", note: "n1"),
    CommandRow(
      name: "/done without one",
      run: {
        _ = $0.answer(.beyond)
        return $0.finish()
      }, words: "Note 1 reviewed.", note: "n2"),
    CommandRow(name: "/go 3", run: { $0.go(to: "3") }, words: "", note: "n3"),
    CommandRow(
      name: "/go 4", run: { $0.go(to: "4") }, words: "There are notes 1 to 3.", note: "n1",
      isProblem: true),
    CommandRow(name: "/go 12m31", run: { $0.go(to: "12m31") }, words: "", note: "n2"),
    CommandRow(name: "/go 14 min", run: { $0.go(to: "14 min") }, words: "", note: "n3"),
    CommandRow(
      name: "/go somewhere", run: { $0.go(to: "x") },
      words: "Name a note by number or time: /go 12, /go 12m31.", note: "n1", isProblem: true),
    CommandRow(
      name: "/undo with nothing", run: { $0.undo() }, words: "Nothing to take back.", note: "n1",
      isProblem: true),
    CommandRow(
      name: "/redo with nothing", run: { $0.redo() }, words: "Nothing to do again.", note: "n1",
      isProblem: true),
    CommandRow(
      name: "/same without another log", run: { $0.same(as: "2") },
      words: "This session has no other log.", note: "n1", isProblem: true),
    CommandRow(
      name: "/more", run: { $0.toggleMore() },
      words: "Speaker, wording, basis and principles are asked too.", note: "n1"),
  ]

  static let tagging: [CommandRow] = [
    CommandRow(
      name: "/tag on this note", run: { $0.tag("2.5.8") },
      words: "2.5.8 Target Size (Minimum) confirmed on 1 note.", note: "n1"),
    CommandRow(
      name: "/tag on a range", run: { $0.tag("2.5.8 1-2,3") },
      words: "2.5.8 Target Size (Minimum) confirmed on 3 notes.", note: "n1"),
    CommandRow(
      name: "/tag by words", run: { $0.tag("status mess 2-3") },
      words: "4.1.3 Status Messages confirmed on 2 notes.", note: "n1"),
    CommandRow(
      name: "/tag a guideline on all", run: { $0.tag("1.3 all") },
      words: "1.3 Adaptable confirmed on 3 notes.", note: "n1"),
    CommandRow(
      name: "/tag beyond the last note", run: { $0.tag("2.5.8 2-9") },
      words: "There is no note 9. There are notes 1 to 3.", note: "n1", isProblem: true),
    CommandRow(
      name: "/tag backwards", run: { $0.tag("2.5.8 3-1") },
      words: "3-1 is no note and no range: write 3-9,12.", note: "n1", isProblem: true),
    CommandRow(
      name: "/tag what is no criterion", run: { $0.tag("zzzz 1") },
      words: "No criterion has this number or name.", note: "n1", isProblem: true),
    CommandRow(
      name: "/tag nothing", run: { $0.tag("") },
      words: "Name a criterion and notes: /tag 4.1.2 3-7,9.", note: "n1", isProblem: true),
    CommandRow(
      name: "/tag twice",
      run: {
        _ = $0.tag("2.5.8 1-3")
        return $0.tag("2.5.8 1-3")
      }, words: "2.5.8 is confirmed there already.", note: "n1"),
  ]
}

@Suite struct ReviewCommandTests {
  @Test(arguments: CommandRow.moving + CommandRow.tagging) func follows(_ row: CommandRow) {
    var review = ReviewSamples.review()
    let outcome = row.run(&review)
    #expect(outcome.words == "\(row.words)")
    #expect(review.current?.note == row.note)
    #expect(outcome.isProblem == row.isProblem)
    if row.isProblem { #expect(outcome.entries.isEmpty) }
  }

  @Test func oneUndoTakesABulkTagBack() {
    var review = ReviewSamples.review()
    let before = review.ledger.notes
    _ = review.tag("2.5.8 1-3")
    #expect(review.undo().words == "Took back note 1: 2.5.8 on 3 notes.")
    #expect(review.ledger.notes == before)
  }

  @Test func theOrderOfQuestions() {
    var review = ReviewSamples.review()
    #expect(
      review.questions == [
        .kind, .impact, .criterion(ReviewSamples.place("4.1.2")), .criteria, .dimensions,
        .principles, .finding,
      ])
    _ = review.toggleMore()
    #expect(review.questions.suffix(4) == [.speaker, .wording, .basis, .finding])
    #expect(review.progress == (1, 10))
  }

  @Test func backGoesThroughTheQuestions() {
    var review = ReviewSamples.review()
    let isThere = review.back()
    #expect(!isThere)
    _ = review.skip()
    _ = review.skip()
    review.replace()
    #expect(review.question == .replacement(ReviewSamples.place("4.1.2")))
    _ = review.back()
    #expect(review.question == .criterion(ReviewSamples.place("4.1.2")))
    _ = review.back()
    #expect(review.question == .impact)
  }

  @Test func findLooksAtEveryNote() {
    let review = ReviewSamples.review()
    #expect(review.notes(with: "RECEIPT") == [ReviewSamples.third])
    #expect(review.notes(with: "the").count == 3)
    #expect(review.notes(with: "nowhere").isEmpty)
  }

  @Test func numbersStayWhenNotesAreReviewed() {
    var review = ReviewSamples.review(withProposals: false)
    _ = review.finish()
    #expect(review.number(of: ReviewSamples.third) == 3)
    #expect(review.waiting.count == 2)
    #expect(
      review.summary(command: "kerb review S09")
        == ["Reviewed 1 of 3 notes.", "2 wait. Next: kerb review S09"])
  }

  @Test func allWalksReviewedNotesToo() {
    var review = ReviewSamples.review(withProposals: false)
    _ = review.finish()
    var again = Review(review.plan, role: "moderator")
    again.ledger.seed(.note(ReviewSamples.first, review.ledger.notes[ReviewSamples.first]))
    again.chooseQueue()
    #expect(again.queue.count == 2)
    #expect(again.toggleAll().words == "All 3 notes are walked, reviewed ones too.")
    #expect(again.queue.count == 3)
  }
}
