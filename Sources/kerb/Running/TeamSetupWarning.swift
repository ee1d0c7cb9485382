import CommandLine
import Localization
import Workbench

/// The one line that says that a clone does not merge the workspace's files yet.
enum TeamSetupWarning {
  static let words: Sentence = "This clone does not merge kerb's files yet: run `kerb team setup`."

  /// Says it once a run, on standard error.
  ///
  /// - Parameter verb: The words of the verb, without `kerb`; verbs of setting up and those that git calls stay silent.
  static func tell(_ workbench: Workbench, verb: [String], _ console: Console) {
    guard !console.hasToldSetup, verb.first != "init", verb != ["team", "setup"],
      verb != ["team", "hook"]
    else { return }
    console.hasToldSetup = true
    if !workbench.isSetUpForTeam { console.message(words) }
  }
}
