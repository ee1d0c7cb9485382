import Localization
import Measures
import Records
import Reports
import StudyText
import Testing

/// What may leave the team where nobody outside may know what became of the findings.
@Suite struct UntoldIssueTests {
  /// - Parameter more: How many more people the study remembers of the closing of round 2 than count now.
  private func release(more: Int) throws -> Release {
    var text = SampleRound.text(words: "by card")
    let records = try text.records()
    let closings = [1: "2026-05-01", 2: "2026-06-30"].sorted { $0.key < $1.key }.map { round, day in
      let people = Release.peopleToTell(of: records, round: round) + (round == 2 ? more : 0)
      return #""\#(round)": {"closedOn": "\#(day)", "people": \#(people)}"#
    }
    text.plan += #", "rounds": {\#(closings.joined(separator: ", "))}"#
    return try #require(Release.measure(try text.records()))
  }

  /// What is open is offered, what is fixed or works well is left out, and nothing is called untold.
  @Test func whereStatesAreToldNothingIsHeldBack() throws {
    let release = try release(more: 0)
    #expect(!release.findings.isEmpty && release.findings.allSatisfy { $0.part != .untold })
    let set = IssueSet.sharing(release, takesAll: false) { _ in false }
    #expect(set.untold == 0)
    #expect(!set.issues.isEmpty && set.issues.count + set.leftOut == release.findings.count)
    #expect(set.leftOut == 1)
    #expect(set.issues.allSatisfy { !$0.body.markdown().contains("It may be fixed already") })
  }

  @Test func aFindingThatMayBeFixedIsNotOfferedAsNew() throws {
    let release = try release(more: 2)
    #expect(!release.findings.isEmpty && release.findings.allSatisfy { $0.part == .untold })
    let set = IssueSet.sharing(release, takesAll: false) { _ in false }
    #expect(set.issues.isEmpty && set.untold == release.findings.count && set.leftOut == 0)
    let index = IssueFiles(set, .github, tickets: [:]).all[0].text
    #expect(index.contains("No findings to export."))
    #expect(index.contains("does not tell what became of them"))
  }

  /// A ticket may hold what must not be told any more, so its text is replaced.
  @Test func aFindingWithATicketIsUpdatedAndSaysThatItMayBeFixed() throws {
    let release = try release(more: 2)
    let known = try #require(release.findings.first).id
    let set = IssueSet.sharing(release, takesAll: false) { $0 == known }
    #expect(set.issues.map(\.finding.id) == [known])
    #expect(set.untold == release.findings.count - 1)
    let text = set.issues[0].body.markdown()
    #expect(text.contains("**Ask the team before you work on this. It may be fixed already"))
    #expect(!text.contains("State: "))
  }

  @Test func whoeverAsksForAllGetsAllWithTheWarning() throws {
    let release = try release(more: 2)
    let set = IssueSet.sharing(release, takesAll: true) { _ in false }
    #expect(set.issues.count == release.findings.count && set.untold == 0)
    #expect(set.issues.allSatisfy { $0.body.markdown().contains("It may be fixed already") })
  }
}
