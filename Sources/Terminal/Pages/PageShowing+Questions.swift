package import Localization

/// Questions that wait for one answer.
extension PageShowing {
  /// Asks for one of some choices.
  ///
  /// - `question`: A sentence; it is the page's title.
  /// - `label`: One or two words for the prompt: "Outcome".
  /// - `standing`: The choice that Enter alone takes.
  /// - Returns: The index of the choice.
  /// - Throws: ``QuestionLeft``, or ``TerminalEnded``.
  package func choose(
    _ question: Sentence, _ label: Sentence, _ choices: [Sentence], standing: Int? = nil,
    lead: [Sentence] = [], saying messages: [Message] = []
  ) throws -> Int {
    let rows = choices.enumerated().map { PageRow(String($0.offset), $0.element) }
    var page = Page(
      "choose \(question.plain())", title: question, lead: lead,
      list: PageList(.choices, noun: Noun("choice", "choices"), rows: rows, start: standing),
      prompt: Prompt(
        label, .choice,
        enterMeans: standing.flatMap {
          choices.indices.contains($0) ? "takes \"\(choices[$0])\"" : nil
        }
      ))
    page.list?.startsAnew = true
    var messages = messages
    while true {
      switch try show(page, messages) {
      case .chosen(let index): return index
      case .back: throw QuestionLeft()
      case .quit: throw QuestionLeft(quits: true)
      default: messages = []
      }
    }
  }

  /// Asks for a text.
  ///
  /// - `initial`: The text that is there already.
  /// - `canSkip`: Whether `s` and `/skip` leave it out.
  /// - `problem`: The fault of an answer, as a sentence; `nil` accepts it.
  /// - Returns: The text as typed; empty where the person pressed Enter alone or left the question out.
  package func ask(
    _ question: Sentence, _ label: Sentence, initial: String = "", enterMeans: Sentence? = nil,
    lead: [Sentence] = [], saying messages: [Message] = [], canSkip: Bool = false,
    problem: (String) -> Sentence? = { _ in nil }
  ) throws -> String {
    // A text that stands there to be changed has no room for a command.
    let leaving: [Sentence] = initial.isEmpty ? [] : ["Esc leaves it as it was."]
    var page = Page(
      "ask \(question.plain())", title: question, lead: lead + leaving,
      prompt: Prompt(label, .text, initial: initial, enterMeans: enterMeans))
    page.prompt.takesS = canSkip
    if canSkip { page.commands = [PageCommand("skip", "", "Leave this out; so does `s`.")] }
    var messages = messages
    while true {
      switch try show(page, messages) {
      case .entered(let text, _):
        guard let fault = problem(text) else { return text }
        messages = [.error(fault)]
        // What was to be changed stays for correction; an answer that was refused must not be in the way of `/back`.
        if !initial.isEmpty { page.prompt.initial = text }
      case .command("skip", _): return ""
      case .back: throw QuestionLeft()
      case .quit: throw QuestionLeft(quits: true)
      default: messages = []
      }
    }
  }

  /// Asks for yes or no; nothing stands as the answer.
  package func confirm(
    _ question: Sentence, yes: Sentence = "yes", no: Sentence = "no",
    saying messages: [Message] = []
  ) throws -> Bool {
    try choose(question, "Choice", [no, yes], saying: messages) == 1
  }
}
