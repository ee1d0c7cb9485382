import Records
import Testing

@testable import Recording

@Suite("Lines of a transcript in a review")
struct ReviewTranscriptTests {
  private static func plan(onlyTranscript: Bool, isTaken: Bool = false) -> ReviewPlan {
    var plan = ReviewSamples.plan(withOther: true)
    plan.sources[1].isTranscript = true
    if isTaken { plan.sources[1].notes[0].note.reviewedBy = "moderator" }
    if onlyTranscript { plan.sources.removeFirst() }
    return plan
  }

  @Test("are walked only where nothing else is", arguments: ReviewPass.allCases)
  func leftOut(_ pass: ReviewPass) {
    let review = Review(Self.plan(onlyTranscript: false), role: "moderator", pass: pass)
    #expect(!review.queue.contains(ReviewSamples.other))
    #expect(review.queue.contains(ReviewSamples.first))
    let alone = Review(Self.plan(onlyTranscript: true), role: "moderator", pass: pass)
    #expect(alone.queue == [ReviewSamples.other])
  }

  @Test("one that was taken is a note like others")
  func taken() {
    let plan = Self.plan(onlyTranscript: false, isTaken: true)
    let review = Review(plan, role: "moderator", pass: .rest)
    #expect(review.queue.contains(ReviewSamples.other))
  }
}
