import JSON
import Localization
import Platform
package import Recording
import Records
package import Wording
import Workspace

/// Keeps a recording safe: the journal at once, the records at pauses, and what could not be written in memory until it
/// can.
package final class RecordingStore {
  let workbench: Workbench
  package let records: RecordingRecords
  private let folder: RecordingsFolder?
  private var journal: JournalFile?
  /// Why the last attempt to keep something failed; `nil` while everything is safe.
  package private(set) var trouble: WorkbenchError?
  /// Why the records could not be written, while the journal is safe.
  package private(set) var recordTrouble: WorkbenchError?
  /// Notes that were struck and may still stand in the log.
  private var struck: Set<NoteKey> = []
  /// Whether drafts stand in the journal since it was last rewritten.
  private var hasDrafts: Bool
  /// The unfinished line as it was last kept.
  private var draft: JournalEntry?
  /// Whether everything has to be written anew, because something was erased.
  private var mustRewrite = false
  /// Whether somebody took the journal away and it was made again, which nobody was told yet.
  package var wasMadeAgain = false
  /// Tells whether what is recorded was erased elsewhere: then nothing is written any more, and no journal is made again.
  package var isErased: () -> Bool = { false }

  /// - Parameters:
  ///   - folder: Where journals lie; `nil` when it cannot be had, which `trouble` says.
  ///   - journal: The journal that goes on; `nil` begins one with the first save.
  init(
    _ workbench: Workbench, opening: Opening, folder: RecordingsFolder?, journal: JournalFile?,
    trouble: WorkbenchError? = nil
  ) {
    self.workbench = workbench
    self.folder = folder
    self.journal = journal
    self.trouble = trouble
    // What an earlier run kept of unfinished lines stands there still.
    hasDrafts = journal != nil
    records = RecordingRecords(workbench: workbench, opening: opening)
  }

  /// A recording that begins.
  ///
  /// - `stopped`: The recordings beside which its journal goes; `nil` if there can be none, for the reason in
  ///   `trouble`.
  package convenience init(
    _ workbench: Workbench, opening: Opening, beside stopped: StoppedRecordings?,
    trouble: WorkbenchError?
  ) {
    self.init(
      workbench, opening: opening, folder: stopped?.folder, journal: nil, trouble: trouble)
  }

  /// Makes what waits safe on the disk.
  ///
  /// - Returns: Whether it is safe now.
  package func save(_ recorder: inout Recorder) -> Bool {
    let entries = recorder.waitingEntries
    guard !entries.isEmpty || mustRewrite || trouble != nil else { return true }
    guard !isErased() else { return false }
    do {
      let journal = try opened()
      let isLost = journal.isLost
      if mustRewrite || isLost {
        try rewrite(recorder, journal)
        recorder.tookEntries(entries.count)
        wasMadeAgain = wasMadeAgain || isLost
      } else {
        try journal.append(entries.map(\.bytes))
        recorder.tookEntries(entries.count)
      }
      trouble = nil
      return true
    } catch let error as WorkbenchError {
      trouble = error
    } catch {
      trouble = WorkbenchError(.cannotWrite, at: "journal", "\(error)", fix: "")
    }
    return false
  }

  /// Keeps the unfinished line; a failure is told with the next saved note.
  package func keepDraft(_ text: String, began: Int) {
    guard let journal, trouble == nil, !isErased() else { return }
    hasDrafts = true
    let entry = JournalEntry.draft(Verbatim(text), began: began)
    draft = text.isEmpty ? nil : entry
    do {
      try journal.append([entry.bytes])
    } catch {
      trouble = error
    }
  }

  /// The unfinished line was entered.
  package func draftWasEntered() { draft = nil }

  /// Takes unfinished lines out of the journal: what was typed and taken back before going off the record.
  package func forgetDrafts(_ recorder: inout Recorder) -> Bool {
    draft = nil
    guard hasDrafts else { return true }
    mustRewrite = true
    return save(&recorder)
  }

  /// Rewrites the journal without what was struck, and the log too if it holds it.
  ///
  /// - Returns: Whether the words are gone from the disk.
  package func strike(_ keys: Set<NoteKey>, _ recorder: inout Recorder) -> Bool {
    struck.formUnion(keys)
    draft = nil
    mustRewrite = true
    let isGone = save(&recorder)
    return writeRecords(&recorder) && isGone
  }

  /// Writes the records of the workspace.
  ///
  /// - `verifying`: Whether to look at the files even if nothing is known to be missing.
  /// - Returns: Whether they hold everything now.
  package func writeRecords(_ recorder: inout Recorder, verifying: Bool = false) -> Bool {
    guard verifying || !recorder.ledger.unwritten.isEmpty || !struck.isEmpty else {
      recordTrouble = nil
      return true
    }
    guard !isErased() else { return false }
    do {
      try records.write(recorder, struck: struck)
      recordTrouble = nil
      struck = []
      recorder.wroteRecords()
      _ = save(&recorder)
      return true
    } catch let error as WorkbenchError {
      recordTrouble = error
    } catch {
      recordTrouble = WorkbenchError(.cannotWrite, at: "", "\(error)", fix: "")
    }
    return false
  }

  /// Whether the journal has lines or an end that cannot be read: then it is never removed with the others.
  package var isDamaged = false

  /// Ends the recording: the records hold everything, so the journal goes.
  ///
  /// - Parameter erasing: Whether it goes even where it has lines that nobody could read.
  /// - Returns: Where a damaged journal is kept; `nil` where nothing is left.
  @discardableResult
  package func finish(erasing: Bool = false) throws -> String? {
    guard let journal else { return nil }
    let isKept = isDamaged && !erasing
    try journal.close(isKept ? .setAside : .remove(erasing: true))
    self.journal = nil
    return isKept ? folder?.path : nil
  }

  /// Stops without ending: the journal stays.
  package func stop() throws {
    try journal?.close(.keep)
    journal = nil
  }

  /// Erases the journals that other recorders of the session have left on this machine.
  ///
  /// - Returns: How many recorders still run.
  package func eraseJournalsOfOthers() throws -> Int {
    let folder = try RecordingStore.folder(of: workbench)
    var running = 0
    for item in try folder.list() {
      // One that cannot be read is told at the next start; it must not keep the others.
      guard let entries = try? folder.content(of: item.name).entries else { continue }
      guard let first = entries.first, case .opened(let opening) = JournalEntry(first),
        Text.isSame(opening.study, records.opening.study),
        Text.isSame(opening.session, records.opening.session)
      else { continue }
      guard let (journal, _) = try JournalFile.resume(item.name, in: folder) else {
        running += 1
        continue
      }
      try journal.close(.remove(erasing: true))
    }
    return running
  }

  private func opened() throws -> JournalFile {
    if let journal { return journal }
    let folder = try folder ?? RecordingStore.folder(of: workbench)
    let new = try JournalFile.create(
      JournalName.new(milliseconds: Int64(workbench.now), token: randomToken()), in: folder)
    journal = new
    // Whatever was kept before is in no journal now.
    mustRewrite = true
    return new
  }

  private func rewrite(_ recorder: Recorder, _ journal: JournalFile) throws {
    var entries = recorder.rewrittenJournal
    // What the records hold already need not be written again after a stop.
    if recorder.ledger.unwritten.isEmpty { entries.append(.written) }
    if let draft { entries.append(draft) }
    try journal.rewrite(entries.map(\.bytes))
    mustRewrite = false
    hasDrafts = draft != nil
  }

  /// The private folder with the journals of a workspace.
  static func folder(of workbench: Workbench) throws -> RecordingsFolder {
    try RecordingsFolder(
      PrivateFolders(environment: workbench.surroundings.environment),
      workspace: try workbench.marker().id.string, at: workbench.location)
  }
}
