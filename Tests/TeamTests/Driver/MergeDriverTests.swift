import Platform
import TemporaryFolder
import Testing

@testable import Team

@Suite struct MergeDriverTests {
  private func run(_ ours: [UInt8], _ theirs: [UInt8]) throws -> (
    outcome: MergeDriver.Outcome, ours: [UInt8], names: [String]
  ) {
    let folder = try TemporaryFolder()
    for (name, bytes) in [("a", ours), ("b", theirs), ("a.kerb", [1, 2, 3])] {
      let file = try OpenFolder(folder.path).create(name, mode: .sharedFile)
      try file.write(bytes)
    }
    let outcome = MergeDriver.run(
      ours: folder.at("a"), theirs: folder.at("b"), path: DriverFindings.path)
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
    #expect(seen.names == ["a", "b"])
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
      let outcome = MergeDriver.run(ours: one, theirs: other, path: DriverFindings.path)
      #expect(outcome.status == 1)
      #expect(outcome.messages.first?.contains("it is a pipe or a device") == true)
    }
  }

  @Test func aFileThatIsNotThere() {
    let outcome = MergeDriver.run(
      ours: "/nonexistent/a", theirs: "/nonexistent/b", path: DriverFindings.path)
    #expect(outcome.status == 1)
    #expect(outcome.messages.first?.contains("our version cannot be read") == true)
  }
}
