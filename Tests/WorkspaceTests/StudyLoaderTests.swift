import Records
import TemporaryFolder
import Testing
import Wording
import Workspace

@Suite struct StudyLoaderTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Paths below the study's folder of sessions, without their endings.
    let files: [String]
    /// Each session with the ids of its logs, in the order in which they come.
    let loaded: [String]
  }

  static let rows = [
    Row(
      testDescription: "logs join the session of their folder",
      files: ["S1-a/session", "S1-a/log-x", "S1-a/log-y", "S2-b/session", "S2-b/log-z"],
      loaded: ["S1-a log-x log-y", "S2-b log-z"]),
    Row(
      testDescription: "a session without a log is loaded", files: ["S1-a/session"],
      loaded: ["S1-a"]),
    Row(
      testDescription: "a log without a session is left out",
      files: ["S1-a/log-x", "S2-b/session", "S2-b/log-y"], loaded: ["S2-b log-y"]),
    Row(
      testDescription: "ids are in their own order, not in that of paths",
      files: ["S1-a/session", "S1-a/log-x", "S1/session", "S1/log-y"],
      loaded: ["S1 log-y", "S1-a log-x"]),
  ]

  @Test(arguments: rows) func putsSessionsTogether(_ row: Row) throws {
    let loaded = try load(row.files)
    #expect(loaded.faults.isEmpty)
    let sessions = loaded.records.sessions.map { records in
      ([records.session.id] + records.logs.map(\.id)).map(\.string).joined(separator: " ")
    }
    #expect(sessions == row.loaded)
  }

  @Test func leavesOutWhatHasFaultsAndNamesIt() throws {
    let loaded = try load(["S1-a/session", "S1-a/log-x"], faulty: "S1-a/log-y")
    #expect(loaded.records.sessions.map { $0.logs.map(\.id.string) } == [["log-x"]])
    #expect(loaded.faults.map(\.place) == ["Surveys/bank/sessions/S1-a/log-y.json:1:1"])
  }

  @Test func saysThatThereIsNoStudy() throws {
    let folder = try TemporaryFolder()
    try folder.write("Surveys/bank/sessions/S1-a/session.json")
    #expect(throws: WorkbenchError.self) {
      try StudyLoader.load("bank", in: WorkspaceLocation(root: folder.path))
    }
  }

  private func load(_ files: [String], faulty: String? = nil) throws -> LoadedStudy {
    let folder = try TemporaryFolder()
    try folder.write(
      "Surveys/bank/study.json",
      record(
        "bank", "study/1",
        #""target": {"level": "AA", "platform": "web", "version": "2.2"}, "title": "Bank", "#))
    for file in files {
      let parts = file.split(separator: "/").map(String.init)
      let isSession = parts[1] == "session"
      try folder.write(
        "Surveys/bank/sessions/\(file).json",
        record(isSession ? parts[0] : parts[1], isSession ? "session/1" : "log/1"))
    }
    if let faulty { try folder.write("Surveys/bank/sessions/\(faulty).json", "[]\n") }
    return try StudyLoader.load("bank", in: WorkspaceLocation(root: folder.path))
  }

  private func record(_ id: String, _ format: String, _ fields: String = "") -> String {
    #"{"id": "\#(id)", "origins": ["0123456789abcdef"], \#(fields)"~format": "\#(format)"}"# + "\n"
  }
}
