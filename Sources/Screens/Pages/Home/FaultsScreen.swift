import Records
import Terminal
import Wording
import Workbench

/// Files that could not be read, where, and what mends each.
struct FaultsScreen {
  let desk: Desk

  func run() throws {
    var messages: [Message] = []
    while true {
      let faults = try desk.overview().faults
      let rows = faults.enumerated().map { index, fault in
        PageRow(
          String(index), fault.problem, details: [fault.place],
          spoken: "\(fault.problem); in \(fault.place)")
      }
      let page = Page(
        "faults", title: "Files with faults",
        lead: [
          "These files are left out and nothing writes them; everything else works on.",
          "After mending them, kerb check looks through the whole workspace.",
        ],
        list: PageList(
          .choices, noun: "fault", rows: rows, whenEmpty: "All files can be read."),
        prompt: Prompt("Fault", .choice),
        commands: [PageCommand("again", "", "Read the files again.", footer: true)])
      switch try desk.pages.show(page, messages) {
      case .chosen(let index): messages = [.answer("To mend it: \(faults[index].remedy)")]
      case .command:
        desk.forget()
        messages = [.outcome("Read again.")]
      case .back: return
      case .quit: throw QuestionLeft(quits: true)
      default: messages = []
      }
    }
  }
}
