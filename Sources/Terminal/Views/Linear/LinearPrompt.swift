import Localization

/// What stands before the input in plain lines, and what must be said on a line of its own first.
struct LinearPrompt: Hashable, Sendable {
  /// Ends with a blank: "Outcome 1-5: ".
  var prompt: String
  /// A label too long to stand before the input.
  var labelLine: String?
  /// What stands before the input behind an error in a few letters: the range, else the label.
  private var rest: String
  /// The shortest refusal.
  private let no: String

  /// The last column at which outcome and prompt may end: a braille display of 20 cells shows them whole.
  static let lastColumn = 18

  init(_ page: ShownPage, last number: Int) {
    let prompt = page.prompt
    let answer = page.told("Answer")
    no = page.told("no.")
    let label = SafeText.line(prompt.label)
    let range = Self.range(prompt, last: number).map { " \($0)" } ?? ""
    let placed = prompt.position.map {
      "\(SafeText.line($0))\(range.isEmpty ? "" : ",")\(range): "
    }
    let whole = "\(label)\(range): "
    rest = range.isEmpty ? "\(label): " : "\(range.dropFirst()): "
    if let placed, CellWidth.of(placed) <= Self.lastColumn {
      self.prompt = placed
    } else if CellWidth.of(whole) <= Self.lastColumn {
      self.prompt = whole
    } else {
      labelLine = label.last == ":" ? label : label + ":"
      let short = "\(answer)\(range): "
      self.prompt = CellWidth.of(short) <= Self.lastColumn ? short : "\(answer): "
    }
  }

  private static func range(_ prompt: ShownPrompt, last number: Int) -> String? {
    if prompt.accepts == .text { return prompt.range.map { SafeText.line($0) } }
    return number < 1 ? nil : number == 1 ? "1" : "1-\(number)"
  }

  /// What stands before the input after an error that has a line of its own: "no 9. 1-5: "; `nil` where nothing short does.
  func after(refusal brief: String) -> String? {
    let texts = [SafeText.line(brief), no].map { "\($0) \(rest)" }
    return texts.first { CellWidth.of($0) <= Self.lastColumn }
  }

  /// What stands before the input after a message; `nil` where the message needs a line of its own.
  func after(_ message: ShownMessage, yields: Bool) -> String? {
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
