import JSON
import Localization
import Records
import Terminal
import Wording
import Workbench

/// One conflict on one page: every value with who wrote it when, a proposal, and room for a value of one's own.
struct ConflictQuestion {
  let conflict: FileConflict
  let sources: ConflictSources
  let pages: any PageShowing
  /// "2 of 5"; empty for one alone.
  let place: Sentence

  /// What the person wants.
  enum Answer {
    case value(JSONValue)
    /// A value of their own, as typed.
    case typed(String)
    /// To change a text of several lines.
    case edit(String)
    case skip, undo, back
  }

  /// - Throws: ``QuestionLeft`` where the person leaves altogether.
  func ask(saying first: [Message]) throws -> Answer {
    let proposal = sources.proposal(for: conflict)
    let page = page(proposal)
    var messages = first
    while true {
      switch try pages.show(page, messages) {
      case .action(.answer(let answer), _): return answer
      case .action(.set(let typed), _):
        if !typed.isEmpty { return .typed(typed) }
        messages = [.error("Write the value after it: `/value 3`")]
      case .action(.read(let number), _):
        messages = try with(number, texts(proposal)) { try read($0) }
      case .action(.change(let number), _):
        var answer: Answer?
        messages = try with(number, texts(proposal)) { answer = try edit($0) }
        if let answer { return answer }
      case .entered(let text, _) where PlainText.trimmed(text).isEmpty: messages = []
      case .entered(let text, _) where Int(PlainText.trimmed(text)) != nil:
        // A slip of the finger must not become the value.
        let digits = PlainText.trimmed(text)
        messages = [
          .error("There is no row \(digits). The value \(digits) itself: `/value \(digits)`")
        ]
      case .entered(let text, _): return .typed(text)
      case .back: return .back
      case .quit: throw QuestionLeft(quits: true)
      case .actions, .nothing, .idle: messages = []
      }
    }
  }

  private enum Destination {
    case answer(Answer)
    /// A value that nobody has written yet, as typed.
    case set(String)
    /// One of the texts, by the number that was typed.
    case read(String)
    case change(String)
  }

  private func page(_ proposal: String?) -> ActionPage<Destination> {
    var rows = conflict.values.enumerated().map { index, value -> ActionPage<Destination>.Row in
      let said: [Sentence] = ["\(sources.words(value, in: conflict))", index == 0 ? standing : ""]
      let source = said.filter { !$0.isEmpty }.joined(separator: "; ")
      return (
        PageRow("\(index)", "\(conflict.shown(value))", details: [source]), .answer(.value(value))
      )
    }
    if let proposal {
      rows.append(
        (
          PageRow("proposal", "\(proposal.oneLine)", details: ["proposal, from the words of all"]),
          .answer(.typed(proposal))
        ))
    }
    return ActionPage(
      "resolve \(conflict.key.map(\.string).joined(separator: " "))",
      title: "\(conflict.subject)", place: place,
      lead: lead, needsLead: true,
      list: ActionList(.choices, noun: Noun("value", "values"), rows: rows),
      prompt: Prompt("Choice", conflict.typedKind == nil ? .choice : .textOrChoice),
      commands: commands)
  }

  /// Said of the first value, beside who wrote it.
  private var standing: Sentence {
    conflict.isDeletion || conflict.location?.member != nil ? "" : "stands now"
  }

  private var lead: [Sentence] {
    let study: Sentence = conflict.file.study.map { "In \($0). " } ?? ""
    let wish: Sentence =
      switch conflict.typedKind {
      case nil: "Choose one."
      case .integer, .decimal, .milliseconds:
        "A number chooses a row. Another value: `/value 3`"
      default: "Choose one, or type one of your own."
      }
    guard conflict.isEditedWhileDeleted else { return [study + wish] }
    return ["\(study)It was deleted, and changed by somebody who did not know."]
      + conflict.unseenWords.map { "\($0)" }
  }

  private var commands: [ActionCommand<Destination>] {
    var commands = [
      ActionCommand("skip", "Leave this one for later.", footer: true, Destination.answer(.skip)),
      ActionCommand("undo", "Take the last choice back.", footer: true, Destination.answer(.undo)),
    ]
    if conflict.isText {
      commands.append(
        ActionCommand("edit", "[NUMBER]", "Change one of the texts, then keep it.", footer: true) {
          .change($0)
        })
      commands.append(
        ActionCommand("text", "[NUMBER]", "Show a text with all its lines.") { .read($0) })
    }
    if conflict.typedKind != nil {
      commands.append(
        ActionCommand("value", "VALUE", "Set a value that nobody has written yet.") { .set($0) })
    }
    return commands
  }

  private func texts(_ proposal: String?) -> [String] {
    conflict.values.map { conflict.text($0).plain() } + (proposal.map { [$0] } ?? [])
  }

  /// Does something with the text of a number; without one with the last, which is the proposal where there is one.
  ///
  /// - Returns: What is wrong with the number.
  private func with(
    _ number: String, _ texts: [String], _ work: (String) throws -> Void
  ) throws -> [Message] {
    let index = number.isEmpty ? texts.count : Int(number) ?? 0
    guard texts.indices.contains(index - 1) else {
      return [.error("Write a number from 1 to \(texts.count) after it.")]
    }
    try work(texts[index - 1])
    return []
  }

  private func read(_ text: String) throws {
    let rows = text.lines.enumerated().map { PageRow("\($0.offset)", "\($0.element)") }
    let page = Page(
      "read \(conflict.key.map(\.string).joined(separator: " "))", title: "\(conflict.label)",
      list: PageList(.reading, noun: Noun("line", "lines"), rows: rows),
      prompt: Prompt("Back", .text, enterMeans: "goes back"))
    while true {
      switch try pages.show(page, []) {
      case .back, .entered: return
      case .quit: throw QuestionLeft(quits: true)
      default: continue
      }
    }
  }

  /// Lets the person change a text; `nil` when they left it as it was.
  private func edit(_ text: String) throws -> Answer? {
    if text.utf8.contains(0x0A) || text.utf8.count > 300 { return .edit(text) }
    do {
      let changed = try pages.ask("\(conflict.label)", "Text", initial: text)
      return .typed(changed)
    } catch let left as QuestionLeft where !left.quits {
      return nil
    }
  }
}

extension String {
  /// The lines without their ends, at least one.
  var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
