import Merging
import Platform
import Recording
import Records
package import Terminal
import Wording
package import Workbench
import Workspace

/// One call of the recorder: what stopped before is offered, else a session is set up; then it is recorded.
package struct RecordRun {
  let workbench: Workbench
  let pages: any PageShowing
  let settings: SettingsSource.Start
  let source: SettingsSource?

  package init(
    workbench: Workbench, pages: any PageShowing, settings: SettingsSource.Start,
    source: SettingsSource?
  ) {
    self.workbench = workbench
    self.pages = pages
    self.settings = settings
    self.source = source
  }

  /// What came of it, for after the pages are gone.
  package struct Result {
    package var completion: Completion
    /// A sentence each.
    package var words: [String]

    package init(completion: Completion, words: [String]) {
      self.completion = completion
      self.words = words
    }
  }

  /// - Parameter includesSetAside: Whether recordings that were put aside are offered too.
  package func run(_ options: RecordOptions, includesSetAside: Bool = false) throws -> Result {
    let folder: RecordingsFolder?
    var trouble: WorkbenchError?
    do {
      folder = try RecordingStore.folder(of: workbench)
    } catch let error as WorkbenchError {
      folder = nil
      trouble = error
    }
    if let folder, !options.isPractice {
      let erased = eraseWithdrawnDrafts(workbench)
      if !erased.isEmpty { pages.say(erased.map { .outcome($0) }) }
      let stopped = StoppedRecordings(workbench: workbench, folder: folder)
      let found = try stopped.all(study: options.study, setAsideToo: includesSetAside) { error in
        pages.say([.error("\(error.place): \(error.problem). \(error.remedy)")])
      }
      if !found.isEmpty {
        switch try ResumeQuestion(pages: pages, stopped: stopped).ask(found) {
        case .resume(let recording): return try resume(recording, in: folder)
        case .startNew: break
        case .leave: return Result(completion: .complete, words: ["Nothing was started."])
        }
      }
    }
    let setup = RecordSetup(
      workbench, usualRole: settings.recorderRole, saying: trouble.map { [Self.unsafe($0)] } ?? [])
    guard let plan = try setup.run(pages: pages, options: options) else {
      return Result(completion: .complete, words: setup.leaving)
    }
    return try begin(plan, folder, trouble, saying: setup.unsaid)
  }

  private static func unsafe(_ error: WorkbenchError) -> Message {
    .error(
      "Recordings cannot be kept safe here yet: \(error.place): \(error.problem). \(error.remedy)")
  }

  private func begin(
    _ plan: RecordingPlan, _ folder: RecordingsFolder?, _ trouble: WorkbenchError?,
    saying messages: [Message]
  ) throws -> Result {
    if settings.recorderRole != plan.role, !plan.study.isEmpty { try? source?.remember(plan.role) }
    let began = try plan.begin(workbench, now: Int64(workbench.now))
    let opening = Opening(
      purpose: .recording, study: plan.study, session: plan.session.string,
      log: "log-\(workbench.ids.text(6))", participants: plan.participants.map(\.string),
      role: plan.role, keepsTasks: plan.keepsTasks, sessionStart: began.milliseconds,
      began: workbench.now)
    var recorder = Recorder(opening: opening, plan: try SessionPlanReader.read(opening, workbench))
    recorder.find(try SessionFound.changes(opening, workbench))
    let store = RecordingStore(
      workbench, opening: opening, folder: folder, journal: nil, trouble: trouble)
    return try record(store, recorder, draft: nil, saying: messages)
  }

  private func resume(_ found: StoppedRecordings.Found, in folder: RecordingsFolder) throws
    -> Result
  {
    guard let (journal, content) = try JournalFile.resume(found.name, in: folder) else {
      throw WorkbenchError(
        .tryAgain, at: found.name, "another kerb records this session now",
        fix: "go on there, or start a log of your own: kerb record --session \(found.session)")
    }
    guard let replay = JournalReplay(content.entries) else {
      throw WorkbenchError(
        .unreadable, at: found.name, "the beginning of this recording is damaged",
        fix: "the file is kept; the words in it can be read with a text editor")
    }
    let records = RecordingRecords(workbench: workbench, opening: replay.opening)
    if let erased = try ErasureWatch(workbench, records).erased() {
      try journal.close(.remove(erasing: true))
      let done = "What this recording held on this machine is erased too."
      pages.tellErased(erased, done: [done])
      return Result(completion: .complete, words: [erased.title, done])
    }
    var said: [Message] = []
    if try SessionAgain.make(replay.opening, workbench) {
      said.append(.outcome("The session's file had gone. It is made again from the journal."))
    }
    let plan = try SessionPlanReader.read(replay.opening, workbench)
    let recorder = Recorder(resuming: replay, plan: plan, now: workbench.now)
    let store = RecordingStore(
      workbench, opening: replay.opening, folder: folder, journal: journal)
    store.isDamaged = content.damagedLines + replay.unreadable > 0 || content.hasTornWords
    let count = recorder.ledger.order.count
    if recorder.isOff {
      said.append(.error("Still off the record, as before the stop. /on goes on the record."))
    }
    said.append(.outcome("Going on with \(Summary.counted(count, "note"))."))
    let entrance = Entrance(workbench: workbench, study: replay.opening.study)
    said += try entrance.goneOut(replay.opening.participants).map { .error($0) }
    if content.hasTornWords {
      said.append(
        .notice(
          "The end of the journal was torn. What it held is kept beside it in \(folder.path)."))
    }
    if content.damagedLines > 0 {
      said.append(
        .error("\(Summary.counted(content.damagedLines, "line")) of the journal cannot be read."))
    }
    return try record(store, recorder, draft: replay.draft, saying: said)
  }

  private func record(
    _ store: RecordingStore, _ recorder: Recorder, draft: (text: Verbatim, began: Int)?,
    saying messages: [Message] = []
  ) throws -> Result {
    let screen = try RecordScreen(
      workbench, pages, store, recorder, shortcuts: settings.shortcuts, draft: draft)
    screen.messages = messages
    let ending = try screen.run()
    let study = recorder.opening.study
    let session = recorder.plan.session
    switch ending {
    case .closed:
      return Result(
        completion: .complete,
        words: screen.summary + [
          "Written to Surveys/\(study)/sessions/\(recorder.opening.session).",
          "Next: kerb review \(session) --study \(study)",
        ])
    case .stopped:
      return Result(
        completion: .complete,
        words: ["Stopped; every note is kept. To go on: kerb record \(study)"])
    case .erased:
      return Result(completion: .complete, words: screen.summary)
    case .notErasedHere:
      return Result(completion: .notWritten, words: screen.summary)
    case .unsafe:
      return Result(
        completion: .notWritten,
        words: ["Notes of this recording could not be kept: nothing could be written."])
    }
  }
}
