import JSON
import Measures
import Records
import TemporaryFolder
import Terminal
import Testing
import Workspace

@testable import CommandLine
@testable import Screens
@testable import Workbench
@testable import kerb

/// A workspace with a study of two screens, and somebody who answers checklists.
final class ChecklistTrial {
  let scene: ScreenTrial

  init() throws {
    scene = try ScreenTrial([
      "init", "study new tram --title Tram --screen Start --screen Pay",
    ])
  }

  /// As the scene's, with a home for what is remembered outside the work tree.
  var console: Console {
    var effects = scene.console.effects
    let state = scene.trial.folder.at("state")
    effects.environment = { $0 == "XDG_STATE_HOME" ? state : nil }
    return Console(effects)
  }

  struct Played {
    let pages: PlayedPages
    let result: RunResult?
  }

  /// Answers, and plays the steps; when they are used up, the terminal hangs up.
  @discardableResult
  func play(_ options: ChecklistOptions, _ steps: [Step]) throws -> Played {
    let pages = PlayedPages(steps)
    let workbench = Workbench(scene.location, console: console, verb: "kerb checklist run")
    var result: RunResult?
    do {
      result = try ChecklistRun(workbench: workbench, pages: pages).run(options)
    } catch is TerminalEnded {
      // The steps are over while a page is still shown.
    }
    #expect(pages.missing == [])
    return Played(pages: pages, result: result)
  }

  @discardableResult
  func play(_ list: String, screen: String? = "pay", _ steps: [Step]) throws -> Played {
    try play(
      ChecklistOptions(
        study: "tram", checklist: list, screen: screen, allScreens: screen == nil), steps)
  }

  var records: StudyRecords {
    get throws { try StudyLoader.load("tram", in: scene.location).records }
  }

  /// "pay.in-order: no failed 1.3.2 [pay]" for each entry, in the order of the keys.
  func entries() throws -> [String] {
    try records.evidence.flatMap(\.items).sorted { Text.precedes($0.id, $1.id) }.map { item in
      let places = item.places.map(\.description).joined(separator: " ")
      return
        "\(item.id): \(item.answer?.id ?? "-") \(item.outcome?.id ?? "-") \(places) \(item.screens)"
    }
  }

  func coverage() throws -> Coverage {
    Coverage.measure(try records, options: ReportOptions(round: nil))
  }
}
