import JSON
import Localization
import Records
import Terminal
import Wording
import Workbench

/// The checklists of the workspace, what a study has answered of each, and answering one.
struct ChecklistsScreen {
  let navigator: Navigator
  let study: String

  func run() throws {
    try ListScreen(navigator: navigator, page: page) { try ask($0) }.run()
  }

  /// What the study's own screen says of them: "12 answers".
  static func details(_ records: StudyRecords) -> Sentence {
    let count = records.evidence.flatMap(\.items).count { $0.answer != nil }
    return count == 0 ? "nothing answered yet" : Sentence.count(count, "answer", "answers")
  }

  private func page(_ start: Int?) throws -> ActionPage<RecordID> {
    let records = try navigator.study(study)
    let found = try Checklists(in: navigator.workbench).all()
    let rows = found.checklists.map { list -> ActionPage<RecordID>.Row in
      let kind: Sentence = list.evidenceKind == .simulated ? "simulated, never lived" : ""
      let row = PageRow(
        list.id.string, "\(list.title)",
        details: ["\(ChecklistProgress(list, in: records).words)", kind])
      return (row, list.id)
    }
    let faults = found.faults.count
    return ActionPage(
      "checklists \(study)", title: "Checklists", place: "\(study)",
      lead: faults == 0
        ? []
        : [
          "\(faults, "fault keeps", "faults keep") a file out: `kerb check` names them."
        ],
      list: ActionList(
        .choices, noun: Noun("checklist", "checklists"), rows: rows, start: start,
        whenEmpty: "No checklists yet. `kerb checklist add` brings those that come with kerb."),
      prompt: Prompt("Checklist", .choice))
  }

  private func ask(_ checklist: RecordID) throws -> [Message] {
    var result = RunResult()
    let messages = try navigator.handOver {
      result = try ChecklistRun(workbench: navigator.workbench, pages: navigator.pages).run(
        ChecklistOptions(study: study, checklist: checklist.string))
    }
    return messages + result.lines.map { .outcome($0) }
  }
}
