import JSON
import Localization
import Recording
import Records
import Terminal
import Wording
import Workbench

/// `kerb review SESSION --identifiers`: what might name somebody in one log, and at the end the mark that it is clear.
final class IdentifierScreen {
  private let workbench: Workbench
  private let pages: WatchingPages
  var walk: IdentifierWalk
  private let journal: ReviewJournal
  var writer: ReviewWriter
  private let opening: Opening
  private var messages: [Message]
  let short: String
  /// Whether writing into the records failed last time.
  private var isBehind = false

  /// How a walk ended.
  enum Destination { case cleared, left, quit, erased }

  /// How it ended, and what is still to be said.
  struct Ending {
    var way: Destination
    var messages: [Message]
    var isWritten: Bool
    /// What names nobody by the answers for this log.
    var settled: Set<Text>
  }

  init(
    workbench: Workbench, pages: any PageShowing, walk: IdentifierWalk, opening: Opening,
    seen: SeenRecords, saying: [Message]
  ) throws(WorkbenchError) {
    self.workbench = workbench
    self.pages = WatchingPages(
      pages, try ErasureWatch(workbench, reviewing: opening.session, study: opening.study))
    self.walk = walk
    writer = ReviewWriter(workbench: workbench, seen: seen)
    journal = ReviewJournal(workbench, opening)
    self.opening = opening
    messages = saying
    short = RecordID(opening.session)?.short ?? opening.session
  }

  func run() throws -> Ending {
    do {
      while true {
        if let way = try step() { return try end(way) }
      }
    } catch is TerminalEnded {
      return try end(.quit)
    } catch let error as QuestionLeft where error.quits {
      return try end(.quit)
    }
  }

  private func step() throws -> Destination? {
    if let item = walk.item { return try ask(item) }
    let group = walk.group
    return group.isEmpty ? try finish() : try ask(group)
  }

  private func end(_ way: Destination) throws -> Ending {
    isBehind = false
    let isWritten = write()
    pages.retries = false
    if pages.look(), let erased = pages.erased { return endErased(erased) }
    do {
      try journal.close(isWritten: isWritten)
    } catch let error as WorkbenchError {
      messages += error.messages
    }
    return Ending(way: way, messages: messages, isWritten: isWritten, settled: walk.settled)
  }

  /// It was erased elsewhere: nothing is written any more, and the journal goes before anybody is told.
  private func endErased(_ erased: ErasedMeanwhile) -> Ending {
    let done = journal.erase(walk.review.unwrittenCount)
    pages.pages.tellErased(erased, done: done.words.map { "\($0)" })
    let said: [Sentence] =
      ["\(erased.title)"] + done.words.map { "\($0)" } + erased.nextSteps.map { "\($0)" }
    return Ending(
      way: .erased, messages: said.map { .answer($0) }, isWritten: done.isDone, settled: [])
  }

  // MARK: One thing that might name somebody

  private func ask(_ item: IdentifierWalk.Item) throws -> Destination? {
    let candidate = item.candidate
    let (answered, all) = walk.progress
    var lead: [Sentence] = item.sources.prefix(3).map { "\(walk.text(of: $0))" }
    if item.count > 1 {
      lead.append("It stands in \(item.count) places. One answer counts for all.")
    }
    if !candidate.participants.isEmpty {
      lead.append("The participant key has this name.")
    }
    let people = candidate.participants.map { id -> (Sentence, Choice) in
      ("replace it by \(id)", .answer(.replace(id)))
    }
    let choices: [(Sentence, Choice)] =
      people + [
        ("it names nobody", .answer(.namesNobody)),
        (
          "replace it by \(candidate.kind.replacement)",
          .answer(.replace(candidate.kind.replacement))
        ),
        ("replace it by other words", .otherWords), ("leave it for now", .answer(.leave)),
      ]
    let page = ActionPage(
      "identifier \(candidate.key)", title: "\(candidate.words): \(candidate.kind.label)?",
      place: "\(answered + 1) of \(all), \(short), \(walk.source.recorder)",
      lead: lead, needsLead: true,
      list: Self.list(choices), prompt: Prompt("Choice", .choice),
      commands: Self.commands { .command($0) })
    switch try show(page) {
    case .action(.answer(let answer), _): take(walk.answer(answer))
    case .action(.otherWords, _):
      guard let words = try words(instead: candidate) else { return nil }
      take(walk.answer(.replace(words)))
    case .action(.command(let command), _): try follow(command)
    case .idle: write()
    case .back: return .left
    case .quit: return .quit
    case .actions, .entered, .nothing: break
    }
    return nil
  }

  private func words(instead candidate: IdentifierCandidate) throws -> String? {
    do {
      return try pages.ask(
        "What stands there instead of \(candidate.words)?", "Words",
        initial: candidate.kind.replacement,
        problem: { PlainText.trimmed($0).isEmpty ? "Write a word, or go back." : nil })
    } catch let error as QuestionLeft where !error.quits {
      return nil
    }
  }

  enum Command { case undo, redo, read }

  /// What a row or a command of a question means.
  private enum Choice {
    case answer(IdentifierWalk.Answer)
    case otherWords
    case command(Command)
  }

  static func commands<Action>(
    reading: Bool = true, _ action: (Command) -> Action
  ) -> [ActionCommand<Action>] {
    var commands = [
      ActionCommand("undo", "Take the last answer back.", footer: true, action(.undo)),
      ActionCommand("redo", "Do again what was taken back.", action(.redo)),
    ]
    if reading {
      commands.append(
        ActionCommand(
          "read", "Read all notes, and change one by hand.", footer: true, action(.read)))
    }
    return commands
  }

  private static func list<Action>(_ choices: [(Sentence, Action)]) -> ActionList<Action> {
    ActionList(
      .choices, noun: Noun("choice", "choices"),
      rows: choices.enumerated().map { (PageRow(String($0.offset), $0.element.0), $0.element.1) })
  }

  func follow(_ command: Command) throws {
    switch command {
    case .undo: take(walk.undo())
    case .redo: take(walk.redo())
    case .read: try read()
    }
  }

  // MARK: The end of a log

  private enum End {
    case clear, restart, leave
    case command(Command)
  }

  private func finish() throws -> Destination? {
    let notes = walk.review.ledger.order.count
    let counts: [Sentence] = [
      walk.replacedCount > 0 ? "\(walk.replacedCount) replaced" : nil,
      walk.settledCount > 0
        ? "\(walk.settledCount, "names", "name") nobody" : nil,
      walk.leftCount > 0 ? "\(walk.leftCount) left for now" : nil,
    ].compactMap { $0 }
    let choices: [(Sentence, End)] = [
      (
        notes == 1 ? "read the note once more" : "read all \(notes) notes once more",
        .command(.read)
      ),
      // What was left for now has not been looked at.
      walk.leftCount > 0
        ? ("go through what was left", .restart) : ("mark the log as cleared", .clear),
      ("leave it as it is for now", .leave),
    ]
    let page = ActionPage(
      "identifiers end \(walk.source.log)",
      title: "Every word that might name somebody was looked at.",
      place: "\(short), \(walk.source.recorder)",
      lead: [
        counts.isEmpty ? "Nothing was found." : "\(counts.joined(separator: ", ")).",
        "kerb finds some names, never all. A log is clear when somebody has read every note.",
      ], needsLead: true,
      list: Self.list(choices), prompt: Prompt("Choice", .choice),
      commands: Self.commands { .command($0) })
    switch try show(page) {
    case .action(.clear, _): return clear()
    case .action(.restart, _): walk.restart()
    case .action(.leave, _), .back: return .left
    case .action(.command(let command), _): try follow(command)
    case .idle: write()
    case .quit: return .quit
    case .actions, .entered, .nothing: break
    }
    return nil
  }

  /// Marks the log, writes it, and then forgets what stood there before.
  private func clear() -> Destination? {
    let replaced = walk.replacedCount
    let check = ClearingCheck(workbench: workbench, opening: opening)
    do {
      let new = try check.newNotes(in: walk.source) { key in
        walk.review.ledger.notes[NoteKey(log: walk.source.log, note: key)]?.text.words
      }
      guard new == 0 else {
        messages.append(
          .error(
            "Not marked: \(new, "note", "notes") came in meanwhile. Leave, and walk the log again."
          ))
        return nil
      }
      let unsettled = try check.unsettledNotes(in: walk.source)
      guard unsettled == 0 else {
        messages.append(
          .error(
            "Not marked: \(unsettled, "note", "notes") with different words since a merge. Leave, choose the words with `kerb team resolve`, and walk the log again."
          ))
        return nil
      }
    } catch {
      messages += ReviewScreen.notWritten(error)
      return nil
    }
    take(ReviewOutcome("", entries: walk.clear(now: workbench.now)))
    isBehind = false
    guard write() else {
      take(walk.unclear())
      return nil
    }
    do {
      try journal.forget()
    } catch let error as WorkbenchError {
      messages += error.messages
    } catch {
      messages.append(.error("\(error)"))
    }
    messages.append(
      .outcome("The log of the \(walk.source.recorder) is cleared by the \(walk.review.role)."))
    if replaced > 0 { messages += whatIsLeft(check) }
    return .cleared
  }

  /// Where words that were replaced may still stand.
  private func whatIsLeft(_ check: ClearingCheck) -> [Message] {
    let git: Sentence = "Git may still hold them if the log was committed before."
    guard let open = try? check.openRecordings() else {
      return [.error("Could not check whether a journal still holds the old words. \(git)")]
    }
    guard open > 0 else {
      return [.outcome("The old words are gone from kerb's own files. \(git)")]
    }
    return [
      .error(
        "The old words still stand in the journal of \(open, "recording", "recordings") of this session. End it with `kerb record`, `/end`. \(git)"
      )
    ]
  }

  private enum Reading {
    case change(IdentifierWalk.Source)
    case command(Command)
  }

  /// All texts, each to be changed by hand.
  private func read() throws {
    while true {
      let sources = walk.sources
      let rows = sources.enumerated().map { index, source -> ActionPage<Reading>.Row in
        (
          PageRow(String(index), "\(walk.text(of: source))", details: [details(source)]),
          .change(source)
        )
      }
      let page = ActionPage(
        "identifiers read \(walk.source.log)",
        title:
          sources.count == 1
          ? "1 text. Choose one to change its words."
          : "All \(sources.count) texts. Choose one to change its words.",
        list: ActionList(.choices, noun: Noun("note", "notes"), rows: rows, whenEmpty: "No notes."),
        prompt: Prompt("Note", .choice),
        commands: Self.commands(reading: false) { .command($0) })
      switch try show(page) {
      case .action(.change(let source), _): try edit(source)
      case .action(.command(let command), _): try follow(command)
      case .idle: write()
      case .back: return
      case .quit: throw QuestionLeft(quits: true)
      case .actions, .entered, .nothing: break
      }
    }
  }

  private func details(_ source: IdentifierWalk.Source) -> Sentence {
    switch source {
    case .note(let key):
      walk.review.ledger.notes[key].map { "\(walk.review.ledger.terse($0.at))" } ?? ""
    case .session(let place) where place.path.contains(Note.table[\.earlier].key): "earlier words"
    case .session: "of the session"
    }
  }

  private func edit(_ source: IdentifierWalk.Source) throws {
    do {
      let words = try pages.ask(
        "Change these words.", "Words", initial: walk.text(of: source),
        problem: { PlainText.trimmed($0).isEmpty ? "Leave a word there, or go back." : nil })
      take(walk.edit(source, to: words))
    } catch let error as QuestionLeft where !error.quits {
      return
    }
  }

  // MARK: Showing and keeping

  func show<Action>(_ page: ActionPage<Action>) throws -> ActionPage<Action>.Event {
    let saying = messages
    messages = []
    pages.retries = isBehind || !journal.isSafe
    return try pages.show(page, saying)
  }

  func take(_ outcome: ReviewOutcome) {
    if !outcome.entries.isEmpty, let error = journal.append(outcome.entries) {
      messages += error.messages
    }
    guard !outcome.words.isEmpty else { return }
    messages.append(outcome.isProblem ? .error("\(outcome.words)") : .outcome("\(outcome.words)"))
  }

  @discardableResult
  func write() -> Bool {
    guard !pages.look() else { return false }
    guard walk.review.unwrittenCount > 0 else { return true }
    do {
      let problems = try writer.write(walk.review.unwritten) {
        try pages.requireThere()
      }
      messages += problems.map { .error("\($0)") }
    } catch {
      if !isBehind { messages += ReviewScreen.notWritten(error) }
      isBehind = true
      return false
    }
    isBehind = false
    if let error = journal.append(walk.wroteEverything()) {
      messages += error.messages
    }
    return true
  }
}
