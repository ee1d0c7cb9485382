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

/// A workspace with an invented person, a task of two goals and six steps, and somebody who walks through it.
final class WalkthroughTrial {
  let scene: ScreenTrial

  init() throws {
    scene = try ScreenTrial([
      "init", "study new tram --title Tram --screen Pay",
      "study task add tram \"Pay by card\" --exercises 4.1.2",
      "persona new \"Odalys Brankov\" --pronoun she/her --need touch:changing:yes --assistive-technology \"Voice control:intermediate:2\" --statement \"does:Says the words on buttons that she sees\"",
    ])
  }

  static let course = """
    Choose a ticket before the tram comes
    - Open Tickets
    - Choose Day ticket
    Pay and have proof
    - Check the total
    - Say Pay @pay
    - Confirm at the bank
    - See the receipt

    """

  func writeCourse() throws {
    let given = try GivenCourse(Array(Self.course.utf8), place: "-", in: records.study)
    try CourseWriting(task: task, of: "tram", in: workbench).replace(with: given)
  }

  let task = "pay-by-card"

  /// As the scene's, with a home for what is remembered outside the work tree.
  var console: Console {
    var effects = scene.console.effects
    let state = scene.trial.folder.at("state")
    effects.environment = { $0 == "XDG_STATE_HOME" ? state : nil }
    return Console(effects)
  }

  lazy var workbench = Workbench(scene.location, console: console, verb: "kerb persona walk")

  func plan(
    _ manner: WalkthroughManner = .reasoned, over: String? = nil, evaluators: [String] = []
  ) throws -> WalkthroughPlan {
    WalkthroughPlan(
      study: "tram", profile: try PersonaCards(in: workbench).profile("odalys-brankov"),
      task: try WalkthroughPlan.task(task, in: records.study), over: over, manner: manner, round: 1,
      evaluators: evaluators, tool: nil, day: workbench.today)
  }

  struct Played {
    let pages: PlayedPages
    let result: RunResult
  }

  /// Walks, and plays the steps; when they are used up, the terminal hangs up.
  @discardableResult
  func play(_ plan: WalkthroughPlan, _ steps: [Step]) throws -> Played {
    let pages = PlayedPages(steps)
    let result = try WalkthroughRun(workbench: workbench, pages: pages).run(plan)
    #expect(pages.missing == [])
    return Played(pages: pages, result: result)
  }

  var records: StudyRecords {
    get throws { try StudyLoader.load("tram", in: scene.location).records }
  }

  func coverage() throws -> Coverage {
    Coverage.measure(try records, options: ReportOptions(round: nil))
  }
}
