import Localization
import Measures
import TemporaryFolder
import Testing
import Wording

@testable import Workbench
@testable import Workspace

/// Whether a note was added later depends on all notes of its session, also on those that nobody asks for.
@Suite struct LongSessionFindingTests {
  private func put(_ folder: TemporaryFolder, _ path: String, _ json: String) throws {
    let name = path.split(separator: "/").last.map { $0.split(separator: "-")[0] } ?? ""
    try folder.write(
      "Surveys/tram/\(path).json",
      #"{\#(json), "origins": ["0123456789abcdef"], "sync": null, "~format": "\#(name)/1"}"#)
  }

  /// - Parameter attempts: Of the session, which says nothing else of its times.
  private func time(ofWord word: String, notes: String, attempts: String = "") throws -> String? {
    let folder = try TemporaryFolder()
    try put(folder, "study", #""id": "tram", "title": "Trams""#)
    let session = "sessions/S1"
    try put(folder, "\(session)/session", #""attempts": {\#(attempts)}, "id": "S1""#)
    try put(folder, "\(session)/log-a", #""id": "log-a", "observations": {\#(notes)}"#)
    let loader = try NotesLoader("tram", in: WorkspaceLocation(root: folder.path))
    var query = NoteQuery()
    query.words = [word]
    let part = try NoteFinding.read(loader, NoteSearch(loader.head, query), query)
    #expect(part.faults.isEmpty)
    let found = part.values.flatMap(\.self)
    #expect(found.count == 1)
    return found.first?.time?.plain()
  }

  private func note(_ key: String, _ hours: Int, _ words: String) -> String {
    #""\#(key)000000000000": {"atMilliseconds": \#(hours * 3_600_000), "note": "\#(words)"}"#
  }

  @Test func notesBetweenThatAreNotAskedForBridgeAPause() throws {
    let notes = [note("a", 1, "zeppelin"), note("b", 5, "tram"), note("c", 10, "button")]
    #expect(try time(ofWord: "button", notes: notes.joined(separator: ", ")) == "10 h 0 min 0 s")
    let apart = [notes[0], notes[2]].joined(separator: ", ")
    #expect(try time(ofWord: "button", notes: apart) == "added later")
  }

  @Test func attemptsBridgeAPauseToo() throws {
    let notes = [note("a", 1, "zeppelin"), note("c", 10, "button")].joined(separator: ", ")
    let attempt = #""x000000000000": {"endedMilliseconds": 18000000, "task": "pay"}"#
    #expect(try time(ofWord: "button", notes: notes, attempts: attempt) == "10 h 0 min 0 s")
  }
}
