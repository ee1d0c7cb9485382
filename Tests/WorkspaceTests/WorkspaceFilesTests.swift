import Localization
import Platform
import Records
import TemporaryFolder
import Testing
import Wording
import Workspace

/// A path in a workspace and what the listing says of it; `nil` where it says nothing.
private struct Item: CustomTestStringConvertible, Sendable {
  let path: String
  let role: WorkspaceFile.Role?
  var study: String?
  var session: String?
  var listedAs: String?
  var testDescription: String { path }

  init(
    _ path: String, _ role: WorkspaceFile.Role?, _ study: String? = nil, _ session: String? = nil,
    listedAs: String? = nil
  ) {
    self.path = path
    self.role = role
    self.study = study
    self.session = session
    self.listedAs = listedAs
  }

  static let all = [
    Item("Personas/people/sam.json", .profile),
    Item("Personas/spectrum/see.json", .spectrum),
    Item("Surveys/instruments/sus.json", .instrument),
    Item("Surveys/checklists/keys.json", .checklist),
    Item("Surveys/prompts/forms.json", .promptPack),
    Item("Surveys/bank/study.json", .study, "bank"),
    Item("Surveys/bank/participants/P07-kx4d.json", .participant, "bank"),
    Item("Surveys/bank/people/iris.json", .describedPerson, "bank"),
    Item("Surveys/bank/sessions/S07-x4k2/session.json", .session, "bank", "S07-x4k2"),
    Item("Surveys/bank/sessions/S07-x4k2/log-a8f3q2.json", .log, "bank", "S07-x4k2"),
    Item("Surveys/bank/responses/r.json", .response, "bank"),
    Item("Surveys/bank/findings/F04-m2qa.json", .finding, "bank"),
    Item("Surveys/bank/evidence/e.json", .evidence, "bank"),
    Item("Surveys/bank/screens/home-1a2b3c4d.json", .inventory, "bank"),
    Item("Surveys/bank/evidence/.kerb-tmp-0a", .temporary, "bank"),
    Item("Surveys/bank/.DS_Store", nil),
    Item("Surveys/bank/.study.json.swp", nil),
    Item("Surveys/bank/study.json~", nil),
    Item("Surveys/bank/study.json.orig", nil),
    Item("Surveys/bank/study.json.rej", nil),
    Item("Surveys/bank/#study.json#", nil),
    Item("Surveys/.hidden/study.json", nil),
    Item("Surveys/README.md", .unknown(.noPlace)),
    Item("Surveys/bank/notes.txt", .unknown(.noPlace), "bank"),
    Item("Surveys/bank/evidence/notes.txt", .unknown(.badName(nil)), "bank"),
    Item("Surveys/bank/evidence/my notes.json", .unknown(.badName(.badCharacter)), "bank"),
    Item("Surveys/bank/evidence/nul.json", .unknown(.badName(.reserved)), "bank"),
    Item("Surveys/bank/sessions/S1/log-.json", .unknown(.badName(.empty)), "bank", "S1"),
    Item("Surveys/bank/sessions/S1/video.json", .unknown(.noPlace), "bank", "S1"),
    Item("Surveys/bank/sessions/stray.json", .unknown(.noPlace), "bank"),
    Item(
      "Surveys/bank/films/a.json", .unknown(.unknownFolder), "bank", listedAs: "Surveys/bank/films"
    ),
    Item(
      "Surveys/bank/evidence/deep/a.json", .unknown(.unknownFolder), "bank",
      listedAs: "Surveys/bank/evidence/deep"),
    Item(
      "Surveys/con/study.json", .unknown(.badName(.reserved)), nil, listedAs: "Surveys/con"),
    Item("Personas/other/a.json", .unknown(.unknownFolder), nil, listedAs: "Personas/other"),
    Item("Exports/bank/coverage.md", nil),
  ]
}

@Suite struct WorkspaceFilesTests {
  @Test(arguments: Item.all)
  private func roles(_ item: Item) throws {
    let folder = try makeWorkspace()
    try folder.write(item.path)
    let found = try WorkspaceFiles.list(in: folder.workspace)
    guard let role = item.role else {
      #expect(found.isEmpty)
      return
    }
    #expect(found.map(\.path) == [item.listedAs ?? item.path])
    #expect(found.first?.role == role)
    #expect(found.first?.study == item.study)
    #expect(found.first?.session == item.session)
    #expect(found.first?.isBehindLink == false)
  }

  @Test func theOrderIsThatOfThePathsBytes() throws {
    let folder = try makeWorkspace()
    for study in ["a", "a-b", "a0", "B", "b"] {
      for session in ["S1", "S1-2", "S10", "s1"] {
        try folder.write("Surveys/\(study)/sessions/\(session)/session.json")
        try folder.write("Surveys/\(study)/sessions/\(session)/log-a.json")
      }
      try folder.write("Surveys/\(study)/study.json")
      try folder.write("Surveys/\(study)/sessions-old.txt")
      try folder.write("Surveys/\(study)/sessions.txt")
    }
    let paths = try WorkspaceFiles.list(in: folder.workspace).map(\.path)
    #expect(paths.count == 5 * 11)
    #expect(paths == paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test func stems() throws {
    let folder = try makeWorkspace()
    try folder.write("Surveys/bank/participants/P07-kx4d.json")
    try folder.write("Surveys/bank/sessions/S1/log-a8f3q2.json")
    #expect(try WorkspaceFiles.list(in: folder.workspace).map(\.stem) == ["P07-kx4d", "a8f3q2"])
  }

  @Test func oneStudy() throws {
    let folder = try makeWorkspace()
    try folder.write("Personas/people/sam.json")
    try folder.write("Surveys/bank/study.json")
    try folder.write("Surveys/bank2/study.json")
    let found = try WorkspaceFiles.list(in: folder.workspace, .study("bank"))
    #expect(found.map(\.path) == ["Surveys/bank/study.json"])
    #expect(found.map(\.study) == ["bank"])
    for wrong in ["none", "..", "instruments"] {
      #expect(throws: WorkbenchError.self) {
        try WorkspaceFiles.list(in: folder.workspace, .study(wrong))
      }
    }
  }

  @Test func anEmptyWorkspaceHasNoFiles() throws {
    let folder = try makeWorkspace()
    #expect(try WorkspaceFiles.list(in: folder.workspace).isEmpty)
  }

  @Test func aPipeIsNoPlainFile() throws {
    let folder = try makeWorkspace()
    try folder.makeFolder("Personas/people")
    _ = try Program("mkfifo", [folder.at("Personas/people/a.json")]).run()
    let found = try WorkspaceFiles.list(in: folder.workspace)
    #expect(found.map(\.role) == [.unknown(.notAPlainFile)])
  }

  @Test(.enabled(if: ThisProcess.user != 0, "the superuser may read everything"))
  func aLockedFolderIsToldAndTheRestWorksOn() throws {
    let folder = try makeWorkspace()
    try folder.write("Personas/people/a.json")
    try folder.write("Personas/spectrum/see.json")
    try Files.setMode(folder.at("Personas/people"), FileMode(rawValue: 0))
    let found = try WorkspaceFiles.list(in: folder.workspace)
    #expect(found.map(\.role) == [.unknown(.unreadable("permission denied")), .spectrum])
  }
}
