import JSON
import Records
import Testing

@testable import Recording

@Suite struct ReviewRecoveryTests {
  private let opening = Opening(
    purpose: .review, study: "bank", session: "S09-vrh4", log: "", role: .moderator,
    sessionStart: 0, began: 5)

  private func unwritten(_ entries: [JournalEntry]) throws -> [String] {
    let bytes = ([.opened(opening)] + entries).map(\.bytes)
    let recovery = try #require(ReviewRecovery(bytes))
    return recovery.unwritten { "\($0).json" }.map {
      "\($0.path) \(String(decoding: JSONWriter.compact(.object($0.values)), as: UTF8.self))"
    }
  }

  @Test func onlyWhatChangedIsWritten() throws {
    var review = ReviewSamples.review()
    let entries = review.answer(.kind(.question)).entries
    #expect(try unwritten(entries) == [#"log-a.json {"observations":{"n1":{"kind":"question"}}}"#])
  }

  @Test func whatWasWrittenIsNotWrittenAgain() throws {
    var review = ReviewSamples.review()
    var entries = review.answer(.kind(.question)).entries
    entries += review.wroteEverything()
    #expect(try unwritten(entries).isEmpty)
    entries += review.answer(.confirm(ReviewSamples.place("4.1.2"))).entries
    #expect(
      try unwritten(entries) == [#"log-a.json {"observations":{"n1":{"confirmed":["4.1.2"]}}}"#])
  }

  @Test func whatWasTakenBackIsNotWritten() throws {
    var review = ReviewSamples.review()
    var entries = review.answer(.kind(.question)).entries
    entries += review.undo().entries
    #expect(try unwritten(entries).isEmpty)
    entries += review.redo().entries
    #expect(try unwritten(entries).count == 1)
  }

  @Test func whatWasWrittenAndTakenBackIsWrittenBack() throws {
    var review = ReviewSamples.review()
    var entries = review.answer(.kind(.question)).entries
    entries += review.wroteEverything()
    entries += review.undo().entries
    #expect(try unwritten(entries) == [#"log-a.json {"observations":{"n1":{"kind":"barrier"}}}"#])
    #expect(review.unwritten.count == 1)
  }

  @Test func aRatingThatWasTakenBackIsTheOldOneAgain() throws {
    var review = ReviewSamples.review(role: "designer")
    let path = ReviewSamples.findings[1].path
    review.ask(.severity(path))
    var entries = review.answer(.severity(path, .blocks, key: "r9")).entries
    entries += review.wroteEverything()
    entries += review.undo().entries
    entries += review.undo().entries
    let found = try unwritten(entries)
    #expect(found.contains { $0.contains(#""r1":{"rater":"designer","severity":2}"#) })
  }

  @Test func aRecordingIsNoReview() {
    var other = opening
    other.purpose = .recording
    #expect(ReviewRecovery([JournalEntry.opened(other).bytes]) == nil)
    #expect(ReviewRecovery([]) == nil)
  }
}
