import JSON
import Platform
import Records
import Team
import Wording
import Workspace

/// Forms that older versions of kerb have left: files in the private folder `drafts`, and folders in the temporary
/// folder. Nothing beside them says whom they are about; their names and words may.
struct OlderFormTraces: TraceKeeper {
  /// `nil` where there is none.
  let drafts: String?
  let temporary: String
  let lookup: ErasureLookup
  let location: WorkspaceLocation

  func find(study: String?) throws -> TraceFound {
    var found = TraceFound()
    let paths = try places()
    guard !paths.isEmpty else { return found }
    var ids = ErasedIDs(lookup)
    let studies = try study.map { [$0] } ?? ids.studies()
    let erased = try studies.flatMap { try ids.of($0) }
    guard !erased.isEmpty else { return found }
    let others = try otherPeople(than: erased, in: studies)
    for path in paths {
      if PrivateText.holds(erased, at: path) {
        found.items.append(path)
      } else if !PrivateText.holds(others, at: path) {
        found.unclear.append(path)
      }
    }
    return found
  }

  func erase(_ found: TraceFound, study: String?) throws -> [String] {
    for path in found.items {
      try (try? Files.kind(path)) == .folder
        ? FileErasure.removeFolder(path) : FileErasure.remove(path)
    }
    return found.items
  }

  private func places() throws -> [String] {
    var paths: [String] = []
    do {
      paths +=
        try drafts.map { folder in
          try Files.list(folder).entries.map { "\(folder)/\($0.name)" }
        } ?? []
    } catch let error as SystemError {
      throw error.reading(Printable.text(drafts ?? ""))
    }
    // The temporary folder is everybody's; what cannot be seen there is not ours.
    for entry in (try? Files.list(temporary))?.entries ?? [] where Self.isOurs(entry) {
      let path = "\(temporary)/\(entry.name)"
      guard (try? Files.status(path))?.owner == ThisProcess.user else { continue }
      paths.append(path)
    }
    return paths.sorted { Text.precedes($0, $1) }
  }

  /// `kerb-` and twelve hexadecimal digits.
  private static func isOurs(_ entry: FolderEntry) -> Bool {
    let digits = Array("0123456789abcdef".utf8)
    let ending = entry.name.utf8.dropFirst(5)
    return entry.kind == .folder && entry.name.utf8.starts(with: "kerb-".utf8)
      && ending.count == 12 && ending.allSatisfy(digits.contains)
  }

  /// People and their sessions of whom it is known that they stay: a form that names one of them is about them.
  private func otherPeople(than erased: [String], in studies: [String]) throws -> [String] {
    let gone = Set(erased.map { Text($0) })
    return try studies.flatMap { study in
      try WorkspaceFiles.list(in: location, .study(study)).filter { $0.role == .participant }
        .map(\.expectedID)
    }.filter { !gone.contains(Text($0)) }
  }
}
