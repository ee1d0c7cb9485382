import Localization
import Measures
import Records
import Reports
import StudyText
import Testing

/// What may leave the team where nobody outside may know what became of the findings.
@Suite struct UntoldIssueTests {
  /// - Parameter isChanged: Whether other participants count in round 2 than when it was closed.
  private func release(isChanged: Bool) throws -> Release {
    var text = SampleRound.text(words: "by card")
    text.closed = [1: "2026-05-01", 2: "2026-06-30"]
    if isChanged { text.changed = [2] }
    return try #require(Release.measure(try text.records()))
  }

  /// What is open is offered, what is fixed or works well is left out, and nothing is called untold.
  @Test func whereStatesAreToldNothingIsHeldBack() throws {
    let release = try release(isChanged: false)
    #expect(!release.findings.isEmpty && release.findings.allSatisfy { $0.part != .untold })
    let set = IssueSet.sharing(release, takesAll: false) { _ in false }
    #expect(set.untold == 0)
    #expect(!set.issues.isEmpty && set.issues.count + set.leftOut == release.findings.count)
    #expect(set.leftOut == 1)
    #expect(set.issues.allSatisfy { !$0.body.markdown().contains("It may be fixed already") })
  }

  @Test func aFindingThatMayBeFixedIsNotOfferedAsNew() throws {
    let release = try release(isChanged: true)
    #expect(!release.findings.isEmpty && release.findings.allSatisfy { $0.part == .untold })
    let set = IssueSet.sharing(release, takesAll: false) { _ in false }
    #expect(set.issues.isEmpty && set.untold == release.findings.count && set.leftOut == 0)
    let index = IssueFiles(set, .github, tickets: [:]).all[0].text
    #expect(index.contains("No findings to export."))
    #expect(index.contains("does not tell what became of them"))
  }

  /// A ticket may hold what must not be told any more, so its text is replaced.
  @Test func aFindingWithATicketIsUpdatedAndSaysThatItMayBeFixed() throws {
    let release = try release(isChanged: true)
    let known = try #require(release.findings.first).id
    let set = IssueSet.sharing(release, takesAll: false) { $0 == known }
    #expect(set.issues.map(\.finding.id) == [known])
    #expect(set.untold == release.findings.count - 1)
    let text = set.issues[0].body.markdown()
    #expect(text.contains("**Ask the team before you work on this. It may be fixed already"))
    #expect(!text.contains("State: "))
  }

  @Test func whoeverAsksForAllGetsAllWithTheWarning() throws {
    let release = try release(isChanged: true)
    let set = IssueSet.sharing(release, takesAll: true) { _ in false }
    #expect(set.issues.count == release.findings.count && set.untold == 0)
    #expect(set.issues.allSatisfy { $0.body.markdown().contains("It may be fixed already") })
  }
}
