import Localization
import Platform
import Records
import TemporaryFolder
import Terminal
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// Which batch answers come into, and which command goes on or shows them.
@Suite("Batches of answers to checklists") struct ChecklistBatchTests {
  private func trial(_ lines: [String] = []) throws -> VerbTrial {
    let trial = try VerbTrial()
    let setting = ["init", "study new tram --title Tram --screen Start --screen Pay"]
    for line in setting + lines {
      let seen = trial.run(line)
      #expect(seen.status == 0, "\(line)\n\(seen.text)")
    }
    return trial
  }

  private static let answer = "checklist answer tram keyboard --screen pay"

  @Test func anotherToolBeginsAnotherBatch() throws {
    let trial = try trial()
    let first = trial.run("\(Self.answer) --tool NVDA --answer \"1=no: the map\"")
    let second = trial.run("\(Self.answer) --tool JAWS --answer 1=yes")
    #expect(first.text.contains("keyboard-01-") && second.text.contains("keyboard-02-"))
    #expect(!second.text.contains("replaces"))
    let third = trial.run("\(Self.answer) --tool NVDA --answer 2=yes")
    #expect(third.text.contains("keyboard-01-"))
    let report = trial.run("report coverage tram --format json").text
    #expect(report.contains("\"expert\": \"failed\""))
  }

  @Test func whatIsReplacedIsSaid() throws {
    let trial = try trial()
    _ = trial.run("\(Self.answer) --answer \"1=no: the map\"")
    let seen = trial.run("\(Self.answer) --answer 1=yes")
    #expect(seen.lines.first == "all-by-keys about Pay: yes; passed 2.1.1; replaces no: the map")
    let again = trial.run("\(Self.answer) --answer 1=yes --json")
    #expect(again.text.contains("\"replaces\": null"))
  }

  @Test func theCommandThatGoesOnGoesOn() throws {
    let trial = try ChecklistTrial()
    var options = ChecklistOptions(
      study: "tram", checklist: "keyboard", screen: "pay", round: 3, judgedBy: "test lead",
      tool: "VoiceOver, iOS 18")
    let played = try trial.play(options, [.type(""), .choose("yes"), .say("/stop")])
    #expect(
      played.result?.words == [
        "To go on: kerb checklist run tram keyboard --screen pay --round 3 --by 'test lead' --tool 'VoiceOver, iOS 18'"
      ])
    let again = try trial.play(options, [.choose("yes"), .say("/stop")])
    #expect(again.pages.pages.first?.title.hasPrefix("2 of 8.") == true)
    options.tool = nil
    try trial.play(options, [.type(""), .choose("yes"), .say("/stop")])
    #expect(try trial.records.evidence.count == 2)
  }

  @Test func aScreenThatIsCalledAllIsAScreen() throws {
    let trial = try trial(["study edit tram --screen All"])
    _ = trial.run("checklist answer tram keyboard --screen all --answer \"1=no: the map\"")
    let seen = trial.run("checklist answer tram keyboard --all-screens --answer 1=yes")
    #expect(!seen.text.contains("replaces"))
    let report = trial.run("report coverage tram --format json").text
    #expect(report.contains("\"expert\": \"failed\""))
  }

  /// A round in which experts alone have looked so far can be reported, and the command that is named shows it.
  @Test func aRoundOfEvidenceAloneCanBeReported() throws {
    let trial = try trial([
      "participant new tram", "session new tram --participant P01 --round 2",
      "study round close tram 2",
    ])
    let seen = trial.run("\(Self.answer) --answer \"1=no: the map\"")
    #expect(seen.text.contains(", round 3. Next: kerb report coverage tram --round 3"))
    let report = trial.run("report coverage tram --round 3")
    #expect(report.status == 0 && report.text.contains("the map"))
    #expect(!trial.run("report coverage tram").text.contains("the map"))
    #expect(
      trial.run("report coverage tram --round 4").lines.prefix(2) == [
        "2> error: --round: no session belongs to round 4, and no evidence",
        "2> fix: the rounds are 2, 3",
      ])
    // What may leave the team begins with people.
    #expect(trial.run("study round close tram 3").status != 0)
    #expect(trial.run("report coverage tram --round 3 --edition share").status != 0)
  }

  @Test func beforeTheFirstSessionTheLatestEvidenceIsReported() throws {
    let trial = try trial()
    let seen = trial.run("\(Self.answer) --round 2 --answer \"1=no: the map\"")
    #expect(seen.status == 0)
    #expect(trial.run("report coverage tram").text.contains("the map"))
  }

  @Test func numbersGoOnAfterTheHighest() throws {
    let trial = try trial()
    _ = trial.run("\(Self.answer) --answer 1=yes")
    _ = trial.run("\(Self.answer) --anew --answer 1=yes")
    let folder = "team/Surveys/tram/evidence"
    let first = try #require(
      try trial.folder.names(folder).first { $0.hasPrefix("keyboard-01-") })
    try OpenFolder(trial.folder.at(folder)).remove(first)
    #expect(trial.run("\(Self.answer) --anew --answer 1=yes").text.contains("keyboard-03-"))
  }
}

extension ChecklistBatchTests {
  @Test func thePageGoesToSuchARoundToo() throws {
    let trial = try ChecklistTrial()
    for line in [
      "participant new tram", "session new tram --participant P01",
      "checklist answer tram keyboard --screen pay --round 2 --answer \"1=no: the map\"",
    ] {
      let seen = trial.scene.trial.run(line)
      #expect(seen.status == 0, "\(line)\n\(seen.text)")
    }
    let pages = try trial.scene.play([
      .choose("Tram"), .choose("Coverage"), .say("/round 2"), .quit,
    ])
    #expect(pages.messages.contains { $0.text == "Round 2." })
  }
}
