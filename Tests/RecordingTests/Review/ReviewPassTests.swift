import JSON
import Localization
import Records
import Testing

@testable import Recording

/// What one line does to several notes of the first pass: words, kinds of the three notes, who is reviewed.
struct BulkRow: CustomTestStringConvertible {
  var typed: String
  var words: String
  /// Kind and impact of each note, `-` for none, `*` behind those that are reviewed.
  var notes: String
  /// The note that is asked about then.
  var current: String?
  var pass = ReviewPass.kinds
  var run: @Sendable (inout Review, String) -> ReviewOutcome

  var testDescription: String { typed }

  private static let before = "barrier question success"

  static let all: [BulkRow] = [
    BulkRow(
      typed: "context 1-3",
      words: "Kind context: 3 notes.", notes: "context context* context",
      run: { $0.kind($1) }),
    BulkRow(
      typed: "context", words: "Kind context: 1 note.", notes: "context question success",
      current: "n2", run: { $0.kind($1) }),
    BulkRow(
      typed: "help given 2", words: "Kind help given: 1 note.",
      notes: "barrier helpGiven* success", current: "n1", run: { $0.kind($1) }),
    BulkRow(
      typed: "barrier question", words: "Kind barrier: 1 note.",
      notes: "barrier barrier success", current: "n1", run: { $0.kind($1) }),
    BulkRow(
      typed: "none 2-3", words: "Kind open: 2 notes.", notes: "barrier - -", current: "n1",
      run: { $0.kind($1) }),
    BulkRow(
      typed: "context unmarked", words: "No note fits.", notes: before, current: "n1",
      run: { $0.kind($1) }),
    BulkRow(
      typed: "context 1-3 question", words: "Kind context: 1 note.",
      notes: "barrier context* success", current: "n1", run: { $0.kind($1) }),
    BulkRow(
      typed: "context 4", words: "There is no note 4. There are notes 1 to 3.", notes: before,
      current: "n1", run: { $0.kind($1) }),
    BulkRow(
      typed: "context everything",
      words: "everything names no notes: write 3-9,12, all, unmarked, or a kind.", notes: before,
      current: "n1", run: { $0.kind($1) }),
    BulkRow(
      typed: "s 1", words: "", notes: before, current: "n1", run: { $0.kind($1) }),
    BulkRow(
      typed: "3 all", words: "Impact 3, serious: 1 note.", notes: "barrier3 question success",
      current: "n1", run: { $0.impact($1) }),
    BulkRow(
      typed: "3 2-3", words: "Only barriers and workarounds have an impact.", notes: before,
      current: "n1", run: { $0.impact($1) }),
    BulkRow(
      typed: "5 1", words: "Name an impact from 0 to 4, and notes: /impact 3 5,9.", notes: before,
      current: "n1", run: { $0.impact($1) }),
    BulkRow(
      typed: "1-2",
      words:
        "1 note has 1 open proposal. Confirm or drop it: /done 1-2 confirm or /done 1-2 drop.",
      notes: before, current: "n1", run: { $0.done($1) }),
    BulkRow(
      typed: "1-3",
      words: "2 notes have 2 open proposals. Confirm or drop them: /done 1-3 confirm",
      notes: before, current: "n1", run: { $0.done($1) }),
    BulkRow(
      typed: "1-2 confirm", words: "Reviewed: 2 notes.", notes: "barrier* question* success",
      current: "n3", run: { $0.done($1) }),
    BulkRow(
      typed: "1-3 DROP", words: "Reviewed: 3 notes.", notes: "barrier* question* success*",
      run: { $0.done($1) }),
    BulkRow(
      typed: "confirm", words: "Reviewed: 1 note.", notes: "barrier* question success",
      current: "n2", run: { $0.done($1) }),
    BulkRow(
      typed: "2", words: "Reviewed: 1 note.", notes: "barrier question* success", current: "n1",
      run: { $0.done($1) }),
    BulkRow(
      typed: "2-10", words: "There is no note 10. There are notes 1 to 3.", notes: before,
      current: "n1", run: { $0.done($1) }),
    BulkRow(
      typed: "F01 2,3", words: "Finding F01: 2 notes.", notes: before, current: "n1",
      run: { $0.support($1) }),
    BulkRow(
      typed: "F09 2,3",
      words:
        "There is no such finding. Name one and notes: /finding F03 5,9. /finding alone asks.",
      notes: before, current: "n1", run: { $0.support($1) }),
  ]
}

@Suite("Passes of a review") struct ReviewPassTests {
  private func words(_ review: Review) -> String {
    review.ledger.order.map { key in
      let note = review.ledger.notes[key]
      let impact = note?.impact.map { "\($0.rawValue)" } ?? ""
      return (note?.kind?.id ?? "-") + impact + (note?.reviewedBy == nil ? "" : "*")
    }.joined(separator: " ")
  }

  @Test("one line for several notes", arguments: BulkRow.all) func bulk(_ row: BulkRow) {
    var review = ReviewSamples.review(pass: row.pass)
    let before = (review.ledger.notes, review.ledger.values)
    let outcome = row.run(&review, row.typed)
    if row.words.isEmpty {
      #expect(outcome.isProblem)
    } else {
      #expect(outcome.words.plain().hasPrefix(row.words), "\(outcome.words)")
    }
    #expect(words(review) == row.notes)
    if let current = row.current { #expect(review.current?.note == current) }
    // One undo takes all of it back, and what it answered for is asked again.
    guard !outcome.entries.isEmpty else { return }
    #expect(review.undo().words.plain().hasPrefix("Took back"))
    #expect(
      review.ledger.notes == before.0 && review.ledger.values.filter { !$1.isNull } == before.1)
    #expect(review.pass == .kinds && review.current == ReviewSamples.first)
  }

  @Test("the first pass asks for kinds, the second about what hurt, the third for findings")
  func inOrder() throws {
    var review = ReviewSamples.review(pass: .kinds)
    #expect(review.questions == [.kind])
    #expect(review.answer(.keep).words == "Note 1: barrier.")
    #expect(review.answer(.keep).words == "Note 2: question.")
    #expect(words(review) == "barrier question* success")
    let last = review.answer(.keep)
    // The success has a criterion that somebody proposed while recording.
    #expect(last.words == "Note 3: success. Pass 2 of 3, barriers: 2 notes.")
    #expect(review.current == ReviewSamples.first)
    #expect(review.questions == [.impact, .criterion(ReviewSamples.place("4.1.2")), .criteria])
    _ = review.answer(.impact(.serious))
    #expect(review.answer(.keep).words == "4.1.2 confirmed. Note 1 reviewed.")
    #expect(review.questions == [.criterion(ReviewSamples.place("2.4.6"))])
    let end = review.answer(.drop(ReviewSamples.place("2.4.6")))
    #expect(end.words == "2.4.6 dropped. Note 3 reviewed. Pass 3 of 3, findings: 1 note.")
    #expect(review.current == ReviewSamples.first)
    #expect(review.answer(.finding(ReviewSamples.findings[1].path)).words == "Supports F02.")
    #expect(review.question == .severity(ReviewSamples.findings[1].path))
    _ = review.answer(.severity(ReviewSamples.findings[1].path, .serious, key: "r2"))
    #expect(review.current == nil && review.waiting.isEmpty)
    #expect(review.withoutFinding == 0)
  }

  @Test("context notes keep their proposals until a decision in the second pass")
  func contextWithProposal() {
    var review = ReviewSamples.review(pass: .kinds)
    _ = review.answer(.kind(.context))
    #expect(review.ledger.notes[ReviewSamples.first]?.reviewedBy == nil)
    _ = review.answer(.kind(.context))
    #expect(review.ledger.notes[ReviewSamples.second]?.reviewedBy == "moderator")
    _ = review.answer(.kind(.context))
    #expect(review.pass == .barriers && review.current == ReviewSamples.first)
    #expect(review.questions == [.criterion(ReviewSamples.place("4.1.2"))])
    #expect(
      review.answer(.drop(ReviewSamples.place("4.1.2"))).words == "4.1.2 dropped. Note 1 reviewed.")
  }

  @Test("undo leads back into the pass where it was done") func undoAcrossPasses() {
    var review = ReviewSamples.review(withProposals: false, pass: .kinds)
    let before = review.ledger.notes
    _ = review.answer(.kind(.context))
    _ = review.answer(.keep)
    _ = review.answer(.kind(.context))
    #expect(review.current == nil)
    #expect(review.undo().words == "Took back note 3: kind context.")
    #expect(review.pass == .kinds && review.current == ReviewSamples.third)
    _ = review.undo()
    #expect(review.current == ReviewSamples.second)
    _ = review.undo()
    #expect(review.current == ReviewSamples.first && review.ledger.notes == before)
    _ = review.redo()
    #expect(words(review) == "context* question success")
  }

  @Test("a note without a kind is skipped by Enter, and waits") func skipped() {
    var review = ReviewSamples.review(pass: .kinds)
    _ = review.kind("none 1-3")
    for _ in 0..<3 { #expect(review.answer(.keep).entries.isEmpty) }
    #expect(review.current == nil)
    #expect(review.waiting.count == 3)
    review.restart()
    #expect(review.pass == .kinds && review.current == ReviewSamples.first)
  }

  @Test("a question that the pass does not ask leads back") func interrupted() {
    var review = ReviewSamples.review(pass: .kinds)
    review.ask(.finding)
    #expect(review.answer(.finding(ReviewSamples.findings[0].path)).words == "Supports F01.")
    #expect(review.current == ReviewSamples.first && review.question == .kind)
    #expect(review.ledger.notes[ReviewSamples.first]?.reviewedBy == nil)
  }

  @Test("numbers are those of the session, in every review of it") func stableNumbers() {
    var review = ReviewSamples.review(withOther: true, pass: .kinds)
    // The note of the other log was entered first.
    #expect(review.number(of: ReviewSamples.other) == 1)
    #expect(review.number(of: ReviewSamples.first) == 2)
    _ = review.done("2")
    var again = Review(review.plan, role: "moderator")
    again.ledger.seed(.note(ReviewSamples.first, review.ledger.notes[ReviewSamples.first]))
    again.chooseQueue()
    #expect(again.number(of: ReviewSamples.third) == 4)
    #expect(again.go(to: "4").isProblem == false && again.current == ReviewSamples.third)
  }

  @Test("a criterion's name may end with a word for notes") func wholeNames() {
    var review = ReviewSamples.review(pass: .kinds)
    #expect(
      review.tag("link purpose (in context)").words
        == "2.4.4 Link Purpose (In Context) confirmed on 1 note.")
    #expect(
      review.tag("2.4.4 success").words == "2.4.4 Link Purpose (In Context) confirmed on 1 note.")
    #expect(review.ledger.notes[ReviewSamples.second]?.confirmed == [])
  }
}
