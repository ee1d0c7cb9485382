import JSON
import Localization
import Measures
import Platform
import Records
import TemporaryFolder
import Terminal
import Testing
import Wording
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// Walkthroughs on pages: what is asked, kept, taken back and counted.
@Suite("Pages of walkthroughs") struct WalkthroughScreenTests {
  /// What somebody types who reads plain lines, and everything that is written on the terminal.
  @Test func theWholeWalkthroughInPlainLines() throws {
    let trial = try WalkthroughTrial()
    try trial.writeCourse()
    let person = LinearPerson([
      "y", "1", "1", "3 all three buttons are called \"Select\"", "", "1", "y", "1",
      "3 a fee appears", "",
      "2 the picture has no name", "", "/park why a fee at all?", "1",
      "4 /also 1 Ben: as last week", "1",
      "1", "1",
    ])
    let view = person.view()
    let result = try WalkthroughRun(workbench: trial.workbench, pages: view).run(try trial.plan())
    view.close()
    #expect(person.left == [])
    #expect(
      result.lines == ["3 barriers, 1 disagreement, 1 doubt, 1 parked. All suggested only."])
    let text =
      person.text + (result.lines + result.words).map { $0.plain() }.joined(separator: "\n") + "\n"
    try expectGolden(text, "plain-lines")
  }

  @Test func nothingIsLostWhenTheTerminalGoes() throws {
    let trial = try WalkthroughTrial()
    try trial.writeCourse()
    try trial.play(trial.plan(), [.type("y"), .type("3 it is pale")])
    let kept = try trial.records.walkthroughs
    #expect(kept.flatMap(\.barriers).map(\.text) == ["it is pale"])
    #expect(kept.flatMap(\.barriers).allSatisfy { !$0.isSettled })
    let again = try trial.play(trial.plan(), [.type(""), .type("1"), .say("/stop")])
    #expect(again.pages.pages.first?.title.hasPrefix("Barrier.") == true)
    #expect(try trial.records.walkthroughs.count == 1)
    #expect(again.result.words.contains { $0.plain().hasPrefix("To go on: kerb persona walk") })
  }

  /// The line that was begun stands in the input again.
  @Test func anUnfinishedLineComesBack() throws {
    let trial = try WalkthroughTrial()
    try trial.writeCourse()
    let pages = PlayedPages([])
    let draft = WalkthroughDraft(try trial.plan(), in: trial.workbench)
    draft.keep("3 the list clo")
    _ = try WalkthroughRun(workbench: trial.workbench, pages: pages).run(try trial.plan())
    #expect(pages.pages.first?.prompt.initial == "3 the list clo")
    draft.keep("")
    #expect(draft.text == "")
  }

  /// What was not removed is not brought back, and nobody is told so.
  @Test func onlyWhatWasRemovedComesBack() throws {
    let trial = try WalkthroughTrial()
    try trial.writeCourse()
    try trial.play(trial.plan(), [.type("y"), .say("/stop")])
    let walkthroughs = Walkthroughs(of: "tram", in: trial.workbench)
    let changed = try [false, true, true, false, false].map {
      try walkthroughs.setRemoved($0, "W01").isChanged
    }
    #expect(changed == [false, true, false, true, false])
  }

  @Test func undoTakesItOutOfTheRecord() throws {
    let trial = try WalkthroughTrial()
    try trial.writeCourse()
    try trial.play(
      trial.plan(),
      [.type("y"), .type("3 it is pale"), .type(""), .say("/undo"), .say("/undo"), .say("/stop")])
    let kept = try #require(try trial.records.walkthroughs.first)
    #expect(kept.barriers.isEmpty)
    #expect(kept.answers.map(\.answer) == [.yes])
  }

  /// What was reasoned is suggested only: no one tried it, no criterion was looked at by anybody.
  @Test func barriersAreSuggestedOnly() throws {
    let trial = try WalkthroughTrial()
    try trial.writeCourse()
    try trial.play(trial.plan(), [.type("y"), .type("3 it is pale"), .type(""), .say("/stop")])
    let evidence = try trial.records.evidence
    #expect(evidence.map(\.kind) == [.persona])
    #expect(evidence.flatMap(\.items).allSatisfy { $0.outcome == nil && $0.impact == nil })
    let place = try #require(Place("1.4.3"))
    let row = try #require(try trial.coverage().criteria.first { $0.criterion.place == place })
    #expect(row.state == .suggestedOnly)
    #expect(row.byKind[.persona] == 1)
    #expect(row.byKind[.lived] == 0)
    #expect(row.participants == 0)
    #expect(row.outcomes.isEmpty)
  }

  /// What a colleague met is simulated; what only somebody new to it met is no barrier.
  @Test func aSetUpAsksWhereTroubleComesFrom() throws {
    let trial = try WalkthroughTrial()
    try trial.writeCourse()
    try trial.play(
      trial.plan(.setUp),
      [
        .type("y"), .type("3 it is pale"), .type("-"), .choose("me"), .type("3 it moves"),
        .type(""),
        .choose("the product"), .say("/stop"),
      ])
    let batch = try #require(try trial.records.evidence.first)
    #expect(batch.kind == .simulated)
    #expect(batch.items.map(\.kind) == [.question, .barrier])
    #expect(batch.items.allSatisfy { !$0.isBeyondWcag })
  }

  @Test func aSimulationSaysItsCautionsFirst() throws {
    let trial = try WalkthroughTrial()
    try trial.writeCourse()
    let played = try trial.play(trial.plan(.simulation), [.type(""), .type("y"), .say("/stop")])
    let opening = try #require(played.pages.pages.first)
    #expect(opening.title == "Before you begin")
    #expect(opening.text.contains("no substitute for people"))
    #expect(opening.text.contains("measures nothing"))
    #expect(
      played.result.words.contains("This simulated a moment, not a life: it never counts as lived.")
    )
  }

  /// Goals and steps are asked for once, and used by the next walkthrough.
  @Test func stepsAreWrittenOnce() throws {
    let trial = try WalkthroughTrial()
    let first = try trial.play(
      trial.plan(),
      [
        .type("Pay and have proof"), .type("Say Pay"), .type("See the receiptt"), .say("/undo"),
        .type("See the receipt"), .type(""), .type(""), .type("y"), .say("/stop"),
      ])
    #expect(first.pages.pages.first?.title.hasPrefix("Goal 1") == true)
    let course = TaskCourse(of: trial.task, in: try trial.records.study)
    #expect(course.goals.map(\.text) == ["Pay and have proof"])
    #expect(course.steps.map(\.text) == ["Say Pay", "See the receipt"])
    let second = try trial.play(
      trial.plan(over: "touch/situational"), [.type("n it rains"), .say("/stop")])
    #expect(second.pages.pages.first?.title.contains("pay and have proof") == true)
    #expect(try trial.records.walkthroughs.count == 2)
  }

  /// The same words stay the same goal and step, in another order too; what is left out goes.
  @Test func replacingKeepsWhatHasTheSameWords() throws {
    let trial = try WalkthroughTrial()
    try trial.writeCourse()
    let before = TaskCourse(of: trial.task, in: try trial.records.study)
    let given = try GivenCourse(
      Array("Pay and have proof\n- Say Pay\n- Check the total\n- Wait\n".utf8), place: "-",
      in: try trial.records.study)
    try CourseWriting(task: trial.task, of: "tram", in: trial.workbench).replace(with: given)
    let after = TaskCourse(of: trial.task, in: try trial.records.study)
    #expect(after.goals.map(\.id) == [before.goals[1].id])
    #expect(after.steps.map(\.text) == ["Say Pay", "Check the total", "Wait"])
    #expect(after.steps[0].id == before.steps[3].id)
    #expect(after.steps[0].screen == nil)
    #expect(after.steps[1].id == before.steps[2].id)
  }

  @Test func aClosedRoundIsLeftAlone() throws {
    let trial = try WalkthroughTrial()
    try trial.writeCourse()
    for line in [
      "participant new tram", "session new tram --participant P01", "study round close tram 1",
    ] {
      let seen = trial.scene.trial.run(line)
      #expect(seen.status == 0, "\(line)\n\(seen.text)")
    }
    #expect(throws: (any Error).self) { try trial.play(trial.plan(), [.type("y")]) }
    #expect(try trial.records.walkthroughs.isEmpty)
  }

  /// What somebody wrote of a participant is named before that participant's data are erased.
  @Test func aWithdrawalFindsANumberInItsTexts() throws {
    let trial = try WalkthroughTrial()
    try trial.writeCourse()
    #expect(trial.scene.trial.run("participant new tram").status == 0)
    let file = try #require(
      try trial.scene.trial.folder.names("team/Surveys/tram/participants").first)
    let id = String(file.prefix { $0 != "." })
    try trial.play(
      trial.plan(),
      [
        .type("y"), .type("3 it is pale, as P01 said"), .type(""), .say("/park what P01 wished"),
        .say("/stop"),
      ])
    let walkthrough = try #require(try trial.records.walkthroughs.first)
    let seen = trial.scene.trial.run("withdraw tram \(id) --dry-run --json")
    #expect(seen.status == 0)
    #expect(seen.text.contains(walkthrough.id.string), "\(seen.text)")
  }

  // MARK: What to try with whom

  @Test func thePlanProposesAndApplies() throws {
    let trial = try WalkthroughTrial()
    try trial.writeCourse()
    try trial.play(
      trial.plan(over: "touch/situational"),
      [.type("y"), .type("4"), .type("1"), .type("3 it is pale"), .type(""), .say("/stop")])
    let profile = try PersonaCards(in: trial.workbench).profile("odalys-brankov")
    let proposal = WalkthroughProposal(profile, in: try trial.records).study
    #expect(proposal.tasks.map { $0.criteria.map(\.description) } == [["1.4.3"]])
    #expect(
      proposal.prompts.map(\.text) == [
        "Choose Day ticket: is it so that it is pale?",
        "Open Tickets: is it found and done without help?",
      ])
    #expect(proposal.prompts.map(\.favourable) == [.notSeen, .seen])
    #expect(
      proposal.targets.map(\.label) == [
        "Sessions in a situation: touching, moving and reaching",
        "Uses Voice control, intermediate", "Changing need: touching, moving and reaching",
      ])
    _ = try StudyProposing(of: "tram", in: trial.workbench).apply(proposal)
    let study = try trial.records.study
    #expect(study.tasks[0].criteria.map(\.description) == ["1.4.3", "4.1.2"])
    #expect(study.prompts.count == 2)
    #expect(study.recruitmentTargets.count == 3)
    #expect(WalkthroughProposal(profile, in: try trial.records).study.isEmpty)
    #expect(trial.scene.trial.run("check").status == 0)
  }

  /// A file that was meant for something else is no course of a task.
  @Test(
    arguments: [
      ([0xff, 0xfe, 0x41], "no text in UTF-8"),
      (Array(String(repeating: "x", count: 301).utf8), "301 characters"),
      (Array(String(repeating: "goal\n", count: 201).utf8), "201 goals and steps"),
      (Array("\n\n".utf8), "no goals and no steps"),
    ] as [([UInt8], String)])
  func otherFilesAreRefused(_ bytes: [UInt8], _ words: String) throws {
    let study = try WalkthroughTrial().records.study
    let fault = try #require(throws: WorkbenchError.self) {
      try GivenCourse(bytes, place: "steps.txt", in: study)
    }
    #expect("\(fault)".contains(words))
  }

  private func expectGolden(_ text: String, _ name: String) throws {
    let here = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    let path = "/\(here)/Goldens/\(name).txt"
    if ThisProcess.environment("RECORD_GOLDENS") == "1" {
      try AtomicWriter().write(
        Array(text.utf8), toFile: path, audience: .everybody, mustBeNew: false)
      return
    }
    let golden = String(decoding: try Files.read(path), as: UTF8.self)
    #expect(text == golden)
  }
}
