import JSON
import Platform
import TemporaryFolder
import Testing

@testable import kerb

/// A change that would make a closed round silent in the sharing edition is said before it is made.
@Suite struct SilenceWarningTests {
  private static let warning =
    "2> This changes who counts in round 1 of tram, or what is printed of them."

  /// Round 1 is closed with five who count; P06 was there and did not consent to sharing, P07 was not there.
  private func trial() throws -> VerbTrial {
    let trial = try VerbTrial()
    try run(trial, ["init", "study new tram --title Trams"])
    for number in 1...7 {
      try run(
        trial,
        [
          "participant new tram --needs-none yes",
          "participant consent tram P0\(number) --observe granted --share \(number == 6 ? "refused" : "granted")",
        ])
      if number < 7 {
        try run(trial, ["session new tram --participant P0\(number) --round 1"])
      }
    }
    try run(
      trial,
      ["session new tram --participant P07 --pilot yes", "study round close tram 1"])
    return trial
  }

  private func run(_ trial: VerbTrial, _ lines: [String]) throws {
    for line in lines {
      let made = trial.run(line)
      try #require(made.status == 0, "\(line)\n\(made.text)")
    }
  }

  /// The whole id of P05.
  private func whole(_ trial: VerbTrial) throws -> String {
    let file = try #require(
      trial.folder.names("team/Surveys/tram/participants").first { $0.hasPrefix("P05") })
    return String(file.dropLast(".json".utf8.count))
  }

  private func isSilent(_ trial: VerbTrial) throws -> Bool {
    let list = trial.run("study round list tram")
    try #require(list.status == 0)
    return list.text.contains("participants hidden in the sharing edition")
  }

  @Test(
    "Without a terminal the change needs --yes, and nothing is written before",
    arguments: [
      "participant consent tram P05 --share refused",
      "participant consent tram P05 --observe refused",
      "participant consent tram P06 --share granted",
      "participant edit tram P02 --need hear:permanent:no",
      "participant edit tram P02 --age-band from25to34",
      "participant edit tram P02 --set needsNone=no", "session edit tram S02 --pilot yes",
      "session edit tram S02 --participant P07", "session edit tram S02 --round 2",
      "session edit tram S02 --assistive-technology VoiceOver",
    ])
  func needsYes(_ line: String) throws {
    let trial = try trial()
    let refused = trial.run(line)
    #expect(refused.status == 64, "\(refused.text)")
    #expect(refused.text.contains(Self.warning), "\(refused.text)")
    #expect(refused.text.contains("fix: add --yes"), "\(refused.text)")
    #expect(try !isSilent(trial))
    let made = trial.run(line + " --yes")
    #expect(made.status == 0, "\(made.text)")
    #expect(made.text.contains(Self.warning), "\(made.text)")
    #expect(try isSilent(trial))
  }

  @Test("A closed round is not closed again, also if it is silent")
  func closedAgain() throws {
    let trial = try trial()
    try run(trial, ["participant consent tram P05 --share refused --yes"])
    let again = trial.run("study round close tram 1 --yes")
    #expect(again.text.contains("Round 1 has been closed since"), "\(again.text)")
    #expect(again.text.contains("have changed since"), "\(again.text)")
    #expect(try isSilent(trial))
    try run(trial, ["study round reopen tram 1 --yes", "study round close tram 1 --yes"])
    #expect(try !isSilent(trial))
  }

  @Test("Check and the list say that a round is silent, and why")
  func told() throws {
    let trial = try trial()
    #expect(!trial.run("check").text.contains("hides the participants"))
    try run(trial, ["participant consent tram P05 --share refused --yes"])
    let checked = trial.run("check")
    #expect(checked.status == 0 && checked.text.contains("hides the participants of round 1"))
    let list = trial.run("study round list tram").text
    #expect(list.contains("have changed since"), "\(list)")
    // A second closing of the same time, as a merge leaves it.
    let file = "team/Surveys/tram/study.json"
    let text = try trial.folder.read(file)
    let digest = try #require(text.firstMatch(of: /"frozenPeople": \[\n *"([0-9a-f]{64})"/)?.1)
    let other = String(digest.reversed())
    let both = [String(digest), other].sorted().map { "\"\($0)\"" }
    try trial.folder.write(
      file, text.replacing("\"\(digest)\"", with: both.joined(separator: ",\n          ")))
    let twice = trial.run("study round list tram").text
    #expect(twice.contains("closed by two people at the same time"), "\(twice)")
  }

  @Test(
    "What was shared with other participants stays hidden, also after another closing",
    arguments: [
      "publish tram --to pages", "export issues tram --for markdown --to issues",
      "report study tram --edition share --out study.md",
    ])
  func sharedBefore(_ sharing: String) throws {
    let trial = try trial()
    try run(trial, [sharing, sharing])
    let list = trial.run("study round list tram").text
    #expect(list.contains("sharing edition made") && !list.contains("hidden"), "\(list)")
    try run(
      trial,
      ["participant consent tram P05 --share refused --yes", "study round reopen tram 1 --yes"])
    let refused = trial.run("study round close tram 1")
    #expect(
      refused.status != 0 && refused.text.contains("with its participants hidden"),
      "\(refused.text)")
    let closed = trial.run("study round close tram 1 --yes")
    #expect(closed.text.contains("hides the participants"), "\(closed.text)")
    #expect(try isSilent(trial))
    #expect(
      trial.run("study round close tram 1").text.contains("a sharing edition was made with other"))
    // Sharing the silent edition adds nothing that would let it speak.
    try run(trial, [sharing])
    #expect(try isSilent(trial))
    try run(
      trial,
      [
        "study round reopen tram 1 --yes", "participant consent tram P05 --share granted",
      ])
    // As it was shared.
    #expect(trial.run("study round close tram 1").text.contains("if nothing of it was shared"))
    #expect(trial.run("study round close tram 1 --yes").text.contains("5 people count"))
    #expect(try !isSilent(trial))
  }

  @Test(
    "A sharing edition that could not be written is not noted",
    arguments: [
      "publish tram --to mine", "publish tram --to no/pages", "publish tram --to full",
      "publish tram --to Surveys/pages", "publish tram --to file",
      "export issues tram --for markdown --to mine", "export issues tram --for markdown --to full",
      "report study tram --edition share --out ../no/study.md",
      "report study tram --edition share --out mine",
    ])
  func failedSharing(_ sharing: String) throws {
    let trial = try trial()
    try trial.folder.write("team/mine/index.html", "mine")
    try trial.folder.write("team/file", "mine")
    // The list that kerb writes before the first page cannot take its name.
    for list in ["kerb-publish.json", "kerb-issues.json"] {
      try trial.folder.write("team/full/\(list)/file", "mine")
    }
    let before = try trial.folder.read("team/Surveys/tram/study.json")
    let refused = trial.run(sharing)
    #expect(refused.status != 0, "\(refused.text)")
    #expect(try trial.folder.read("team/Surveys/tram/study.json") == before)
  }

  @Test("A sharing edition that is written after it was refused is noted")
  func sharedAfterFailure() throws {
    let trial = try trial()
    #expect(trial.run("publish tram --to no/pages").status == 73)
    try run(trial, ["publish tram --to pages"])
    #expect(trial.run("study round list tram").text.contains("sharing edition made"))
  }

  @Test("A dry look at the sharing edition shares nothing") func looking() throws {
    let trial = try trial()
    try run(trial, ["report study tram --edition share", "report all tram"])
    #expect(!trial.run("study round list tram").text.contains("sharing edition made"))
  }

  @Test("If the study cannot be read, a change says that it may silence a round")
  func unreadable() throws {
    let trial = try trial()
    try trial.folder.write("team/Surveys/tram/study.json", "{")
    let refused = trial.run("participant edit tram P02 --age-band from25to34")
    #expect(refused.status != 0, "\(refused.text)")
    #expect(refused.text.contains("may silence closed rounds"), "\(refused.text)")
    let withdrawn = trial.run("withdraw tram \(try whole(trial)) --only sharing")
    #expect(withdrawn.text.contains("may silence closed rounds"), "\(withdrawn.text)")
  }

  @Test("On a terminal the safe answer comes first, and everything but yes changes nothing")
  func asking() throws {
    let trial = try trial()
    let line = "participant consent tram P05 --share refused"
    for (answer, status) in [("", Int32(64)), ("no", 64), ("yes", 0)] {
      let made = trial.run(line, VerbTrial.Doing(answers: [answer]))
      #expect(made.status == status, "\(made.text)")
      #expect(made.text.contains("2> no, yes: "), "\(made.text)")
      #expect(try isSilent(trial) == (answer == "yes"))
    }
  }

  @Test(
    "A session that left a shared round by mistake comes back",
    arguments: [("--pilot yes", "--pilot no"), ("--round 2", "--round 1")])
  func undone(_ mistake: String, _ undoing: String) throws {
    let trial = try trial()
    try run(trial, ["publish tram --to pages", "session edit tram S03 \(mistake) --yes"])
    #expect(try isSilent(trial))
    let undone = trial.run("session edit tram S03 \(undoing)")
    #expect(undone.status == 0, "\(undone.text)")
    #expect(try !isSilent(trial))
  }

  @Test("A session that was not in a shared round stays out, and the way to undo a change works")
  func notUndone() throws {
    let trial = try trial()
    try run(
      trial,
      [
        "publish tram --to pages", "session edit tram S03 --round 2 --yes",
        "session edit tram S04 --pilot yes --yes",
      ])
    let before = try trial.folder.names("team/Surveys/tram/sessions").count
    for line in ["session edit tram S07 --pilot no", "session edit tram S03 --round 1"] {
      let refused = trial.run("\(line) --yes")
      #expect(refused.status == 65, "\(refused.text)")
      #expect(
        refused.text.contains("study round reopen tram 1") && refused.text.contains("git revert"))
      #expect(!refused.text.contains("if nothing of it was shared"), "\(refused.text)")
    }
    #expect(trial.run("session new tram --participant P03 --round 1").status == 65)
    #expect(try trial.folder.names("team/Surveys/tram/sessions").count == before)
    try run(
      trial,
      [
        "study round reopen tram 1 --yes", "session edit tram S03 --round 1",
        "session edit tram S04 --pilot no", "study round close tram 1 --yes",
      ])
    #expect(try !isSilent(trial))
  }

  @Test("A table of consents asks once, before any row is written")
  func table() throws {
    let trial = try trial()
    let table = VerbTrial.Doing(input: "participant,share\nP07,refused\nP05,refused\n")
    let line = "participant consent tram --from - --csv"
    let refused = trial.run(line, table)
    #expect(refused.status == 64 && refused.text.contains(Self.warning), "\(refused.text)")
    #expect(trial.run("participant consent tram P07").text.contains("Share: granted"))
    #expect(try !isSilent(trial))
    let made = trial.run(line + " --yes", table)
    #expect(made.status == 0, "\(made.text)")
    #expect(try isSilent(trial))
  }

  @Test("A change of whose words can be printed warns of notes and quotes")
  func words() throws {
    let trial = try trial()
    let line = "participant consent tram P05 --quote granted"
    let refused = trial.run(line)
    #expect(refused.status == 64, "\(refused.text)")
    #expect(refused.text.contains("2> This changes whose words can be printed."))
    let made = trial.run(line + " --yes")
    #expect(made.status == 0 && made.text.contains("will hide all notes and quotes"))
    #expect(try !isSilent(trial))
  }

  @Test("Deleting warns, and bringing back lets the round speak again")
  func deleting() throws {
    for (kind, id) in [("participant", "P05"), ("session", "S05")] {
      let trial = try trial()
      let made = trial.run("\(kind) delete tram \(id) --yes")
      #expect(made.text.contains(Self.warning), "\(made.text)")
      #expect(try isSilent(trial))
      try run(trial, ["\(kind) delete tram \(id) --undo --yes"])
      #expect(try !isSilent(trial))
    }
  }

  @Test("A withdrawal warns and is never held up")
  func withdrawing() throws {
    let trial = try trial()
    let whole = try whole(trial)
    for line in [
      "withdraw tram \(whole) --only sharing --dry-run", "withdraw tram \(whole) --dry-run",
    ] {
      let made = trial.run(line)
      #expect(made.status == 0 && made.text.contains(Self.warning), "\(line)\n\(made.text)")
      #expect(try !isSilent(trial))
    }
    let made = trial.run("withdraw tram \(whole) --only sharing")
    #expect(made.status == 0 && made.text.contains(Self.warning), "\(made.text)")
    #expect(try isSilent(trial))
  }

  @Test(
    "What changes nobody who counts asks nothing",
    arguments: [
      "participant edit tram P02 --device tablet",
      "participant edit tram P07 --need hear:permanent:no",
      "participant consent tram P07 --share refused", "session edit tram S02 --device tablet",
      "participant edit tram P06 --need hear:permanent:no",
    ])
  func asksNothing(_ line: String) throws {
    let trial = try trial()
    let made = trial.run(line)
    #expect(made.status == 0 && !made.text.contains(Self.warning), "\(made.text)")
    #expect(try !isSilent(trial))
  }

  @Test("Neither the salt nor a digest is printed anywhere")
  func secrets() throws {
    let trial = try trial()
    let shown = ["coverage", "findings", "personas", "recruitment", "study", "summary"].flatMap {
      report in
      ["md", "json"].flatMap { format in
        ["share", "team"].map { "report \(report) tram --edition \($0) --format \(format)" }
      }
    }
    let marker = try JSONReader.read(Array(trial.folder.read("team/.kerb/workspace.json").utf8))
    let plan = try JSONReader.read(Array(trial.folder.read("team/Surveys/tram/study.json").utf8))
    let secrets = [
      try #require(JSONValue(marker.root).object?["sharingSecrets"]?.array?.first?.string),
      try #require(
        JSONValue(plan.root).object?["rounds"]?.object?["1"]?.object?["frozenPeople"]?.array?.first?
          .string),
    ]
    #expect(secrets[0].utf8.count == 32 && secrets[1].utf8.count == 64)
    for line in shown + [
      "study round list tram --json", "report library", "report all tram",
      "export issues tram --all --for markdown --json", "export notes tram",
    ] {
      let text = trial.run(line).text
      #expect(!secrets.contains(where: text.contains), "\(line)")
    }
    var folders = ["team/Exports"]
    for edition in ["share", "team"] {
      try run(trial, ["publish tram --edition \(edition) --to ../pages-\(edition)"])
      folders.append("pages-\(edition)")
    }
    var read = 0
    while let folder = folders.popLast() {
      for name in try trial.folder.names(folder) {
        let path = "\(folder)/\(name)"
        guard try Files.kind(trial.folder.at(path)) != .folder else {
          folders.append(path)
          continue
        }
        let text = try trial.folder.read(path)
        #expect(!secrets.contains(where: text.contains), "\(path)")
        read += 1
      }
    }
    #expect(read > 30)
  }
}
