import JSON
import Localization
import Records
import Terminal
import Wording
import Workbench

/// The findings of a study, the worst open one first until somebody sorts them.
struct FindingsScreen {
  let navigator: Navigator
  let study: String

  private enum Order: ListOrder {
    case worst, number, title, criterion, notes

    var label: Sentence {
      switch self {
      case .worst: "worst open one first"
      case .number: "by number"
      case .title: "by title"
      case .criterion: "by criterion"
      case .notes: "most notes first"
      }
    }
  }

  func run() throws {
    var order = Order.worst
    try ListScreen(
      navigator: navigator, page: { try page(order, $0) },
      act: { way in
        switch way {
        case .finding(let id):
          return try navigator.open {
            try FindingScreen(navigator: navigator, study: study, finding: id).run()
          }
        case .new(let title): return try make(title)
        case .sort(let typed):
          order = try navigator.order(typed, standing: order)
          return [.outcome("Sorted: \(order.label).")]
        }
      }
    ).run()
  }

  private enum Destination {
    case sort(String)
    case finding(RecordID)
    case new(title: String)
  }

  /// Where the order makes no difference, by number.
  private func findings(
    _ order: Order, _ records: StudyRecords, _ standings: FindingStandings
  ) -> [Finding] {
    let all = records.findings.sorted { $0.id < $1.id }
    func sorted<Key: Comparable>(_ key: (Finding) -> Key) -> [Finding] {
      let keys = all.map(key)
      return all.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { all[$0] }
    }
    // Problems that may remain by severity, then fixed ones, then strengths.
    return switch order {
    case .worst: sorted { standings.rank($0.id) }
    case .number: all
    case .title: sorted { Text($0.title.lowercased()) }
    case .criterion: sorted { $0.places.min()?.index ?? .max }
    case .notes: sorted { -$0.supports.count }
    }
  }

  private func make(_ title: String) throws -> [Message] {
    let title =
      title.isEmpty
      ? try navigator.pages.ask(
        "What is the problem, in one sentence?", "Title",
        problem: { PlainText.trimmed($0).isEmpty ? "A finding needs a title." : nil })
      : title
    var values = RecordPatch()
    values.set(\Finding.title, to: title)
    return try navigator.make(.finding, study: study, values)
  }

  private func page(_ order: Order, _ start: Int?) throws -> ActionPage<Destination> {
    let records = try navigator.study(study)
    let standings = FindingStandings(records)
    return ActionPage(
      "findings \(study)", title: "Findings", place: "\(study), \(standings.open) open",
      list: ActionList(
        .choices, noun: Noun("finding", "findings"), of: findings(order, records, standings),
        start: start,
        whenEmpty: "No finding yet. Make one: `/new` TITLE",
        row: { FindingRow.row($1, standings.words($1.id)) }, action: { .finding($0.id) }),
      prompt: Prompt("Finding", .choice),
      commands: [
        ActionCommand("new", "[TITLE]", "Make a finding.", footer: true) { .new(title: $0) },
        Navigator.sorting { .sort($0) },
      ])
  }
}

/// How lists show a finding.
enum FindingRow {
  /// - Parameter standing: What became of it; `nil` if that is not measured.
  static func row(_ finding: Finding, _ standing: Sentence? = nil) -> PageRow {
    let worst = finding.ratings.compactMap(\.severity).max()
    let kind = standing ?? (finding.kind == .strength ? "strength" : "")
    return PageRow(
      finding.id.string, "\(finding.title)",
      details: [
        finding.kind == .strength ? "" : worst.map { "\($0.label)" } ?? "not rated", kind,
        finding.isBeyondWcag
          ? "beyond WCAG" : "\(finding.places.sorted().map(\.description).joined(separator: ", "))",
        "\(finding.id.short)",
      ])
  }
}
