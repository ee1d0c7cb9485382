package import Localization
package import Recording
package import Records
import Wording
import Workspace

extension StoppedRecordings {
  /// A recording that goes on.
  package struct Resumed {
    package let store: RecordingStore
    package let recorder: Recorder
    /// The unfinished line, and when it was begun.
    package let draft: (text: Verbatim, began: Int)?
    /// Whether the session's file had gone and was made again.
    package let isSessionMadeAgain: Bool
    /// Who has gone out since, a sentence each.
    package let goneOut: [Sentence]
    /// The folder in which what a torn end held is kept; `nil` where the end was whole.
    package let tornEndIn: String?
    /// Lines of the journal that cannot be read.
    package let damagedLines: Int
  }

  /// What became of a recording that somebody wants to go on with.
  package enum Resumption {
    /// It was erased meanwhile; what this machine held of it is erased too.
    case erased(ErasedMeanwhile)
    case goesOn(Resumed)
  }

  /// Goes on with a recording that stopped.
  ///
  /// - Throws: `WorkbenchError` where another kerb records it, or it cannot be read.
  package func resume(_ found: Found) throws -> Resumption {
    guard let (journal, content) = try JournalFile.resume(found.name, in: folder) else {
      throw WorkbenchError(
        .tryAgain, at: found.name, "another kerb records this session now",
        fix: "go on there, or start a log of your own: `kerb record --session \(found.session)`")
    }
    guard let replay = JournalReplay(content.entries) else {
      throw WorkbenchError(
        .unreadable, at: found.name, "the beginning of this recording is damaged",
        fix: "the file is kept; the words in it can be read with a text editor")
    }
    let records = RecordingRecords(workbench: workbench, opening: replay.opening)
    if let erased = try ErasureWatch(workbench, records).erased() {
      try journal.close(.remove(erasing: true))
      return .erased(erased)
    }
    let isMadeAgain = try SessionAgain.make(replay.opening, workbench)
    let plan = try SessionPlanReader.read(replay.opening, workbench)
    let recorder = Recorder(resuming: replay, plan: plan, now: workbench.now)
    let store = RecordingStore(
      workbench, opening: replay.opening, folder: folder, journal: journal)
    store.isDamaged = content.damagedLines + replay.unreadable > 0 || content.hasTornWords
    let entrance = Entrance(workbench: workbench, study: replay.opening.study)
    return .goesOn(
      Resumed(
        store: store, recorder: recorder, draft: replay.draft, isSessionMadeAgain: isMadeAgain,
        goneOut: try entrance.goneOut(replay.opening.participants),
        tornEndIn: content.hasTornWords ? folder.path : nil,
        damagedLines: content.damagedLines))
  }
}
