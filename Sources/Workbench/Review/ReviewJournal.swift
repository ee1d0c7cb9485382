package import Localization
import Merging
import Platform
package import Recording
import Records
package import Wording
import Workspace

/// Keeps what a review does on the disk before anything is said about it, outside the work tree.
package final class ReviewJournal {
  private let workbench: Workbench
  private let opening: Opening
  private var file: JournalFile?
  /// What could not be kept yet.
  private var pending: [JournalEntry]

  package init(_ workbench: Workbench, _ opening: Opening) {
    self.workbench = workbench
    self.opening = opening
    pending = [.opened(opening)]
  }

  /// Whether everything that was done is on the disk.
  package var isSafe: Bool { pending.isEmpty || file == nil && pending.count == 1 }

  /// Appends entries and what could not be appended before.
  ///
  /// - Returns: What went wrong; the entries are then kept in memory, and the next call tries again.
  package func append(_ entries: [JournalEntry]) -> WorkbenchError? {
    pending += entries
    // Nobody needs a journal of a review that has done nothing.
    if isSafe { return nil }
    do {
      try open().append(pending.map(\.bytes))
      pending = []
      return nil
    } catch let error as WorkbenchError {
      return error
    } catch {
      return WorkbenchError(.cannotWrite, at: "", "\(error)", fix: "")
    }
  }

  /// Forgets everything that was done so far, on the disk too.
  package func forget() throws {
    pending = []
    guard let file else {
      pending = [.opened(opening)]
      return
    }
    try file.rewrite([JournalEntry.opened(opening).bytes])
  }

  /// Erases the journal, because what was reviewed was erased elsewhere.
  ///
  /// - Parameter count: How many answers are in it alone.
  /// - Returns: What is said about it, and whether the journal is gone.
  package func erase(_ count: Int) -> (words: [Sentence], isDone: Bool) {
    pending = []
    do {
      try file?.close(.remove(erasing: true))
    } catch {
      let why = error.sentences.joined(separator: " ")
      return (["NOT ERASED YET here: \(why) kerb tries again at its next start."], false)
    }
    guard count > 0 else { return ([], true) }
    return (
      [
        count == 1
          ? "1 answer that was not written yet is erased too."
          : "\(count) answers that were not written yet are erased too."
      ], true
    )
  }

  /// Ends the journal; it goes when the records hold everything.
  package func close(isWritten: Bool) throws {
    try file?.close(isWritten ? .remove(erasing: true) : .keep)
  }

  private func open() throws -> JournalFile {
    if let file { return file }
    let folder = try Self.folder(workbench)
    let name = JournalName.new(
      milliseconds: Int64(workbench.now), token: workbench.ids.text(8))
    let made = try JournalFile.create(name, in: folder)
    file = made
    return made
  }

  private static func folder(_ workbench: Workbench) throws -> RecordingsFolder {
    try RecordingsFolder(
      PrivateFolders(environment: workbench.surroundings.environment),
      workspace: workbench.marker().id.string, at: workbench.location)
  }
}

extension ReviewJournal {
  /// Writes what reviews that stopped have left in their journals into the records.
  ///
  /// - Returns: A sentence for each; empty where none stopped.
  package static func recover(_ workbench: Workbench) throws -> [Sentence] {
    // Looking must not make the folder.
    let folders = PrivateFolders(environment: workbench.surroundings.environment)
    let workspace = try workbench.marker().id.string
    guard let path = folders.statePath("recordings", ofWorkspace: workspace),
      (try? Files.kind(path)) == .folder
    else { return [] }
    let folder = try folder(workbench)
    var said: [Sentence] = []
    for recording in try folder.list() where !recording.isRunning && !recording.isSetAside {
      let found: JournalFile.Content
      do {
        found = try folder.content(of: recording.name)
      } catch {
        // What belongs to another session, or to a newer kerb, must not keep anybody from reviewing.
        said.append(error.told)
        continue
      }
      guard let first = ReviewRecovery(found.entries),
        let (file, content) = try JournalFile.resume(recording.name, in: folder)
      else { continue }
      let recovery = ReviewRecovery(content.entries) ?? first
      let opening = recovery.opening
      if try ErasureWatch(workbench, reviewing: opening.session, study: opening.study).erased()
        != nil
      {
        try file.close(.remove(erasing: true))
        continue
      }
      do {
        said += try write(recovery, workbench)
        try file.close(.remove(erasing: true))
      } catch {
        try? file.close(.keep)
        throw error
      }
    }
    return said
  }

  private static func write(_ recovery: ReviewRecovery, _ workbench: Workbench) throws -> [Sentence]
  {
    let (study, session) = (recovery.opening.study, recovery.opening.session)
    let changes = recovery.unwritten { "Surveys/\(study)/sessions/\(session)/\($0).json" }
    guard !changes.isEmpty else { return [] }
    // What the reviewer had seen is not known any more: what stands there now counts as that.
    var writer = ReviewWriter(workbench: workbench)
    let problems = try writer.write(changes)
    let short = RecordID(session)?.short ?? session
    return [
      "A review of \(short) stopped before \(recovery.count, "answer was", "answers were") written. Now they are."
    ] + problems
  }
}
