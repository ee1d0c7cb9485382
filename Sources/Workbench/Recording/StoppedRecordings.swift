import JSON
package import Localization
package import Recording
package import Records
package import Wording
import Workspace

/// Recordings of a workspace that were not closed.
package struct StoppedRecordings {
  package let workbench: Workbench
  let folder: RecordingsFolder

  /// - Throws: `WorkbenchError` where there can be no private folder for journals.
  package init(in workbench: Workbench) throws {
    self.workbench = workbench
    folder = try RecordingStore.folder(of: workbench)
  }

  /// One that can go on.
  package struct Found {
    package var name: String
    package var study: String
    package var session: String
    package var people: Sentence
    package var notes: Int
    package var draft: Verbatim?
    /// When something was last kept, milliseconds since 1970.
    package var changed: Int
    package var isSetAside: Bool
    /// Lines of the journal that cannot be read, a torn end among them.
    package var unreadableLines: Int
    /// What was noted, to be shown.
    package var ledger: Ledger
  }

  /// How much `all(study:setAsideToo:unreadable:)` has to read, in bytes; no file is opened for it.
  package func size(setAsideToo: Bool) throws -> Int {
    try folder.list().reduce(0) { size, item in
      item.isRunning || item.isSetAside && !setAsideToo ? size : size + item.size
    }
  }

  /// The recordings that stopped, the newest first; those that go on in another kerb are left out.
  ///
  /// - `study`: Only those of one study; `nil` for all.
  /// - `unreadable`: Called for each file that cannot be read; the others are found all the same.
  package func all(
    study: String?, setAsideToo: Bool, unreadable: (WorkbenchError) -> Void = { _ in }
  ) throws -> [Found] {
    try folder.list().reversed().compactMap { item -> Found? in
      guard !item.isRunning, setAsideToo || !item.isSetAside else { return nil }
      let content: JournalFile.Content
      do {
        content = try folder.content(of: item.name)
      } catch let error as WorkbenchError {
        unreadable(error)
        return nil
      }
      // A journal that is empty was cut off before anything was noted.
      if content.entries.isEmpty, !content.hasTornWords, content.damagedLines == 0 { return nil }
      guard let replay = JournalReplay(content.entries) else {
        unreadable(
          WorkbenchError(
            .unreadable, at: "\(folder.path)/\(item.name)",
            "the beginning of this recording is damaged",
            fix: "The file is kept; its words can be read with a text editor."))
        return nil
      }
      guard replay.opening.purpose == .recording,
        study.map({ Text.isSame($0.lowercased(), replay.opening.study.lowercased()) }) ?? true
      else { return nil }
      let people = replay.opening.participants.map { RecordID($0)?.short ?? $0 }
      return Found(
        name: item.name, study: replay.opening.study, session: replay.opening.session,
        people: .list(people), notes: replay.ledger.order.count,
        draft: replay.draft?.text, changed: Int(item.changedMilliseconds),
        isSetAside: item.isSetAside,
        unreadableLines: content.damagedLines + replay.unreadable + (content.hasTornWords ? 1 : 0),
        ledger: replay.ledger)
    }
  }

  /// Puts a recording aside: it is not offered again unless somebody asks for it.
  package func setAside(_ found: Found) throws {
    guard let (journal, _) = try JournalFile.resume(found.name, in: folder) else { return }
    try journal.close(.setAside)
  }
}
