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
      case .chosen(0):
        do {
          return try actions.makeWorkspace()
        } catch let error as WorkbenchError {
          messages = [.error(error.sentence)]
        }
      case .chosen, .back, .quit: return nil
      default: messages = []
      }
    }
  }

  private var page: Page {
    Page(
      "no-workspace", title: "No workspace here",
      lead: [
        "A workspace is the folder of a team: its studies, people and sessions, as files for git.",
        "There is none in this folder or above it.",
        "Is it somewhere else? Leave, go to its folder and start kerb there.",
      ],
      list: PageList(
        .choices, noun: "choice",
        rows: [
          PageRow(
            "make", "Make a workspace here",
            details: ["Personas, Surveys, Exports and .kerb; nothing that is here is changed"]),
          PageRow("leave", "Leave"),
        ]),
      prompt: Prompt("Choice", .choice))
  }
}
