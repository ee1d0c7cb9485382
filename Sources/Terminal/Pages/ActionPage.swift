package import Localization

/// A page, and what its rows and commands stand for: whoever declares one says in the same place what it means.
///
/// `page` is plain data for the renderers, and the actions never reach them.
package struct ActionPage<Action> {
  /// A row and what choosing it means; `nil` for one that is only read.
  package typealias Row = (row: PageRow, action: Action?)

  package var page: Page
  private let list: ActionList<Action>?
  private let commands: [ActionCommand<Action>]

  package init(
    _ id: String, title: Sentence, place: Sentence = "", lead: [Sentence] = [],
    needsLead: Bool = false, list: ActionList<Action>? = nil, prompt: Prompt,
    commands: [ActionCommand<Action>] = []
  ) {
    page = Page(
      id, title: title, place: place, lead: lead, list: list?.list, prompt: prompt,
      commands: commands.map(\.command))
    page.needsLead = needsLead
    self.list = list
    self.commands = commands
  }

  /// What a person did, in the terms of this page.
  package enum Event {
    /// A row was chosen, or a command typed; `row` is the row's index.
    case action(Action, row: Int?)
    /// Several rows were chosen, in the order of the list.
    case actions([Action])
    case entered(String, began: Int64)
    /// A row was chosen that is only read.
    case nothing(row: Int?)
    case back, quit, idle
  }

  package func meaning(of event: PageEvent) -> Event {
    switch event {
    case .chosen(let index):
      list?.action(index).map { .action($0, row: index) } ?? .nothing(row: index)
    case .chosenSeveral(let indices): .actions(indices.compactMap { list?.action($0) })
    case .command(let name, let argument):
      commands.first { $0.command.name == name }.map { .action($0.action(argument), row: nil) }
        ?? .nothing(row: nil)
    case .entered(let text, let began): .entered(text, began: began)
    case .back: .back
    case .quit: .quit
    case .idle: .idle
    }
  }
}

/// A word after a slash and what it means.
package struct ActionCommand<Action> {
  package let command: PageCommand
  /// Gets what was typed after the word, trimmed.
  package let action: (_ argument: String) -> Action

  package init(
    _ name: String, _ argument: Sentence = "", _ help: Sentence, footer: Bool = false,
    _ action: @escaping (_ argument: String) -> Action
  ) {
    command = PageCommand(name, argument, help, footer: footer)
    self.action = action
  }

  /// What a command that is described elsewhere means.
  package init(_ command: PageCommand, _ action: @escaping (_ argument: String) -> Action) {
    self.command = command
    self.action = action
  }

  /// A command that nothing follows.
  package init(_ name: String, _ help: Sentence, footer: Bool = false, _ action: Action) {
    self.init(name, "", help, footer: footer) { _ in action }
  }
}

/// The rows of a page and what choosing each means.
package struct ActionList<Action> {
  package var list: PageList
  private let actions: (Int) -> Action?

  package init(
    _ manner: ListManner, noun: Noun, rows: [ActionPage<Action>.Row], start: Int? = nil,
    whenEmpty: Sentence = ""
  ) {
    list = PageList(
      manner, noun: noun, rows: rows.map(\.row), start: start, whenEmpty: whenEmpty)
    actions = { rows[$0].action }
  }

  /// What the rows of a list mean that is described elsewhere.
  package init(_ list: PageList, _ action: @escaping (Int) -> Action?) {
    self.list = list
    actions = action
  }

  /// Rows that are made only while they are visible.
  package init<Item: Sendable>(
    _ manner: ListManner, noun: Noun, of items: [Item], start: Int? = nil,
    whenEmpty: Sentence = "", row: @escaping @Sendable (Int, Item) -> PageRow,
    action: @escaping (Item) -> Action?
  ) {
    list = PageList(
      manner, noun: noun, count: items.count, start: start, whenEmpty: whenEmpty
    ) { row($0, items[$0]) }
    actions = { action(items[$0]) }
  }

  func action(_ index: Int) -> Action? {
    (0..<list.count).contains(index) ? actions(index) : nil
  }
}

extension PageShowing {
  /// Shows a page and waits until the person does something on it.
  ///
  /// - Throws: ``TerminalEnded`` when nobody can answer any more.
  package func show<Action>(
    _ page: ActionPage<Action>, _ messages: [Message]
  ) throws(TerminalEnded) -> ActionPage<Action>.Event {
    page.meaning(of: try show(page.page, messages))
  }
}
