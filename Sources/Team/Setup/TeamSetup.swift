import Localization
import Platform
import Records
package import Wording
package import Workspace

/// Makes a clone merge the workspace's files with kerb.
package enum TeamSetup {
  /// Writes `.gitattributes`, the clone's git configuration and its hooks; what is right already is not touched.
  ///
  /// - `executable`: The absolute path of the kerb that git shall call.
  /// - Throws: `WorkbenchError` with the code `noInput` outside of a repository or with a git that is too old,
  ///   `cannotWrite` when something cannot be written; running it again goes on.
  package static func apply(
    _ workspace: WorkspaceLocation, executable: String
  ) throws(WorkbenchError) -> SetupReport {
    let version = try GitVersion.read(Git(in: workspace.root))
    let repository = try Repository.require(workspace)
    try checkPath(executable)
    var report = SetupReport()
    try writeAttributes(workspace, &report)
    try writeConfiguration(repository, executable, &report)
    try HookInstaller(repository, executable: executable).install(&report)
    report.findings += try AttributeCheck.findings(repository)
    if let finding = version.finding { report.findings.append(finding) }
    return report
  }

  private static func checkPath(_ executable: String) throws(WorkbenchError) {
    guard executable.utf8.contains(where: { $0 < 0x20 || $0 == 0x7f }) else { return }
    throw WorkbenchError(
      .usage, at: Printable.text(executable),
      "the path of kerb holds a control character, which git's configuration cannot hold",
      fix: "move kerb to another folder, then run `kerb team setup` again")
  }

  private static func writeAttributes(
    _ workspace: WorkspaceLocation, _ report: inout SetupReport
  ) throws(WorkbenchError) {
    let path = "\(workspace.root)/\(MergeAttributes.file)"
    let content: [UInt8]
    do {
      switch try Files.kind(path) {
      case .missing: content = []
      case .file: content = try Files.read(path)
      default:
        throw WorkbenchError(
          .cannotWrite, at: MergeAttributes.file, "this is no plain file, so git does not read it",
          fix: "replace it by a plain file, then run `kerb team setup` again")
      }
    } catch let error as SystemError {
      throw error.reading(MergeAttributes.file)
    } catch let error as WorkbenchError {
      throw error
    } catch {
      throw WorkbenchError(.unreadable, at: MergeAttributes.file, "\(error)", fix: "")
    }
    guard let updated = MergeAttributes.updated(content) else { return }
    try AtomicWriter().write(updated, toFile: path)
    report.done.append(
      "Wrote .gitattributes: kerb merges Personas and Surveys; Exports are made again after a merge."
    )
    report.mustCommit = true
  }

  /// The settings of git by which it finds kerb.
  static func settings(executable: String) -> [(key: String, value: String)] {
    [
      ("merge.kerb.name", "kerb joins both versions of a record"),
      ("merge.kerb.driver", DriverCommand.text(executable: executable)),
      ("merge.kerb-exports.name", "keep our reports; kerb makes them again"),
      ("merge.kerb-exports.driver", "true"),
    ]
  }

  private static func writeConfiguration(
    _ repository: Repository, _ executable: String, _ report: inout SetupReport
  ) throws(WorkbenchError) {
    let git = repository.git
    var isChanged = false
    for (key, value) in settings(executable: executable) {
      if try git.run(["config", "--local", "--get-all", "-z", key]).parts != [value] {
        try git.require(["config", "--local", "--replace-all", key, value])
        isChanged = true
      }
    }
    if isChanged {
      report.done.append("Told the git of this clone to merge them with this kerb.")
    }
    report.findings += try ConfigurationCheck.overrides(git, executable: executable)
  }
}
