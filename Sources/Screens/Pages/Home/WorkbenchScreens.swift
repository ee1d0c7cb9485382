import Records
package import Terminal
package import Workbench

/// The workbench: what `kerb` alone opens on a terminal.
package enum WorkbenchScreens {
  /// Shows home and everything below it until the person leaves.
  ///
  /// - `workbench`: `nil` if there is no workspace; then one can be made.
  /// - Throws: `TerminalEnded`, or an error of the workspace's own folder.
  package static func run(
    workbench: Workbench?, pages: any PageShowing, actions: WorkbenchActions
  ) throws {
    do {
      guard
        let workbench = try workbench
          ?? NoWorkspaceScreen(pages: pages, actions: actions).run()
      else { return }
      let navigator = Navigator(workbench: workbench, pages: pages, actions: actions)
      navigator.findAnything()
      try HomeScreen(navigator: navigator).run()
    } catch is QuestionLeft {
      return
    }
  }
}
