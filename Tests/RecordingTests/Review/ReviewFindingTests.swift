import JSON
import Localization
import Records
import Testing

@testable import Recording

@Suite struct ReviewFindingTests {
  private let f1 = ReviewSamples.findings[0].path
  private let f2 = ReviewSamples.findings[1].path

  @Test func closeFindingsComeClosestFirst() {
    let review = ReviewSamples.review()
    let close = review.closeFindings
    #expect(close.map(\.finding.shortID) == ["F02", "F01"])
    #expect(close.first?.shared == ["4.1.2", "same screen", "same task"])
    #expect(close.last?.shared == ["same screen"])
  }

  @Test func aLinkedFindingIsRatedByThisRater() {
    var review = ReviewSamples.review(withProposals: false)
    review.ask(.finding)
    #expect(review.answer(.finding(f2)).words == "Supports F02.")
    #expect(review.question == .severity(f2))
    let outcome = review.answer(.severity(f2, .serious, key: "r2"))
    #expect(
      outcome.words == "F02 severity 3, serious. Kept beside designer 2. Note 1 reviewed.")
    #expect(review.ratings(of: f2).map(\.severity) == [.slows, .serious])
    #expect(review.rating(of: f2)?.key == "r2")
  }

  @Test func aSecondRatingOfTheSameRaterChangesTheirs() {
    var review = ReviewSamples.review(withProposals: false, role: "designer")
    review.ask(.severity(f2))
    _ = review.answer(.severity(f2, .blocks, key: "r9"))
    #expect(review.ratings(of: f2) == [.init(key: "r1", rater: "designer", severity: .blocks)])
    // The note was reviewed with it: that is taken back first.
    _ = review.undo()
    _ = review.undo()
    #expect(review.rating(of: f2)?.severity == .slows)
  }

  @Test func aNewFindingTakesWhatTheNoteNames() throws {
    var review = ReviewSamples.review()
    _ = review.tag("4.1.2")
    review.ask(.finding)
    let path = "Surveys/bank/findings/F03-cccc.json"
    _ = review.answer(.newFinding(id: "F03-cccc", path: path, title: "Pay is no button"))
    #expect(review.findings(of: ReviewSamples.first).map(\.shortID) == ["F03"])
    let change = try #require(review.unwritten.first { $0.path == path })
    #expect(change.fate == .made)
    #expect(
      String(decoding: JSONWriter.compact(.object(change.values)), as: UTF8.self)
        == #"{"id":"F03-cccc","kind":"problem","observations":{"S09-vrh4/n1":{}},"places":["4.1.2"],"screens":["checkout"],"title":"Pay is no button"}"#
    )
    _ = review.undo()
    #expect(review.findings(of: ReviewSamples.first).isEmpty)
    #expect(review.findings.count == 2)
    #expect(review.unwritten.first { $0.path == path }?.fate == .taken)
  }

  @Test func noneTakesTheNoteAway() {
    var review = ReviewSamples.review()
    review.ask(.finding)
    _ = review.answer(.finding(f1))
    review.ask(.finding)
    _ = review.visit(ReviewSamples.first)
    review.ask(.finding)
    #expect(review.answer(.finding(nil)).words.plain().hasPrefix("No finding any more."))
    #expect(review.findings(of: ReviewSamples.first).isEmpty)
  }

  @Test func momentsOfTwoLogsAreOfferedOnce() {
    var review = ReviewSamples.review(withOther: true, withProposals: false)
    #expect(review.moments(near: ReviewSamples.first) == [ReviewSamples.other])
    #expect(review.question == .moment)
    let outcome = review.answer(.moment(ReviewSamples.other))
    #expect(outcome.words == "Same moment. Note 2 reviewed.")
    #expect(review.ledger.notes[ReviewSamples.first]?.sameMomentAs == "S09-vrh4/m1")
    // The other note does not name this one back.
    #expect(review.moments(near: ReviewSamples.other).isEmpty)
    #expect(review.current == ReviewSamples.other)
    #expect(
      review.same(as: "2").words == "That note names this one already. They count once.")
  }

  @Test func sameByTimeAndNumber() {
    var review = ReviewSamples.review(withOther: true)
    #expect(
      review.same(as: "3").words == "Note 3 is in the same log. Name a note of another one.")
    _ = review.same(as: "1m6")
    #expect(review.ledger.notes[ReviewSamples.first]?.sameMomentAs == "S09-vrh4/m1")
  }

  @Test func notesFarApartAreNotOffered() {
    let review = ReviewSamples.review(withOther: true)
    #expect(review.moments(near: ReviewSamples.second).isEmpty)
  }
}
