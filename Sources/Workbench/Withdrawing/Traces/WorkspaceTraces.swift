import JSON
import Platform
import Records
import Team
import Workspace

/// The cache: it can be made again at any time, and may hold what was read. A merge that brings an erasure changes the
/// records, so nothing has to be done at the next start.
struct CacheTraces: TraceKeeper {
  let location: WorkspaceLocation
  let isWithdrawal: Bool

  func find(study: String?) throws -> TraceFound {
    let folder = "\(location.root)/.kerb/cache"
    guard isWithdrawal, (try? Files.kind(folder)) == .folder else { return TraceFound() }
    do {
      return TraceFound(
        items: try Files.list(folder).entries
          .filter { $0.kind == .file && !Text.isSame($0.name, RecordPath.lock.name) }
          .map { "\(folder)/\($0.name)" }.sorted { Text.precedes($0, $1) })
    } catch {
      throw error.reading(folder)
    }
  }

  func erase(_ found: TraceFound, study: String?) throws -> [String] {
    for path in found.items { try FileErasure.remove(path) }
    return found.items
  }
}

/// The reports of the study, which are written again. After a merge kerb team sync and the hooks do that.
struct ReportTraces: TraceKeeper {
  let workbench: Workbench
  let isWithdrawal: Bool

  func find(study: String?) throws -> TraceFound {
    guard isWithdrawal, let study,
      try ExportFiles.studies(in: workbench.location).contains(where: { Text.isSame($0, study) })
    else { return TraceFound() }
    return TraceFound(items: GeneratedReport.names.map { "Exports/\(study)/\($0)" })
  }

  func erase(_ found: TraceFound, study: String?) throws -> [String] {
    try study.map { try ExportFiles.remake($0, workbench) } ?? []
  }
}

/// What writes, merges and commits that were cut off have left. Whoever it is about, nobody needs it.
struct UnfinishedWriteTraces: TraceKeeper {
  let workspace: WorkspaceLocation
  /// The private folder of the workspace; `nil` where there is none.
  let state: String?
  let isWithdrawal: Bool
  /// Milliseconds since 1970 (UTC).
  let now: Int

  /// A write that still goes on is younger.
  private static let age = 3_600_000

  func find(study: String?) throws -> TraceFound {
    var paths: [String] = []
    if let state { collect(state, &paths) }
    if isWithdrawal {
      collect(workspace.root, &paths)
      if let repository = try? Repository.find(workspace) {
        paths += [CommitNote.path(in: repository)].filter { (try? Files.kind($0)) == .file }
        if !Text.isSame(repository.top, workspace.root) { driver(repository.top, &paths) }
      }
    }
    return TraceFound(items: paths.sorted { Text.precedes($0, $1) })
  }

  func erase(_ found: TraceFound, study: String?) throws -> [String] {
    for path in found.items { try FileErasure.remove(path) }
    return found.items
  }

  private func collect(_ folder: String, _ paths: inout [String]) {
    // What cannot be seen cannot be looked into; kerb check tells folders of the workspace.
    for entry in (try? Files.list(folder))?.entries ?? [] {
      let path = "\(folder)/\(entry.name)"
      switch entry.kind {
      case .folder where entry.name != ".git": collect(path, &paths)
      case .file where isLeft(entry.name, path): paths.append(path)
      default: break
      }
    }
  }

  /// What the merge driver has left at the top of a work tree around the workspace.
  private func driver(_ top: String, _ paths: inout [String]) {
    for entry in (try? Files.list(top))?.entries ?? [] where entry.kind == .file {
      if isOfDriver(entry.name) { paths.append("\(top)/\(entry.name)") }
    }
  }

  private func isOfDriver(_ name: String) -> Bool {
    name.utf8.starts(with: ".merge_file_".utf8) && name.hasSuffix(".kerb")
  }

  private func isLeft(_ name: String, _ path: String) -> Bool {
    guard isOfDriver(name) || name.utf8.starts(with: AtomicWriter.temporaryPrefix.utf8) else {
      return false
    }
    if isWithdrawal { return true }
    guard let changed = (try? Files.status(path))?.modifiedMilliseconds else { return false }
    return Int(changed) < now - Self.age
  }
}

/// Workspaces for practice that were cut off: everything in them is invented, and somebody may have typed otherwise.
struct PracticeTraces: TraceKeeper {
  let surroundings: Surroundings

  func find(study: String?) throws -> TraceFound {
    TraceFound(items: PracticeWorkspace.leftOvers(surroundings))
  }

  func erase(_ found: TraceFound, study: String?) throws -> [String] {
    for path in found.items { try PracticeWorkspace.remove(path, surroundings) }
    return found.items
  }
}
