import FakeConsole
import Localization
import Platform
import TemporaryFolder
import Terminal
import Testing
import Workbench
import Workspace

@testable import Screens
@testable import kerb

/// What all screens share.
@Suite struct NavigatorTests {
  private func navigator() throws -> Navigator {
    Navigator(
      workbench: Workbench(
        WorkspaceLocation(root: "/"), console: FakeConsole().console(), verb: "kerb"),
      pages: PlayedPages([]),
      actions: WorkbenchActions(
        record: { _, _ in }, review: { _, _ in }, makeWorkspace: { throw TerminalEnded() }))
  }

  @Test("a failure of the system is told and does not end the workbench")
  func unforeseen() throws {
    let messages = try navigator().attempt { throw SystemError.exists("/somewhere") }
    #expect(messages.count == 1)
    #expect(messages.first?.text.plain().contains("kerb met a fault of its own") == true)
  }

  @Test("leaving altogether, and a lost terminal, end it")
  func leaving() throws {
    #expect(throws: QuestionLeft.self) {
      try navigator().attempt { throw QuestionLeft(quits: true) }
    }
    #expect(throws: TerminalEnded.self) { try navigator().attempt { throw TerminalEnded() } }
    #expect(
      try navigator().attempt { throw QuestionLeft() } == [.outcome("Left. Nothing was changed.")])
  }
}
