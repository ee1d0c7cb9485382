package import Wording
import Workspace

/// What a person has chosen for themselves, as texts; whoever uses one decides whether it is a word that it knows.
package struct OwnChoices: Sendable {
  /// How they read: `standard`, `screen-reader`, `low-vision` or `linear`; `nil` until the first run has asked.
  package let reading: String?
  /// How much is said: `full`, `short` or `silent`.
  package let verbosity: String?
  /// The language of shortcuts, such as `en`.
  package let language: String?
  /// The role that they usually record in, by its id.
  package let recorderRole: String?
  /// The command of the player that opens recordings.
  package let player: String?
  /// A key's name, such as `f2`, and the line it stands for, such as `/task`.
  package let keys: [String: String]
  /// A word at the beginning of a note and the English shortcut it stands for.
  package let shortcuts: [String: String]
}

/// A person's own settings; they never lie in a workspace.
package struct OwnSettings {
  private let file: PersonalSettingsFile

  /// - Parameter environment: The value of an environment variable.
  package init(environment: @escaping (String) -> String?) {
    file = PersonalSettingsFile(PrivateFolders(environment: environment))
  }

  /// What the file is called.
  package static let fileName = PersonalSettingsFile.name

  /// Where they lie, whether they are there or not; `nil` when there is no home.
  package var path: String? { file.path }

  /// Reads them.
  ///
  /// - Returns: The choices, and what is wrong with the file; what cannot be read counts as not chosen.
  package func read() -> (choices: OwnChoices, problems: [WorkbenchError]) {
    let read = file.read()
    let settings = read.settings
    let choices = OwnChoices(
      reading: settings.reading, verbosity: settings.verbosity, language: settings.language,
      recorderRole: settings.recorderRole, player: settings.player, keys: settings.keys ?? [:],
      shortcuts: settings.shortcuts ?? [:])
    return (choices, read.problems)
  }

  /// The study of commands that name none, in one workspace; `nil` where nothing is chosen.
  package func study(ofWorkspace workspace: String) -> String? {
    file.read().settings.studies?[workspace]
  }

  /// Chooses the study of commands that name none, in one workspace.
  ///
  /// - `study`: `nil` to choose none.
  /// - Throws: `WorkbenchError`; a file that cannot be read is never overwritten.
  package func use(_ study: String?, inWorkspace workspace: String) throws(WorkbenchError) {
    try file.change { settings in
      var studies = settings.studies ?? [:]
      studies[workspace] = study
      settings.studies = studies.isEmpty ? nil : studies
    }
  }

  /// Changes what is given; everything else stays as it is in the file.
  ///
  /// - Throws: `WorkbenchError`; a file that cannot be read is never overwritten.
  package func remember(
    reading: String? = nil, verbosity: String? = nil, recorderRole: String? = nil
  ) throws(WorkbenchError) {
    try file.change { settings in
      if let reading { settings.reading = reading }
      if let verbosity { settings.verbosity = verbosity }
      if let recorderRole { settings.recorderRole = recorderRole }
    }
  }
}
