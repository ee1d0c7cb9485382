import JSON
import Localization
import Measures
import Records
import Terminal
import Wording
import Workbench

/// What all screens of the workbench share: the workspace, the pages, and what was read of it last.
///
/// Reading again costs time with thousands of sessions, so what was read is kept until something changes.
package final class Navigator {
  let workbench: Workbench
  let navigating: NavigatingPages
  let actions: WorkbenchActions
  private var overviewRead: WorkspaceOverview?
  private var studyRead: (id: String, loaded: LoadedStudy)?

  private var measuredRead: (id: String, round: Int?, study: MeasuredStudy)?

  init(workbench: Workbench, pages: any PageShowing, actions: WorkbenchActions) {
    self.workbench = workbench
    navigating = NavigatingPages(pages)
    self.actions = actions
  }

  var pages: any PageShowing { navigating }

  /// What the person's clock and calendar show.
  var zone: LocalZone { workbench.surroundings.zone }

  /// From this many files on it is said that reading takes a moment.
  static let manyFiles = 1500

  /// What the whole workspace holds.
  func overview() throws -> WorkspaceOverview {
    if let overviewRead { return overviewRead }
    let files = try workbench.files()
    announce(files)
    let overview = try WorkspaceOverview(files, in: workbench)
    overviewRead = overview
    return overview
  }

  /// Everything about one study.
  ///
  /// - Throws: ``WorkbenchError`` when the study is not there or its own file has a fault.
  func study(_ id: String) throws -> StudyRecords { try loaded(id).records }

  /// Files of a study that are left out because something is wrong with them.
  func faults(ofStudy id: String) throws -> [WorkbenchError] { try loaded(id).faults }

  private func loaded(_ id: String) throws -> LoadedStudy {
    if let studyRead, Text.isSame(studyRead.id, id) { return studyRead.loaded }
    if overviewRead == nil {
      announce(try workbench.files(ofStudy: id))
    }
    let loaded = try workbench.study(id)
    studyRead = (id, loaded)
    return loaded
  }

  /// What a study covers, measured once as long as nothing changes.
  ///
  /// - Parameter round: `nil` for the latest round with a session.
  func measured(_ id: String, round: Int?) throws -> MeasuredStudy {
    if let measuredRead, Text.isSame(measuredRead.id, id), measuredRead.round == round {
      return measuredRead.study
    }
    let study = MeasuredStudy(try study(id), round: round)
    measuredRead = (id, round, study)
    return study
  }

  /// Forgets what was read, because something may have changed it.
  func forget() {
    overviewRead = nil
    studyRead = nil
    measuredRead = nil
  }

  private func announce(_ files: [WorkspaceFile]) {
    guard files.count >= Self.manyFiles else { return }
    let sessions = files.count { $0.role == .session }
    pages.say([.notice("Reading \(sessions, "session", "sessions").")])
  }

  /// Does something that may fail or be left; then the screen goes on and says so.
  ///
  /// - Throws: ``TerminalEnded``, and ``QuestionLeft`` where the person leaves altogether.
  func attempt(_ work: () throws -> [Message]) throws -> [Message] {
    do {
      return try work()
    } catch let left as QuestionLeft where !left.quits {
      return [.outcome("Left. Nothing was changed.")]
    } catch  where !(error is QuestionLeft || error is TerminalEnded) {
      // Whatever it is, it must not take the person out of the workbench.
      return [.error(Self.sentence(of: error))]
    }
  }

  /// What went wrong, as a sentence.
  static func sentence(of error: any Error) -> Sentence {
    (error as? WorkbenchError ?? .fault(error)).sentence
  }

  /// Opens a screen below this one; the one above says what went wrong.
  func open(_ screen: () throws -> Void) throws -> [Message] {
    try attempt {
      try screen()
      return []
    }
  }

  /// Records or reviews, then reads the workspace anew.
  func handOver(_ work: () throws -> Void) throws -> [Message] {
    defer { forget() }
    return try open(work)
  }

  /// Makes a record, and says what came of it.
  func make(
    _ kind: RecordKind, study: String? = nil, _ values: RecordPatch = RecordPatch()
  ) throws -> [Message] {
    defer { forget() }
    let made = try RecordMaking(kind, study: study, in: workbench).make(values)
    let said: [Sentence] = ["\(made.outcome)"] + (made.remarks + made.nextSteps).map { "\($0)" }
    return [.outcome(said.joined(separator: " "))]
  }

  /// Adds a task, or something to watch for, to a study.
  func add<Part: Entry>(_ part: StudyPart, to study: String, _ new: Part) throws -> [Message] {
    defer { forget() }
    let added = try part.add(Part.table.values(of: new), to: study, in: workbench)
    return [.outcome("\(added.outcome) Its id is \(added.id).")]
  }
}
