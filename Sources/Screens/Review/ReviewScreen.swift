import JSON
package import Localization
import Recording
import Records
import Terminal
import Wording
import Workbench

/// `kerb review SESSION`: one question at a time through the notes of a session.
package final class ReviewScreen {
  let workbench: Workbench
  let pages: WatchingPages
  var review: Review
  let journal: ReviewJournal
  private var writer: ReviewWriter
  /// What is said with the next page.
  var messages: [Message] = []
  /// The criteria that fitted what was typed last.
  var narrowed: [Place] = []
  /// The lists that were said already and are the same for every note.
  private var known: Set<[Sentence]> = []
  /// Whether writing into the records failed last time.
  private var isBehind = false
  /// The session as people call it: `S09`.
  let short: String

  /// How many answers may wait before a finished note writes them.
  private static let mostWaiting = 20

  /// How a review ended.
  package struct Ending {
    package var completion: Completion
    /// For standard output once the screen is gone.
    package var summary: [Sentence]

    package init(completion: Completion, summary: [Sentence]) {
      self.completion = completion
      self.summary = summary
    }
  }

  /// - Parameters:
  ///   - files: What was read of the session.
  ///   - role: The role of the reviewer.
  ///   - pass: What is asked first, and about which notes.
  ///   - walksAll: Whether reviewed notes are walked too.
  ///   - saying: What is said with the first page.
  init(
    workbench: Workbench, pages: any PageShowing, files: ReviewFiles, role: String,
    pass: ReviewPass = .whole, walksAll: Bool = false, saying: [Sentence] = []
  ) throws(WorkbenchError) {
    self.workbench = workbench
    self.pages = WatchingPages(
      pages, try ErasureWatch(workbench, reviewing: files.plan.session, study: files.plan.study))
    review = Review(files.plan, role: role, pass: pass)
    writer = ReviewWriter(workbench: workbench, seen: files.seen)
    if walksAll { _ = review.toggleAll() }
    journal = ReviewJournal(workbench, Self.opening(files, role, workbench))
    short = RecordID(files.plan.session)?.short ?? files.plan.session
    messages = saying.map { .outcome($0) }
    if pass == .kinds, review.waiting.count > 1 {
      messages.append(
        .outcome(
          "One answer for each of \(review.waiting.count) notes; `/kind context 3-9` answers for several, `/list` says the kinds again."
        ))
    }
  }

  static func opening(_ files: ReviewFiles, _ role: String, _ workbench: Workbench) -> Opening {
    let start = files.session[\Session.startedAt]?.string.flatMap { Instant($0) }?.milliseconds
    return Opening(
      purpose: .review, study: files.plan.study, session: files.plan.session, log: "",
      role: Role.allCases.first { Text.isSame("\($0.label)", role) }, keepsTasks: false,
      sessionStart: start ?? 0, began: workbench.now)
  }

  /// Asks until the person leaves or the terminal is gone; both write what was answered.
  func run() throws -> Ending {
    do {
      while try step() {}
    } catch is TerminalEnded {
      return try leave()
    } catch let error as QuestionLeft where error.quits {
      return try leave()
    }
    return try leave()
  }

  /// One page and what the person does on it.
  ///
  /// - Returns: Whether it goes on.
  private func step() throws -> Bool {
    var view =
      review.current == nil
      ? ReviewPage.end(review) : ReviewPage(review, narrowed: narrowed, in: pages.language)
    if review.current != nil, let rows = view.rowsForAllNotes(of: review.question) {
      view.page.page.list?.isKnown = !known.insert(rows).inserted
    }
    let saying = messages
    messages = []
    // What could not be kept or written is tried again while nobody types.
    pages.retries = isBehind || !journal.isSafe
    let event = try pages.show(view.page, saying)
    switch event {
    case .action(.command(let command, let typed), _):
      narrowed = []
      if let surplus = command.shown.surplus(typed) {
        messages.append(.error("\(surplus)"))
        return true
      }
      do {
        try command.run(self, typed)
      } catch let error as QuestionLeft where !error.quits {
        // Esc in a question of a command leads back to the note.
      }
    case .action(let meaning, _): return try choose(meaning)
    case .actions(let meanings): take(meanings)
    case .entered(let text, _): type(text)
    case .nothing: break
    case .idle: write()
    case .back:
      if !narrowed.isEmpty {
        narrowed = []
      } else if !review.back() {
        return false
      }
    case .quit: return false
    }
    return true
  }

  /// Takes an outcome: into the journal first, then what is said.
  func take(_ outcome: ReviewOutcome) {
    if !outcome.isProblem { narrowed = [] }
    if !outcome.entries.isEmpty, let error = journal.append(outcome.entries) {
      messages += error.messages
    }
    guard !outcome.words.isEmpty else { return }
    messages.append(outcome.isProblem ? .error("\(outcome.words)") : .outcome("\(outcome.words)"))
  }

  func answer(_ answer: ReviewAnswer) {
    let before = review.reviewedCount
    take(review.answer(answer))
    if review.reviewedCount > before, review.unwrittenCount > Self.mostWaiting { write() }
  }

  /// Writes what waits into the records; failures are said and tried again at the next pause.
  ///
  /// - Returns: Whether the records hold everything.
  @discardableResult
  func write() -> Bool {
    guard !pages.look() else { return false }
    if !journal.isSafe, let error = journal.append([]) {
      messages += error.messages
    }
    guard review.unwrittenCount > 0 else { return true }
    do {
      let problems = try writer.write(review.unwritten) {
        try pages.requireThere()
      }
      messages += problems.map { .error("\($0)") }
    } catch {
      // Said once; the same failure again says nothing new.
      if !isBehind { messages += Self.notWritten(error) }
      isBehind = true
      return false
    }
    if isBehind { messages.append(.outcome("Everything is written now.")) }
    isBehind = false
    // The records are written; a journal that misses this line only makes the same values be written once more.
    if let error = journal.append(review.wroteEverything()) {
      messages += error.messages
    }
    return true
  }

  private func leave() throws -> Ending {
    isBehind = false
    let isWritten = write()
    if let erased = pages.erased { return endErased(erased) }
    pages.retries = false
    do {
      try journal.close(isWritten: isWritten)
    } catch let error as WorkbenchError {
      messages += error.messages
    }
    pages.say(messages.filter { $0.weight == .error })
    let summary = review.summary(command: "kerb review \(short)")
    return Ending(completion: isWritten ? .complete : .notWritten, summary: summary.map { "\($0)" })
  }

  /// It was erased elsewhere: nothing is written any more, and the journal goes before anybody is told.
  private func endErased(_ erased: ErasedMeanwhile) -> Ending {
    pages.retries = false
    let count = review.unwrittenCount
    let done = journal.erase(count)
    pages.pages.tellErased(erased, done: done.words.map { "\($0)" })
    return Ending(
      completion: done.isDone ? .complete : .notWritten,
      summary: ["\(erased.title)"] + done.words.map { "\($0)" } + erased.nextSteps.map { "\($0)" })
  }

  /// What is said when records could not be written.
  static func notWritten(_ error: any Error) -> [Message] {
    let fault = error as? WorkbenchError
    let what: Sentence = fault.map { "\($0.place): \($0.problem)" } ?? "\(error)"
    return [
      .error("Not written: \(what). Your answers are kept, and writing is tried again."),
      .error(fault?.remedy ?? ""),
    ].filter { !$0.text.isEmpty }
  }
}
