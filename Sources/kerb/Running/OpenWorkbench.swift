import CommandLine
import Localization
import Records
import Screens
import Terminal
import Wording
import Workbench

/// What `kerb` without a verb does on a terminal: it opens the workbench.
enum OpenWorkbench {
  static let verb = Verb([], "Open the workbench.", options: [.profile], run: run)

  @Sendable private static func run(_ invocation: Invocation) throws -> ExitStatus {
    let console = invocation.console
    let workbench = try inWorkspace(invocation)
    let erased = workbench.map(eraseWithdrawnDrafts) ?? []
    return try ScreenRunner.open(invocation) { opened in
      if !erased.isEmpty { opened.pages.say(erased.map { .outcome($0) }) }
      try WorkbenchScreens.run(
        workbench: workbench, pages: opened.pages,
        actions: actions(opened, invocation, console: console))
      return .success
    }
  }

  /// The workspace of the call; `nil` outside of any, unless one was named.
  private static func inWorkspace(_ invocation: Invocation) throws -> Workbench? {
    do {
      return try Workbench(invocation)
    } catch let error as WorkbenchError
      where error.code == .noInput && invocation.workspaceFolder == nil
    {
      return nil
    }
  }

  private static func actions(
    _ opened: ScreenRunner.Opened, _ invocation: Invocation, console: Console
  ) -> WorkbenchActions {
    WorkbenchActions(
      record: { study, session in
        let run = RecordRun(
          workbench: try Workbench(invocation), pages: opened.pages, settings: opened.settings,
          source: opened.source)
        let result = try run.run(RecordOptions(study: study, session: session))
        opened.pages.say(result.words.map { .outcome($0) })
      },
      review: { study, session in
        let run = ReviewRun(
          workbench: try Workbench(invocation), pages: opened.pages, study: study, session: session)
        opened.pages.say(try run.run().summary.map { .outcome($0) })
      },
      walk: { options in
        try StopWalkRun(
          workbench: try Workbench(invocation), pages: opened.pages,
          settings: opened.settings
        ).run(options)
      },
      stoppedRecordings: {
        let workbench = try Workbench(invocation)
        let all = try StoppedRecordings(in: workbench).all(study: nil, setAsideToo: false) {
          error in
          opened.pages.say([.error(error.told)])
        }
        return all.map { found in
          (
            title: "\(found.people) in \(found.study), \(Summary.counted(found.notes, "note"))",
            study: found.study, session: found.session
          )
        }
      },
      makeWorkspace: { try WorkspaceMaking(console.surroundings).make(in: ".").workbench })
  }
}
