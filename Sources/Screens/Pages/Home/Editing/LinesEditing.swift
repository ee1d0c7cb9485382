import JSON
import Localization
import Records
import Terminal
import Wording

/// A set of short texts: typing adds one, choosing one takes it out, Enter alone is done.
struct LinesEditing {
  let pages: any PageShowing
  let field: Field
  /// The record, so that half-typed text never shows at another one.
  let place: String

  /// - Returns: The members as they shall be.
  func run(_ standing: [String]) throws -> [JSONValue] {
    var members = standing
    var messages: [Message] = []
    while true {
      switch try pages.show(page(members), messages) {
      case .entered(let text, _) where PlainText.trimmed(text).isEmpty:
        return members.map { .string($0) }
      case .action(.done, _): return members.map { .string($0) }
      case .entered(let text, _):
        let value = PlainText.trimmed(text)
        if members.contains(where: { Text.isSame($0, value) }) {
          messages = [.outcome("It is there already.")]
        } else {
          members.append(value)
          messages = [.outcome("Added. Enter alone is done.")]
        }
      case .action(.takeOut(let index), _):
        members.remove(at: index)
        messages = [.outcome("Taken out. Enter alone is done.")]
      case .back: throw QuestionLeft()
      case .quit: throw QuestionLeft(quits: true)
      case .actions, .nothing, .idle: messages = []
      }
    }
  }

  private enum Destination {
    /// A member, by its place.
    case takeOut(Int)
    case done
  }

  private func page(_ members: [String]) -> ActionPage<Destination> {
    ActionPage(
      "lines \(place) \(field.key)", title: "\(field.label)",
      lead: ["\(field.help)", "Type one to add it, choose one to take it out."],
      list: ActionList(
        .choices, noun: Noun("value", "values"),
        rows: members.enumerated().map {
          (PageRow($0.element, "\($0.element)"), .takeOut($0.offset))
        },
        whenEmpty: "Nothing here yet."),
      prompt: Prompt("Value", .textOrChoice, enterMeans: "is done"),
      commands: [ActionCommand("done", "Keep the list as it is now.", footer: true, .done)])
  }
}
