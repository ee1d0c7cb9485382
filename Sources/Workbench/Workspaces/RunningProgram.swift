import Localization
import Platform
package import Wording

/// The kerb that git is to call: the one that runs now.
package enum RunningProgram {
  package static func path() throws(WorkbenchError) -> String {
    do {
      return try ThisProcess.executable()
    } catch {
      throw WorkbenchError(
        .unreadable, at: "kerb", "where this program lies cannot be told: \(error.words)",
        fix: "start kerb by its full path")
    }
  }
}
