/// Plain lines, one after the other: nothing that was written is ever changed but the line that is typed.
final class LinearScreen: Surface {
  private let device: TerminalDevice
  private var page: String?
  /// What the page was about that was said last.
  private var subject: String?
  /// The heading and lead that were said for each page.
  private var said: [String: [String]] = [:]
  /// What stands before the line that is typed; `nil` where no line is open.
  private var edit: LinearEdit?
  private var shown = LinearEdit.Shown()
  private var isStale = false
  private var output = ""

  var rowsShown: Range<Int>? { nil }
  var isCut: Bool { false }

  init(device: TerminalDevice) { self.device = device }

  func fits(_ message: String) -> Bool { true }

  func pieces(_ text: String) -> [String] { [text] }

  func begin() {
    if device.hasEscapes { device.write(Array("\u{1B}[?2004h".utf8)) }
  }

  func end() {
    finishLine()
    if device.hasEscapes { device.write(Array("\u{1B}[?2004l".utf8)) }
  }

  func finishLine() {
    guard edit != nil else { return }
    edit = nil
    device.write([0x0D, 0x0A])
  }

  func refresh() { isStale = true }

  /// Nothing is said again because a window is dragged.
  func resize() { edit?.width = width }

  func present(_ scene: Scene?, new: [Said], verbosity: Verbosity, waits: Bool) {
    defer { flush() }
    let heard = new.filter { $0.isHeard(verbosity) && !$0.message.text.isEmpty }
    guard let scene, waits else {
      for said in heard { line(said.message.text) }
      return
    }
    let prompt = LinearPrompt(scene.page, last: scene.numbers.last)
    let next = asked(scene, prompt) ?? Self.shown(scene)
    let isOther = scene.page.id != page
    if isOther || !heard.isEmpty || isStale || edit == nil {
      ask(scene, prompt, heard, isOther, verbosity)
      output += edit?.anew(next) ?? ""
    } else if let edit {
      if let change = edit.change(from: shown, to: next) {
        output += change
      } else {
        closeLine()
        open(prompt.prompt)
        output += self.edit?.anew(next) ?? ""
      }
    }
    shown = next
    isStale = false
  }

  /// Says what is new and begins a line for the answer.
  private func ask(
    _ scene: Scene, _ prompt: LinearPrompt, _ heard: [Said], _ isOther: Bool,
    _ verbosity: Verbosity
  ) {
    let lines =
      isOther
      ? LinearPage(
        page: scene.page, numbers: scene.numbers, verbosity: verbosity,
        isContinued: scene.page.subject != nil && scene.page.subject?.id == subject
      ).lines : []
    let isKnown = scene.page.list?.manner == .log && said[scene.page.id] != nil
    let saysPage = isOther && !isKnown
    page = scene.page.id
    subject = scene.page.subject?.id
    var heard = heard
    var before = prompt.prompt
    if !saysPage, let last = heard.last, !last.standsAlone,
      let short = prompt.after(last.message, yields: scene.page.prompt.yieldsToOutcome)
    {
      heard.removeLast()
      before = short
    } else if !saysPage, let brief = heard.last?.message.brief,
      let short = prompt.after(refusal: brief)
    {
      before = short
    }
    for said in heard { line(said.message.text) }
    if saysPage {
      said[scene.page.id] = lines
      for text in lines { line(text) }
    }
    if let label = prompt.labelLine, saysPage || !heard.isEmpty || edit == nil { line(label) }
    closeLine()
    open(before)
  }

  private func open(_ prompt: String) {
    edit = LinearEdit(prompt: prompt, width: width, hasEscapes: device.hasEscapes)
  }

  private func closeLine() {
    guard edit != nil else { return }
    output += "\r\n"
    edit = nil
  }

  private func line(_ text: String) {
    closeLine()
    for line in Prose.lines(text, width: width) { output += line + "\r\n" }
  }

  /// The question behind the cursor, as far as it fits on the line; each further call for it shows what follows.
  private func asked(_ scene: Scene, _ prompt: LinearPrompt) -> LinearEdit.Shown? {
    guard let times = scene.state.asks, scene.state.line.isEmpty, !scene.page.prompt.isSecret else {
      return nil
    }
    let room = width - CellWidth.of(edit?.prompt ?? prompt.prompt) - 1
    let question = scene.page.prompt.question ?? Sentences.heading(scene.page)
    let pieces = room < Self.leastRoom ? [] : Prose.lines(question, width: room)
    guard !pieces.isEmpty else { return nil }
    return LinearEdit.Shown(Array(pieces[times % pieces.count]))
  }

  /// In fewer cells a question cannot be read.
  private static let leastRoom = 8

  private var width: Int { FullScreen.size(of: device).columns }

  private func flush() {
    guard !output.isEmpty else { return }
    device.write(Array(output.utf8))
    output = ""
  }

  /// What is seen of the line: nothing of a secret, and nothing that could steer the terminal.
  private static func shown(_ scene: Scene) -> LinearEdit.Shown {
    guard !scene.page.prompt.isSecret else { return LinearEdit.Shown() }
    let line = scene.state.line
    var shown = LinearEdit.Shown()
    shown.text.reserveCapacity(line.count)
    for (place, character) in line.characters.enumerated() {
      if place == line.cursor { shown.cursor = shown.text.count }
      if let byte = character.asciiValue, (0x20...0x7e).contains(byte) {
        shown.text.append(character)
      } else {
        shown.text += SafeText.line(String(character))
      }
    }
    if line.cursor == line.count { shown.cursor = shown.text.count }
    return shown
  }
}
