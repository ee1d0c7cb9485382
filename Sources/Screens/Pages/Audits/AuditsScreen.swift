import JSON
import Localization
import Records
import Terminal
import Wording
import Workbench

/// The screens of a study whose elements were saved, to walk through as somebody swipes.
struct AuditsScreen {
  let navigator: Navigator
  let study: String

  func run() throws {
    try ListScreen(navigator: navigator, page: page) { try walk($0) }.run()
  }

  /// What the study's own screen says of them: "2 of 8 screens".
  static func details(_ records: StudyRecords) -> Sentence {
    let audited = Set(records.inventories.compactMap(\.screen).map { Text($0) })
    let screens = records.study.screens
    if screens.isEmpty { return audited.isEmpty ? "no screen audited yet" : "\(audited.count)" }
    let known = screens.count { audited.contains(Text($0.id)) }
    return "\(known) of \(screens.count, "screen", "screens") audited"
  }

  private func page(_ start: Int?) throws -> ActionPage<SavedInventory> {
    let rows = SavedInventory.all(try navigator.study(study)).map {
      saved -> ActionPage<SavedInventory>.Row in
      let record = saved.record
      let row = PageRow(
        record.id.string, "\(saved.title)",
        details: [
          "\(record.elementCount, "element", "elements")",
          record.productVersion.map { "version \($0)" } ?? "",
          record.round.map { "round \($0)" } ?? "",
        ])
      return (row, saved)
    }
    return ActionPage(
      "audits \(study)", title: "Audited screens", place: "\(study)",
      lead: ["Choosing one walks through its stops, where notes can be taken."],
      list: ActionList(
        .choices, noun: Noun("screen", "screens"), rows: rows, start: start,
        whenEmpty:
          "No screen yet. `kerb audit FILE --study \(study) --screen NAME --save` keeps one."),
      prompt: Prompt("Screen", .choice))
  }

  private func walk(_ saved: SavedInventory) throws -> [Message] {
    var result = RunResult()
    let messages = try navigator.handOver {
      result = try navigator.actions.walk(StopWalkOptions(study: study, inventories: [saved]))
    }
    return messages + (result.lines + result.words).map { .outcome($0) }
  }
}
