import GitTeam
import Platform
import Testing
import Workspace

@testable import Team

@Suite("What git holds of an erased file")
struct HistoryTests {
  private static let path = "Surveys/a tram/participants/P01-aaaa.json"

  /// A clone whose history holds a word in two versions of one file, and an erased version on top.
  private static func team() throws -> (GitTeam, Repository) {
    let team = try GitTeam()
    _ = try team.clone("anna")
    for text in ["zebra one\n", "zebra two\n"] {
      try team.write("anna", "my work/\(path)", text)
      try team.write("anna", "other.txt", text.replacing("zebra", with: "kept"))
      try team.git("anna", "add", "-A")
      try team.git("anna", "commit", "-q", "-m", "work")
    }
    try team.git("anna", "tag", "v1")
    try team.git("anna", "branch", "side")
    try team.git("anna", "push", "-q", "origin", "HEAD:refs/heads/main")
    try team.git("anna", "remote", "set-head", "origin", "main")
    try team.write("anna", "my work/\(path)", "erased\n")
    let location = WorkspaceLocation(root: "\(team.at("anna"))/my work")
    return (team, try Repository.require(location))
  }

  @Test("commits, branches, tags and remotes are told")
  func traces() throws {
    let (team, repository) = try Self.team()
    defer { withExtendedLifetime(team) {} }
    let traces = try HistoryTraces.find([Self.path], in: repository)
    #expect(traces.commits.count == 2)
    #expect(traces.remotes == ["origin"])
    #expect(
      traces.references == [
        "refs/heads/main", "refs/heads/side", "refs/remotes/origin/main", "refs/tags/v1",
      ])
    #expect(try HistoryTraces.find(["Surveys/nothing.json"], in: repository).isEmpty)
    #expect(try HistoryTraces.find([], in: repository).isEmpty)
  }

  @Test(
    "the commands take old versions out everywhere, and leave the erased one and other files",
    arguments: [HistoryRemoval.Tool.filterRepo, .filterBranch])
  func removal(_ tool: HistoryRemoval.Tool) throws {
    let (team, repository) = try Self.team()
    // Whoever has no filter-repo gets the other commands.
    if tool == .filterRepo, HistoryRemoval.Tool.found(by: repository.git) != tool { return }
    try team.git("anna", "commit", "-q", "-a", "-m", "withdrawal")
    let traces = try HistoryTraces.find([Self.path], in: repository)
    // Somebody has sent a commit that no branch here has.
    _ = try team.clone("ben")
    try team.write("ben", "late.txt", "late\n")
    try team.git("ben", "add", "-A")
    try team.git("ben", "commit", "-q", "-m", "late")
    try team.git("ben", "push", "-q", "origin", "HEAD:refs/heads/main")
    try team.git("anna", "fetch", "-q")
    let removal = HistoryRemoval(
      [Self.path], repository, remotes: traces.remotes, references: traces.references, tool: tool)
    #expect(removal.commands.contains { $0.contains("filter-repo") } == (tool == .filterRepo))
    var program = Program("sh", ["-e", "-c", removal.commands.joined(separator: "\n")])
    program.environment = [
      "FILTER_BRANCH_SQUELCH_WARNING": "1", "GIT_CONFIG_GLOBAL": "/dev/null",
      "GIT_CONFIG_NOSYSTEM": "1",
    ]
    program.output = .captured
    program.errorOutput = .captured
    let outcome = try program.run()
    #expect(outcome.ending.isSuccess, "\(String(decoding: outcome.errorOutput, as: UTF8.self))")
    for place in ["anna", "hub.git"] {
      if place == "hub.git" { try team.git(place, "gc", "-q", "--prune=now") }
      let all = try team.git(place, "cat-file", "--batch", "--batch-all-objects")
      #expect(!all.contains("zebra"), "\(place)")
      #expect(all.contains("kept one"))
    }
    #expect(try team.read("anna", "my work/\(Self.path)") == "erased\n")
    #expect(try team.git("hub.git", "log", "--format=%s", "main") == "late\nwork\nwork\n")
    #expect(try team.git("anna", "status", "--porcelain") == "")
    #expect(try team.git("anna", "log", "--format=%s", "v1") == "work\nwork\n")
  }

  /// What became of the person's records before they were erased, in a workspace "w" or another folder.
  struct Moved: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let commands: String
  }

  @Test(
    "records are found where they were before they moved or went",
    arguments: [
      Moved(testDescription: "nothing", commands: ":"),
      Moved(
        testDescription: "the workspace moved",
        commands: "mkdir old && git mv w/Surveys old && git commit -qm x && git mv old/Surveys w"),
      Moved(
        testDescription: "the study was renamed",
        commands:
          "git mv w/Surveys/tram w/Surveys/bus && git commit -qm x && git mv w/Surveys/bus w/Surveys/tram"
      ),
      Moved(
        testDescription: "a log was renamed",
        commands:
          "git mv w/Surveys/tram/sessions/S01-aaaa/log-a.json w/Surveys/tram/sessions/S01-aaaa/log-b.json"
      ),
      Moved(
        testDescription: "the session was removed",
        commands: "git rm -rq w/Surveys/tram/sessions/S01-aaaa"),
      Moved(
        testDescription: "the response was removed",
        commands: "git rm -q w/Surveys/tram/responses/R01-aaaa.json"),
      Moved(
        testDescription: "a log is on another branch",
        commands:
          "git checkout -q -b side && cp w/Surveys/tram/sessions/S01-aaaa/log-a.json w/Surveys/tram/sessions/S01-aaaa/log-c.json && git add -A && git commit -qm side && git checkout -q main"
      ),
    ])
  func moved(_ moved: Moved) throws {
    let team = try GitTeam()
    _ = try team.clone("anna")
    let folder = "w/Surveys/tram"
    let files = [
      "participants/P01-aaaa.json": #"{"id": "P01-aaaa", "note": "zebra"}"#,
      "participants/P02-bbbb.json": #"{"id": "P02-bbbb", "note": "kept"}"#,
      "responses/R01-aaaa.json": #"{"participant": "P01-aaaa", "note": "zebra"}"#,
      "sessions/S01-aaaa/session.json": #"{"participants": ["P01-aaaa"]}"#,
      "sessions/S01-aaaa/log-a.json": #"{"note": "zebra"}"#,
      "sessions/S02-bbbb/session.json": #"{"participants": ["P02-bbbb"]}"#,
      "sessions/S02-bbbb/log-d.json": #"{"note": "kept"}"#,
    ]
    for (path, text) in files { try team.write("anna", "\(folder)/\(path)", text) }
    try team.git("anna", "add", "-A")
    try team.git("anna", "commit", "-q", "-m", "work")
    let first = try team.git("anna", "rev-parse", "HEAD").filter { !$0.isNewline }
    var program = Program(
      "sh", ["-e", "-c", "cd \"$1\" && \(moved.commands)", "sh", team.at("anna")])
    program.output = .captured
    program.errorOutput = .captured
    #expect(try program.run().ending.isSuccess)
    try team.git("anna", "add", "-A")
    try team.git("anna", "commit", "-q", "--allow-empty", "-m", "moved")

    let repository = try Repository.require(WorkspaceLocation(root: "\(team.at("anna"))/w"))
    let person = "Surveys/tram/participants/P01-aaaa.json"
    let here =
      [person]
      + ["responses/R01-aaaa.json", "sessions/S01-aaaa/session.json"]
      .map { "Surveys/tram/\($0)" }.filter { (try? team.read("anna", "w/\($0)")) != nil }
    let whole = here.contains { $0.hasSuffix("session.json") } ? ["S01-aaaa"] : []
    let earlier = try EarlierPlaces(
      of: "P01-aaaa", study: "tram", sessions: whole, besides: here, in: repository
    ).find()
    let places = here.map(repository.inRepository) + earlier
    var objects: Set<String> = []
    for place in places {
      let listed = try team.git(
        "anna", "rev-list", "--objects", "--no-object-names", "--all", "--full-history", "--", place
      )
      objects.formUnion(listed.split(separator: "\n").map(String.init))
    }
    for (path, text) in files where text.contains("zebra") || path.contains("S01") {
      let blob = try team.git("anna", "rev-parse", "\(first):\(folder)/\(path)")
      #expect(objects.contains(blob.filter { !$0.isNewline }), "\(path)")
    }
    #expect(!earlier.contains { $0.contains("S02") || $0.contains("P02") }, "\(earlier)")
  }

  /// Their links hold ids alone, by which somebody who has the numbers knows what the person met.
  @Test("findings and profiles of which a version links to the person are found, wherever they lie")
  func links() throws {
    let team = try GitTeam()
    _ = try team.clone("anna")
    let linked = [
      "w/Surveys/tram/findings/F01-aaaa.json": #"{"observations": {"S01-aaaa/n1": {}}}"#,
      "w/Surveys/tram/findings/F02-aaaa.json":
        #"{"rounds": {"1": {"retestedWith": ["P01-aaaa"]}}}"#,
      "w/Surveys/tram/findings/F03-aaaa.json": #"{"observations": {"S02-bbbb/n2": {}}}"#,
      "w/Personas/people/ada.json": #"{"bases": {"b": {"reference": "R01-aaaa"}}}"#,
      "old/Personas/people/bea.json": #"{"bases": {"b": {"reference": "P01-aaaa"}}}"#,
    ]
    let others = [
      "w/Surveys/tram/findings/F04-aaaa.json": #"{"observations": {"S02-bbbb/n3": {}}}"#,
      "w/Personas/people/cleo.json": #"{"bases": {"b": {"reference": "P02-bbbb"}}}"#,
      "w/notes/findings/F05-aaaa.json": "P01-aaaa",
    ]
    for (path, text) in linked.merging(others, uniquingKeysWith: { $1 }) {
      try team.write("anna", path, text)
    }
    try team.git("anna", "add", "-A")
    try team.git("anna", "commit", "-q", "-m", "work")
    for path in linked.keys { try team.write("anna", path, "{}") }
    try team.git("anna", "commit", "-q", "-a", "-m", "withdrawal")
    let repository = try Repository.require(WorkspaceLocation(root: "\(team.at("anna"))/w"))
    let found = try EarlierPlaces(
      of: "P01-aaaa", study: "tram", sessions: [],
      linked: ["S01-aaaa", "R01-aaaa", "S02-bbbb/n2"], besides: [], in: repository
    ).find()
    #expect(found == linked.keys.sorted())
  }

  @Test("they stop before anything is lost while the erasure is not committed")
  func uncommitted() throws {
    let (team, repository) = try Self.team()
    let removal = HistoryRemoval([Self.path], repository, remotes: [], references: [])
    var program = Program("sh", ["-c", removal.commands.joined(separator: "\n")])
    program.output = .captured
    program.errorOutput = .captured
    #expect(try !program.run().ending.isSuccess)
    #expect(try team.git("anna", "for-each-ref", "refs/original") == "")
    #expect(try team.git("anna", "log", "--format=%s", "v1") == "work\nwork\n")
  }

  @Test("branches with work on the study that is not merged are told")
  func unmerged() throws {
    let (team, repository) = try Self.team()
    try team.git("anna", "checkout", "-q", "-f", "side")
    for number in 0..<2 {
      try team.write("anna", "my work/Surveys/a tram/x\(number).json", "x")
      try team.git("anna", "add", "-A")
      try team.git("anna", "commit", "-q", "-m", "more")
    }
    try team.git("anna", "checkout", "-q", "main")
    let found = try UnmergedBranch.all(study: "a tram", in: repository)
    #expect(found == [UnmergedBranch(name: "side", commits: 2)])
    #expect(try UnmergedBranch.all(study: "another", in: repository).isEmpty)
  }
}
