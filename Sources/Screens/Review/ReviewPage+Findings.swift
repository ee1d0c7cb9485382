import Localization
import Recording
import Records
import Terminal

extension ReviewPage {
  /// How many close findings are offered at once.
  private static let mostClose = 6

  /// None, a new one, or a close one; what stands comes with Enter.
  static func finding(_ review: Review) -> ReviewPage {
    let standing = review.current.map { review.findings(of: $0) } ?? []
    var rows: [(PageRow, Meaning)] = [
      row("none", .finding(nil)), (PageRow("new", "a new finding"), .newFinding),
    ]
    let close = review.closeFindings.filter { !standing.contains($0.finding) }
    rows += standing.map { row(name($0), .finding($0.path), details: ["stands"]) }
    rows += close.prefix(mostClose).map {
      row(
        name($0.finding), .finding($0.finding.path),
        details: ["\($0.shared.joined(separator: ", "))"])
    }
    if review.findings.count > rows.count - 2 {
      rows.append((PageRow("another", "another finding"), .anyFinding))
    }
    return ReviewPage(
      review, "finding", ["Which finding does it support?"], rows,
      start: standing.isEmpty ? 0 : 2,
      prompt: Prompt(
        "Finding", .choice,
        enterMeans: standing.first.map { "keeps \($0.shortID)" } ?? "none"))
  }

  /// Every finding of the study.
  static func anyFinding(_ review: Review) -> ReviewPage {
    ReviewPage(
      review, "any finding",
      ["Which finding does it support? The beginning of its name is enough."],
      review.findings.map { row(name($0), .finding($0.path)) },
      prompt: Prompt("Finding", .choice))
  }

  private static func name(_ finding: ReviewFinding) -> Sentence {
    "\(finding.shortID) \(finding.title)"
  }

  /// What stands at the end: the notes that wait, or that none does.
  static func end(_ review: Review) -> ReviewPage {
    let waiting = review.waiting.count
    let last: (PageRow, Meaning) = (PageRow("last", "go back to the last note"), .lastNote)
    let leave: (PageRow, Meaning) = (PageRow("leave", "leave"), .leave)
    let rows: [(PageRow, Meaning)] =
      waiting == 0
      ? [leave, last]
      : [(PageRow("on", "go on with those that wait"), .goOn), leave, last]
    var result = ReviewPage(
      review, "end", [], rows, start: 0,
      prompt: Prompt("Choice", .choice, enterMeans: waiting == 0 ? "leaves" : "goes on"))
    result.page.page.title =
      waiting == 0
      ? review.queue.count == 1
        ? "The only note is reviewed." : "All \(review.queue.count) notes are reviewed."
      : waiting == 1
        ? "This was the last note. 1 of \(review.queue.count) waits."
        : "This was the last note. \(waiting) of \(review.queue.count) wait."
    return result
  }
}
