import Platform
import Records
import Team
import Workspace

/// Everything outside the records on this machine that is about people who withdrew, by the one list of
/// ``FilesAboutPeople``.
struct Traces {
  private let workbench: Workbench
  private let lookup: ErasureLookup
  private let isWithdrawal: Bool

  /// - Parameter leaving: A participant whose erasure is about to happen; `nil` for those who were erased before.
  init(_ workbench: Workbench, leaving: String? = nil) {
    self.workbench = workbench
    isWithdrawal = leaving != nil
    lookup = ErasureLookup(workbench.location, leaving: leaving.map { [$0] } ?? [])
  }

  /// What was found, of each kind of which something is there.
  typealias Found = [FilesAboutPeople: TraceFound]

  /// - Parameter study: Only what belongs to one study; `nil` for all.
  func find(study: String? = nil) throws -> Found {
    var all: Found = [:]
    for kind in FilesAboutPeople.allCases {
      let found = try keeper(kind).find(study: study)
      if !found.isEmpty { all[kind] = found }
    }
    return all
  }

  /// Erases what was found. Nobody else may change the workspace meanwhile.
  ///
  /// - Returns: What went of each kind.
  func erase(_ found: Found, study: String? = nil) throws -> [FilesAboutPeople: [String]] {
    var gone: [FilesAboutPeople: [String]] = [:]
    for kind in FilesAboutPeople.allCases {
      guard let own = found[kind], !own.items.isEmpty else { continue }
      gone[kind] = try keeper(kind).erase(own, study: study)
    }
    return gone
  }

  func keeper(_ kind: FilesAboutPeople) throws -> any TraceKeeper {
    let folders = PrivateFolders(environment: workbench.surroundings.environment)
    let workspace = try workbench.marker().id.string
    // Looking must not make a folder.
    func folder(_ name: String) -> String? {
      folders.statePath(name, ofWorkspace: workspace)
        .flatMap { (try? Files.kind($0)) == .folder ? $0 : nil }
    }
    switch kind {
    case .form: return FormTraces(folder: try FormsFolder(of: workbench), lookup: lookup)
    case .recording:
      return RecordingTraces(
        folder: try folder("recordings").map { _ in try RecordingStore.folder(of: workbench) },
        lookup: lookup)
    case .key: return KeyTraces(folder: folder("keys"), lookup: lookup, workbench: workbench)
    case .condition:
      return ConditionTraces(folder: folder("keys"), lookup: lookup, workbench: workbench)
    case .draft: return DraftTraces(folder: folder("keys"), lookup: lookup, workbench: workbench)
    case .media:
      return MediaTraces(folder: folder(MediaPlaces.folder), lookup: lookup, workbench: workbench)
    case .noteUndo: return NoteUndoTraces(workbench: workbench, lookup: lookup)
    case .picture:
      return PictureTraces(workbench: workbench, lookup: lookup, isWithdrawal: isWithdrawal)
    case .walkthroughLine:
      return WalkthroughLineTraces(folder: folder(OwnBatches.walkthroughs), lookup: lookup)
    case .cache: return CacheTraces(location: workbench.location, isWithdrawal: isWithdrawal)
    case .unfinishedWrite:
      return UnfinishedWriteTraces(
        workspace: workbench.location, state: folder("")?.droppingSlash,
        isWithdrawal: isWithdrawal, now: workbench.now)
    case .report: return ReportTraces(workbench: workbench, isWithdrawal: isWithdrawal)
    case .practice: return PracticeTraces(surroundings: workbench.surroundings)
    }
  }
}

extension String {
  fileprivate var droppingSlash: String { hasSuffix("/") ? String(dropLast()) : self }
}
