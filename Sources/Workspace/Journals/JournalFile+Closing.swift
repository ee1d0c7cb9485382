import Localization
import Platform
import Records
package import Wording

extension JournalFile {
  /// Ends it and gives it back; a journal that is only let go of is kept.
  ///
  /// - Throws: `WorkbenchError` with the code `cannotWrite`; it is then still open, and this can be tried again.
  package func close(_ ending: Ending) throws(WorkbenchError) {
    guard !isClosed else { return }
    do {
      switch ending {
      case .keep: break
      case .remove(let erasing): try removeFile(erasing: erasing)
      case .setAside: try setAside()
      }
      try file.unlock()
    } catch let error as SystemError {
      throw error.recording(place)
    } catch let error as WorkbenchError {
      throw error
    } catch {
      throw WorkbenchError(.cannotWrite, at: place, "\(error)", fix: "")
    }
    isClosed = true
  }

  private func setAside() throws {
    guard try isInItsPlace() else { throw WorkbenchError.journalIsLost(place) }
    guard let aside = JournalName(fileName.setAside) else { return }
    let opened = try OpenFolder(folder.path)
    guard try opened.status(aside.text) == nil else { throw SystemError.exists(place) }
    try disk.rename(opened, fileName.text, aside.text)
    fileName = aside
    try disk.syncFolder(opened)
  }

  private func removeFile(erasing: Bool) throws(SystemError) {
    if erasing { try disk.overwrite(file) }
    do {
      let opened = try OpenFolder(folder.path)
      if try isInItsPlace() { try disk.remove(opened, name) }
      try eraseLeftOvers(tornToo: true, in: opened)
      try disk.syncFolder(opened)
    } catch  where error.cause == .missing {
      // Somebody removed the folder already: what was to go has gone.
    }
  }
}
