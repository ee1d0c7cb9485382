import Platform
import Records
import TemporaryFolder
import Testing
import Wording

@testable import CommandLine
@testable import Workbench
@testable import kerb

/// Facets are written from lines, shown as they were written, and at hand in a walkthrough.
@Suite("Facets of profiles") struct FacetTests {
  private static let lines = """
    Attitude to risk: averse / tolerant
    - odalys-brankov: averse: pays where she can take it back
    Learning style: by process / by tinkering
    """

  private func given(_ text: String) throws -> GivenFacets {
    try GivenFacets(Array(text.utf8), place: "-", profiles: ["odalys-brankov"])
  }

  @Test func whatIsWrittenIsShownAndAsked() throws {
    let trial = try WalkthroughTrial()
    try trial.writeCourse()
    try FacetWriting(in: trial.workbench).replace(with: given(Self.lines))
    #expect(trial.scene.trial.run("persona facets").text.contains(Self.lines))
    #expect(trial.scene.trial.run("check").status == 0)
    try trial.play(
      trial.plan(), [.type("m"), .say("/facets"), .choose("Attitude to risk"), .say("/stop")])
    let answer = try #require(try trial.records.walkthroughs.first?.answers.first)
    #expect(answer.facets == ["attitude-to-risk"])
  }

  @Test func replacingLeavesOutWhatIsNotNamed() throws {
    let trial = try WalkthroughTrial()
    let writing = FacetWriting(in: trial.workbench)
    try writing.replace(with: given(Self.lines))
    try writing.replace(with: given("Motives: fun / tasks\nLearning style: by process / by trial"))
    let set = try #require(try trial.workbench.facets())
    #expect(set.facets.map(\.key) == ["motives", "learning-style"])
    #expect(set.facets.map { $0.ends[1] } == ["tasks", "by trial"])
    #expect(set.values.isEmpty)
    #expect(trial.scene.trial.run("check").status == 0)
  }

  @Test(arguments: [
    "", "Risk", "Risk: averse", "Risk: / tolerant", "- odalys-brankov: averse",
    "Risk: a / b\n- odalys-brankov", "Risk: a / b\n- nobody: averse",
  ]) func linesThatAreNoFacets(_ text: String) {
    #expect(throws: WorkbenchError.self) { try given(text) }
  }
}
