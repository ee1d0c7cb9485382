import JSON
import Merging
import TemporaryFolder
import Testing

@testable import kerb

/// What two people wrote apart, while nobody has settled it: no report may rest on the value that chance put first.
@Suite("Values in conflict in reports")
struct UnsettledValuesTests {
  let trial: VerbTrial

  init() throws {
    trial = try VerbTrial()
    try run([
      "init", #"study new st --title "Ticket shop" --platform web"#,
      #"study task add st "Pay" --id pay --exercises 4.1.2"#,
    ])
    for number in 1...2 {
      try run([
        "participant new st --id P0\(number)-aaa\(number) --need see:permanent --observe granted",
        "session new st --id S1\(number)-bbb\(number) --participant P0\(number) --round 1 --attempt pay:notDone:unassisted",
        "session new st --id S2\(number)-ccc\(number) --participant P0\(number) --round 2 --attempt pay:done:unassisted",
        "note add S1\(number) \"no name\" --kind barrier --impact 4 --task pay --tag 4.1.2",
      ])
    }
    try run([
      "finding new st Name --id F01-ddd1 --criterion 4.1.2 --task pay --severity moderator:4 --state 1:new --observation S11#1 --observation S12#1"
    ])
  }

  private func run(_ lines: [String]) throws {
    for line in lines {
      let made = trial.run(line)
      try #require(made.status == 0, "\(line)\n\(made.text)")
    }
  }

  private func report(_ name: String, _ rest: String = "") -> String {
    trial.run("report \(name) st \(rest)").text
  }

  /// Two people change a file apart, and a merge keeps both.
  private func apart(_ path: String, _ mine: String, _ theirs: String) throws {
    let file = "team/Surveys/st/\(path)"
    let base = try trial.folder.read(file)
    try run([mine])
    let ours = try trial.folder.read(file)
    try trial.folder.write(file, base)
    try run([theirs])
    let joined = try RecordJoin.join(
      JSONReader.read(Array(ours.utf8)), JSONReader.read(Array(try trial.folder.read(file).utf8)))
    try trial.folder.write(file, String(decoding: joined, as: UTF8.self))
  }

  @Test("a fix that another person denies is none", arguments: [false, true])
  func state(_ isTurned: Bool) throws {
    let both = ["finding edit st F01 --state 2:fixed", "finding edit st F01 --state 2:stillThere"]
    try apart("findings/F01-ddd1.json", both[isTurned ? 1 : 0], both[isTurned ? 0 : 1])
    let summary = report("summary")
    #expect(summary.contains("Still there in round 2"), "\(summary)")
    #expect(summary.contains("1 field with different values since a merge"), "\(summary)")
    #expect(!report("findings").contains("confirmed by retest"))
    try run(["finding edit st F01 --state 2:fixed"])
    #expect(report("findings").contains("confirmed by retest"))
    #expect(!report("summary").contains("different values since a merge"))
  }

  @Test("an outcome in conflict is not recorded, and the worse impact counts")
  func outcomeAndImpact() throws {
    let session = "sessions/S21-ccc1"
    let key = try #require(
      trial.run("session show st S21").text.firstMatch(of: /pay, done.*\[(\w+)\]/)?.output.1)
    try apart(
      "\(session)/session.json", "session edit st S21 --set attempts/\(key)/outcome=partlyDone",
      "session edit st S21 --set attempts/\(key)/outcome=notDone")
    let summary = report("summary")
    #expect(summary.contains("different values since a merge"), "\(summary)")
    #expect(!summary.contains("“Pay” 2 of 2"), "\(summary)")
  }

  @Test("a deletion that another person's change has not seen hides nothing")
  func deletion() throws {
    try apart(
      "findings/F01-ddd1.json", "finding delete st F01 --yes", "finding edit st F01 --state 2:worse"
    )
    #expect(trial.run("finding list st").text.contains("F01"))
    #expect(report("findings").contains("F01 Name"))
    try apart(
      "sessions/S11-bbb1/session.json", "session delete st S11 --yes",
      "session edit st S11 --device Pixel")
    #expect(trial.run("session list st").text.contains("S11"))
    #expect(report("coverage", "--round 1").contains("2 fields with different values"))
    try run(["finding delete st F01 --yes"])
    #expect(!trial.run("finding list st").text.contains("F01"))
    try run(["session delete st S11 --undo"])
    #expect(!report("coverage", "--round 1").contains("different values since a merge"))
  }

  @Test("a barrier that another participant meets, linked to no problem, confirms no fix")
  func metByOthers() throws {
    try run([
      "finding edit st F01 --state 2:fixed", "participant new st --id P03-aaa3 --observe granted",
      "session new st --id S23-ccc3 --participant P03 --round 2 --attempt pay:notDone:unassisted",
    ])
    #expect(report("findings").contains("confirmed by retest"))
    try run(["note add S23 \"no name\" --kind barrier --impact 4 --task pay --tag 4.1.2"])
    #expect(
      report("findings").contains(
        "marked fixed in round 2, not confirmed: 2 of 2 affected participants who came back got through; 1 note linked to no problem may be about it"
      ))
  }

  @Test(
    "a finding that one deletes while another links a note to it stays", arguments: [false, true])
  func linkWhileDeleted(_ isTurned: Bool) throws {
    try run(["note add S21 \"no name\" --kind barrier"])
    let both = ["finding delete st F01 --yes", "note set S21 1 --study st --finding F01"]
    try apart("findings/F01-ddd1.json", both[isTurned ? 1 : 0], both[isTurned ? 0 : 1])
    #expect(trial.run("finding list st").text.contains("F01"))
    #expect(trial.run("team conflicts").text.contains("changed in it: Observations"))
    try run(["finding delete st F01 --yes"])
    #expect(!trial.run("finding list st").text.contains("F01"))
    #expect(trial.run("team conflicts").text.contains("No conflicts"))
  }

  @Test("parts that one deletes while another changes them stay in lists, too")
  func partsWhileDeleted() throws {
    try apart(
      "study.json", "study task delete st pay --yes", "study task edit st pay --title Buy")
    #expect(trial.run("study task list st").text.contains("Buy"))
    let need = try #require(
      trial.run("participant show st P01").text.firstMatch(of: /seeing.*\[(\w+)\]/)?.output.1)
    try apart(
      "participants/P01-aaa1.json", "participant edit st P01 --remove needs/\(need) --yes",
      "participant edit st P01 --set needs/\(need)/duration=temporary")
    #expect(trial.run("participant show st P01").text.contains("seeing"))
    #expect(trial.run("participant list st").text.contains("seeing"))
  }

  @Test("help that a note tells of takes “unassisted” back")
  func help() throws {
    #expect(report("summary").contains("“Pay” 2 of 2"), "\(report("summary"))")
    try run(["note add S21 \"the moderator names the button\" --kind helpGiven --task pay"])
    let summary = report("summary")
    #expect(!summary.contains("“Pay” 2 of 2."), "\(summary)")
    #expect(
      summary.contains("1 attempt in round 2 recorded as unassisted, though a note tells of help"))
  }

  @Test("attempts at a task that left the plan are named in each report")
  func outsidePlan() throws {
    try run(["study task delete st pay --yes"])
    for name in ["summary", "coverage", "findings", "study"] {
      #expect(
        report(name, "--round 1").contains(
          "Not counted: 2 attempts in round 1 at tasks that are not in the plan."), "\(name)")
    }
  }

  @Test("a barrier of a session without names is no participant's, and is told beside theirs")
  func unnamed() throws {
    try run([
      "session new st --id S13-bbb3 --round 1 --attempt pay:notDone:unassisted",
      "note add S12 \"twice\" --kind barrier --impact 2 --tag 2.4.6",
      "note add S13 \"stops\" --kind barrier --impact 4 --tag 2.4.6",
    ])
    let coverage = report("coverage", "--round 1")
    #expect(!coverage.contains("only 1 participant: 2.4.6"), "\(coverage)")
    #expect(coverage.contains("who tried it, and 1 barrier in sessions without names"))
    #expect(
      report("summary", "--round 1").contains(
        "1 participant and 1 barrier in sessions without names"))
  }

  @Test(
    "words are kept back while one of two entries needs a permission", arguments: [false, true])
  func speaker(_ isTurned: Bool) throws {
    try run(["participant consent st P01 --quote refused"])
    let log = try #require(
      try trial.folder.names("team/Surveys/st/sessions/S11-bbb1").first { $0.hasPrefix("log") })
    for speaker in ["participant", "moderator"] {
      try trial.folder.write("team/\(speaker).json", "{\"speaker\": \"\(speaker)\"}")
    }
    let both = ["participant", "moderator"].map { "note set S11 1 --study st --from \($0).json" }
    try apart("sessions/S11-bbb1/\(log)", both[isTurned ? 1 : 0], both[isTurned ? 0 : 1])
    let listed = trial.run("note list --study st --session S11").text
    #expect(!listed.contains("no name"), "\(listed)")
    try run([both[1]])
    #expect(trial.run("note list --study st --session S11").text.contains("no name"))
  }

  @Test("which of several undated attempts came first is not known")
  func order() throws {
    try run([
      "session new st --id S31-eee1 --participant P01 --round 3 --attempt pay:done:unassisted",
      "session new st --id S32-eee2 --participant P01 --round 3 --attempt pay:notDone:unassisted",
    ])
    #expect(
      report("study", "--round 3").contains(
        "1 participant in round 3 attempted a task in several sessions without a recorded order"))
    try run([
      "session edit st S31 --held-on 2026-05-02", "session edit st S32 --held-on 2026-05-01",
    ])
    let study = report("study", "--round 3")
    #expect(!study.contains("without a recorded order"))
    #expect(study.contains("0 of 1"), "\(study)")
  }

  @Test("a questionnaire after a task that no record says was tried is told")
  func rated() throws {
    try run([#"study task add st "Find" --id find --exercises 2.4.6"#])
    try trial.folder.write(
      "team/b.csv", "participant,session,task,givenOn,ease\nP01,S11,find,2026-01-02,1\n")
    try run(["survey run seq --study st --from b.csv"])
    let told = "1 participant in round 1 answered a questionnaire after a task without a recorded"
    #expect(report("study", "--round 1").contains(told), "\(report("study", "--round 1"))")
    try run(["session edit st S11 --attempt find:notDone:unassisted"])
    #expect(!report("study", "--round 1").contains(told))
  }

  @Test("the earlier of two days until which records may be kept counts, and erases nobody")
  func retention() throws {
    try apart(
      "participants/P01-aaa1.json", "participant consent st P01 --retain-until 2020-01-01",
      "participant consent st P01 --retain-until 2090-01-01")
    #expect(trial.run("check").text.contains("P01 is overdue by one of the days"))
    let refused = trial.run("withdraw --overdue --yes P01-aaa1")
    #expect(refused.status == 65 && refused.text.contains("nothing is erased"), "\(refused.text)")
    #expect(trial.run("participant list st").text.contains("P01"))
  }

  @Test("a finding that one of two people calls a problem is one", arguments: [false, true])
  func kind(_ isTurned: Bool) throws {
    let both = ["problem", "strength"].map { "finding edit st F01 --kind \($0)" }
    try run(["finding edit st F01 --title \"Another name\""])
    try apart("findings/F01-ddd1.json", both[isTurned ? 1 : 0], both[isTurned ? 0 : 1])
    #expect(!report("findings").contains("1 strength"))
  }
}
