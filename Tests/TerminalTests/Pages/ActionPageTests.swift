import Localization
import Terminal
import Testing

@Suite("A page whose rows and commands say what they mean")
struct ActionPageTests {
  private enum Way: Hashable {
    case open(String)
    case find(words: String)
    case undo
  }

  private static var page: ActionPage<Way> {
    ActionPage(
      "notes", title: "Notes",
      list: ActionList(
        .choices, noun: Noun("note", "notes"),
        rows: [
          (PageRow("heading", "Today", isHeading: true), nil), (PageRow("a", "First"), .open("a")),
          (PageRow("b", "Second"), .open("b")),
        ]),
      prompt: Prompt("Note", .choice),
      commands: [
        ActionCommand("find", "WORDS", "Find notes.") { .find(words: $0) },
        ActionCommand("undo", "Take it back.", footer: true, .undo),
      ])
  }

  /// The actions of an event, and the row that it came from.
  private func actions(_ event: PageEvent) -> (actions: [Way], row: Int?) {
    switch Self.page.meaning(of: event) {
    case .action(let way, let row): ([way], row)
    case .actions(let ways): (ways, nil)
    case .nothing(let row): ([], row)
    case .entered, .back, .quit, .idle: ([], nil)
    }
  }

  @Test("the renderers get plain rows and commands")
  func plain() throws {
    let list = try #require(Self.page.page.list)
    #expect((0..<list.count).map { list.row($0).text } == ["Today", "First", "Second"])
    #expect(list.headings == [0])
    #expect(Self.page.page.commands.map(\.name) == ["find", "undo"])
    #expect(Self.page.page.commands.map(\.isInFooter) == [false, true])
  }

  @Test("a row means what was declared with it")
  func row() {
    #expect(actions(.chosen(2)).actions == [.open("b")])
    #expect(actions(.chosen(2)).row == 2)
    #expect(actions(.chosenSeveral([2, 0, 1])).actions == [.open("b"), .open("a")])
  }

  @Test("a heading, a row that is not there and a word that is no command mean nothing")
  func nothing() {
    #expect(actions(.chosen(0)).actions.isEmpty)
    #expect(actions(.chosen(3)).actions.isEmpty)
    #expect(actions(.command("lost", argument: "")).actions.isEmpty)
  }

  @Test("a command gets what was typed after it")
  func command() {
    #expect(actions(.command("find", argument: "pay")).actions == [.find(words: "pay")])
    #expect(actions(.command("undo", argument: "twice")).actions == [.undo])
  }

  @Test("rows that are made while they are visible mean their item")
  func lazily() {
    let page = ActionPage<String>(
      "log", title: "Log",
      list: ActionList(
        .log, noun: Noun("note", "notes"), of: ["a", "b"], row: { PageRow("\($0)", "\($1)") },
        action: { $0 }),
      prompt: Prompt("Note"))
    guard case .action("b", row: 1) = page.meaning(of: .chosen(1)) else {
      Issue.record("the second row means its item")
      return
    }
  }
}
