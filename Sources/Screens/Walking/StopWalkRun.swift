import Elements
import Localization
import Recording
import Records
package import Terminal
import Wording
package import Workbench

/// What a call says of a walk; the rest is asked.
package struct StopWalkOptions {
  package var study: String
  /// The saved inventories among which one is chosen.
  package var inventories: [SavedInventory]
  package var round: Int?
  package var judgedBy: String?
  package var tool: String?
  /// "voiceover", "talkback"; `nil` for the one of the platform.
  package var reader: String?
  /// Whether hints are said too.
  package var saysHints: Bool

  package init(
    study: String, inventories: [SavedInventory], round: Int? = nil, judgedBy: String? = nil,
    tool: String? = nil, reader: String? = nil, saysHints: Bool = false
  ) {
    self.study = study
    self.inventories = inventories
    self.round = round
    self.judgedBy = judgedBy
    self.tool = tool
    self.reader = reader
    self.saysHints = saysHints
  }
}

/// One walk through a screen's stops on pages: chosen, walked, and what came of it.
package struct StopWalkRun {
  private let dialog: QuestionDialog
  private let shortcuts: Shortcuts

  package init(workbench: Workbench, pages: any PageShowing, settings: SettingsSource.Start) {
    dialog = QuestionDialog(pages, workbench)
    shortcuts = settings.shortcuts
  }

  package func run(_ options: StopWalkOptions) throws -> RunResult {
    do {
      return try walk(try choose(options.inventories), options)
    } catch is QuestionLeft {
      return RunResult(words: ["Nothing was walked through."])
    }
  }

  private func choose(_ inventories: [SavedInventory]) throws -> SavedInventory {
    if inventories.count == 1 { return inventories[0] }
    let choices = inventories.map { saved -> Sentence in
      let version: Sentence = saved.record.productVersion.map { ", version \($0)" } ?? ""
      return "\(saved.title)\(version), \(saved.record.id)"
    }
    return inventories[try dialog.choose("Which screen?", "Screen", choices)]
  }

  private func walk(_ saved: SavedInventory, _ options: StopWalkOptions) throws -> RunResult {
    let workbench = dialog.workbench
    let hearing = Hearing(try saved.inventory(ofStudy: options.study, in: workbench))
    guard !hearing.stops.isEmpty else {
      return RunResult(words: ["There is nothing to stop at on \(saved.title)."])
    }
    let round = try options.round ?? EvidenceRound.usual(dialog.load(options.study))
    if let round { try ClosedRounds(options.study, workbench).check(round) }
    let store = try AnswerStore(
      workbench,
      StopNotes(
        study: options.study, inventory: saved, round: round, judgedBy: options.judgedBy,
        tool: options.tool))
    let platform = hearing.inventory.screen.platform
    let reader = options.reader.flatMap(ScreenReader.init(rawValue:)) ?? ScreenReader(platform)
    let stops = Speech(hearing, reader, options.saysHints ? .long : .short).stops.map(\.words)
    let screen = QuestionScreen(
      dialog: dialog,
      pages: StopWalkPages(
        title: hearing.inventory.screen.name, reader: "\(reader.label)",
        findings: Self.findings(hearing)),
      StopWalk(stops, shortcuts: shortcuts)
    ) { try store.write($0.map { ($0, stops[$0.stop]) }) }
    if let remark = JudgedBy.remark(on: options.judgedBy) { dialog.tell(.notice("\(remark)")) }
    if !hearing.inventory.facts.contains(.stops) {
      dialog.tell(
        .notice("The file did not say where a screen reader stops; this follows from types."))
    }
    do {
      _ = try screen.run()
    } catch is TerminalEnded {
      // Every note is on the disk already.
    }
    guard let id = store.id else { return RunResult(words: ["No notes were taken."]) }
    let count = Sentence.count(screen.asking.sheet.count, "note", "notes")
    return RunResult(
      lines: ["Kept \(count) about \(saved.title) in \(id)."],
      words: [
        "Next: \(CoverageCommand.words(showing: round, of: try dialog.load(options.study)))"
      ])
  }

  /// For each stop what rules found at it or inside it.
  private static func findings(_ hearing: Hearing) -> [[Sentence]] {
    var result = [[Sentence]](repeating: [], count: hearing.stops.count)
    for finding in Audit(hearing).findings {
      guard let element = finding.element, let stop = hearing.stop(of: element) else { continue }
      result[stop].append("\(finding.problem) (\(finding.rule.id))")
    }
    return result
  }
}
