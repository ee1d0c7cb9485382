import FakeConsole
import JSON
import Merging
import Records
import Testing
import Workspace

@testable import CommandLine
@testable import Workbench
@testable import kerb

@Suite("Making studies") struct StudyMakingTests {
  /// Whoever chooses a free id before taking the lock chooses one that somebody else takes meanwhile.
  @Test func studiesOfOneTitleThatAreMadeAtOnceGetIdsOfTheirOwn() async throws {
    let trial = try VerbTrial()
    #expect(trial.run("init").status == 0)
    let root = trial.current
    let ids = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<4 {
        group.addTask {
          let fake = FakeConsole()
          fake.currentFolder = root
          let workbench = Workbench(
            WorkspaceLocation(root: root), fake.console().surroundings, verb: "kerb study new")
          var values = RecordPatch()
          values.put(.string("Tram"), at: ["title"])
          return try RecordMaking(.study, in: workbench).makeStudy(values).id.string
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(ids.sorted() == ["tram", "tram-2", "tram-3", "tram-4"])
  }
}
