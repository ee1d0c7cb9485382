import JSON
import Platform
import Recording
import Records
import Team
import Workspace

/// Journals of recordings and reviews, with everything that lies beside them.
struct RecordingTraces: TraceKeeper {
  /// `nil` where there is none.
  let folder: RecordingsFolder?
  let lookup: ErasureLookup

  func find(study: String?) throws -> TraceFound {
    var found = TraceFound()
    guard let folder else { return found }
    for item in try folder.list() {
      // One that cannot be read must not keep the others.
      guard let content = try? folder.content(of: item.name), let opening = Self.opening(content)
      else {
        if !Self.isEmpty(item.name, folder) { found.unclear.append("\(folder.path)/\(item.name)") }
        continue
      }
      if let study, !Text.isSame(study, opening.study) { continue }
      guard
        (try? lookup.isErased(
          session: opening.session, people: opening.participants, study: opening.study)) == true
      else { continue }
      if item.isRunning { found.open.append(item.name) } else { found.items.append(item.name) }
    }
    found.items += try folder.strays()
    return found
  }

  /// Overwrites and removes journals with everything that lies beside them.
  func erase(_ found: TraceFound, study: String?) throws -> [String] {
    guard let folder else { return [] }
    let strays = try folder.strays()
    return try found.items.filter { name in
      if strays.contains(where: { Text.isSame($0, name) }) {
        try FileErasure.remove("\(folder.path)/\(name)")
        return true
      }
      guard let (journal, _) = try JournalFile.resume(name, in: folder) else { return false }
      try journal.close(.remove(erasing: true))
      return true
    }
  }

  private static func opening(_ content: JournalFile.Content) -> Opening? {
    guard let first = content.entries.first, case .opened(let opening) = JournalEntry(first) else {
      return nil
    }
    return opening
  }

  /// Whether a journal was cut off before anything was noted.
  private static func isEmpty(_ name: String, _ folder: RecordingsFolder) -> Bool {
    guard let content = try? folder.content(of: name) else { return false }
    return content.entries.isEmpty && !content.hasTornWords && content.damagedLines == 0
  }
}
