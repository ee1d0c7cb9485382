import Platform
import Recording
import Records
import Team
import Workspace

/// Recordings and reviews on this machine that belong to people who withdrew.
struct WithdrawnDrafts {
  /// What is there.
  struct Found {
    /// Names of journals that can be erased.
    var journals: [String] = []
    /// How many of a living recorder, which has to end first.
    var running = 0
    /// Places of journals of which nobody can tell whose they are.
    var unreadable: [String] = []
  }

  private let folder: RecordingsFolder?
  private let lookup: ErasureLookup

  /// - Parameter leaving: A participant whose erasure is about to happen.
  init(_ workbench: Workbench, leaving: String? = nil) throws {
    lookup = ErasureLookup(workbench.location, leaving: leaving.map { [$0] } ?? [])
    // Looking must not make the folder.
    let folders = PrivateFolders(environment: workbench.console.environment)
    let workspace = try workbench.marker().id.string
    if let path = folders.statePath("recordings", ofWorkspace: workspace),
      (try? Files.kind(path)) == .folder
    {
      folder = try RecordingStore.folder(of: workbench)
    } else {
      folder = nil
    }
  }

  /// - Parameter study: Only those of one study; `nil` for all.
  func find(study: String? = nil) throws -> Found {
    var found = Found()
    for item in try folder?.list() ?? [] {
      // One that cannot be read must not keep the others.
      guard let opening = opening(of: item.name) else {
        found.unreadable.append("\(folder?.path ?? "")/\(item.name)")
        continue
      }
      if let study, !Text.isSame(study, opening.study) { continue }
      guard
        (try? lookup.isErased(
          session: opening.session, people: opening.participants, study: opening.study)) == true
      else { continue }
      if item.isRunning { found.running += 1 } else { found.journals.append(item.name) }
    }
    return found
  }

  /// Overwrites and removes journals with everything that lies beside them.
  ///
  /// - Returns: How many went; one that somebody opened meanwhile stays.
  func erase(_ found: Found) throws -> Int {
    guard let folder else { return 0 }
    var count = 0
    for name in found.journals {
      guard let (journal, _) = try JournalFile.resume(name, in: folder) else { continue }
      try journal.close(.remove(erasing: true))
      count += 1
    }
    return count
  }

  private func opening(of name: String) -> Opening? {
    guard let folder, let entries = try? folder.content(of: name).entries,
      let first = entries.first, case .opened(let opening) = JournalEntry(first)
    else { return nil }
    return opening
  }
}
