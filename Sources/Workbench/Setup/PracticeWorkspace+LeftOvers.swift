import JSON
import Platform
import Records
import Wording
import Workspace

/// Practices that were cut off: whoever practises holds the lock on a file in the folder, and the system gives it back
/// when the process ends, however that happens.
extension PracticeWorkspace {
  /// How the names of our folders begin.
  private static let prefix = "kerb-practice-"
  private static let lockName = ".practice"

  /// After how many milliseconds a folder without a lock counts as left over.
  private static let age: Int64 = 86_400_000

  /// Makes the file of a new folder and holds its lock.
  static func hold(_ folder: String) throws(SystemError) -> OpenFile {
    let opened = try OpenFolder(folder)
    // Nobody may find it without its lock.
    let file = try opened.create("\(lockName).new", mode: .privateFile)
    guard try file.tryLock() else { throw SystemError.exists(folder) }
    try opened.rename("\(lockName).new", to: lockName)
    return file
  }

  /// The folders of practices that nobody has open, and the private folders of those whose folder is gone.
  static func leftOvers(_ surroundings: Surroundings, in base: String? = nil) -> [String] {
    let base = base ?? surroundings.temporaryFolder
    let oldest = surroundings.now - age
    let left = folders(in: base, prefix).filter { isLeft($0, before: oldest) }
    let state = PrivateFolders(environment: surroundings.environment).stateFolder
    let journals = (state.map { folders(in: $0, String(prefix.dropFirst(5))) } ?? []).filter {
      let name = $0.split(separator: "/").last ?? ""
      return (try? Files.kind("\(base)/kerb-\(name)")) == .missing
        && isLeft($0, before: oldest) && !isRecording($0)
    }
    return left + journals
  }

  /// Overwrites what a practice has written, and removes it.
  ///
  /// - Parameter path: Its folder, or its private folder.
  static func remove(_ path: String, _ surroundings: Surroundings) throws(WorkbenchError) {
    try FileErasure.removeFolder(path)
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    guard name.hasPrefix(prefix) else { return }
    let state = PrivateFolders(environment: surroundings.environment).stateFolder
    guard let state else { return }
    try FileErasure.removeFolder("\(state)/\(name.dropFirst("kerb-".utf8.count))")
  }

  /// Folders that are ours, by the beginning of their names.
  private static func folders(in base: String, _ prefix: String) -> [String] {
    // What cannot be seen is not ours.
    let entries = (try? Files.list(base))?.entries ?? []
    return entries.filter { entry in
      let ending = String(entry.name.dropFirst(prefix.count))
      return entry.kind == .folder && entry.name.hasPrefix(prefix) && RecordID.isWellFormed(ending)
        && (try? Files.status("\(base)/\(entry.name)"))?.owner == ThisProcess.user
    }.map { "\(base)/\($0.name)" }.sorted { Text.precedes($0, $1) }
  }

  /// Whether nobody has a folder open: nobody holds its lock; without a lock, nobody has changed it for long.
  private static func isLeft(_ path: String, before oldest: Int64) -> Bool {
    guard let folder = try? OpenFolder(path) else { return false }
    if let lock = try? folder.existing(lockName, forWriting: false) {
      return !((try? lock.isLockedByAnother()) ?? true)
    }
    guard let status = try? folder.status() else { return false }
    return status.modifiedMilliseconds < oldest
  }

  /// Whether somebody still writes a journal in a private folder.
  private static func isRecording(_ path: String) -> Bool {
    guard let folder = try? OpenFolder("\(path)/recordings"), let listing = try? folder.list()
    else {
      return false
    }
    return listing.entries.contains { entry in
      guard let file = try? folder.existing(entry.name, forWriting: false) else { return false }
      return (try? file.isLockedByAnother()) ?? true
    }
  }
}
