import TemporaryFolder
import Testing

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// What `kerb note` finds, says, changes and takes back.
@Suite("kerb note")
struct NoteVerbTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let line: String
    let says: String
    var status: Int32 = 0
    var input = ""
    var testDescription: String { line }
  }

  static let found: [Row] = [
    Row(line: "note list --kind barrier", says: "S01#1  barrier, serious  4.1.2  zqpayqz"),
    Row(line: "note list --kind barrier --impact serious+ --count", says: "1"),
    Row(line: "note list --impact 4", says: "No note fits in tram."),
    Row(line: "note list --technology \"screen reader\" --count", says: "3"),
    Row(line: "note list --participant P02 --by kind", says: "success"),
    Row(line: "note list --session S01 --finding none --count", says: "3"),
    Row(line: "note list --criterion 4.1 --count", says: "1"),
    Row(line: "note search ZQPAYQZ", says: "S01#1"),
    Row(line: "note search zqpayqz price", says: "No note fits in tram."),
    Row(line: "note search --regex \"zq(pay|asks)qz\" --count", says: "2"),
    Row(line: "note search --regex \"(pay\"", says: "error", status: 64),
    Row(line: "note list --task pay", says: "there is no task \"pay\"", status: 66),
    Row(line: "note list --session S07", says: "there is no session \"S07\"", status: 66),
    Row(line: "note list --need Seeing", says: "No note fits in tram."),
    Row(line: "note list --need seing", says: "did you mean seeing?", status: 64),
    Row(line: "note list --technology VoiceOvr", says: "did you mean VoiceOver?", status: 66),
    Row(line: "note list --technology Talon", says: "No note fits in tram."),
    Row(line: "note list --skill bogus", says: "no participant with digital skill", status: 66),
    Row(line: "note list --impact 7", says: "no impact", status: 64),
    Row(line: "note list --impact 4-2", says: "no impact", status: 64),
    Row(line: "note show S01#2", says: "zqfindsqz the price"),
    Row(line: "note show tram/S01#2 --json", says: "\"reference\": \"S01#2\""),
    Row(line: "note show S01#9", says: "its last one is 3", status: 66),
    Row(line: "note show S01", says: "names no note", status: 64),
    Row(line: "note show \"S01#0\"", says: "names no note", status: 64),
  ]

  @Test("finds and shows", arguments: found)
  func finds(_ row: Row) throws {
    let seen = try NoteBed().trial.run(row.line)
    #expect(seen.text.contains(row.says), "\(seen.text)")
    #expect(seen.status == row.status, "\(seen.text)")
  }

  static let refused: [Row] = [
    Row(line: "note set S01 2-9 --kind context", says: "S01#4: there is no such note", status: 66),
    Row(line: "note set S01 3-1 --kind context", says: "no range of notes", status: 64),
    Row(line: "note set S01 1,,2 --kind context", says: "no range of notes", status: 64),
    Row(line: "note set S01 0 --kind context", says: "no range of notes", status: 64),
    Row(line: "note set S01 --kind context", says: "is missing", status: 64),
    Row(line: "note set S01 1", says: "nothing to change", status: 64),
    Row(line: "note set S01 1 --impact 2+", says: "one impact", status: 64),
    Row(line: "note set S01 1 --impact 4-2", says: "no impact", status: 64),
    Row(
      line: "note set S01 1 --from -", says: "not changed for many notes", status: 64,
      input: #"{"participant": "P01"}"#),
    Row(
      line: "note set S01 1 --from -", says: "not changed for many notes", status: 64,
      input: #"{"deleted": true}"#),
    Row(
      line: "note set S01 1 --from -", says: "not changed for many notes", status: 64,
      input: #"{"id": "x", "kind": "context"}"#),
    Row(line: "note set S01 1 --reviewed yes", says: "who reviewed is missing", status: 64),
    Row(
      line: "note set S01 all --reviewed yes --role moderator",
      says: "1 note has 1 open proposal; no changes made", status: 64),
    Row(
      line: "note set S01 1 --reviewed yes --confirm --drop --role moderator",
      says: "exclude each other", status: 64),
    Row(
      line: "note set S01 all --from -", says: "1 note has 1 open proposal; no changes made",
      status: 64, input: #"{"reviewedBy": "moderator"}"#),
    Row(
      line: "note set --from -", says: "1 note has 1 open proposal; no changes made", status: 64,
      input: #"[{"reference": "S01#1", "values": {"reviewedBy": "moderator", "kind": "context"}}]"#),
    Row(line: "note set S01 1 --finding F09", says: "F09", status: 66),
    Row(
      line: "note set S01 all --from -", says: "holds words", status: 64,
      input: #"{"kind": "success", "note": "other words"}"#),
    Row(
      line: "note set S01 all --from -", says: "holds words", status: 64,
      input: #"{"typedBefore": "Anna: "}"#),
    Row(line: "note set S01 all --from -", says: "no JSON object", status: 65, input: "[]"),
    Row(line: "note set S01 all --from -", says: "standard input", status: 65, input: "{"),
    Row(
      line: "note set --from -", says: "S01 has no note 8", status: 66,
      input: #"[{"reference": "S01#8", "values": {"kind": "success"}}]"#),
    Row(
      line: "note set S01 1 --from -", says: "a key stands twice in one object", status: 65,
      input: #"{"kind": "barrier", "impact": 1, "impact": 4}"#),
    Row(
      line: "note set --from -", says: "S01#1 is in the list twice", status: 64,
      input:
        #"[{"reference": "S01#1", "values": {"impact": 4}}, {"reference": "tram/S01#1", "values": {"kind": "context"}}]"#
    ),
    Row(line: "note set S01 1 --kind context --undo", says: "exclude each other", status: 64),
    Row(line: "note set --undo", says: "no change of notes to take back", status: 66),
    Row(line: "note add S09 words", says: "there is no session", status: 66),
    Row(line: "note add S01 words --at noon", says: "no time since the start", status: 64),
    Row(line: "note add S01 words --participant P09", says: "P09", status: 66),
    Row(line: "note add S01 \" \"", says: "a note needs words", status: 64),
    Row(
      line: "note add S01 words --participant P02", says: "P02 did not take part in S01",
      status: 64),
  ]

  @Test("refuses, and changes nothing", arguments: refused)
  func refuses(_ row: Row) throws {
    let bed = try NoteBed()
    let before = bed.text("note list --json")
    let seen = bed.trial.run(row.line, VerbTrial.Doing(input: row.input))
    #expect(seen.text.contains(row.says), "\(seen.text)")
    #expect(seen.status == row.status, "\(seen.text)")
    #expect(bed.text("note list --json") == before)
  }

  static let changes: [Row] = [
    Row(line: "note set S01 2-3 --kind context", says: "Changed 2 notes."),
    Row(line: "note set S01 1,3 --kind context --impact none", says: "Changed 2 notes."),
    Row(line: "note set S01 --only-kind none --kind context", says: "Changed 2 notes."),
    Row(line: "note set S01#1 --tag 2.5.8 --untag 4.1.2", says: "Changed 1 note."),
    Row(
      line: "note set S01 all --reviewed yes --confirm --role moderator", says: "Changed 3 notes."),
    Row(line: "note set S01 all --reviewed yes --drop --role moderator", says: "Changed 3 notes."),
    Row(line: "note set S01 2-3 --reviewed yes --role moderator", says: "Changed 2 notes."),
    Row(
      line: "note set S01 1 --untag 4.1.2 --reviewed yes --role moderator",
      says: "Changed 1 note."),
    Row(line: "note set S01 1 --confirm", says: "Changed 1 note."),
    Row(
      line: "note set S01 1-2 --finding F01",
      says: "Changed 2 notes, 2 links of findings."),
    Row(
      line: "note set S01 all --from -", says: "Changed 3 notes.",
      input: #"{"kind": "success"}"#),
    Row(
      line: "note set --from -", says: "Changed 2 notes.",
      input:
        #"[{"reference": "S01#2", "values": {"kind": "success"}}, {"reference": "S02#1", "values": {"kind": "context"}}]"#
    ),
  ]

  @Test("changes, tries without changing, and takes back", arguments: changes)
  func changed(_ row: Row) throws {
    let bed = try NoteBed()
    try bed.run("finding new tram \"Pay has no name\"")
    let before = bed.text("note list --json")
    let doing = VerbTrial.Doing(input: row.input)
    let dry = bed.trial.run(row.line + " --dry-run", doing)
    #expect(dry.text.contains(row.says.replacing("Changed", with: "Would change")), "\(dry.text)")
    #expect(bed.text("note list --json") == before)
    let seen = bed.trial.run(row.line, doing)
    #expect(seen.text.contains(row.says), "\(seen.text)")
    #expect(bed.text("note list --json") != before)
    #expect(bed.trial.run("check").status == 0)
    try bed.run("note set --undo")
    #expect(bed.text("note list --json") == before)
    #expect(bed.trial.run("note set --undo").status == 66)
  }

  @Test("what somebody changed since stays")
  func changedSince() throws {
    let bed = try NoteBed()
    try bed.run("note set S01 2-3 --kind context")
    let path = try Self.log(bed)
    let text = try bed.trial.folder.read(path)
    let other = text.replacing("\"context\"", with: "\"question\"", maxReplacements: 1)
    #expect(other != text)
    try bed.trial.folder.write(path, other)
    let seen = bed.trial.run("note set --undo")
    #expect(seen.text.contains("Took back 1 value."), "\(seen.text)")
    #expect(seen.text.contains("1 value changed since: it stays."), "\(seen.text)")
    #expect(bed.text("note list --kind question --count").contains("1"))
  }

  @Test("a session of that name in two studies is asked back, and the meant one is taken")
  func ambiguous() throws {
    let bed = try NoteBed()
    try bed.run(
      "study new bus --title Bus", "participant new bus", "session new bus --participant P01",
      "participant consent bus P01 --observe granted --manner speech")
    for line in ["note show S01#1", "note add S01 words", "note set S01 1 --kind context"] {
      let seen = bed.trial.run(line)
      #expect(seen.status == 64 && seen.text.contains("2 sessions fit"), "\(seen.text)")
      #expect(seen.text.contains("--study"), "\(seen.text)")
    }
    #expect(bed.text("note list").contains("tram/S01#1"))
    try bed.run("use tram")
    #expect(bed.text("note show S01#1").contains("Note S01#1 of tram"))
    try bed.run("use bus")
    // S02 is a session of tram alone, and bus is meant.
    #expect(bed.trial.run("note add S02 words").text.contains("there is no session \"S02\" in bus"))
    #expect(bed.text("note add S02 words --study tram").contains("Added S02#2 to tram."))
  }

  @Test("a closed round is changed, and what was shared is said to be without it")
  func closedRound() throws {
    let bed = try NoteBed()
    try bed.run("study round close tram 1 --on 2026-03-01")
    for line in ["note set S01 1 --kind context", "note add S01 words"] {
      let seen = bed.trial.run(line)
      #expect(seen.status == 0, "\(seen.text)")
      #expect(
        seen.text.contains("Round 1 has been closed since 2026-03-01: what was shared"),
        "\(seen.text)")
    }
  }

  @Test("the line as typed is shown where more was typed than the words")
  func typed() throws {
    let bed = try NoteBed()
    #expect(!bed.text("note show S01#1").contains("As typed"))
    let path = try Self.log(bed)
    let text = try bed.trial.folder.read(path)
    try bed.trial.folder.write(
      path, text.replacing("\"typedBefore\": null", with: "\"typedBefore\": \"b3: \""))
    let seen = bed.text("note show S01#1")
    #expect(seen.contains("As typed: b3: zqpayqz has no name"), "\(seen)")
    #expect(bed.text("note show S01#1 --json").contains("\"typed\": \"b3: zqpayqz has no name\""))
    // Their own words, and what stood around them, need the permission to quote.
    try bed.run("participant edit tram P01 --quote refused")
    #expect(!bed.text("note show S01#3").contains("b3"))
    #expect(!bed.text("note show S01#3 --json").contains("b3"))
  }

  @Test("choosing the value that stands in a field's place settles its conflict") func settles()
    throws
  {
    let bed = try NoteBed()
    // Two people chose at the same time, as a merge leaves it.
    try bed.run("note set S01 1 --kind distress", "note set S01 1 --kind barrier")
    let path = try Self.log(bed)
    let text = try bed.trial.folder.read(path)
    let entry = try #require(text.firstMatch(of: /"\/kind": \{\s*"also": \{\}/)?.0)
    try bed.trial.folder.write(
      path,
      text.replacing(
        entry, with: "\"/kind\": {\"also\": {\"0123456789abcdef#00000000\": \"success\"}"))
    #expect(bed.trial.run("team conflicts").text.contains("success"))
    #expect(bed.text("note set S01 1 --kind barrier").contains("1 note"))
    #expect(!bed.trial.run("team conflicts").text.contains("success"))
    #expect(try bed.trial.folder.read(path).contains("0123456789abcdef#00000000"))
  }

  /// The log of S01, from the trial's folder on.
  private static func log(_ bed: NoteBed) throws -> String {
    let sessions = "team/Surveys/tram/sessions"
    let session = try #require(
      try bed.trial.folder.names(sessions).first { $0.hasPrefix("S01") })
    let log = try #require(
      try bed.trial.folder.names("\(sessions)/\(session)").first { $0.hasPrefix("log-") })
    return "\(sessions)/\(session)/\(log)"
  }
}
