import Localization
import Records
import Terminal
import Wording
import Workbench

/// In which role somebody reviews: what `reviewedBy` and severities carry, never a name.
enum ReviewRole {
  /// Offered where nobody has said it yet.
  private static let usual = [
    "moderator", "note-taker", "observer", "researcher", "designer", "accessibility specialist",
  ]

  /// What is wrong with a role, as a sentence; `nil` when nothing is.
  static func problem(_ role: String) -> Sentence? {
    let text = PlainText.trimmed(role)
    if text.isEmpty { return "Write a role, such as moderator." }
    if text.contains("\n") || text.utf8.count > 60 { return "Write the role in a few words." }
    return nil
  }

  /// The role of the last review on this machine; `nil` where there is none that is still a role.
  private static func last(_ workbench: Workbench) throws -> String? {
    try LastReviewRole(in: workbench).read().flatMap { problem($0) == nil ? $0 : nil }
  }

  /// The role that was given, the last one, or the answer to a question.
  ///
  /// - Throws: ``QuestionLeft`` where the person leaves the question.
  static func choose(_ given: String?, _ workbench: Workbench, _ pages: any PageShowing) throws
    -> String
  {
    if let given {
      if let problem = problem(given) {
        throw WorkbenchError(.usage, at: "--role", "this is no role", fix: "\(problem)")
      }
      return PlainText.trimmed(given)
    }
    if let last = try last(workbench) { return last }
    let rows = usual.map { PageRow($0, "\($0)") }
    let page = Page(
      "review role", title: "In which role do you review?",
      lead: ["The role stands beside what you confirm and rate. Write no name."],
      list: PageList(.choices, noun: Noun("role", "roles"), rows: rows),
      prompt: Prompt("Role", .textOrChoice))
    var messages: [Message] = []
    while true {
      switch try pages.show(page, messages) {
      case .chosen(let index) where usual.indices.contains(index): return usual[index]
      case .entered(let text, _):
        guard let problem = problem(text) else { return PlainText.trimmed(text) }
        messages = [.error(problem)]
      case .back: throw QuestionLeft()
      case .quit: throw QuestionLeft(quits: true)
      default: messages = []
      }
    }
  }
}
