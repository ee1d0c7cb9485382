import Localization
import Recording
import Records
package import Terminal
import Wording
package import Workbench

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

  /// - `includesSetAside`: Whether recordings that were put aside are offered too.
  package func run(_ options: RecordOptions, includesSetAside: Bool = false) throws -> RunResult {
    let stopped: StoppedRecordings?
    var trouble: WorkbenchError?
    do {
      stopped = try StoppedRecordings(in: workbench)
    } catch let error as WorkbenchError {
      stopped = nil
      trouble = error
    }
    if let stopped, !options.isPractice {
      let erased = eraseWithdrawnDrafts(workbench)
      if !erased.isEmpty { pages.say(erased.map { .outcome("\($0)") }) }
      let size = try stopped.size(setAsideToo: includesSetAside)
      if size > Self.takesTime {
        pages.say([.outcome("Reading a recording that stopped, \(size / 1_000_000) MB.")])
      }
      let found = try stopped.all(study: options.study, setAsideToo: includesSetAside) { error in
        pages.say([.error(error.told)])
      }
      if !found.isEmpty {
        switch try ResumeQuestion(pages: pages, stopped: stopped).ask(found) {
        case .resume(let recording):
          if size > Self.takesTime {
            pages.say([.outcome("Reading \(recording.notes, "note", "notes") again.")])
          }
          return try resume(recording, among: stopped)
        case .startNew: break
        case .leave: return RunResult(completion: .complete, words: ["Nothing was started."])
        }
      }
    }
    let setup = RecordSetup(
      workbench, usualRole: settings.recorderRole, saying: trouble.map { [Self.unsafe($0)] } ?? [])
    guard let plan = try setup.run(pages: pages, options: options) else {
      return RunResult(completion: .complete, words: setup.leaving)
    }
    return try begin(plan, stopped, trouble, saying: setup.unsaid)
  }

  /// Bytes of journals that take longer to read than people wait without a word: a fifth of a second for a few MB.
  private static let takesTime = 2_000_000

  private static func unsafe(_ error: WorkbenchError) -> Message {
    .error("Recordings cannot be kept safe here yet: \(error.told)")
  }

  private func begin(
    _ plan: RecordingPlan, _ stopped: StoppedRecordings?, _ trouble: WorkbenchError?,
    saying messages: [Message]
  ) throws -> RunResult {
    if settings.recorderRole != plan.role, !plan.study.isEmpty { try? source?.remember(plan.role) }
    let began = try plan.begin(workbench, now: Int64(workbench.now))
    let opening = Opening(
      purpose: .recording, study: plan.study, session: plan.session.string,
      log: "log-\(workbench.ids.text(6))", participants: plan.participants.map(\.string),
      role: plan.role, keepsTasks: plan.keepsTasks, sessionStart: began.milliseconds,
      began: workbench.now, isAfterwards: plan.isAfterwards)
    var recorder = Recorder(opening: opening, plan: try SessionPlanReader.read(opening, workbench))
    recorder.find(try SessionFound.changes(opening, workbench))
    let store = RecordingStore(
      workbench, opening: opening, beside: stopped, trouble: trouble)
    return try record(store, recorder, draft: nil, saying: messages)
  }

  private func resume(
    _ found: StoppedRecordings.Found, among stopped: StoppedRecordings
  ) throws -> RunResult {
    switch try stopped.resume(found) {
    case .erased(let erased):
      let done: Sentence = "What this recording held on this machine is erased too."
      pages.tellErased(erased, done: [done])
      return RunResult(completion: .complete, words: ["\(erased.title)", done])
    case .goesOn(let resumed):
      return try record(
        resumed.store, resumed.recorder, draft: resumed.draft, saying: words(resumed))
    }
  }

  /// What is said when a recording goes on.
  private func words(_ resumed: StoppedRecordings.Resumed) -> [Message] {
    var said: [Message] = []
    if resumed.isSessionMadeAgain {
      said.append(.outcome("The session's file had gone. It is made again from the journal."))
    }
    if resumed.recorder.isOff {
      said.append(.error("Still off the record, as before the stop. `/on` goes on the record."))
    }
    if resumed.recorder.isAfterwards {
      said.append(.outcome("This session is entered afterwards: no clock runs."))
    }
    let count = resumed.recorder.ledger.order.count
    said.append(.outcome("Going on with \(count, "note", "notes")."))
    said += resumed.goneOut.map { .error("\($0)") }
    if let folder = resumed.tornEndIn {
      said.append(
        .notice("The end of the journal was torn. What it held is kept beside it in \(folder)."))
    }
    if resumed.damagedLines > 0 {
      said.append(
        .error("\(resumed.damagedLines, "line", "lines") of the journal cannot be read."))
    }
    return said
  }

  private func record(
    _ store: RecordingStore, _ recorder: Recorder, draft: (text: Verbatim, began: Int)?,
    saying messages: [Message] = []
  ) throws -> RunResult {
    let screen = try RecordScreen(
      workbench, pages, store, recorder, shortcuts: settings.shortcuts, draft: draft)
    screen.messages = messages
    let ending = try screen.run()
    let study = recorder.opening.study
    let session = recorder.plan.session
    switch ending {
    case .closed:
      return RunResult(
        completion: .complete,
        words: screen.summary + [
          "Written to Surveys/\(study)/sessions/\(recorder.opening.session).",
          "Next: `kerb review \(session) --study \(study)`",
        ])
    case .stopped:
      return RunResult(
        completion: .complete,
        words: ["Stopped; every note is kept. To go on: `kerb record \(study)`"])
    case .erased:
      return RunResult(completion: .complete, words: screen.summary)
    case .notErasedHere:
      return RunResult(completion: .notWritten, words: screen.summary)
    case .unsafe:
      return RunResult(
        completion: .notWritten,
        words: ["Notes of this recording could not be kept: nothing could be written."])
    }
  }
}
