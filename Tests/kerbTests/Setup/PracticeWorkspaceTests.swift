import FakeConsole
import Merging
import Platform
import Records
import TemporaryFolder
import Testing
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

@Suite("Practice")
struct PracticeWorkspaceTests {
  private func console(_ folder: TemporaryFolder) -> Console {
    let fake = FakeConsole()
    fake.environment = ["HOME": folder.path]
    fake.now = SetupTrial.now
    var effects = fake.console().effects
    effects.randomBytes = systemRandomBytes
    return Console(effects)
  }

  @Test("is a sound workspace in which one Enter starts")
  func starts() throws {
    let folder = try TemporaryFolder()
    let practice = try PracticeWorkspace.make(console(folder).surroundings)
    let root = practice.workbench.location.root
    #expect(try Files.status(root).mode == .privateFolder)
    let loaded = try StudyLoader.load(PracticeStudy.id, in: practice.workbench.location)
    #expect(loaded.faults.isEmpty)
    #expect(loaded.records.study.tasks.count == 3)
    #expect(loaded.records.study.prompts.count == 4)
    #expect(loaded.records.participants.count == 1)
    let pages = TypedPages([""])
    let setup = RecordSetup(practice.workbench)
    let plan = try setup.run(pages: pages, options: practice.options)
    #expect(plan?.participants.map(\.short) == ["P01"])
    #expect(pages.left.isEmpty)
    try practice.remove()
    #expect(try Files.kind(root) == .missing)
  }

  @Test("leaves nothing behind, also not in the private folders")
  func removed() throws {
    let folder = try TemporaryFolder()
    let console = console(folder)
    let practice = try PracticeWorkspace.make(console.surroundings)
    let folders = PrivateFolders { console.environment($0) }
    let id = try practice.workbench.marker().id.string
    let journals = try folders.state(
      "recordings", ofWorkspace: id, at: practice.workbench.location)
    try AtomicWriter().write(Array("words".utf8), toFile: "\(journals)/journal")
    try Files.makeSymbolicLink(
      "\(practice.workbench.location.root)/link", to: folder.at("kept"))
    try folder.write("kept/file", "stays")
    try practice.remove()
    #expect(try Files.kind(practice.workbench.location.root) == .missing)
    #expect(try Files.kind(journals) == .missing)
    #expect(try folder.read("kept/file") == "stays")
    try practice.remove()
  }

  @Test("clears away what a practice left that was cut off, and nothing else")
  func leftOvers() throws {
    let folder = try TemporaryFolder()
    let console = console(folder)
    let day: Int64 = 86_400_000
    let names = ["kerb-practice-old", "kerb-practice-new", "kerb-other"]
    for name in names { try folder.write("base/\(name)/words", "typed") }
    for name in ["base/kerb-practice-old", "base/kerb-other"] {
      try Files.setModified(folder.at(name), milliseconds: SetupTrial.now - day - 1)
    }
    try Files.setModified(
      folder.at("base/kerb-practice-new"), milliseconds: SetupTrial.now - day + 1000)
    let folders = PrivateFolders { console.environment($0) }
    let state = try folders.state(
      ofWorkspace: "practice-old", at: WorkspaceLocation(root: folder.at("base")))
    let practice = try PracticeWorkspace.make(console.surroundings, in: folder.at("base"))
    try practice.remove()
    #expect(try folder.names("base") == ["kerb-other", "kerb-practice-new"])
    #expect(try Files.kind(state) == .missing)
  }
}
