import JSON
import Localization
import Records
import Wording

/// Looks whether git's configuration leads to kerb.
enum ConfigurationCheck {
  /// Settings that come from elsewhere and win over what the clone's own configuration says.
  static func overrides(
    _ git: Git, executable: String
  ) throws(WorkbenchError) -> [SetupFinding] {
    var findings: [SetupFinding] = []
    for (key, value) in TeamSetup.settings(executable: executable) where key.hasSuffix(".driver") {
      let found = try git.run(["config", "--show-origin", "-z", "--get", key])
      guard found.parts.last.map({ Text.isSame($0, value) }) != true else { continue }
      let origin: Sentence =
        found.parts.first.map { "\(Printable.text($0, limit: 200))" } ?? "no file"
      findings.append(
        SetupFinding(
          place: key, problem: "another command stands in \(origin) and is used instead",
          remedy: "take it out there, then run `kerb team setup` again"))
    }
    return findings
  }

  /// Settings that are missing, or lead to another program.
  static func findings(
    _ git: Git, executable: String
  ) throws(WorkbenchError) -> [SetupFinding] {
    var findings: [SetupFinding] = []
    for (key, value) in TeamSetup.settings(executable: executable) where key.hasSuffix(".driver") {
      let found = try git.run(["config", "-z", "--get", key])
      if found.isSuccess, found.parts.last.map({ Text.isSame($0, value) }) == true { continue }
      findings.append(
        SetupFinding(
          place: key,
          problem: found.isSuccess
            ? "the command is not that of this kerb" : "git does not know how to merge the files",
          remedy: "run `kerb team setup`"))
    }
    return findings
  }
}
