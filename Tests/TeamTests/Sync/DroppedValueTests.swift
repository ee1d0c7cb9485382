import GitTeam
import JSON
import Merging
import Platform
import Records
import Testing
import Workspace

@testable import Team

@Suite("Values that commits of others dropped")
struct DroppedValueTests {
  private static let study = "Surveys/tram/study.json"

  /// Anna has sent the purpose "first", then "second"; a forge and Ben have both.
  private func begin() throws -> (anna: SyncClone, ben: SyncClone) {
    let anna = try SyncClone(try GitTeam(), "anna")
    try anna.begin()
    for purpose in ["first", "second"] {
      try anna.change(Study.format, Self.study) { try $0.set(["purpose"], to: .string(purpose)) }
      try anna.sync()
    }
    try anna.team.clone("forge")
    return (anna, try SyncClone(anna.team, "ben"))
  }

  private func push(_ team: GitTeam) throws {
    try team.git("forge", "push", "-q", "origin", "HEAD:refs/heads/main")
  }

  /// The values of the purpose.
  private func purposes(_ clone: SyncClone) throws -> Set<String> {
    let root = try clone.document(Self.study).root
    let also = root[key: "sync"]?[key: "/purpose"]?[key: "also"]
    let others = (also?.members.map { $0.value.string ?? "" }) ?? []
    return Set(others + [root[key: "purpose"]?.string ?? ""])
  }

  @Test("a forge's revert is a conflict, by pull and by sync", arguments: Taking.allCases)
  func forge(_ taking: Taking) throws {
    let (anna, ben) = try begin()
    try anna.team.git("forge", "revert", "--no-edit", "HEAD")
    try push(anna.team)
    try ben.take(taking)
    #expect(try purposes(ben) == ["first", "second"])
    try anna.sync()
    #expect(try purposes(anna) == ["first", "second"])
    #expect(try anna.head() == ben.head())
  }

  @Test("what a merge with one whole side dropped comes back", arguments: Taking.allCases)
  func wholeSide(_ taking: Taking) throws {
    let (anna, ben) = try begin()
    let team = anna.team
    try team.git("forge", "checkout", "-q", "-b", "side")
    let text = try team.read("forge", Self.study)
    try team.write("forge", Self.study, text.replacing("second", with: "the forge's"))
    try team.git("forge", "commit", "-q", "-a", "-m", "by hand")
    try ben.change(Study.format, Self.study) { try $0.set(["purpose"], to: .string("Ben's")) }
    try ben.sync()
    try team.git("forge", "fetch", "-q")
    try team.git("forge", "merge", "-q", "-s", "ours", "-m", "ours", "origin/main")
    try push(team)
    // Ben pulls before he syncs.
    try ben.take(taking)
    #expect(try purposes(ben) == ["Ben's", "the forge's"])
    try anna.sync()
    #expect(try purposes(anna) == ["Ben's", "the forge's"])
  }

  @Test("values that came and went in one pull come back", arguments: Taking.allCases)
  func dropped(_ taking: Taking) throws {
    let (anna, ben) = try begin()
    let team = anna.team
    try anna.change(Study.format, Self.study) { try $0.set(["purpose"], to: .string("third")) }
    try anna.sync()
    try team.git("forge", "commit", "-q", "--allow-empty", "-m", "nothing")
    try team.git("forge", "fetch", "-q")
    try team.git("forge", "merge", "-q", "-s", "ours", "-m", "ours", "origin/main")
    try push(team)
    // What Ben has and what comes are alike; the commits between them are not.
    try ben.take(taking)
    #expect(try purposes(ben) == ["second", "third"])
  }

  @Test("a value that somebody replaced does not come back with what replaced it")
  func replaced() throws {
    let (anna, ben) = try begin()
    let team = anna.team
    try team.clone("desk")
    try team.git("forge", "revert", "--no-edit", "HEAD")
    try push(team)
    try ben.take(.pull)
    try ben.change(Study.format, Self.study) { try $0.set(["purpose"], to: .string("third")) }
    try ben.sync()
    try team.git("forge", "fetch", "-q")
    try team.git("forge", "merge", "-q", "-s", "ours", "-m", "ours", "origin/main")
    try push(team)
    // A merge whose first parent still has the second value, and whose result has the first one.
    try team.write("desk", "notes.txt", "text\n")
    try team.git("desk", "add", "notes.txt")
    try team.git("desk", "commit", "-q", "-m", "notes")
    try team.git("desk", "pull", "-q", "--no-rebase", "--no-edit")
    try team.git("desk", "push", "-q")
    try anna.sync()
    #expect(try purposes(anna) == ["first", "third"])
  }

  @Test("a record that others removed with git comes back", arguments: Taking.allCases)
  func removed(_ taking: Taking) throws {
    let (anna, ben) = try begin()
    let session = "Surveys/tram/sessions/S01-aaaa/session.json"
    try anna.make(Session.format, session, "S01-aaaa") { _ in }
    try anna.sync()
    try ben.sync()
    let team = anna.team
    try team.git("forge", "pull", "-q", "--ff-only")
    try team.git("forge", "rm", "-q", session)
    try team.git("forge", "commit", "-q", "-m", "tidy")
    try push(team)
    try ben.take(taking)
    #expect(try ben.document(session).root[key: "deleted"]?.boolean != true)
    try anna.sync()
    #expect(try anna.document(session).bytes == ben.document(session).bytes)
  }

  @Test(
    "a pull leaves a file alone that this clone has edited by hand, or removed",
    arguments: [
      nil, "{ \"id\": \"tram\", half",
    ])
  func workInProgress(_ text: String?) throws {
    let (anna, ben) = try begin()
    let team = anna.team
    // Both in one pull: the file itself does not change, so git takes the commits in.
    let before = try team.read("forge", Self.study)
    try team.write("forge", Self.study, before.replacing("second", with: "third"))
    try team.git("forge", "commit", "-q", "-a", "-m", "by hand")
    try team.git("forge", "revert", "--no-edit", "HEAD")
    try push(team)
    let path = try ben.location.absolute(RecordPath(Self.study))
    if let text { try team.write("ben", Self.study, text) } else { try Files.remove(path) }
    #expect(try ben.pull().messages.isEmpty)
    #expect(try Files.kind(path) == (text == nil ? .missing : .file))
    if let text { #expect(try team.read("ben", Self.study) == text) }
  }

  @Test("a revert in a clone with kerb stays, and makes no conflict")
  func own() throws {
    let (anna, ben) = try begin()
    try anna.team.git("anna", "revert", "--no-edit", "HEAD")
    try anna.sync()
    try ben.sync()
    for clone in [anna, ben] { #expect(try purposes(clone) == ["first"]) }
  }
}
