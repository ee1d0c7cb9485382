import JSON
import Localization
import Records
import Terminal
import Workbench

/// Everything about a session on one page: Enter starts, a number changes one thing.
struct SessionOverview {
  let dialog: QuestionDialog
  /// "Tram tickets, P07".
  let title: Sentence
  let studyPlatform: ProductPlatform
  /// Whether somebody else records the session already.
  let isJoining: Bool
  let closed: ClosedRounds

  struct State {
    var values: SessionValues
    var role: Role
    var keepsTasks: Bool
    /// Where values come from that were offered and not changed, by their lines.
    var sources: [SessionLine: Sentence] = [:]
  }

  private struct Item {
    var id: SessionLine
    /// Without where the value comes from.
    var words: Sentence
    var change: (SessionOverview, inout State) throws -> Void
  }

  private enum Destination {
    case start
    /// One of the items, by its place.
    case change(Int)
  }

  /// Shows the page until the person starts.
  ///
  /// - Throws: ``QuestionLeft``; what was changed stays in the state.
  func ask(_ state: inout State) throws {
    while true {
      let items = items(state)
      let start: Sentence = isJoining ? "join" : "start"
      let rows: [ActionPage<Destination>.Row] =
        [(PageRow("start", start), .start)]
        + items.enumerated().map { index, item in
          let words = state.sources[item.id].map { "\(item.words) (\($0))" } ?? item.words
          return (PageRow(item.id.rawValue, words), .change(index))
        }
      let page = ActionPage(
        "overview", title: "\(title). Ready.",
        lead: ["A number changes one thing."],
        list: ActionList(.choices, noun: Noun("line", "lines"), rows: rows, start: 0),
        prompt: Prompt("Start", .choice, enterMeans: isJoining ? "joins" : "starts"))
      switch try dialog.pages.show(page, dialog.takeMessages()) {
      case .action(.start, _), .entered("", _): return
      case .action(.change(let index), _):
        do {
          try items[index].change(self, &state)
          // Heard before the page is read anew.
          let now = self.items(state)[index]
          if now.words != items[index].words {
            state.sources[now.id] = nil
            dialog.tell(.outcome("\(now.words)."))
          }
        } catch let left as QuestionLeft where !left.quits {
          continue
        }
      case .back: throw QuestionLeft()
      case .quit: throw QuestionLeft(quits: true)
      case .actions, .entered, .nothing, .idle: continue
      }
    }
  }

  /// Only who says so uses none.
  private func noTechnology(_ state: State) -> Sentence {
    state.sources[.technology] == nil ? "none noted" : "none"
  }

  private func items(_ state: State) -> [Item] {
    let values = state.values
    func said(_ text: String?) -> Sentence { text.map { "\($0)" } ?? "not said" }
    let technologies = values.technologies.map { "\($0.words)" as Sentence }.joined(separator: "; ")
    let circumstances = values.circumstances.map { "\($0.text)" as Sentence }.joined(
      separator: "; ")
    let others = values.present.filter { $0 != state.role }.map { "\($0.label)" as Sentence }
    var items: [Item] = [
      Item(id: .role, words: "Role: \(state.role.label)") { try $0.role(&$1) },
      Item(
        id: .present,
        words: "Present: \((["you"] + others).joined(separator: ", "))"
      ) { try $0.present(&$1) },
      Item(id: .device, words: "Device: \(said(values.device))") {
        try $0.text("Which device is used?", "Device", \.device, &$1)
      },
      Item(id: .platform, words: "Platform: \((values.platform ?? studyPlatform).label)") {
        try $0.platform(&$1)
      },
      Item(id: .version, words: "Product version: \(said(values.productVersion))") {
        try $0.text("Which version of the product?", "Version", \.productVersion, &$1)
      },
      Item(
        id: .technology,
        words: "Assistive technology: \(technologies.isEmpty ? noTechnology(state) : technologies)"
      ) { try $0.technology(&$1) },
      Item(id: .round, words: "Round \(values.round)") { try $0.round(&$1) },
      Item(id: .pilot, words: values.isPilot ? "Pilot: yes" : "Pilot: no") { try $0.pilot(&$1) },
      Item(id: .mode, words: "Place: \(values.mode.map { "\($0.label)" } ?? said(nil))") {
        try $0.mode(&$1)
      },
      Item(
        id: .circumstances,
        words: circumstances.isEmpty ? "Circumstances: none" : "Circumstances: \(circumstances)"
      ) { try $0.circumstances(&$1) },
      Item(id: .today, words: values.today.map { "Today: \($0)" } ?? "Today: not asked yet") {
        try $0.today(&$1)
      },
    ]
    if isJoining {
      let who: Sentence = state.keepsTasks ? "you keep them" : "another recorder keeps them"
      items.append(Item(id: .tasks, words: "Tasks: \(who)") { try $0.tasks(&$1) })
    }
    return items
  }
}
