import JSON
import Records
import Terminal

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
      let page = Page(
        "lines \(place) \(field.key)", title: field.label,
        lead: [field.help, "Type one to add it, choose one to take it out."],
        list: PageList(
          .choices, noun: "value", rows: members.map { PageRow($0, $0) },
          whenEmpty: "Nothing here yet."),
        prompt: Prompt("Value", .textOrChoice, enterMeans: "is done"),
        commands: [PageCommand("done", "", "Keep the list as it is now.", footer: true)])
      switch try pages.show(page, messages) {
      case .entered(let text, _) where FieldText.trimmed(text).isEmpty:
        return members.map { .string($0) }
      case .command: return members.map { .string($0) }
      case .entered(let text, _):
        let value = FieldText.trimmed(text)
        if members.contains(where: { Text.isSame($0, value) }) {
          messages = [.outcome("It is there already.")]
        } else {
          members.append(value)
          messages = [.outcome("Added. Enter alone is done.")]
        }
      case .chosen(let index):
        members.remove(at: index)
        messages = [.outcome("Taken out. Enter alone is done.")]
      case .back: throw QuestionLeft()
      case .quit: throw QuestionLeft(quits: true)
      default: messages = []
      }
    }
  }
}
