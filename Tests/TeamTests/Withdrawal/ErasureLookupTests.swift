import TemporaryFolder
import Testing
import Workspace

@testable import Team

@Suite("Whose something outside the work tree is")
struct ErasureLookupTests {
  private static func workspace() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let erased = "\"erased\": true, \"origins\": [\"0123456789abc\"]"
    try folder.write(
      "Surveys/tram/participants/P01-aaaa.json",
      "{\(erased), \"id\": \"P01-aaaa\", \"~format\": \"participant/1\"}")
    try folder.write(
      "Surveys/tram/sessions/S01-aaaa/session.json",
      "{\(erased), \"id\": \"S01-aaaa\", \"~format\": \"session/1\"}")
    try folder.write(
      "Surveys/tram/sessions/S02-bbbb/session.json",
      "{\"id\": \"S02-bbbb\", \"origins\": [\"0123456789abc\"], \"participants\": [\"P01-aaaa\", \"P02-bbbb\"], \"~format\": \"session/1\"}"
    )
    try folder.write("Surveys/tram/sessions/S03-cccc/session.json", "<<<<<<< ours")
    return folder
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let session: String
    var people: [String] = []
    var leaving: [String] = []
    let isErased: Bool
  }

  @Test(
    "a session",
    arguments: [
      Row(testDescription: "erased itself", session: "S01-aaaa", isErased: true),
      Row(testDescription: "its record names the person", session: "S02-bbbb", isErased: true),
      Row(
        testDescription: "the recording names the person", session: "S09-zzzz",
        people: ["P01-aaaa"], isErased: true),
      Row(
        testDescription: "of somebody who stays", session: "S09-zzzz", people: ["P02-bbbb"],
        isErased: false),
      Row(
        testDescription: "of somebody who is about to leave", session: "S09-zzzz",
        people: ["P02-bbbb"], leaving: ["P02-bbbb"], isErased: true),
      Row(testDescription: "unknown", session: "S09-zzzz", isErased: false),
      Row(testDescription: "unreadable", session: "S03-cccc", isErased: false),
    ])
  func session(_ row: Row) throws {
    let folder = try Self.workspace()
    let lookup = ErasureLookup(WorkspaceLocation(root: folder.path), leaving: row.leaving)
    #expect(
      try lookup.isErased(session: row.session, people: row.people, study: "tram") == row.isErased)
  }

  @Test("ids that no file may hold any more")
  func erasedIDs() throws {
    let folder = try Self.workspace()
    try folder.write(
      "Surveys/tram/participants/P02-bbbb.json",
      "{\"id\": \"P02-bbbb\", \"origins\": [\"0123456789abc\"], \"~format\": \"participant/1\"}")
    let location = WorkspaceLocation(root: folder.path)
    let now = try ErasureLookup(location).erasedIDs(study: "tram")
    #expect(now == ["P01-aaaa", "S01-aaaa"])
    // Of the second session nobody is left then.
    let leaving = try ErasureLookup(location, leaving: ["P02-bbbb"]).erasedIDs(study: "tram")
    #expect(leaving == ["P01-aaaa", "P02-bbbb", "S01-aaaa", "S02-bbbb"])
  }
}
