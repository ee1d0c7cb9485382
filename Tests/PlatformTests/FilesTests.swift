import Platform
import TemporaryFolder
import Testing

@Suite struct FilesTests {
  @Test(arguments: [0, 1, 4095, 65535, 65536, 65537, 3_000_000])
  func readsEverySize(_ size: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try OpenFolder(folder.path).create("file", mode: .sharedFile).write(bytes)
    #expect(try Files.read(folder.at("file")) == bytes)
    #expect(try OpenFolder(folder.path).read("file") == bytes)
    #expect(try Files.status(folder.at("file")).size == size)
  }

  @Test func readsFilesThatTellNoSize() throws {
    guard try Files.kind("/proc/self/status") == .file else { return }
    #expect(try Files.read("/proc/self/status").isEmpty == false)
  }

  @Test func kinds() throws {
    let folder = try TemporaryFolder()
    try folder.write("file")
    try folder.makeFolder("folder")
    try Files.makeSymbolicLink(folder.at("link"), to: "file")
    try makePipe(folder.at("pipe"))
    let expected: [String: FileKind] = [
      "file": .file, "folder": .folder, "link": .symbolicLink, "pipe": .other,
    ]
    let listing = try Files.list(folder.path)
    #expect(
      Dictionary(uniqueKeysWithValues: listing.entries.map { ($0.name, $0.kind) }) == expected)
    for (name, kind) in expected { #expect(try Files.kind(folder.at(name)) == kind) }
    #expect(try Files.kind(folder.at("none")) == .missing)
    #expect(try Files.kind(folder.at("file/below")) == .missing)
  }

  @Test func listingTwiceGivesTheSame() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c"] { try folder.write(name) }
    let open = try OpenFolder(folder.path)
    let first = try open.list()
    let second = try open.list()
    #expect(first.entries.count == 3)
    #expect(first == second)
  }

  @Test func namesThatAreNotUTF8AreReported() throws {
    let folder = try TemporaryFolder()
    var shell = Program(
      "sh", ["-c", "touch \"$1/$(printf 'a\\377')\" \"$1/b\"", "sh", folder.path])
    shell.errorOutput = .discarded
    // Some file systems refuse such names; then there is nothing to report.
    guard try shell.run().ending.isSuccess else { return }
    let listing = try Files.list(folder.path)
    #expect(listing.undecodableNames == [[0x61, 0xff]])
    #expect(listing.entries.map(\.name) == ["b"])
  }

  @Test func realPathResolvesLinks() throws {
    let folder = try TemporaryFolder()
    try folder.write("inner/file")
    try Files.makeSymbolicLink(folder.at("link"), to: "inner")
    #expect(try Files.realPath(folder.at("link/../link/file")) == folder.at("inner/file"))
  }

  @Test func lockOfASecondOpening() throws {
    let folder = try TemporaryFolder()
    let open = try OpenFolder(folder.path)
    let first = try open.openOrCreate("lock", mode: .sharedFile)
    let second = try open.openOrCreate("lock", mode: .sharedFile)
    #expect(try first.tryLock())
    #expect(try !second.tryLock())
  }

  @Test func overwriteLeavesNothingOfTheOld() throws {
    let folder = try TemporaryFolder()
    let file = try OpenFolder(folder.path).openOrCreate("file", mode: .sharedFile)
    try file.overwrite(Array("a long line".utf8))
    try file.overwrite(Array("short".utf8))
    #expect(try file.contentFromStart() == Array("short".utf8))
  }
}

@Suite struct OpenFolderTests {
  @Test func neverFollowsLinks() throws {
    let folder = try TemporaryFolder()
    try folder.write("inner/file")
    try Files.makeSymbolicLink(folder.at("toFile"), to: "inner/file")
    try Files.makeSymbolicLink(folder.at("toFolder"), to: "inner")
    let open = try OpenFolder(folder.path)
    #expect(throws: SystemError.self) { try open.read("toFile") }
    #expect(throws: SystemError.self) { try open.list("toFolder") }
    #expect(throws: SystemError.self) { _ = try open.folder("toFolder") }
    #expect(throws: SystemError.self) { _ = try open.openOrCreate("toFile", mode: .sharedFile) }
    #expect(try open.list("inner").entries.map(\.name) == ["file"])
  }

  @Test func aPipeIsRefusedAndNotWaitedFor() throws {
    let folder = try TemporaryFolder()
    try makePipe(folder.at("pipe"))
    #expect(throws: SystemError.self) { try OpenFolder(folder.path).read("pipe") }
  }

  @Test func linkNamesOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", "one")
    try folder.write("b", "two")
    let open = try OpenFolder(folder.path)
    let error = try #require(throws: SystemError.self) { try open.link("a", as: "b") }
    #expect(error.cause == .exists)
    try open.rename("a", to: "b")
    #expect(try folder.read("b") == "one")
    #expect(try open.status("a") == nil)
  }
}

private func makePipe(_ path: String) throws {
  let outcome = try Program("mkfifo", [path]).run()
  try #require(outcome.ending.isSuccess)
}
