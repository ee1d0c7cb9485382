import Localization
import Recording
import Records
import Terminal
import Wording
import Workbench

/// The pages of one kind of questions, as data.
protocol QuestionPages {
  associatedtype Script: QuestionScript
  typealias Event = QuestionEvent<Script.Own>

  /// The page of the place where the person is.
  func page(for asking: Asking<Script>) throws -> ActionPage<Event>

  /// The event that several chosen rows make together; `nil` for a page that takes one.
  func together(_ events: [Event]) -> Event?
}

extension QuestionPages {
  func together(_ events: [Event]) -> Event? { nil }
}

/// Asks questions of one kind, one at a time, and keeps each answer at once.
///
/// ``Asking`` decides what follows; here pages are shown and read, and answers written. A line that is refused goes to
/// the history of the input and never stays in the way of the next one.
final class QuestionScreen<Pages: QuestionPages> {
  typealias Script = Pages.Script

  private let dialog: QuestionDialog
  private let pages: Pages
  private let newKey: () -> String
  private let write: ([Script.Entry]) throws -> [Sentence]
  private(set) var asking: Asking<Script>
  private let draft: WalkthroughDraft?
  /// The unfinished line of an earlier call, for the first page that takes text.
  private var begun: String
  /// Whether an unfinished line is kept outside the workspace.
  private var hasDraft: Bool
  /// The id of the page that is shown.
  private var shown = ""
  /// Whether the way to bring back a refused line was shown.
  private var hasSaidHowToCorrect = false

  /// - Parameters:
  ///   - dialog: The pages and the workspace.
  ///   - pages: The pages of the questions.
  ///   - asking: The questions, with the answers of an earlier call.
  ///   - newKey: Makes a key for a new entry.
  ///   - draft: Keeps an unfinished or refused line for a later call; `nil` to keep none.
  ///   - write: Writes entries; returns sentences about entries that others wrote meanwhile.
  init(
    dialog: QuestionDialog, pages: Pages, _ asking: Asking<Script>,
    newKey: @escaping () -> String = { "" }, draft: WalkthroughDraft? = nil,
    write: @escaping ([Script.Entry]) throws -> [Sentence]
  ) {
    self.dialog = dialog
    self.pages = pages
    self.asking = asking
    self.newKey = newKey
    self.draft = draft
    begun = draft?.text ?? ""
    hasDraft = !begun.isEmpty
    self.write = write
  }

  /// Asks until it ends.
  ///
  /// - Throws: ``TerminalEnded``: every answer is kept, and the unfinished line up to its last pause.
  func run() throws -> Asking<Script>.Ending {
    if draft != nil {
      dialog.pages.onDraft = { [weak self] page, text, _ in
        if let self, page == shown { keep(draft: text) }
      }
    }
    defer { if draft != nil { dialog.pages.onDraft = nil } }
    if !begun.isEmpty { dialog.tell(.notice("The line that was begun stands in the input.")) }
    while true {
      if let ending = asking.ending { return ending }
      if let event = try event() { take(event) }
    }
  }

  /// Goes on with what an event makes of the questions, once that is written.
  private func take(_ event: Pages.Event) {
    var next = asking
    let outcome = next.take(event, newKey: newKey)
    guard dialog.keep({ try write(outcome.entries) }) else { return refused(event) }
    dialog.tell(outcome)
    if outcome.isProblem { return refused(event) }
    asking = next
    switch event {
    case .typed, .chose: if hasDraft { keep(draft: "") }
    default: break
    }
  }

  private func keep(draft text: String) {
    hasDraft = !text.isEmpty
    draft?.keep(text)
  }

  /// Keeps a refused line for a later call, and shows how to get it back now; a word is typed again sooner.
  private func refused(_ event: Pages.Event) {
    guard case .typed(let text) = event else { return }
    if !PlainText.trimmed(text).isEmpty { keep(draft: text) }
    guard !hasSaidHowToCorrect, PlainText.trimmed(text).contains(where: \.isWhitespace) else {
      return
    }
    hasSaidHowToCorrect = true
    dialog.tell(.notice("Ctrl-P brings back what you typed."))
  }

  /// Shows the page of the spot and reads the answer; `nil` for what means nothing there.
  private func event() throws -> Pages.Event? {
    var page = try pages.page(for: asking)
    shown = page.page.id
    if asking.spot != .opening, page.page.prompt.accepts != .choice {
      page.page.prompt.initial = begun
      begun = ""
    }
    defer { asking.wasShown() }
    switch try dialog.pages.show(page, dialog.takeMessages()) {
    case .action(let event, _): return event
    case .actions(let events):
      let event = pages.together(events)
      if event == nil {
        dialog.tell(.error("Nothing is marked. Mark at least one, or write `/none`."))
      }
      return event
    case .entered(let text, _):
      guard let flaw = QuestionDialog.flaw(in: text, .text) else { return .typed(text) }
      dialog.tell(.error(flaw))
      refused(.typed(text))
      return nil
    case .nothing: return asking.spot == .opening ? .begin : nil
    case .back: return .back
    case .quit: return .quit
    case .idle: return nil
    }
  }
}

extension ActionCommand {
  /// The commands of every page of questions.
  static func undo<Own>(_ help: Sentence = "Take the last answer back.") -> Self
  where Action == QuestionEvent<Own> {
    ActionCommand("undo", help, footer: true, .undo)
  }

  static func stop<Own>(_ help: Sentence = "Go on another time; everything is kept.") -> Self
  where Action == QuestionEvent<Own> {
    ActionCommand("stop", help, footer: true, .stop)
  }

  static func skip<Own>(_ help: Sentence = "Leave this question out for now; so does `s`.") -> Self
  where Action == QuestionEvent<Own> {
    ActionCommand("skip", help, footer: true, .skip)
  }

  static func show<Own>() -> Self where Action == QuestionEvent<Own> {
    ActionCommand("show", "All answers so far, to change one.", footer: true, .show)
  }
}
