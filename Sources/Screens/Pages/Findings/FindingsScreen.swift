import JSON
import Measures
import Records
import Terminal
import Workbench

/// The findings of a study, the worst open one first.
struct FindingsScreen {
  let desk: Desk
  let study: String

  func run() throws {
    try ListScreen(
      desk: desk, page: page,
      act: { way in
        switch way {
        case .finding(let id):
          try desk.open { try FindingScreen(desk: desk, study: study, finding: id).run() }
        case .new(let title): try make(title)
        }
      }
    ).run()
  }

  private enum Way {
    case finding(RecordID)
    case new(title: String)
  }

  /// Open problems by severity, then what is fixed, then strengths.
  private func findings() throws -> [Finding] {
    try desk.study(study).findings.sorted { left, right in
      let (one, two) = (left.rank, right.rank)
      return one == two ? left.id < right.id : one > two
    }
  }

  private func make(_ title: String) throws -> [Message] {
    let title =
      title.isEmpty
      ? try desk.pages.ask(
        "What is the problem, in one sentence?", "Title",
        problem: { FieldText.trimmed($0).isEmpty ? "A finding needs a title." : nil })
      : title
    return try desk.make(.finding, study: study, ["title": .string(title)])
  }

  private func page(_ start: Int?) throws -> ActionPage<Way> {
    let findings = try findings()
    let open = findings.count { $0.isOpen && $0.kind != .strength }
    return ActionPage(
      "findings \(study)", title: "Findings", place: "\(study), \(open) open",
      list: ActionList(
        .choices, noun: "finding", of: findings, start: start,
        whenEmpty: "No finding yet. Make one: /new TITLE",
        row: { FindingRow.row($1) }, action: { .finding($0.id) }),
      prompt: Prompt("Finding", .choice),
      commands: [
        ActionCommand("new", "[TITLE]", "Make a finding.", footer: true) { .new(title: $0) }
      ])
  }
}

/// How lists show a finding.
enum FindingRow {
  static func row(_ finding: Finding) -> PageRow {
    let worst = finding.ratings.compactMap(\.severity).max()
    let kind = finding.kind == .strength ? "strength" : finding.stateWords
    return PageRow(
      finding.id.string, finding.title,
      details: [
        finding.kind == .strength ? "" : worst?.label ?? "not rated", kind,
        finding.isBeyondWcag
          ? "beyond WCAG" : finding.places.sorted().map(\.description).joined(separator: ", "),
        finding.id.short,
      ])
  }
}

extension Finding {
  /// The newest state in words.
  var stateWords: String {
    rounds.max { $0.round < $1.round }?.state?.label ?? "no state"
  }

  /// Higher is more urgent.
  fileprivate var rank: Int {
    if kind == .strength { return -2 }
    guard isOpen else { return -1 }
    return (ratings.compactMap(\.severity).max()?.rawValue ?? 0) + 1
  }
}
