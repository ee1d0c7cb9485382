import JSON
import Records
import Testing

@testable import Recording

/// Which need of a participant a barrier concerns is asked only if there are several.
@Suite struct ReviewAbilityTests {
  private func review(
    _ needs: Set<Dimension>, others: [Text: Set<Dimension>] = [:],
    _ change: (inout Note) -> Void = { _ in }
  ) -> Review {
    var plan = ReviewSamples.plan()
    plan.needs = others.merging([Text("P07-kx4d"): needs]) { $1 }
    var note = plan.sources[0].notes[0]
    change(&note.note)
    plan.sources[0].notes = [note]
    return Review(plan, role: "moderator", pass: .barriers)
  }

  @Test(
    arguments: [
      ([], false), ([.see], false), ([.see, .touch], true), ([.see, .touch, .think], true),
    ] as [(Set<Dimension>, Bool)])
  func asksOnlyOfSeveral(_ needs: Set<Dimension>, _ isAsked: Bool) {
    #expect(review(needs).questions.contains(.dimensions) == isAsked)
  }

  @Test func doesNotAskWhereTheNoteNamesOne() {
    #expect(!review([.see, .touch]) { $0.dimensions = [.touch] }.questions.contains(.dimensions))
  }

  @Test func asksOfBarriersOnly() {
    #expect(!review([.see, .touch]) { $0.kind = .success }.questions.contains(.dimensions))
  }

  /// 1.1.1 bears on seeing first of all, 4.1.2 on several abilities.
  @Test func suggestsTheNeedThatTheCriteriaBearOn() {
    let alt = { (note: inout Note) in note.proposed = [ReviewSamples.place("1.1.1")] }
    #expect(review([.see, .touch], alt).suggestedDimensions == [.see])
    #expect(review([.think, .touch], alt).suggestedDimensions == [])
    #expect(review([.touch], alt).suggestedDimensions == [.touch])
  }

  @Test func ofSeveralParticipantsNobodysNeedIsTaken() {
    let unnamed = { (note: inout Note) in note.participant = nil }
    #expect(
      !review([.see, .touch], others: ["P08-aaaa": [.hear]], unnamed).questions
        .contains(.dimensions))
    #expect(review([.see, .touch], unnamed).questions.contains(.dimensions))
  }
}
