import Localization
import Platform
import Records
import TemporaryFolder
import Testing
import Wording
import Workspace

/// A link in a workspace and what may be done through it.
private struct Link: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// Where the link is, and where it leads; `@` stands for a folder outside, `~` for its name.
  let link: String
  let target: String
  let path: String
  var read: String?
  var code: WorkbenchError.Code = .unreadable

  static let all = [
    Link(
      testDescription: "file outside", link: "Personas/people/a.json", target: "@/secret.json",
      path: "Personas/people/a.json"),
    Link(
      testDescription: "folder outside", link: "Surveys/bank", target: "@",
      path: "Surveys/bank/secret.json"),
    Link(
      testDescription: "relative way up", link: "Surveys/bank", target: "../../~",
      path: "Surveys/bank/secret.json"),
    Link(
      testDescription: "leads nowhere", link: "Personas/people/a.json", target: "none.json",
      path: "Personas/people/a.json", code: .noInput),
    Link(
      testDescription: "in a circle", link: "Personas/people/a.json", target: "a.json",
      path: "Personas/people/a.json"),
    Link(
      testDescription: "file inside", link: "Personas/people/a.json", target: "b.json",
      path: "Personas/people/a.json", read: "inside"),
    Link(
      testDescription: "folder inside", link: "Surveys/bank", target: "../Personas",
      path: "Surveys/bank/people/b.json", read: "inside"),
  ]
}

@Suite struct SymbolicLinkTests {
  @Test(arguments: Link.all)
  private func readingAndWriting(_ row: Link) throws {
    let folder = try makeWorkspace()
    let outside = try TemporaryFolder()
    try outside.write("secret.json", "secret")
    try folder.write("Personas/people/b.json", "inside")
    try folder.makeFolder("Surveys")
    let outsideName = outside.path.split(separator: "/").last ?? ""
    let target = row.target.split(separator: "/", omittingEmptySubsequences: false)
      .map { $0 == "@" ? outside.path[...] : $0 == "~" ? outsideName : $0 }
      .joined(separator: "/")
    try Files.makeSymbolicLink(folder.at(row.link), to: target)
    let path = try RecordPath(row.path)

    if let expected = row.read {
      #expect(try folder.workspace.read(path) == Array(expected.utf8))
    } else {
      let error = try #require(throws: WorkbenchError.self) { try folder.workspace.read(path) }
      #expect(error.code == row.code)
      #expect(error.place == row.path)
    }

    let error = try #require(throws: WorkbenchError.self) {
      try AtomicWriter().write([1], to: path, in: folder.workspace)
    }
    #expect(error.code == .cannotWrite)
    #expect(try outside.names() == ["secret.json"])
    #expect(try outside.read("secret.json") == "secret")
    #expect(try folder.read("Personas/people/b.json") == "inside")
  }

  @Test func theListingTellsLinks() throws {
    let folder = try makeWorkspace()
    let outside = try TemporaryFolder()
    try outside.write("x.json")
    try folder.write("Personas/people/b.json")
    try Files.makeSymbolicLink(folder.at("Personas/people/a.json"), to: "b.json")
    try Files.makeSymbolicLink(folder.at("Personas/people/c.json"), to: outside.at("x.json"))
    try Files.makeSymbolicLink(folder.at("Personas/people/d.json"), to: "none")
    try Files.makeSymbolicLink(folder.at("Personas/spectrum"), to: outside.path)
    try folder.makeFolder("Surveys")
    try Files.makeSymbolicLink(folder.at("Surveys/instruments"), to: "../Personas/people")
    try Files.makeSymbolicLink(folder.at("Surveys/out"), to: outside.path)
    let found = try WorkspaceFiles.list(in: folder.workspace)
    let outsideWords = WorkspaceFile.Reason.linkLeadsOutside.words
    let brokenWords = WorkspaceFile.Reason.linkIsBroken.words
    #expect(
      found.map(line) == [
        "Personas/people/a.json: profile, linked",
        "Personas/people/b.json: profile",
        "Personas/people/c.json: \(outsideWords)",
        "Personas/people/d.json: \(brokenWords)",
        "Personas/spectrum: \(outsideWords)",
        "Surveys/instruments/a.json: instrument, linked",
        "Surveys/instruments/b.json: instrument, linked",
        "Surveys/instruments/c.json: \(outsideWords), linked",
        "Surveys/instruments/d.json: \(brokenWords), linked",
        "Surveys/out: \(outsideWords)",
      ])
  }

  private func line(_ file: WorkspaceFile) -> String {
    var words = "\(file.path): "
    if case .unknown(let reason) = file.role {
      words += reason.words.plain()
    } else {
      words += "\(file.role)"
    }
    return file.isBehindLink ? words + ", linked" : words
  }
}
