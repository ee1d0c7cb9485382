import Platform
import Records
import Workspace

/// Removes a folder of ours with everything in it; links are removed, never followed.
enum FolderRemoval {
  ///
  /// - Throws: ``WorkbenchError`` with the place of what could not be removed; the rest is gone. A folder that is not
  ///   there is no error.
  static func remove(_ folder: String) throws(WorkbenchError) {
    var failure: WorkbenchError?
    remove(folder, &failure)
    if let failure { throw failure }
  }

  private static func remove(_ folder: String, _ failure: inout WorkbenchError?) {
    do {
      guard try Files.kind(folder) == .folder else { return }
      let listing = try Files.list(folder)
      for entry in listing.entries {
        let path = "\(folder)/\(entry.name)"
        if entry.kind == .folder {
          remove(path, &failure)
        } else {
          try Files.remove(path)
        }
      }
      try Files.removeFolder(folder)
    } catch {
      failure = failure ?? error.writing(Printable.text(folder))
    }
  }
}
