import JSON
import Platform
import Records
import TemporaryFolder
import Testing

@testable import Team

@Suite struct MergeDriverTests {
  private func run(
    _ ours: [UInt8], _ theirs: [UInt8], since base: [UInt8] = [], action: String? = nil
  ) throws -> (outcome: MergeDriver.Outcome, ours: [UInt8], names: [String]) {
    let folder = try TemporaryFolder()
    for (name, bytes) in [("o", base), ("a", ours), ("b", theirs), ("a.kerb", [1, 2, 3])] {
      let file = try OpenFolder(folder.path).create(name, mode: .sharedFile)
      try file.write(bytes)
    }
    let outcome = MergeDriver.run(
      base: folder.at("o"), ours: folder.at("a"), theirs: folder.at("b"),
      path: DriverFindings.path, action: action)
    return (outcome, try Files.read(folder.at("a")), try folder.names())
  }

  @Test func theResultTakesThePlaceOfOurVersion() throws {
    let versions = try DriverFindings()
    let seen = try run(versions.ours, versions.theirs)
    #expect(seen.outcome.status == 0)
    #expect(
      seen.ours
        == (try FileMerge.merge(versions.ours, versions.theirs, path: DriverFindings.path)))
    #expect(
      seen.outcome.messages
        == ["\(DriverFindings.path): Title differs on both sides; kerb team resolve"])
    #expect(seen.names == ["a", "b", "o"])
  }

  @Test func whatCannotBeReadIsLeftAlone() throws {
    let versions = try DriverFindings()
    let seen = try run(versions.ours, [])
    #expect(seen.outcome.status == 1)
    #expect(seen.ours == versions.ours)
    #expect(seen.outcome.messages.first?.hasPrefix("error: \(DriverFindings.path): ") == true)
  }

  @Test("a pipe or device is refused at once", arguments: ["pipe", "/dev/zero"])
  func noPlainFile(name: String) throws {
    let folder = try TemporaryFolder()
    _ = try Program("mkfifo", [folder.at("pipe")]).run()
    let theirs = name.hasPrefix("/") ? name : folder.at(name)
    try folder.write("a", String(decoding: DriverFindings().ours, as: UTF8.self))
    for (one, other) in [(folder.at("a"), theirs), (theirs, folder.at("a"))] {
      let outcome = MergeDriver.run(
        base: "/dev/null", ours: one, theirs: other, path: DriverFindings.path, action: nil)
      #expect(outcome.status == 1)
      #expect(outcome.messages.first?.contains("it is a pipe or a device") == true)
    }
  }

  @Test func aFileThatIsNotThere() {
    let outcome = MergeDriver.run(
      base: "/nonexistent/o", ours: "/nonexistent/a", theirs: "/nonexistent/b",
      path: DriverFindings.path, action: nil)
    #expect(outcome.status == 1)
    #expect(outcome.messages.first?.contains("our version cannot be read") == true)
  }

  @Test(
    "a commit that is reverted takes back what nobody changed since, and stands beside what somebody did"
  )
  func aRevertOfAnOlderCommit() throws {
    let versions = try DriverFindings()
    // Git hands over the reverted commit as the version before, and the one before it as theirs.
    let untouched = try DriverFindings.edited(
      versions.ours, ["recommendation": "Label it"], seed: 4)
    let reverted = try title(run(untouched, versions.first, since: versions.ours).ours)
    #expect(reverted.shown == "First")
    #expect(reverted.also.isEmpty)
    let touched = try DriverFindings.edited(versions.ours, ["title": "Later"], seed: 5)
    let beside = try title(run(touched, versions.first, since: versions.ours).ours)
    #expect(Set([beside.shown] + beside.also) == ["First", "Later"])
  }

  @Test(
    "in a merge an older version takes nothing back",
    arguments: ["merge main", "pull", "pull origin"])
  func aMergeReadsNoAncestor(action: String) throws {
    let versions = try DriverFindings()
    let merged = try run(versions.ours, versions.first, since: versions.ours, action: action)
    #expect(merged.ours == versions.ours)
  }

  @Test("our own version handed over as the one before is no step: nothing of ours is taken back")
  func oursAsTheVersionBefore() throws {
    let versions = try DriverFindings()
    #expect(try run(versions.ours, versions.first, since: versions.ours).ours == versions.ours)
  }

  @Test("a version before that is none changes nothing", arguments: ["", "{", "[]", "<<<<<<< a\n"])
  func noVersionBefore(base: String) throws {
    let versions = try DriverFindings()
    let merged = try run(versions.ours, versions.first, since: Array(base.utf8))
    #expect(merged.ours == versions.ours)
  }

  private func title(_ bytes: [UInt8]) throws -> (shown: String, also: [String]) {
    let root = try JSONReader.read(bytes).root
    let also = root[key: SystemKey.sync]?[key: "/title"]?[key: "also"]?.members.map(\.value) ?? []
    return (try #require(root[key: "title"]?.string), also.compactMap(\.string))
  }
}
