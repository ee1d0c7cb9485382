import JSON
import Merging
import Records
import TemporaryFolder
import Testing

@testable import Team

private let both = ["Pay has no useful name", "Pay is unlabelled"]

/// A way to bring the other's work in that ends with markers.
struct Incoming: CustomTestStringConvertible, Sendable {
  let command: [String]
  let next: [String]

  var testDescription: String { "git \(command.joined(separator: " "))" }

  static let all = [
    Incoming(command: ["merge", "origin/main"], next: ["merge", "--continue"]),
    Incoming(
      command: ["merge", "--squash", "origin/main"], next: ["commit", "-q", "-m", "squash"]),
    Incoming(command: ["rebase", "origin/main"], next: ["rebase", "--continue"]),
    Incoming(command: ["rebase", "--apply", "origin/main"], next: ["rebase", "--continue"]),
    Incoming(command: ["cherry-pick", "origin/main"], next: ["cherry-pick", "--continue"]),
    Incoming(
      command: ["-c", "merge.conflictStyle=diff3", "merge", "origin/main"],
      next: ["merge", "--continue"]),
  ]
}

@Suite("Rebuilding what git could not merge") struct RebuildingTests {
  @Test(arguments: Incoming.all)
  func bothSidesAreInItAndGitGoesOn(_ incoming: Incoming) throws {
    let team = try ResolvingTeam()
    try team.disagree()
    try team.run(incoming.command, in: "ben", fails: true)
    #expect(try team.folder.read("ben/\(ResolvingTeam.finding)").contains("<<<<<<<"))
    let rebuilt = try team.rebuild("ben")
    #expect(rebuilt.map(\.word) == ["joined"])
    #expect(rebuilt.map(\.isAdded) == [true])
    #expect(rebuilt[0].copy == nil)
    #expect(try team.conflicts("ben") == ["/title": both])
    try team.run(incoming.next, in: "ben")
    #expect(try team.status("ben") == [])
    #expect(try team.conflicts("ben") == ["/title": both])
    #expect(try team.rebuild("ben").isEmpty)
  }

  @Test func theBytesAreThoseOfTheJoin() throws {
    let team = try ResolvingTeam()
    try team.disagree()
    let expected = try RecordJoin.join(
      JSONReader.read(team.bytes("anna")), JSONReader.read(team.bytes("ben")))
    try team.run(["merge", "origin/main"], in: "ben", fails: true)
    _ = try team.rebuild("ben")
    #expect(try team.bytes("ben") == expected)
  }

  @Test func aStashThatDoesNotFitIsRebuilt() throws {
    let team = try ResolvingTeam()
    try team.setTitle("anna", both[0])
    try team.commit("anna", "a title")
    try team.run(["push", "-q", "origin", "HEAD:main"], in: "anna")
    try team.setTitle("ben", both[1])
    try team.run(["stash"], in: "ben")
    try team.run(["pull", "-q", "--ff-only"], in: "ben")
    try team.run(["stash", "pop"], in: "ben", fails: true)
    #expect(try team.rebuild("ben").map(\.word) == ["joined"])
    #expect(try team.conflicts("ben") == ["/title": both])
    #expect(try RepositoryState.read(team.repository("ben")).operation == nil)
  }

  @Test func aStashWhoseConflictWasTakenOutOfTheIndexIsRebuilt() throws {
    let team = try ResolvingTeam()
    try team.setTitle("anna", both[0])
    try team.commit("anna", "a title")
    try team.run(["push", "-q", "origin", "HEAD:main"], in: "anna")
    try team.setTitle("ben", both[1])
    try team.run(["stash"], in: "ben")
    try team.run(["pull", "-q", "--ff-only"], in: "ben")
    try team.run(["stash", "pop"], in: "ben", fails: true)
    try team.run(["reset", "-q"], in: "ben")
    let rebuilt = try team.rebuild("ben")
    #expect(rebuilt.map(\.word) == ["joined"])
    #expect(rebuilt.map(\.isAdded) == [false])
    // Nothing else holds what stood between the markers.
    let copy = try #require(rebuilt[0].copy)
    #expect(copy.hasSuffix("Surveys-bank-findings-F01-k4xm.json"))
    #expect(try team.conflicts("ben") == ["/title": both])
  }

  @Test func committedMarkersAreRebuiltFromTheParentsOfTheMerge() throws {
    let team = try ResolvingTeam()
    try team.disagree()
    try team.run(["merge", "origin/main"], in: "ben", fails: true)
    try team.commit("ben", "oops")
    try team.folder.write("ben/notes.txt", "later work\n")
    try team.commit("ben", "later")
    let expected = try RecordJoin.join(
      JSONReader.read(team.bytes("anna")),
      JSONReader.read(
        try #require(try Blobs(team.git("ben")).read(["HEAD^^:\(ResolvingTeam.finding)"])[0])))
    let rebuilt = try team.rebuild("ben")
    #expect(rebuilt.map(\.word) == ["joined"])
    #expect(rebuilt[0].copy == nil)
    #expect(try team.bytes("ben") == expected)
    #expect(try team.status("ben") == [" M \(ResolvingTeam.finding)"])
  }

  @Test(arguments: ["=======", ">>>>>>>"])
  func markersOfWhichOneIsGoneAreRebuiltFromTheParents(_ gone: String) throws {
    let team = try ResolvingTeam()
    try team.disagree()
    try team.run(["merge", "origin/main"], in: "ben", fails: true)
    let marked = try team.folder.read("ben/\(ResolvingTeam.finding)")
    let lines = marked.split(separator: "\n", omittingEmptySubsequences: false)
    try team.folder.write(
      "ben/\(ResolvingTeam.finding)",
      lines.filter { !$0.hasPrefix(gone) }.joined(separator: "\n"))
    try team.commit("ben", "oops")
    #expect(try team.rebuild("ben").map(\.word) == ["joined"])
    #expect(try team.conflicts("ben") == ["/title": both])
  }

  @Test func committedMarkersOfARebaseAreRebuiltFromTheirHalves() throws {
    let team = try ResolvingTeam()
    try team.disagree()
    try team.run(["rebase", "origin/main"], in: "ben", fails: true)
    try team.run(["add", "-A"], in: "ben")
    try team.run(["rebase", "--continue"], in: "ben")
    #expect(try team.rebuild("ben").map(\.word) == ["joined"])
    #expect(try team.conflicts("ben") == ["/title": both])
  }

  @Test func markersThatCameWithACommittedSideAreTakenApart() throws {
    let team = try ResolvingTeam()
    try team.disagree()
    try team.run(["merge", "origin/main"], in: "ben", fails: true)
    try team.commit("ben", "oops")
    // Anna goes on, and then meets the markers as one of the sides.
    try team.edit("anna") { try $0.set(["description"], to: .string("unlabelled everywhere")) }
    try team.setTitle("anna", "Pay has a title")
    try team.commit("anna", "more")
    try team.run(["push", "-q", "origin", "HEAD:main"], in: "anna")
    try team.run(["fetch", "-q"], in: "ben")
    try team.run(["merge", "origin/main"], in: "ben", fails: true)
    #expect(try team.rebuild("ben").map(\.word) == ["joined"])
    #expect(try team.conflicts("ben") == ["/title": ["Pay has a title", both[1]]])
    #expect(try team.folder.read("ben/\(ResolvingTeam.finding)").contains("unlabelled everywhere"))
  }

  @Test func aCrissCrossLosesNothing() throws {
    let team = try ResolvingTeam()
    try team.disagree()
    try team.run(["fetch", "-q", team.folder.at("ben"), "main:bens"], in: "anna")
    // Each merges the other's first work and goes on; then both merges meet.
    for (clone, other) in [("anna", "bens"), ("ben", "origin/main")] {
      try team.run(["merge", other], in: clone, fails: true)
      _ = try team.rebuild(clone)
      try team.run(["commit", "-q", "--no-edit"], in: clone)
    }
    #expect(try team.bytes("anna") == team.bytes("ben"))
    try team.setTitle("anna", "Pay is called button")
    try team.edit("ben") { try $0.set(["title"], to: .string("Pay, unnamed")) }
    try team.commit("anna", "chosen")
    try team.commit("ben", "chosen too")
    try team.run(["push", "-q", "origin", "HEAD:main"], in: "anna")
    try team.run(["fetch", "-q"], in: "ben")
    try team.run(["merge", "origin/main"], in: "ben", fails: true)
    #expect(try team.rebuild("ben").map(\.word) == ["joined"])
    #expect(try team.conflicts("ben") == ["/title": ["Pay is called button", "Pay, unnamed"]])
  }

  @Test func markersFromAForgeAreRebuilt() throws {
    let team = try ResolvingTeam()
    try team.disagree()
    try team.run(["push", "-q", "origin", "HEAD:bens"], in: "ben")
    // A forge that lets somebody commit the markers in its own editor.
    let tree = try team.run(["merge-tree", "--write-tree", "main", "bens"], in: "hub", fails: true)
    let id = try #require(tree.lines.first)
    let commit = try team.run(
      [
        "-c", "user.name=Forge", "-c", "user.email=forge@example.org", "commit-tree", id, "-p",
        "main",
        "-p", "bens", "-m", "merged on the web",
      ], in: "hub"
    ).line
    try team.run(["update-ref", "refs/heads/main", commit], in: "hub")
    try team.run(["pull", "-q", "--ff-only"], in: "anna")
    #expect(try team.folder.read("anna/\(ResolvingTeam.finding)").contains("<<<<<<<"))
    #expect(try team.rebuild("anna").map(\.word) == ["joined"])
    #expect(try team.conflicts("anna") == ["/title": both])
  }
}

@Suite("Rebuilding keeps what people did") struct RebuildingCareTests {
  @Test func whatSomebodyTypedBetweenTheMarkersIsPutAside() throws {
    let team = try ResolvingTeam()
    try team.disagree()
    try team.run(["merge", "origin/main"], in: "ben", fails: true)
    let typed = try team.folder.read("ben/\(ResolvingTeam.finding)") + "my own thought\n"
    try team.folder.write("ben/\(ResolvingTeam.finding)", typed)
    let rebuilt = try team.rebuild("ben")
    #expect(rebuilt[0].copy != nil)
    #expect(try team.folder.read("home/Surveys-bank-findings-F01-k4xm.json") == typed)
    #expect(try team.conflicts("ben") == ["/title": both])
  }

  @Test func aMergeByHandIsPutAside() throws {
    let team = try ResolvingTeam()
    try team.disagree()
    let mine = try team.folder.read("ben/\(ResolvingTeam.finding)")
    try team.run(["merge", "origin/main"], in: "ben", fails: true)
    let typed = mine + " "
    try team.folder.write("ben/\(ResolvingTeam.finding)", typed)
    #expect(try team.rebuild("ben")[0].copy != nil)
    #expect(try team.folder.read("home/Surveys-bank-findings-F01-k4xm.json") == typed)
  }

  @Test(arguments: ["anna", "ben"])
  func aRecordThatOneSideRemovedStays(_ remover: String) throws {
    let team = try ResolvingTeam()
    let editor = remover == "anna" ? "ben" : "anna"
    try team.run(["rm", "-q", ResolvingTeam.finding], in: remover)
    try team.commit(remover, "gone")
    try team.setTitle(editor, "Pay is unlabelled")
    try team.commit(editor, "a title")
    let edited = try team.bytes(editor)
    try team.run(["push", "-q", "origin", "HEAD:main"], in: "anna")
    try team.run(["fetch", "-q"], in: "ben")
    try team.run(["merge", "origin/main"], in: "ben", fails: true)
    #expect(try team.rebuild("ben").map(\.word) == ["kept"])
    #expect(try team.bytes("ben") == edited)
    try team.run(["merge", "--continue"], in: "ben")
  }

  @Test func whatWasErasedStaysErased() throws {
    let team = try ResolvingTeam()
    let erased = """
      {
        "erased": true,
        "id": "F01-k4xm",
        "origins": [
          "x"
        ],
        "~format": "finding/1"
      }

      """
    try team.write(Array(erased.utf8), as: "anna")
    try team.commit("anna", "withdrawn")
    try team.run(["push", "-q", "origin", "HEAD:main"], in: "anna")
    try team.setTitle("ben", "Pay is unlabelled")
    try team.commit("ben", "a title")
    try team.run(["fetch", "-q"], in: "ben")
    try team.run(["merge", "origin/main"], in: "ben", fails: true)
    #expect(try team.rebuild("ben").map(\.word) == ["erased"])
    #expect(!(try team.folder.read("ben/\(ResolvingTeam.finding)").contains("unlabelled")))
  }

  @Test func otherFilesAreLeftToThePerson() throws {
    let team = try ResolvingTeam()
    for clone in ["anna", "ben"] {
      try team.folder.write("\(clone)/README.md", "\(clone)\n")
      try team.folder.write("\(clone)/Exports/bank/coverage.md", "of \(clone)\n")
      try team.commit(clone, "words")
    }
    try team.run(["push", "-q", "origin", "HEAD:main"], in: "anna")
    try team.run(["fetch", "-q"], in: "ben")
    try team.run(["merge", "origin/main"], in: "ben", fails: true)
    let rebuilt = try team.rebuild("ben")
    #expect(rebuilt.map(\.path) == ["Exports/bank/coverage.md", "README.md"])
    #expect(
      rebuilt.map(\.word) == [
        "export of bank", "left: this is no record, so kerb does not merge it",
      ])
    #expect(try team.folder.read("ben/Exports/bank/coverage.md") == "of ben\n")
    #expect(try team.folder.read("ben/README.md").contains("<<<<<<<"))
    #expect(try team.status("ben").contains("AA README.md"))
  }

  @Test(arguments: ["", "{", "{}\n", "\u{0}\u{1}", "[1]\n", "{\"id\": \"F02-aaaa\"}\n"])
  func aSideThatIsNoRecordChangesNothing(_ content: String) throws {
    let team = try ResolvingTeam()
    try team.folder.write("anna/\(ResolvingTeam.finding)", content)
    try team.commit("anna", "broken")
    try team.run(["push", "-q", "origin", "HEAD:main"], in: "anna")
    try team.setTitle("ben", "Pay is unlabelled")
    try team.commit("ben", "a title")
    try team.run(["fetch", "-q"], in: "ben")
    try team.run(["merge", "origin/main"], in: "ben", fails: true)
    let before = try team.bytes("ben")
    let rebuilt = try team.rebuild("ben")
    #expect(rebuilt.map { $0.word.hasPrefix("left: ") } == [true], "\(rebuilt)")
    #expect(try team.bytes("ben") == before)
    #expect(try team.status("ben") == ["UU \(ResolvingTeam.finding)"])
  }

  @Test func markersWithoutHistoryAreTold() throws {
    let team = try ResolvingTeam()
    try team.folder.write("ben/\(ResolvingTeam.finding)", "<<<<<<< a\n{\n=======\n}\n>>>>>>> b\n")
    let rebuilt = try team.rebuild("ben")
    #expect(
      rebuilt.map(\.word) == [
        "left: the text at the conflict markers does not make two whole records"
      ])
    try team.folder.write("ben/\(ResolvingTeam.finding)", "<<<<<<< a\n{\n")
    #expect(
      try team.rebuild("ben").map(\.word) == [
        "left: a conflict marker stands here, and the others are gone"
      ])
  }

  @Test func theWorkspaceMayLieDeepInTheRepository() throws {
    let team = try ResolvingTeam()
    try team.run(["mv", "Surveys", "deep"], in: "anna")
    try team.run(["mv", ".kerb", "marker"], in: "anna")
    try team.folder.makeFolder("anna/research über")
    try team.run(["mv", "deep", "research über/Surveys"], in: "anna")
    try team.run(["mv", "marker", "research über/.kerb"], in: "anna")
    try team.commit("anna", "moved")
    try team.run(["push", "-q", "origin", "HEAD:main"], in: "anna")
    try team.run(["pull", "-q"], in: "ben")
    for (clone, title) in [("anna", both[0]), ("ben", both[1])] {
      let path = "research über/\(ResolvingTeam.finding)"
      var draft = RecordDraft(
        changing: try JSONReader.read(team.bytes(clone, path)), format: Finding.format,
        ids: team.ids)
      try draft.set(["title"], to: .string(title))
      try team.write(draft.bytes, path, as: clone)
      try team.commit(clone, "titles")
    }
    try team.run(["push", "-q", "origin", "HEAD:main"], in: "anna")
    try team.run(["fetch", "-q"], in: "ben")
    try team.run(["merge", "origin/main"], in: "ben", fails: true)
    let rebuilt = try team.rebuild("ben/research über")
    #expect(rebuilt.map(\.path) == [ResolvingTeam.finding])
    #expect(rebuilt.map(\.word) == ["joined"])
    #expect(try team.status("ben").count == 1)
  }

  @Test(
    "git takes a record for another one's new name: each gets its own versions back",
    arguments: [true, false])
  func theRenameTrap(isOurs: Bool) throws {
    let team = try ResolvingTeam()
    let new = "Surveys/bank/findings/F02-p7qd.json"
    let (remover, editor) = isOurs ? ("ben", "anna") : ("anna", "ben")
    for clone in ["anna", "ben"] {
      try team.folder.write("\(clone)/.git/info/attributes", "*.json merge=kerb\n")
      try team.run(["config", "merge.kerb.driver", "false"], in: clone)
    }
    let text = String(decoding: try team.bytes(remover), as: UTF8.self)
    try team.run(["rm", "-q", ResolvingTeam.finding], in: remover)
    let parts = text.split(separator: "F01-k4xm", omittingEmptySubsequences: false)
    try team.folder.write("\(remover)/\(new)", parts.joined(separator: "F02-p7qd"))
    try team.commit(remover, "another finding")
    try team.setTitle(editor, both[0])
    try team.commit(editor, "a title")
    try team.run(["push", "-q", "origin", "HEAD:main"], in: "anna")
    try team.run(["fetch", "-q"], in: "ben")
    try team.run(["merge", "origin/main"], in: "ben", fails: true)
    #expect(try team.run(["ls-files", "-u"], in: "ben").lines.allSatisfy { $0.hasSuffix(new) })
    let rebuilt = try team.rebuild("ben")
    #expect(rebuilt.map(\.word) == ["kept", "kept"])
    #expect(Set(rebuilt.map(\.path)) == [new, ResolvingTeam.finding])
    try team.run(["commit", "-q", "--no-edit"], in: "ben")
    #expect(try team.status("ben") == [])
    func title(_ path: String) throws -> String? {
      try JSONReader.read(team.bytes("ben", path)).root[key: "title"]?.string
    }
    #expect(try title(ResolvingTeam.finding) == both[0])
    #expect(try title(new) == "Pay has no name")
  }
}
