import CommandLine
import Workbench
import Workspace

@testable import kerb

extension Workbench {
  /// A workbench with what a test's console lends.
  init(_ location: WorkspaceLocation, console: Console, verb: String) {
    self.init(location, console.surroundings, verb: verb)
  }
}
