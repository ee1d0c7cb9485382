import Platform
import Records
import Team
import Workspace

/// What takes the last change of notes back: it names participants and sessions.
struct NoteUndoTraces: TraceKeeper {
  let workbench: Workbench
  let lookup: ErasureLookup

  func find(study: String?) throws -> TraceFound {
    guard let path = try NoteUndoFile(in: workbench).path, try Files.kind(path) == .file else {
      return TraceFound()
    }
    let text = String(decoding: try Files.read(path), as: UTF8.self)
    var ids = ErasedIDs(lookup)
    for study in try study.map({ [$0] }) ?? ids.studies()
    where try ids.of(study).contains(where: { text.contains($0) }) {
      return TraceFound(items: [path])
    }
    return TraceFound()
  }

  func erase(_ found: TraceFound, study: String?) throws -> [String] {
    for path in found.items { try FileErasure.remove(path) }
    return found.items
  }
}
