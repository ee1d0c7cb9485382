import Terminal
import Workbench

/// Asks on the pages of the workbench, and says what came of it.
struct SurveyCall {
  let navigator: Navigator

  func run(_ options: SurveyOptions) throws -> [Message] {
    var result = RunResult()
    let messages = try navigator.handOver {
      result = try SurveyRun(workbench: navigator.workbench, pages: navigator.pages).run(options)
    }
    return messages + result.lines.map { .outcome($0) }
  }
}
