import JSON
import Localization
import Merging
import Platform
import Records
import TemporaryFolder
import Testing

@testable import Team

@Suite("Who wrote what is in conflict") struct WriteHistoryTests {
  /// For each title in conflict, who wrote it.
  private func authors(_ team: ResolvingTeam, _ clone: String) throws -> [String: String] {
    let bytes = try team.bytes(clone)
    let conflicts = RecordConflicts.list(in: try JSONReader.read(bytes), Finding.format)
    let writes = conflicts.flatMap { $0.live + $0.unseen }
    let history = WriteHistory(try team.repository(clone))
    let sources = try history.sources(of: writes, in: ResolvingTeam.finding, content: bytes)
    let together = try history.together(
      [(ResolvingTeam.finding, writes)], in: team.repository(clone).workspace)
    #expect(together == [sources], "the history of many files is read another way")
    var words: [String: String] = [:]
    for write in writes {
      words[write.value.string ?? "\(write.value)"] =
        switch sources[write.id] {
        case .committed(let author): "\(author.name), \(author.moment)"
        case .notCommitted: "not committed"
        case .unknown: "unknown"
        case nil: "missing"
        }
    }
    return words
  }

  @Test func theFirstCommitThatHasItIsNamedWhileTheMergeIsUnderWay() throws {
    let team = try ResolvingTeam()
    try team.disagree("A title", "B title")
    try team.run(["merge", "origin/main"], in: "ben", fails: true)
    _ = try team.rebuild("ben")
    let expected = [
      "A title": "Anna, Tuesday 3 March 2026 at 14:02 +01:00",
      "B title": "Ben, Tuesday 3 March 2026 at 14:03 +01:00",
    ]
    #expect(try authors(team, "ben") == expected)
    try team.run(["merge", "--continue"], in: "ben")
    // Later versions that only carry the values along change nothing.
    for number in 0..<40 {
      try team.edit("ben") { try $0.set(["description"], to: .string("\(number)")) }
      try team.commit("ben", "summary \(number)")
    }
    #expect(try authors(team, "ben") == expected)
  }

  @Test func aCreationIsFoundByItsOrigin() throws {
    let team = try ResolvingTeam()
    // Nobody had edited the title before: its write is the creation.
    try team.setTitle("anna", "A title")
    let other = try team.bytes("ben")
    let joined = try RecordJoin.join(
      JSONReader.read(team.bytes("anna")), JSONReader.read(other))
    #expect(joined == (try team.bytes("anna")))
    // A second creation of the same record in another clone.
    var draft = RecordDraft(
      creating: Finding.format, id: try #require(RecordID("F01-k4xm")), ids: team.ids)
    try draft.set(["title"], to: .string("Made twice"))
    try team.write(draft.bytes, as: "ben")
    try team.commit("ben", "made again")
    try team.run(["checkout", "-q", "--", "."], in: "anna")
    try team.run(["fetch", "-q", team.folder.at("ben"), "main:bens"], in: "anna")
    let both = try RecordJoin.join(
      JSONReader.read(team.bytes("anna")), JSONReader.read(draft.bytes))
    try team.run(["merge", "-q", "--no-ff", "-s", "ours", "--no-commit", "bens"], in: "anna")
    try team.write(both, as: "anna")
    #expect(
      try authors(team, "anna") == [
        "Pay has no name": "Anna, Tuesday 3 March 2026 at 14:01 +01:00",
        "Made twice": "Ben, Tuesday 3 March 2026 at 14:02 +01:00",
      ])
  }

  @Test func whatNobodyCommittedIsSaidToBeSo() throws {
    let team = try ResolvingTeam()
    try team.disagree("A title", "B title")
    let theirs = try JSONReader.read(team.bytes("anna"))
    try team.setTitle("ben", "C title")
    try team.write(RecordJoin.join(JSONReader.read(team.bytes("ben")), theirs), as: "ben")
    let found = try authors(team, "ben")
    #expect(found["C title"] == "not committed")
    // Ben's clone knows Anna's commit, but it is not part of his history yet.
    #expect(found["A title"] == "not committed")
  }

  @Test func theMailmapAndBadNamesAreMadeGood() throws {
    let team = try ResolvingTeam()
    try team.folder.write("ben/.mailmap", "Anna B. <Anna@example.org>\n")
    try team.run(["config", "user.name", "Ben\u{1b}[31m"], in: "ben")
    try team.disagree("A title", "B title")
    try team.run(["merge", "origin/main"], in: "ben", fails: true)
    _ = try team.rebuild("ben")
    let found = try authors(team, "ben")
    #expect(found["A title"]?.hasPrefix("Anna B., ") == true)
    #expect(found["B title"]?.contains("\u{1b}") == false, "\(found)")
  }

  @Test func theBeginningOfAShallowCloneIsNoAuthor() throws {
    let team = try ResolvingTeam()
    try team.disagree("A title", "B title")
    try team.run(["merge", "origin/main"], in: "ben", fails: true)
    _ = try team.rebuild("ben")
    try team.run(["merge", "--continue"], in: "ben")
    try team.edit("ben") { try $0.set(["description"], to: .string("later")) }
    try team.commit("ben", "description")
    try team.run(
      ["clone", "-q", "--depth", "1", "file://\(team.folder.at("ben"))", team.folder.at("new")],
      in: "home")
    #expect(try authors(team, "new") == ["A title": "unknown", "B title": "unknown"])
  }

  @Test func aRepositoryWithoutACommitHasNoAuthors() throws {
    let team = try ResolvingTeam()
    try team.disagree("A title", "B title")
    let joined = try RecordJoin.join(
      JSONReader.read(team.bytes("ben")), JSONReader.read(team.bytes("anna")))
    try team.folder.makeFolder("new")
    try team.run(["init", "-q", "."], in: "new")
    try team.folder.write("new/.kerb/workspace.json", ResolvingTeam.marker)
    try team.write(joined, as: "new")
    #expect(
      try authors(team, "new") == ["A title": "not committed", "B title": "not committed"])
  }

  @Test func theTextBeforeIsThatOfTheLastCommonCommit() throws {
    let team = try ResolvingTeam()
    try team.setTitle("ben", "in between")
    try team.commit("ben", "one more step")
    try team.disagree("A title", "B title")
    try team.run(["merge", "origin/main"], in: "ben", fails: true)
    _ = try team.rebuild("ben")
    let bytes = try team.bytes("ben")
    let conflict = try #require(
      RecordConflicts.list(in: try JSONReader.read(bytes), Finding.format).first)
    let history = WriteHistory(try team.repository("ben"))
    let sources = try history.sources(
      of: conflict.live, in: ResolvingTeam.finding, content: bytes)
    let place = WriteHistory.WrittenField(
      of: conflict.live.compactMap { sources[$0.id] }, at: ["title"], in: ResolvingTeam.finding)
    let nowhere = WriteHistory.WrittenField(
      of: [.notCommitted], at: ["title"], in: ResolvingTeam.finding)
    #expect(
      history.textsBefore([nowhere, place, place]) == [nil, "Pay has no name", "Pay has no name"])
  }
}

@Suite struct AuthorshipTests {
  @Test(arguments: [
    ("2026-03-03T14:02:11+01:00", "Tuesday 3 March 2026 at 14:02 +01:00"),
    ("2026-03-03T14:02:11Z", "Tuesday 3 March 2026 at 14:02 UTC"),
    ("2026-03-03T14:02:11+00:00", "Tuesday 3 March 2026 at 14:02 UTC"),
    ("2024-02-29T00:05:00-03:30", "Thursday 29 February 2024 at 00:05 -03:30"),
    ("1969-12-31T23:59:00Z", "Wednesday 31 December 1969 at 23:59 UTC"),
  ])
  func moments(_ time: String, _ words: String) throws {
    let commit = try #require(ObjectID(String(repeating: "a", count: 40)))
    #expect(Authorship(name: "Anna", time: time, commit: commit)?.moment.plain() == words)
  }

  @Test(arguments: ["", "yesterday", "2026-13-03T14:02:11Z", "2026-03-03"])
  func noMoments(_ time: String) throws {
    let commit = try #require(ObjectID(String(repeating: "a", count: 40)))
    #expect(Authorship(name: "Anna", time: time, commit: commit) == nil)
  }
}

@Suite struct ConflictMarkersTests {
  @Test func halvesAreTakenApart() throws {
    let text = "a\n<<<<<<< HEAD\nb\n||||||| base\nx\n=======\nc\n>>>>>>> other\nd\n"
    let markers = try #require(ConflictMarkers(Array(text.utf8)))
    #expect(String(decoding: markers.ours, as: UTF8.self) == "a\nb\nd\n")
    #expect(String(decoding: markers.theirs, as: UTF8.self) == "a\nc\nd\n")
  }

  @Test func longerMarkersInsideAreText() throws {
    let inner = "<<<<<<<<< one\ni\n=========\nj\n>>>>>>>>> two\n"
    let text = "<<<<<<< HEAD\nb\n||||||| base\n\(inner)=======\nc\n>>>>>>> other\n"
    let markers = try #require(ConflictMarkers(Array(text.utf8)))
    #expect(String(decoding: markers.ours, as: UTF8.self) == "b\n")
    #expect(String(decoding: markers.theirs, as: UTF8.self) == "c\n")
  }

  @Test(arguments: ["", "a\n", "<<<<<<< a\n", "<<<<<< a\nb\n======\nc\n>>>>>> d\n", "=======\n"])
  func othersHaveNone(_ text: String) {
    #expect(ConflictMarkers(Array(text.utf8)) == nil)
  }
}
