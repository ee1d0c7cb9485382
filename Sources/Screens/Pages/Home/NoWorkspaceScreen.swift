import Localization
import Records
import Terminal
import Wording
import Workbench

/// Where `kerb` was started outside of any workspace: what that means, and making one here.
struct NoWorkspaceScreen {
  let pages: any PageShowing
  let actions: WorkbenchActions

  /// - Returns: The new workspace, or `nil` where the person leaves.
  func run() throws -> Workbench? {
    var messages: [Message] = []
    while true {
      switch try pages.show(page, messages) {
      case .action(.make, _):
        do {
          return try actions.makeWorkspace()
        } catch let error as WorkbenchError {
          messages = [error.message]
        }
      case .action(.leave, _), .back, .quit: return nil
      case .actions, .entered, .nothing, .idle: messages = []
      }
    }
  }

  private enum Destination { case make, leave }

  private var page: ActionPage<Destination> {
    ActionPage(
      "no-workspace", title: "No workspace here",
      lead: [
        "A workspace is the folder of a team: its studies, people and sessions, as files for git.",
        "There is none in this folder or above it.",
        "Is it somewhere else? Leave, go to its folder and start kerb there.",
      ],
      list: ActionList(
        .choices, noun: Noun("choice", "choices"),
        rows: [
          (
            PageRow(
              "make", "Make a workspace here",
              details: ["Personas, Surveys, Exports and .kerb; nothing that is here is changed"]),
            .make
          ),
          (PageRow("leave", "Leave"), .leave),
        ]),
      prompt: Prompt("Choice", .choice))
  }
}
