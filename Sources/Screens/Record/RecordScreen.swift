import Localization
import Recording
import Records
import Terminal
import Wording
import Workbench

/// The recorder: everything typed is a note; what begins with a slash is a command.
final class RecordScreen {
  let workbench: Workbench
  let pages: WatchingPages
  let store: RecordingStore
  let shortcuts: Shortcuts
  private let speakers: SpeakerLabels
  /// Whether a note may begin with its time; asked while the recorder changes, so it is no part of it.
  private let takesTimes: Bool
  var recorder: Recorder
  /// The unfinished line of a recording that goes on.
  private var initial: String
  /// When that line was begun, milliseconds since 1970.
  private var initialBegan: Int?
  var messages: [Message] = []
  /// What the recording held, in sentences, once it is closed.
  var summary: [Sentence] = []
  private var lastIDTime = 0
  /// The lines of the paste that goes on.
  private var pasting: [Recorder.PastedNote] = []
  /// When that paste came, milliseconds since 1970.
  private var pastingBegan = 0
  /// The block that was pasted last and may be taken as notes of a finished session.
  var pasted: [Recorder.PastedNote] = []
  private var lastPage: ActionPage<Destination>?
  /// Lines of a paste that are kept together before they are made safe.
  private static let batch = 500

  /// How a recording ends.
  enum Ending: Hashable {
    /// Closed, and written.
    case closed
    /// Left for later; it can be resumed.
    case stopped
    /// Erased, because the person took everything back, here or elsewhere.
    case erased
    /// It was erased elsewhere, and what is here could not be erased yet.
    case notErasedHere
    /// Closed in memory only: the records or the journal could not be written.
    case unsafe
  }

  init(
    _ workbench: Workbench, _ pages: any PageShowing, _ store: RecordingStore, _ recorder: Recorder,
    shortcuts: Shortcuts, draft: (text: Verbatim, began: Int)? = nil
  ) throws(WorkbenchError) {
    self.workbench = workbench
    self.pages = WatchingPages(pages, try ErasureWatch(workbench, store.records))
    self.store = store
    self.recorder = recorder
    takesTimes = recorder.isAfterwards
    self.shortcuts = shortcuts
    let people = recorder.plan.people.map(\.id)
    do {
      speakers = SpeakerLabels(
        people: people, names: try workbench.namesOnThisComputer(study: recorder.opening.study))
    } catch {
      speakers = SpeakerLabels(people: people)
      messages = [
        .error("The key on this computer cannot be read, so names in front of notes stay words.")
      ]
    }
    initial = draft?.text.words ?? ""
    initialBegan = draft?.began
  }

  var now: Int { workbench.now }

  /// A new key; keys sort in the order of their making, also within one millisecond.
  func newID() -> String {
    lastIDTime = max(now, lastIDTime + 1)
    return workbench.ids.entry(at: lastIDTime)
  }

  /// Records until the person ends or leaves it.
  func run() throws -> Ending {
    store.isErased = { [pages] in pages.look() }
    pages.onDraft = { [weak self] page, text, began in
      guard let self, page == RecordScreen.pageID, !recorder.isOff, !pages.look() else { return }
      store.keepDraft(text, began: Int(began))
    }
    defer { pages.onDraft = nil }
    pages.obeyEverywhere(
      UrgentCommand(
        command: PageCommand("off", "", "Leaves this question; off the record until `/on`."),
        home: Self.pageID
      ) { [weak self] in self?.goOff("") })
    if !save() { messages.append(notSafe) }
    if !store.writeRecords(&recorder, verifying: true) { messages.append(recordsWait) }
    do {
      while true {
        // While lines of a paste wait, nothing is painted, and the page need not be made anew.
        let page = pages.hasMoreLines ? lastPage ?? page() : page()
        lastPage = page
        let said = messages
        messages = []
        if let ending = try take(try pages.show(page, said)) { return ending }
      }
    } catch let left as QuestionLeft where left.quits {
      return try stop()
    } catch is TerminalEnded {
      return try stop()
    }
  }

  static let pageID = "record"

  private enum Destination {
    /// A note, by its place in the list.
    case note(Int)
    case command(RecordCommand, String)
  }

  /// - Returns: How the recording ended, once it has.
  private func take(_ event: ActionPage<Destination>.Event) throws -> Ending? {
    let before = recorder.ledger.count
    do {
      switch event {
      case .entered(let text, let began): enter(text, began: Int(began))
      case .action(.note(let index), _): try openNote(recorder.note(number: index + 1))
      case .action(.command(let command, let typed), _): return try command.run(self, typed)
      case .idle: pause()
      case .back:
        messages = [
          .notice("The recording goes on. `/end` closes it, `/quit` leaves it for later.")
        ]
      case .quit: return try stop()
      case .actions, .nothing: break
      }
    } catch let left as QuestionLeft where !left.quits {
      let done = recorder.ledger.count - before
      messages.append(
        .outcome(done == 0 ? "Left as it was." : "Left. What was answered before is kept."))
    }
    return nil
  }

  func enter(_ text: String, began: Int) {
    let began = text.hasPrefix(initial) && !initial.isEmpty ? initialBegan ?? began : began
    initial = ""
    initialBegan = nil
    guard !text.isEmpty else { return store.draftWasEntered() }
    let reading = read(text)
    if recorder.isAfterwards, reading.ago != nil { return refuseBackdating(text, began) }
    store.draftWasEntered()
    let entered = recorder.enter(reading, began: began, id: newID())
    if !entered.understood.isEmpty { messages.append(.notice(sentence("\(entered.understood)"))) }
    told("\(entered.outcome)")
    if let key = entered.key { offerBlock(Recorder.PastedNote(key: key, typed: text), began) }
  }

  /// Offers to take a pasted block as notes of a session, once its last line is kept as always.
  ///
  /// The last line of a paste stays in the input where no line end follows it; it began with the paste.
  private func offerBlock(_ line: Recorder.PastedNote, _ began: Int) {
    if began != pastingBegan { pasting = [] }
    pastingBegan = began
    pasting.append(line)
    guard !pages.hasMoreLines else { return }
    let block = PastedBlock(pasting.map(\.typed), tasks: recorder.tasksForPasting)
    guard block.isStructured else { return }
    pasted = pasting
    messages.append(.notice(Self.offer(block)))
  }

  /// Nothing was said to be now, so nothing can be before it; the line stays to be mended.
  private func refuseBackdating(_ text: String, _ began: Int) {
    initial = text
    initialBegan = began
    messages = [
      .error(
        "Not saved: -30s counts back from now, and this session is entered afterwards. Write at 4m10 in front instead, or no time."
      )
    ]
  }

  /// How a line is understood here.
  func read(_ text: String) -> NoteReading {
    NoteGrammar.read(
      text, shortcuts: shortcuts, speakers: speakers, takesTimes: takesTimes)
  }

  /// Words of an error as a sentence of their own; remedies may end with a full stop already.
  func sentence(_ words: Sentence) -> Sentence {
    words.plain(in: pages.language).hasSuffix(".") ? words.capitalised : "\(words.capitalised)."
  }

  /// Says an outcome once what it speaks of is safe, or that it is not.
  func told(_ outcome: Sentence) {
    if pages.hasMoreLines, recorder.waitingEntries.count < Self.batch { return }
    let waited = store.trouble != nil
    guard save() else {
      messages.append(notSafe)
      return
    }
    if waited { messages.append(.outcome("Everything that waited is saved now.")) }
    if store.wasMadeAgain {
      store.wasMadeAgain = false
      messages.append(
        .error("The file of this recording had gone. It is made again, with everything."))
    }
    messages.append(.outcome(outcome))
  }

  func save() -> Bool {
    let isSafe = store.save(&recorder)
    pages.retries = !isSafe
    return isSafe
  }

  /// Said as long as something is in memory only.
  var notSafe: Message {
    let why = store.trouble.map(Self.words) ?? ""
    let count = recorder.waitingEntries.count
    return .error(
      "NOT SAVED. \(count, "change is", "changes are") in memory only, and kerb tries again. \(sentence(why))"
    )
  }

  /// An error as sentences: its place, what is wrong, and what mends it.
  static func words(_ error: WorkbenchError) -> Sentence {
    let place: Sentence = error.place.isEmpty ? "" : "\(error.shownPlace): "
    let pieces: [Sentence] = ["\(place)\(error.problem)", error.remedy.capitalised]
    return pieces.filter { !$0.isEmpty }
      .joined(separator: ". ")
  }

  /// Nothing was typed for a while: time for what takes longer.
  private func pause() {
    let waited = store.trouble != nil
    let hadRecordTrouble = store.recordTrouble != nil
    if !save() {
      if !waited { messages = [notSafe] }
      return
    }
    if waited { messages = [.outcome("Everything that waited is saved now.")] }
    if !store.writeRecords(&recorder), !hadRecordTrouble { messages.append(recordsWait) }
  }

  /// Said when the records cannot be written while the journal is safe.
  var recordsWait: Message {
    let why = store.recordTrouble.map(Self.words) ?? ""
    return .error(
      "Your notes are safe, but the log cannot be written yet; kerb tries again. \(sentence(why))")
  }

  /// Leaves the recording for later, unless there is none any more.
  func stop() throws -> Ending {
    if pages.look(), let erased = pages.erased { return endErased(erased) }
    let isSafe = store.save(&recorder)
    let isWritten = store.writeRecords(&recorder, verifying: true)
    try store.stop()
    return isSafe || isWritten ? .stopped : .unsafe
  }

  private func page() -> ActionPage<Destination> {
    let list = ActionList(RecordPage.list(recorder.ledger)) { Destination.note($0) }
    var prompt = Prompt(
      recorder.isOff ? "Off the record" : "Note", .text, initial: initial, yieldsToOutcome: true)
    prompt.yieldsToOutcome = !recorder.isOff
    return ActionPage(
      Self.pageID, title: RecordPage.title(recorder), place: RecordPage.place(recorder),
      lead: RecordPage.lead(recorder), list: list, prompt: prompt,
      commands: RecordCommands.all(in: recorder).map { command in
        ActionCommand(command.shown) { .command(command, $0) }
      })
  }
}
