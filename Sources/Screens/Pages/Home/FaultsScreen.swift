import Localization
import Records
import Terminal
import Wording
import Workbench

/// Files that could not be read, where, and what mends each.
struct FaultsScreen {
  let navigator: Navigator

  private enum Destination {
    case mend(WorkbenchError)
    case again
  }

  func run() throws {
    try ListScreen(
      navigator: navigator, page: { _ in try page() },
      act: { way in
        switch way {
        case .mend(let fault): return [.answer("To mend it: \(fault.remedy)")]
        case .again:
          navigator.forget()
          return [.outcome("Read again.")]
        }
      }
    ).run()
  }

  private func page() throws -> ActionPage<Destination> {
    let rows = try navigator.overview().faults.enumerated().map { index, fault in
      (
        row: PageRow(
          String(index), fault.problem, details: ["\(fault.place)"],
          spoken: "\(fault.problem); in \(fault.place)"),
        action: Destination?.some(.mend(fault))
      )
    }
    return ActionPage(
      "faults", title: "Files with faults",
      lead: [
        "These files are left out and nothing writes them; everything else works on.",
        "After mending them, `kerb check` looks through the whole workspace.",
      ],
      list: ActionList(
        .choices, noun: Noun("fault", "faults"), rows: rows, whenEmpty: "All files can be read."),
      prompt: Prompt("Fault", .choice),
      commands: [ActionCommand("again", "Read the files again.", footer: true, .again)])
  }
}
