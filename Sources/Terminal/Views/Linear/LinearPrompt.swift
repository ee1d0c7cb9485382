/// What stands before the input in plain lines, and what must be said on a line of its own first.
struct LinearPrompt: Hashable, Sendable {
  /// Ends with a blank: "Outcome 1-5: ".
  var prompt: String
  /// A label too long to stand before the input.
  var labelLine: String?

  /// The last column at which outcome and prompt may end: a braille display of 20 cells shows them whole.
  static let lastColumn = 18

  init(_ prompt: Prompt, last number: Int) {
    let label = SafeText.line(prompt.label)
    let range = prompt.accepts == .text || number < 1 ? "" : number == 1 ? " 1" : " 1-\(number)"
    let whole = "\(label)\(range): "
    if CellWidth.of(whole) <= Self.lastColumn {
      self.prompt = whole
    } else {
      labelLine = label.last == ":" ? label : label + ":"
      let short = "Answer\(range): "
      self.prompt = CellWidth.of(short) <= Self.lastColumn ? short : "Answer: "
    }
  }

  /// What stands before the input after a message; `nil` where the message needs a line of its own.
  func after(_ message: Message, yields: Bool) -> String? {
    let text = SafeText.line(message.text)
    guard labelLine == nil, !text.isEmpty else { return nil }
    let both = "\(text) \(prompt)"
    if CellWidth.of(both) <= Self.lastColumn { return both }
    let alone = text + " "
    guard yields, message.weight == .outcome, CellWidth.of(alone) <= Self.lastColumn else {
      return nil
    }
    return alone
  }
}
