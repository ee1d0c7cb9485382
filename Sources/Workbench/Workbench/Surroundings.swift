package import Localization
import Platform
package import Records
import Wording

/// What the outermost layer lends to the use cases: environment, folder, clock, randomness, the person's editor, and
/// somebody who hears how far long work is.
///
/// Use cases print nothing and ask nothing; whoever calls them shows what they return.
package struct Surroundings {
  /// The value of an environment variable; `nil` where it is not set.
  package var environment: (String) -> String?
  /// The folder that the person stands in, as an absolute path.
  package var currentFolder: () throws -> String
  /// Milliseconds since 1970, UTC.
  package var milliseconds: () -> Int64
  /// What the person's clock shows.
  package var zone: LocalZone
  /// That many bytes, fit for ids.
  package var randomBytes: (Int) -> [UInt8]
  /// Opens the person's editor on a file, by its absolute path, and waits until it ends.
  package var openEditor: (String) throws -> Void
  /// Hears a sentence about how far long work is.
  package var tellProgress: (Sentence) -> Void
  /// Hears what a change would hide in the sharing edition, and says whether to make it all the same.
  ///
  /// Who lends none can make such a change only with a command that asks.
  package var allowSilence: (_ warning: Sentence) throws -> Bool = { warning in
    throw WorkbenchError(
      .usage, at: "", warning,
      fix:
        "make this change with `kerb participant edit`, `kerb participant consent` or `kerb session edit`, and add `--yes`"
    )
  }

  package init(
    environment: @escaping (String) -> String?, currentFolder: @escaping () throws -> String,
    milliseconds: @escaping () -> Int64, randomBytes: @escaping (Int) -> [UInt8],
    openEditor: @escaping (String) throws -> Void, tellProgress: @escaping (Sentence) -> Void,
    zone: LocalZone = .utc
  ) {
    self.zone = zone
    self.environment = environment
    self.currentFolder = currentFolder
    self.milliseconds = milliseconds
    self.randomBytes = randomBytes
    self.openEditor = openEditor
    self.tellProgress = tellProgress
  }
}

extension Surroundings {
  /// Milliseconds since 1970, UTC.
  package var now: Int64 { milliseconds() }

  /// A path as typed, from the folder that the person stands in.
  package func absolute(_ typed: String) throws -> String {
    typed.hasPrefix("/") ? typed : "\(try currentFolder())/\(typed)"
  }

  /// The folder for files that nobody needs tomorrow; everybody on the machine may look into it.
  package var temporaryFolder: String {
    ThisProcess.temporaryFolder(chosen: environment("TMPDIR"))
  }
}
