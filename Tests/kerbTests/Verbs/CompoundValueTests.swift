import TemporaryFolder
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// Compound values of options: no part is lost, and no finding gets a state in a round that the study does not have.
@Suite("Compound values of options")
struct CompoundValueTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let line: String
    let says: String
    var status: Int32 = 0
    var testDescription: String { line }
  }

  private func bed() throws -> NoteBed {
    let bed = try NoteBed()
    try bed.run(
      "session new tram --participant P01 --round 2", "finding new tram \"No name\" --state 1:new",
      "participant new tram")
    return bed
  }

  @Test(
    "A part that there is not is named",
    arguments: [
      "finding edit tram F01 --state 2:state=better,foo=bar",
      "study edit tram --recruit label=Y,minimum=1,foo=bar",
    ])
  func unknownParts(_ line: String) throws {
    let bed = try bed()
    #expect(bed.trial.run(line).text.contains("has no part called"))
  }

  @Test("a technology that no participant can use is announced") func unknownTechnology() throws {
    let bed = try bed()
    let remark =
      "The finding can concern no participant: “VoiceOvr” is no known technology, and no participant uses one of that name (did you mean VoiceOver?)."
    #expect(bed.text("finding new tram Silent --technology VoiceOvr").contains(remark))
    #expect(bed.text("finding edit tram F01 --technology VoiceOvr").contains(remark))
    #expect(!bed.text("finding edit tram F01 --set recommendation=Name").contains(remark))
    #expect(!bed.text("finding edit tram F01 --technology NVDA").contains("can concern"))
  }

  static let kept: [Row] = [
    Row(
      line: "finding edit tram F01 --state 2:state=better,retestedWith=P01,retestedWith=P02",
      says: "retested with P01"),
    Row(
      line: "finding edit tram F01 --state 2:state=better,retestedWith=P01;P02",
      says: "retested with P01"),
  ]

  @Test("a list may be given in pieces", arguments: kept) func lists(_ row: Row) throws {
    let bed = try bed()
    try bed.run(row.line)
    let text = bed.text("finding show tram F01")
    #expect(text.contains("retested with P01-") && text.contains("; P02-"), "\(text)")
  }

  static let refused: [Row] = [
    Row(
      line: "finding edit tram F01 --state 2:state=new,state=fixed", says: "state is given twice",
      status: 64),
    Row(
      line: "finding edit tram F01 --state 2:new --state 2:fixed", says: "is given twice",
      status: 64),
    Row(
      line: "participant new tram --need dimension=see,dimension=hear,duration=permanent",
      says: "dimension is given twice", status: 64),
    Row(
      line: "session new tram --participant P01 --attempt task=x,outcome=done,outcome=notDone",
      says: "outcome is given twice", status: 64),
    Row(
      line: "finding edit tram F01 --state 3:fixed", says: "the rounds are 1, 2", status: 65),
    Row(
      line: "finding new tram \"Other\" --state 3:new", says: "the study has no round 3",
      status: 65),
  ]

  @Test("a part that is given twice, and a round that is not there", arguments: refused)
  func refuses(_ row: Row) throws {
    let bed = try bed()
    let before = bed.text("finding show tram F01")
    let seen = bed.trial.run(row.line)
    #expect(seen.text.contains(row.says), "\(seen.text)")
    #expect(seen.status == row.status, "\(seen.text)")
    #expect(bed.text("finding show tram F01") == before)
  }

  @Test("a change of a finding of a closed round is announced") func closed() throws {
    let bed = try bed()
    #expect(!bed.text("finding edit tram F01 --owner one").contains("has been closed"))
    try bed.run("study round close tram 1")
    #expect(bed.text("finding edit tram F01 --owner two").contains("Round 1 has been closed"))
    // A state of an open round alone leaves what was shared as it is.
    #expect(!bed.text("finding edit tram F01 --state 2:new").contains("has been closed"))
    #expect(bed.text("note set S01 1 --finding F01").contains("Round 1 has been closed"))
  }

  @Test("closing a round says what it leaves") func leaves() throws {
    let bed = try bed()
    #expect(
      bed.text("study round close tram 1").contains(
        "Left in round 1: 4 unreviewed notes, 1 open proposal."))
    try bed.run("note set S01 all --reviewed yes --drop --role moderator")
    try bed.run("note set S02 all --reviewed yes --role moderator")
    #expect(!bed.text("study round close tram 1").contains("Left in round"))
  }
}
