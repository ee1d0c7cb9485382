import Platform
import TemporaryFolder
import Testing

@testable import kerb

/// Studies in which reports once contradicted the notes, each with what they must print.
@Suite("Cases of false sentences")
struct TruthCaseTests {
  /// A workspace with a study of two tasks.
  private struct Shop {
    let trial: VerbTrial

    init() throws {
      trial = try VerbTrial()
      try run([
        "init", #"study new st --title "Ticket shop" --platform web"#,
        #"study task add st "Buy a ticket" --exercises 2.4.3,3.3.1"#,
        #"study task add st "Pay by card" --exercises 4.1.2"#,
      ])
    }

    func run(_ lines: [String]) throws {
      for line in lines {
        let made = trial.run(line)
        try #require(made.status == 0, "\(line)\n\(made.text)")
      }
    }

    func people(
      _ count: Int, _ options: String = "--needs-none yes --assistive-technologies-none yes"
    )
      throws
    {
      for _ in 0..<count { try run(["participant new st \(options)"]) }
    }

    /// The names of all participants with this consent to observation and sharing.
    func consent(_ participants: ClosedRange<Int>, share: String = "granted") throws {
      try run(
        participants.map {
          "participant consent st P0\($0) --observe granted --share \(share) --manner speech"
        })
    }

    func session(_ participant: Int, round: Int, _ rest: String = "") throws {
      let name = participant < 10 ? "P0\(participant)" : "P\(participant)"
      try run(["session new st --participant \(name) --round \(round) \(rest)"])
    }

    /// Adds a note; its reference.
    func note(_ session: String, _ words: String, _ rest: String) throws -> String {
      let made = trial.run("note add \(session) \"\(words)\" --study st --json \(rest)")
      try #require(made.status == 0, "\(made.text)")
      let reference = try #require(made.text.firstMatch(of: /"reference": "([^"]*)"/))
      return String(reference.output.1)
    }

    /// Makes participants who cannot pay in round 1 because a control has no name; the references of their notes.
    func affected(_ count: Int) throws -> [String] {
      try people(count)
      return try (1...count).map { number in
        try session(number, round: 1, "--attempt pay-by-card:notDone:unassisted")
        return try note(
          "S0\(number)", "no name", "--kind barrier --impact 4 --task pay-by-card --tag 4.1.2")
      }
    }

    /// The report as it is printed.
    func report(_ name: String, _ rest: String = "") throws -> String {
      let made = trial.run("report \(name) st \(rest)")
      try #require(made.status == 0, "\(made.text)")
      return made.text
    }
  }

  @Test("A barrier whose finding has states of later rounds only is open in its own round")
  func laterState() throws {
    let shop = try Shop()
    try shop.people(2)
    try shop.consent(1...2)
    try shop.session(1, round: 1, "--id S01 --attempt buy-a-ticket:notDone:unassisted")
    try shop.session(2, round: 2, "--id S02 --attempt buy-a-ticket:done:unassisted")
    let note = try shop.note("S01", "cannot buy", "--kind barrier --impact 4 --task buy-a-ticket")
    try shop.run(["finding new st Impossible --state 2:fixed --observation \(note)"])
    let summary = try shop.report("summary", "--round 1")
    #expect(summary.contains("F01 Impossible. No state recorded in round 1."), "\(summary)")
    #expect(!summary.contains("No problem is recorded as open"), "\(summary)")
  }

  @Test("A barrier that supports a strength only, or is of an earlier round, is no good news")
  func barrierOutsideProblems() throws {
    let shop = try Shop()
    try shop.people(2)
    try shop.consent(1...2)
    try shop.session(1, round: 1, "--id S01 --attempt buy-a-ticket:notDone:unassisted")
    let note = try shop.note("S01", "cannot buy", "--kind barrier --impact 4 --task buy-a-ticket")
    try shop.run(["finding new st Quick --kind strength --state 1:new --observation \(note)"])
    let first = try shop.report("summary")
    #expect(first.contains("1 barrier linked to no problem: worst impact 4 of 4"), "\(first)")
    try shop.session(2, round: 2, "--id S02 --attempt pay-by-card:done:unassisted")
    let second = try shop.report("summary")
    #expect(second.contains("1 barrier of earlier rounds linked to no problem"), "\(second)")
    #expect(!second.contains("No problem is recorded as open"), "\(second)")
    #expect(second.contains("F01 Quick; no counted note in round 2."), "\(second)")
  }

  @Test(
    "Trouble at the same place confirms no fix, whatever went well beside it",
    arguments: [
      // Another barrier on the screen that the finding names.
      ("--screen pay", "", "--kind barrier --impact 4 --screen pay", false, false),
      // A good step in a task that was not completed.
      (
        "", "--attempt buy-a-ticket:notDone:unassisted", "--kind success --task buy-a-ticket", true,
        false
      ),
      // One of its two tasks failed again.
      (
        "--task buy-a-ticket --task pay-by-card",
        "--attempt buy-a-ticket:notDone:unassisted --attempt pay-by-card:done:unassisted", "",
        false, false
      ),
      (
        "", "--attempt buy-a-ticket:done:unassisted", "--kind success --task buy-a-ticket", true,
        true
      ),
    ])
  func troubleThere(
    _ row: (finding: String, attempts: String, note: String, isLinked: Bool, isConfirmed: Bool)
  ) throws {
    let shop = try Shop()
    try shop.run(["study edit st --screen Pay"])
    try shop.people(1)
    try shop.consent(1...1)
    try shop.session(1, round: 1, "--id S01 --attempt buy-a-ticket:notDone:unassisted")
    try shop.session(1, round: 2, "--id S02 \(row.attempts)")
    let first = try shop.note(
      "S01", "cannot find it", "--kind barrier --impact 4 --task buy-a-ticket")
    var links = "--observation \(first)"
    if !row.note.isEmpty {
      let second = try shop.note("S02", "and now", row.note)
      if row.isLinked { links += " --observation \(second)" }
    }
    try shop.run(["finding new st Hidden --state 1:new --state 2:fixed \(row.finding) \(links)"])
    let report = try shop.report("findings")
    #expect(
      report.contains("confirmed by retest with affected participants: 1 of 1 got through")
        == row.isConfirmed, "\(report)")
    #expect(
      report.contains("not confirmed: 0 of 1 affected participant who came back got through")
        != row.isConfirmed, "\(report)")
  }

  @Test("An attempt that names no participant is no participant's in the sharing edition")
  func unnamedShared() throws {
    let shop = try Shop()
    try shop.people(6)
    try shop.consent(1...6)
    for number in 1...6 { try shop.session(number, round: 1) }
    try shop.run([
      "session new st --round 1 --attempt buy-a-ticket:done:unassisted",
      "study round close st 1 --yes",
    ])
    let shared = try shop.report("study", "--edition share")
    #expect(
      shared.contains(
        "“Buy a ticket”: not shown, because an attempt does not name a participant."), "\(shared)")
    let team = try shop.report("summary")
    #expect(team.contains("“Buy a ticket” 1 of 1 attempt."), "\(team)")
    #expect(team.contains("1 session in round 1 names no participant"), "\(team)")
  }

  @Test("Shares of groups rest on participants for whom they are known")
  func unknownInGroups() throws {
    let shop = try Shop()
    // 3 of 3 known in round 1, 3 of 6 known in round 2.
    try shop.people(3, "--need see:permanent --assistive-technologies-none yes")
    try shop.people(3, "--assistive-technologies-none yes")
    try shop.people(3, "--need see:permanent --assistive-technologies-none yes")
    try shop.people(3)
    for person in 1...12 {
      try shop.session(
        person, round: person < 7 ? 1 : 2, "--attempt buy-a-ticket:done:unassisted")
    }
    let summary = try shop.report("summary")
    #expect(
      summary.contains("with a need 3 of 6 (unknown for 3) and 3 of 6,"), "\(summary)")
  }

  @Test("Six NVDA users fail, then six others without technology succeed")
  func nvdaThenNone() throws {
    let shop = try Shop()
    try shop.people(6, "--need see:permanent --assistive-technology NVDA")
    try shop.people(6)
    try shop.run(["finding new st Lost --severity moderator:4 --state 1:new --task buy-a-ticket"])
    for person in 1...6 {
      try shop.session(person, round: 1, "--attempt buy-a-ticket:notDone:unassisted")
      try shop.run([
        "note add S0\(person) lost --study st --kind barrier --impact 4 --task buy-a-ticket",
        "note set S0\(person) 1 --study st --finding F01",
      ])
    }
    for person in 7...12 {
      try shop.session(person, round: 2, "--attempt buy-a-ticket:done:unassisted")
    }
    let (summary, coverage) = (try shop.report("summary"), try shop.report("coverage"))
    #expect(summary.contains("are different people and differ in "))
    #expect(!summary.contains("chance alone") && !summary.contains("due to chance"))
    #expect(coverage.contains("round 2: not retested with anyone affected"))
    #expect(!coverage.contains("retested with affected participants in round 2"))
  }

  @Test("A task that was reworded between the rounds was tried in both, and is not compared")
  func title() throws {
    let shop = try Shop()
    try shop.people(6)
    for person in 1...6 {
      let outcome = person == 1 ? "done" : "notDone"
      try shop.session(person, round: 1, "--attempt buy-a-ticket:\(outcome):unassisted")
    }
    try shop.run([#"study task edit st buy-a-ticket --title "Buy a day ticket""#])
    for person in 1...6 {
      try shop.session(person, round: 2, "--attempt buy-a-ticket:done:unassisted")
    }
    let study = try shop.report("study")
    #expect(study.contains("1 of 6 in round 1, 6 of 6 in round 2"))
    #expect(study.contains("tried in both rounds; not compared: its wording changed"))
    #expect(!study.contains("No task of the plan was tried"))
  }

  @Test("A reviewed barrier that no finding has is on the one-page summary")
  func auditClean() throws {
    let shop = try Shop()
    try shop.people(1)
    try shop.session(1, round: 1)
    try shop.run([
      "note add S01 stuck --study st --kind barrier --impact 4 --tag 2.1.1",
      "note set S01 1 --study st --reviewed yes --confirm --role moderator",
    ])
    let summary = try shop.report("summary")
    #expect(
      summary.contains("1 barrier linked to no problem: worst impact 4 of 4, blocks, 1 participant")
    )
    #expect(!summary.contains("No problem is recorded as open"))
  }

  @Test("Recorded as fixed, and 1 of 5 got through: open in every report")
  func oneOfFive() throws {
    let shop = try Shop()
    try shop.people(5)
    try shop.consent(1...5)
    try shop.run(["finding new st Lost --severity moderator:4 --task buy-a-ticket"])
    for (round, first) in [(1, 0), (2, 5)] {
      for person in 1...5 {
        let passes = round == 2 && person == 1
        try shop.session(
          person, round: round, "--attempt buy-a-ticket:\(passes ? "done" : "notDone"):unassisted")
        let session = first + person < 10 ? "S0\(first + person)" : "S\(first + person)"
        guard !passes else { continue }
        try shop.run([
          "note add \(session) lost --study st --kind barrier --impact 4 --task buy-a-ticket",
          "note set \(session) 1 --study st --finding F01 --reviewed yes --confirm --role moderator",
        ])
      }
      let state = round == 1 ? "new" : "fixed"
      try shop.run([
        "finding edit st F01 --state \(round):\(state)", "study round close st \(round)",
      ])
    }
    let contradicted = "the notes contradict this: 4 of 5 affected"
    for name in ["summary", "coverage", "findings"] {
      let report = try shop.report(name)
      #expect(report.lowercased().contains(contradicted), "\(name)")
      let shared = try shop.report(name, "--edition share")
      for text in [report, shared] {
        #expect(!text.contains("confirmed by retest with affected"), "\(name)")
        #expect(!text.contains("No problem is recorded as open"), "\(name)")
      }
    }
    let checked = shop.trial.run("check")
    #expect(checked.status == 1 && checked.text.contains(contradicted))
    #expect(shop.trial.run("publish st --to ../pages").status == 65)
  }

  @Test("Help recorded in one of two rounds is not compared")
  func helpNotedOnce() throws {
    let shop = try Shop()
    try shop.people(6)
    for (round, help) in [(1, ":unassisted"), (2, "")] {
      for person in 1...6 {
        try shop.session(person, round: round, "--attempt buy-a-ticket:done\(help)")
      }
    }
    let study = try shop.report("study")
    #expect(study.contains("“Buy a ticket”: not compared: help was not recorded in round 2"))
    #expect(!study.contains("points: fewer") && !study.contains("-100"))
  }

  @Test("Help that nobody recorded is no “0 of 5”, and what was not offered was not failed")
  func unrecordedHelp() throws {
    let shop = try Shop()
    try shop.people(5)
    try shop.consent(1...5)
    for person in 1...5 { try shop.session(person, round: 1, "--attempt buy-a-ticket:done") }
    try shop.run(["study round close st 1"])
    let summary = try shop.report("summary")
    #expect(summary.contains("“Buy a ticket” completed 5 of 5, help not recorded for 5"))
    #expect(summary.contains("“Pay by card”: no counted attempt"))
    let shared = try shop.report("summary", "--edition share")
    for text in [summary, shared] {
      #expect(!text.contains("0 of 5") && !text.lowercased().contains("without help: no"))
    }
  }

  @Test("Help in a note that may not be shared is help in the sharing edition too")
  func helpInAnUnclearedLog() throws {
    let shop = try Shop()
    try shop.people(5)
    try shop.consent(1...5)
    for person in 1...5 {
      try shop.session(person, round: 1, "--attempt buy-a-ticket:done:unassisted")
    }
    _ = try shop.note("S01", "is told where Buy is", "--kind helpGiven --task buy-a-ticket")
    try shop.run(["study round close st 1 --yes"])
    for edition in ["team", "share"] {
      let summary = try shop.report("summary", "--edition \(edition)")
      #expect(summary.contains("help not recorded for"), "\(summary)")
    }
  }

  @Test("The state of a criterion does not depend on the names of logs", arguments: [false, true])
  func logOrder(isSwapped: Bool) throws {
    let shop = try Shop()
    try shop.people(1)
    try shop.session(1, round: 1)
    let (first, second) = isSwapped ? ("log-bbbbbb", "log-aaaaaa") : ("log-aaaaaa", "log-bbbbbb")
    let folder = shop.trial.folder
    let sessions = "team/Surveys/st/sessions"
    let session = try #require(try folder.names(sessions).first)
    let (worked, distress) = ("0123456789abcdefghjkmn", "1123456789abcdefghjkmn")
    for (log, key, fields) in [
      (first, worked, #""kind": "success", "impact": null, "sameMomentAs": null"#),
      (
        second, distress,
        #""kind": "distress", "impact": 4, "sameMomentAs": "\#(session)/\#(worked)""#
      ),
    ] {
      let note =
        #"{"confirmed": ["2.4.3"], \#(fields), "note": "x", "origins": ["0123456789abcdef"], "reviewedBy": "moderator"}"#
      try folder.write(
        "\(sessions)/\(session)/\(log).json",
        #"{"id": "\#(log)", "observations": {"\#(key)": \#(note)}, "origins": ["1123456789abcdef"], "recorderRole": "moderator", "~format": "log/1"}"#
      )
    }
    let coverage = try shop.report("coverage")
    #expect(coverage.contains("worked for someone, no barrier noted on 0"))
    #expect(coverage.contains("inconclusive on 1"))
  }

  @Test("A swap of consent after closing leaves nothing that two copies could tell")
  func swap() throws {
    let shop = try Shop()
    for need in ["see", "see", "see", "see", "see", "hear"] {
      try shop.people(1, "--need \(need):permanent")
    }
    try shop.consent(1...5)
    try shop.consent(6...6, share: "refused")
    for person in 1...6 {
      try shop.session(person, round: 1, "--attempt buy-a-ticket:done:unassisted")
    }
    try shop.run(["study round close st 1"])
    let before = try shop.report("study", "--edition share")
    #expect(before.contains("5 participants whose notes can be shared"))
    let warned = shop.trial.run("participant consent st P05 --share refused --manner speech")
    #expect(warned.status == 64 || warned.text.contains("hidden"), "\(warned.text)")
    try shop.run(["participant consent st P05 --share refused --manner speech --yes"])
    try shop.run(["participant consent st P06 --share granted --manner speech --yes"])
    let after = try shop.report("study", "--edition share")
    #expect(after.contains("The number of participants is not shown."))
    #expect(!after.contains("seeing") && !after.contains("hearing"))
  }

  @Test("A barrier of an expert's table is printed with its words, and found")
  func expertBarriers() throws {
    let shop = try Shop()
    try shop.trial.folder.write(
      "team/audit.csv",
      """
      wcag,kind,impact,note
      1.4.3,barrier,serious,"Delete is 3.2 to 1 on its button, 4.5 to 1 is needed"
      2.4.7,barrier,slows,the outline is blue on blue
      3.3.1,no barrier,,the message names the empty field

      """)
    try shop.run(["import notes audit.csv --study st --evidence-kind expert"])
    let coverage = try shop.report("coverage")
    for words in ["Delete is 3.2 to 1 on its button", "the outline is blue on blue"] {
      #expect(coverage.contains(words))
    }
    #expect(!coverage.contains("no expert or automated check found a failure"))
    #expect(shop.trial.run(#"note search "3.2 to 1""#).text.contains("Delete is 3.2 to 1"))
    #expect(shop.trial.run("note list --study st").text.contains("blue on blue"))
  }

  @Test("P12 of a table stays P12")
  func numbersOfTheTeam() throws {
    let shop = try Shop()
    let rows = (1...12).reversed().map { "P\($0 < 10 ? "0" : "")\($0),see:permanent" }
    try shop.trial.folder.write(
      "team/people.csv", (["reference,need"] + rows).joined(separator: "\n") + "\n")
    try shop.run(["participant new st --from people.csv", "session new st --participant P12"])
    let shown = shop.trial.run("participant show st P12 --json").text
    #expect(shown.contains(#""reference": "P12""#) || shown.contains(#""id": "P12-"#), "\(shown)")
    #expect(try shop.trial.folder.names("team/Surveys/st/participants").count == 12)
  }

  @Test("A barrier of a participant with two needs is tied by its ability, never a zero")
  func tiedByAbility() throws {
    let shop = try Shop()
    try shop.people(1, "--need see:permanent --need touch:permanent")
    try shop.session(1, round: 1, "--attempt buy-a-ticket:notDone:unassisted")
    try shop.run([
      "note add S01 lost --study st --kind barrier --impact 3 --tag 2.4.3",
      "note set S01 1 --study st --reviewed yes --confirm --role moderator",
    ])
    #expect(try shop.report("coverage").contains("| unknown for 1 of 1"))
    #expect(shop.trial.run("note set S01 1 --study st --ability sea").status == 64)
    try shop.run(["note set S01 1 --study st --ability touch"])
    #expect(try !shop.report("coverage").contains("| unknown for 1 of 1"))
    #expect(shop.trial.run("note show S01#1 --study st").text.contains("touching, moving"))
    try shop.run(["note set S01 1 --study st --ability none"])
    #expect(try shop.report("coverage").contains("| unknown for 1 of 1"))
    try shop.run(["note add S01 again --study st --kind barrier --ability seeing --ability touch"])
    #expect(shop.trial.run("note show S01#2 --study st").text.contains("seeing; touching"))
  }

  @Test("A participant noted during a task tried it, in every report")
  func triedByANote() throws {
    let shop = try Shop()
    try shop.people(1)
    try shop.session(1, round: 1)
    try shop.run([
      #"note add S01 "does not find Pay" --study st --task pay-by-card --kind barrier --impact 3"#,
      #"finding new st "Pay is not found" --task pay-by-card --severity moderator:3 --state 1:new"#,
      "note set S01 1 --study st --finding F01",
    ])
    let summary = try shop.report("summary")
    #expect(summary.contains("Affected 1 of 1 participant who tried “Pay by card”"))
    #expect(summary.contains("how it ended was not recorded for 1 participant: “Pay by card”"))
    #expect(!summary.contains("“Pay by card” was not offered"))
    #expect(
      try shop.report("study").contains(
        "How it ended was not recorded for 1 participant: “Pay by card”"))
    #expect(try shop.report("findings").contains("1 of 1 participant who tried “Pay by card”"))
  }

  @Test("Records that may be an excluded participant's are left out, and reports tell so")
  func leftOut() throws {
    let shop = try Shop()
    try shop.people(2)
    try shop.run([
      "session new st --participant P01 --participant P02 --round 1 --attempt pay-by-card:notDone:unassisted",
      #"note add S01 "cannot pay" --study st --kind barrier --impact 4 --tag 4.1.2"#,
      "participant consent st P02 --observe refused --manner speech",
    ])
    for report in ["summary", "study", "coverage", "findings", "recruitment"] {
      let text = try shop.report(report)
      #expect(
        text.contains(
          "Left out: 2 attempts, answers and notes in round 1 that name no participant"),
        "\(report)")
      #expect(!text.contains("no attempt is recorded"), "\(report)")
    }
  }

  @Test("A response to a questionnaire is a record of its session")
  func responsesAreRecords() throws {
    let shop = try Shop()
    try shop.people(1)
    try shop.consent(1...1)
    try shop.session(1, round: 1)
    #expect(try shop.report("study").contains("has no log, attempt or answer"))
    try shop.trial.folder.write(
      "team/answers.csv",
      "participant,session,givenOn," + (1...10).map { "q\($0)" }.joined(separator: ",")
        + "\nP01,S01,2026-01-02,4,2,4,2,4,2,4,2,4,2\n")
    try shop.run(["survey run sus --study st --from answers.csv"])
    #expect(try !shop.report("study").contains("has no log, attempt or answer"))
  }

  @Test("The sharing edition counts a moment of a session without names as somebody affected")
  func unnamedInTheSharingEdition() throws {
    let shop = try Shop()
    try shop.people(6)
    try shop.consent(1...6)
    for number in 1...6 {
      try shop.session(number, round: 1, "--attempt buy-a-ticket:done:unassisted")
    }
    try shop.run(["session new st --round 1 --attempt pay-by-card:notDone:unassisted"])
    let note = try shop.note("S07", "the dialog traps the focus", "--kind barrier --impact 4")
    try shop.run([
      "finding new st \"Trap\" --task pay-by-card --state 1:new --severity moderator:4 --observation \(note)"
    ])
    for session in try shop.trial.folder.names("team/Surveys/st/sessions") {
      let folder = "team/Surveys/st/sessions/\(session)"
      for name in try shop.trial.folder.names(folder) where name.hasPrefix("log") {
        let text = try shop.trial.folder.read("\(folder)/\(name)")
        try shop.trial.folder.write(
          "\(folder)/\(name)",
          text.replacing(
            "\"clearedAt\": null,\n  \"clearedBy\": null",
            with: "\"clearedAt\": \"2026-01-03T09:00:00Z\",\n  \"clearedBy\": \"moderator\""))
      }
    }
    try shop.run(["check --fix", "study round close st 1 --yes"])
    for report in ["summary", "findings"] {
      let text = try shop.report(report, "--edition share")
      #expect(text.contains("ffected at least 1 participant"), "\(text)")
      #expect(!text.contains("can mean that none tried"))
    }
    // The finding names no criterion: the page on criteria counts it all the same.
    let coverage = try shop.report("coverage", "--edition share")
    #expect(coverage.contains("No criterion, guideline or principle has a barrier"))
    #expect(coverage.contains("1 finding: 1 open"))
  }

  @Test("A barrier that nobody linked, in the task and at no other criterion, confirms no fix")
  func unlinkedBarrierAfterAFix() throws {
    let shop = try Shop()
    let notes = try shop.affected(2)
    for number in 1...2 {
      try shop.session(number, round: 2, "--attempt pay-by-card:done:unassisted")
    }
    try shop.run([
      "finding new st Name --criterion 4.1.2 --task pay-by-card --state 1:new --state 2:fixed --observation \(notes[0]) --observation \(notes[1])"
    ])
    #expect(try shop.report("findings").contains("confirmed by retest"))
    #expect(shop.trial.run("finding show st F01").text.contains("confirmed by retest"))
    // At another criterion it is another barrier.
    _ = try shop.note("S03", "red on green", "--kind barrier --task pay-by-card --tag 1.4.1")
    #expect(try shop.report("findings").contains("confirmed by retest"))
    _ = try shop.note("S04", "no name again", "--kind barrier --task pay-by-card")
    let report = try shop.report("findings")
    #expect(!report.contains("confirmed by retest"), "\(report)")
  }

  /// Two affected participants who come back, with a finding recorded as fixed; its report on findings.
  private func retest(
    _ attempt: String, in shop: Shop, criterion: String = "--criterion 4.1.2", _ notes: [String]
  ) throws -> String {
    let references = try shop.affected(2)
    for number in 1...2 { try shop.session(number, round: 2, attempt) }
    try shop.run([
      "finding new st Name \(criterion) --task pay-by-card --state 1:new --state 2:fixed --observation \(references[0]) --observation \(references[1])"
    ])
    for note in notes { _ = try shop.note("S03", "again", note) }
    return try shop.report("findings")
  }

  @Test("Whoever completed a task with help did not get through", arguments: ["assisted", ""])
  func assistedRetest(help: String) throws {
    let attempt = "--attempt pay-by-card:done" + (help.isEmpty ? "" : ":\(help)")
    let report = try retest(attempt, in: try Shop(), [])
    #expect(!report.contains("confirmed by retest"))
    #expect(
      report.contains(
        help.isEmpty
          ? "2 affected participants came back, outcome or help not recorded" : "0 of 2 affected"
      ))
  }

  @Test(
    "A note that may be about a problem confirms no fix of it",
    arguments: [
      ("--criterion 4.1.2", "--kind barrier --tag 4.1.2"),
      ("", "--kind barrier --tag 4.1.2 --task pay-by-card"),
      ("--criterion 4.1.2", "--kind barrier --tag 4.1 --task pay-by-card"),
      ("--criterion 4.1.2", "--tag 4.1.2 --task pay-by-card"),
      ("--criterion 4.1.2", "--kind distress --task pay-by-card"),
    ])
  func mayBeAbout(criterion: String, note: String) throws {
    let done = "--attempt pay-by-card:done:unassisted"
    #expect(
      try retest(done, in: try Shop(), criterion: criterion, []).contains("confirmed by retest"))
    let report = try retest(done, in: try Shop(), criterion: criterion, [note])
    #expect(!report.contains("confirmed by retest"), "\(report)")
  }

  @Test("A note without a name, in a group, is about those to whom the task was offered")
  func groupRetest() throws {
    let shop = try Shop()
    var notes = try shop.affected(2)
    try shop.run([
      "session new st --participant P01 --participant P02 --round 2 --attempt task=pay-by-card,outcome=done,assistance=unassisted,participant=P01 --attempt task=pay-by-card,outcome=notOffered,participant=P02"
    ])
    notes.append(try shop.note("S03", "has a name", "--kind noBarrier --task pay-by-card"))
    try shop.run([
      "finding new st Name --task pay-by-card --state 1:new --state 2:fixed "
        + notes.map { "--observation \($0)" }.joined(separator: " ")
    ])
    #expect(try shop.report("findings").contains("1 of 1 got through"))
  }

  @Test("A note beside “not offered” counts no one in, whatever the others of the group tried")
  func notOfferedInAGroup() throws {
    let shop = try Shop()
    try shop.people(2)
    try shop.run([
      "session new st --participant P01 --participant P02 --round 1 --attempt task=buy-a-ticket,outcome=done,assistance=unassisted --attempt task=buy-a-ticket,outcome=notOffered,participant=P02"
    ])
    _ = try shop.note("S01", "asks why", "--kind question --task buy-a-ticket --participant P02")
    let summary = try shop.report("summary")
    #expect(summary.contains("“Buy a ticket” 1 of 1"), "\(summary)")
    #expect(!summary.contains("how it ended was not recorded"), "\(summary)")
  }

  @Test("Help noted in another part of a meeting is help, and so is help that names no task")
  func helpElsewhere() throws {
    let shop = try Shop()
    try shop.people(2)
    try shop.session(1, round: 1, "--attempt buy-a-ticket:done:unassisted")
    try shop.session(1, round: 1)
    try shop.session(2, round: 1, "--attempt buy-a-ticket:done:unassisted")
    _ = try shop.note("S02", "is told where Buy is", "--kind helpGiven --task buy-a-ticket")
    _ = try shop.note("S03", "is told where Buy is", "--kind helpGiven")
    #expect(try shop.report("summary").contains("help not recorded for 1"))
    try shop.run(["session merge st S01 S02 --yes"])
    #expect(try shop.report("summary").contains("help not recorded for 2"))
  }

  @Test("Of groups without recorded needs it is unknown whether they differ")
  func unknownGroups() throws {
    let shop = try Shop()
    try shop.people(5)
    try shop.people(5, "")
    for person in 1...10 {
      try shop.session(
        person, round: person <= 5 ? 1 : 2, "--attempt buy-a-ticket:done:unassisted")
    }
    let words =
      "Unknown for everyone in round 1 or round 2, which had different people: needs and assistive"
    #expect(try shop.report("study").contains(words))
    #expect(try shop.report("summary").contains(words))
    #expect(try !shop.report("study").contains("differ in needs"))
  }

  @Test("Every report tells that a task has other words now")
  func rewordedTask() throws {
    let shop = try Shop()
    try shop.people(1)
    try shop.session(1, round: 1, "--attempt buy-a-ticket:done:unassisted")
    #expect(try !shop.report("study").contains("reworded"))
    try shop.run([#"study task edit st buy-a-ticket --title "Buy a yearly pass""#])
    for report in ["summary", "study", "coverage", "findings"] {
      let text = try shop.report(report)
      #expect(text.contains("1 task tried in round 1 was reworded at some time"), "\(report)")
    }
  }

  @Test("A strength that became worse, or has barriers at its criteria, is told with that")
  func doubtedStrength() throws {
    let shop = try Shop()
    try shop.people(1)
    try shop.session(1, round: 1)
    _ = try shop.note("S01", "no heading", "--kind barrier --impact 4 --tag 2.4.6")
    try shop.run([
      "finding new st Headings --kind strength --criterion 2.4.6 --state 1:worse"
    ])
    for report in ["summary", "study"] {
      let text = try shop.report(report)
      #expect(
        text.contains(
          "worse in round 1; no counted note in round 1; 1 barrier noted at the same criteria"),
        "\(text)")
    }
  }

  @Test("Notes of a deleted session are a remark of kerb check")
  func hiddenNotes() throws {
    let shop = try Shop()
    try shop.people(1)
    try shop.session(1, round: 1)
    try shop.run(["session delete st S01 --yes"])
    #expect(!shop.trial.run("check").text.contains("this session is deleted"))
    try shop.run(["session delete st S01 --undo"])
    _ = try shop.note("S01", "no name", "--kind barrier")
    try shop.run(["session delete st S01 --yes"])
    #expect(shop.trial.run("check").text.contains("this session is deleted, with 1 note that"))
    try shop.run(["study delete st --yes"])
    let checked = shop.trial.run("check").text
    #expect(checked.contains("this study is deleted, with 2 notes and records that"), "\(checked)")
    #expect(!checked.contains("this session is deleted"))
  }

  @Test("A participant whose file is missing is in no sharing edition, and can be withdrawn")
  func missingFile() throws {
    let shop = try Shop()
    try shop.people(6)
    try shop.consent(1...5)
    try shop.consent(6...6, share: "refused")
    for number in 1...6 { try shop.session(number, round: 1) }
    let folder = "team/Surveys/st/participants"
    let file = try #require(try shop.trial.folder.names(folder).first { $0.hasPrefix("P06") })
    try Files.remove(shop.trial.folder.at("\(folder)/\(file)"))
    try shop.run(["study round close st 1 --yes"])
    #expect(
      try shop.report("summary", "--edition share").contains(
        "5 participants whose notes can be shared took part"))
    let id = file.dropLast(".json".count)
    let refused = shop.trial.run("withdraw st \(id) --yes \(id)")
    #expect(refused.status == 66 && refused.text.contains("their file is missing"))
    try shop.run(["participant new st --id \(id)", "withdraw st \(id) --yes \(id)"])
    #expect(!shop.trial.run("session list st").text.contains("P06"))
  }
}
