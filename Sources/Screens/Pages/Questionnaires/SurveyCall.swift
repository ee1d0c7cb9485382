import Terminal
import Workbench

/// Asks on the pages of the workbench, and says what came of it.
struct SurveyCall {
  let desk: Desk

  func run(_ options: SurveyOptions) throws -> [Message] {
    var result = RunResult()
    let messages = try desk.handOver {
      result = try SurveyRun(workbench: desk.workbench, pages: desk.pages).run(options)
    }
    return messages + result.lines.map { .outcome($0) }
  }
}
