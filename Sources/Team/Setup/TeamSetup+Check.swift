import Records
package import Wording
package import Workspace

extension TeamSetup {
  /// Looks whether a clone merges as it should, by merging: a small conflict in a repository made for it, with the
  /// clone's own command, then with a command that is missing and one that crashes.
  ///
  /// - `executable`: The absolute path of the kerb that git shall call.
  /// - Returns: What is wrong; empty when everything works.
  /// - Throws: `WorkbenchError` as ``apply(_:executable:)``, and when no temporary repository can be made.
  package static func check(
    _ workspace: WorkspaceLocation, executable: String
  ) throws(WorkbenchError) -> [SetupFinding] {
    let version = try GitVersion.read(Git(in: workspace.root))
    let repository = try Repository.require(workspace)
    var findings = try ConfigurationCheck.findings(repository.git, executable: executable)
    findings += try AttributeCheck.findings(repository)
    findings += try HookInstaller(repository, executable: executable).findings()
    let configured = try repository.git.run(["config", "-z", "--get", "merge.kerb.driver"])
    if let command = configured.parts.last, configured.isSuccess {
      findings += try MergeTrial.run(command: command)
    }
    if let finding = version.finding { findings.append(finding) }
    return findings
  }
}
