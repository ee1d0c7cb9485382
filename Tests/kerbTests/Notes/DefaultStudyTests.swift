import TemporaryFolder
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// Which study commands mean that name none; a name that is not quite right is never taken as something else.
@Suite("The study of commands that name none")
struct DefaultStudyTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var studies = ["tram"]
    /// Command lines before, which all succeed.
    var before: [String] = []
    /// Where the person stands, below the workspace.
    var place = ""
    let line: String
    /// What is said somewhere.
    let says: String
    var status: Int32 = 0
  }

  static let meant: [Row] = [
    Row(testDescription: "the only one", line: "use", says: "tram"),
    Row(
      testDescription: "none at all", studies: [], line: "use", says: "There is no study yet"),
    Row(
      testDescription: "several", studies: ["bus", "tram"], line: "session list",
      says: "which study is meant is not clear: there are 2", status: 64),
    Row(
      testDescription: "several, and a required option", studies: ["bus", "tram"],
      line: "note add S01 words", says: "there is no session \"S01\"", status: 66),
    Row(
      testDescription: "chosen", studies: ["bus", "tram"], before: ["use tram"], line: "use",
      says: "tram"),
    Row(
      testDescription: "chosen in other letters", studies: ["bus", "tram"],
      before: ["use TRAM"], line: "use", says: "tram"),
    Row(
      testDescription: "the choice is taken back", studies: ["bus", "tram"],
      before: ["use tram", "use --none"], line: "use", says: "No study is chosen"),
    Row(
      testDescription: "in the folder of another than the chosen", studies: ["bus", "tram"],
      before: ["use tram"], place: "/Surveys/bus/sessions", line: "use", says: "bus"),
    Row(
      testDescription: "in the folder of all studies", studies: ["bus", "tram"],
      before: ["use tram"], place: "/Surveys", line: "use", says: "tram"),
    Row(
      testDescription: "chosen, then deleted: not the other one", studies: ["bus", "tram"],
      before: ["use tram", "study delete tram --yes"], line: "participant new",
      says: "the study that is meant here, tram, is deleted or not there", status: 64),
    Row(
      testDescription: "chosen, then deleted: use says so", studies: ["bus", "tram"],
      before: ["use tram", "study delete tram --yes"], line: "use",
      says: "The study that is meant here, tram, is deleted or not there"),
    Row(
      testDescription: "in the folder of a deleted study: not the other one",
      studies: ["bus", "tram"], before: ["study delete tram --yes"], place: "/Surveys/tram",
      line: "participant new", says: "tram, is deleted or not there", status: 64),
    Row(
      testDescription: "a note where the chosen study is deleted", studies: ["bus", "tram"],
      before: ["use tram", "study delete tram --yes"], line: "note add S01 words",
      says: "tram, is deleted or not there", status: 64),
    Row(
      testDescription: "the only one that is not deleted", studies: ["bus", "tram"],
      before: ["study delete tram --yes"], line: "use", says: "bus"),
    Row(
      testDescription: "a deleted one cannot be chosen", studies: ["bus", "tram"],
      before: ["study delete tram --yes"], line: "use tram", says: "this study was deleted",
      status: 66),
    Row(
      testDescription: "a slip is not chosen", line: "use trma", says: "did you mean tram?",
      status: 66),
    Row(
      testDescription: "a beginning is not chosen", line: "use tra", says: "did you mean tram?",
      status: 66),
    Row(
      testDescription: "one to choose and none", line: "use tram --none",
      says: "a study is named beside it", status: 64),
  ]

  static let typed: [Row] = [
    Row(
      testDescription: "a P-number in place of the study", before: ["participant new tram"],
      line: "participant show P01", says: "P01"),
    Row(
      testDescription: "a P-number that is also a study", studies: ["p01"],
      before: ["participant new p01"], line: "participant show P01",
      says: "PARTICIPANT is missing", status: 64),
    Row(
      testDescription: "the same, with the study", studies: ["p01"],
      before: ["participant new p01"], line: "participant show p01 P01", says: "P01"),
    Row(
      testDescription: "a P-number near a study", studies: ["p02"],
      before: ["participant new p02"], line: "participant show P01",
      says: "PARTICIPANT is missing", status: 64),
    Row(
      testDescription: "a title is no study", line: "finding new \"Pay has no name\"",
      says: "Made Surveys/tram/findings/F01"),
    Row(
      testDescription: "a slip is no title", line: "finding new trma", says: "did you mean tram?",
      status: 66),
    Row(
      testDescription: "a beginning is no title", line: "finding new tra",
      says: "did you mean tram?",
      status: 66),
    Row(
      testDescription: "a deleted study is no title", studies: ["bus", "tram"],
      before: ["study delete tram --yes"], line: "finding new tram",
      says: "TITLE is missing", status: 64),
    Row(
      testDescription: "a slip with all words", line: "finding new trma \"Pay has no name\"",
      says: "did you mean tram?", status: 66),
    Row(
      testDescription: "another name with all words",
      line: "finding new seaside \"Pay has no name\"", says: "there is no study \"seaside\"",
      status: 66),
    Row(
      testDescription: "somebody to withdraw needs a study", before: ["participant new tram"],
      line: "withdraw P01 --yes P01", says: "there is no study \"P01\"", status: 66),
    Row(
      testDescription: "a withdrawal with a slip", before: ["participant new tram"],
      line: "withdraw trm P01 --yes P01", says: "did you mean tram?", status: 66),
    Row(
      testDescription: "a required option", before: ["participant new tram"],
      line: "note list --study tra", says: "did you mean tram?", status: 66),
  ]

  @Test("is the one that is meant", arguments: meant + typed)
  func means(_ row: Row) throws {
    let trial = try VerbTrial()
    let makes = row.studies.map { "study new \($0) --title \"All of it\"" }
    for line in ["init --bare"] + makes + row.before {
      let seen = trial.run(line)
      #expect(seen.status == 0, "\(line): \(seen.text)")
    }
    if !row.place.isEmpty {
      trial.place = "team\(row.place)"
      try? trial.folder.makeFolder(trial.place)
    }
    let seen = trial.run(row.line)
    #expect(seen.text.contains(row.says), "\(seen.text)")
    #expect(seen.status == row.status, "\(seen.text)")
  }

  /// Every verb that takes a study takes no slip of its name as anything else.
  @Test(
    "no verb takes a slip for something else",
    arguments: ["trma-tickets", "tram-ticket", "TRAM-TICKETS"])
  func slips(_ word: String) throws {
    let found = StudyDefault(studies: ["tram-tickets"], meant: "tram-tickets")
    let verbs = Commands.table().verbs.filter { $0.arguments.first?.kind == .study }
    #expect(verbs.count > 20)
    for verb in verbs {
      let filling = StudyFilling(verb: verb, given: []) { found }
      #expect(try filling.values([word]) == [word], "\(verb.commandWords)")
      #expect(try filling.values([word, "P01"]) == [word, "P01"], "\(verb.commandWords)")
    }
  }
}
