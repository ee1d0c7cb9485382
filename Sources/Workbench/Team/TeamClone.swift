import Records
import Team
import Workspace

/// The clone of git that a workspace lies in, as far as merging needs it.
package struct TeamClone {
  private let workbench: Workbench

  package init(_ workbench: Workbench) { self.workbench = workbench }

  /// Makes the clone merge the workspace's files with the kerb that runs now.
  ///
  /// - Throws: `WorkbenchError` where there is no clone, or something cannot be written.
  package func setUp() throws -> SetupWords {
    let executable = try RunningProgram.path()
    return SetupWords(
      try workbench.transaction {
        try TeamSetup.apply(workbench.location, executable: executable)
      })
  }

  /// Looks whether it merges as it should, by merging; changes nothing.
  package func check() throws -> SetupWords {
    let findings = try TeamSetup.check(
      workbench.location, executable: try RunningProgram.path())
    return SetupWords(SetupReport(findings: findings))
  }
}

extension Workbench {
  /// Whether the clone around the workspace merges its files; also where there is no clone.
  package var isSetUpForTeam: Bool { TeamSetup.isSetUp(location) }
}
