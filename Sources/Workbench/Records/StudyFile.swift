package import JSON
import Localization
package import Records
import Wording
import Workspace

/// The file of a study.
package enum StudyFile {
  /// Reads `study.json`.
  ///
  /// - Throws: its first fault.
  package static func read(_ study: String, _ workbench: Workbench) throws -> RecordFile {
    let files = try WorkspaceFiles.list(in: workbench.location, .study(study))
    guard let file = files.first(where: { $0.role == .study }) else {
      throw WorkbenchError(
        .noInput, at: "Surveys/\(study)/study.json", "there is no such study",
        fix: "`kerb study list` names the studies")
    }
    let record = RecordLoader.read(file, in: workbench.location)
    if let fault = record.faults.first { throw fault }
    return record
  }

  /// What `study.json` holds, of a study that was not deleted.
  package static func present(_ study: String, _ workbench: Workbench) throws -> JSONDocument {
    let record = try read(study, workbench)
    guard let document = record.document, !record.isGone else {
      throw WorkbenchError(
        .noInput, at: record.file.path, "this study was deleted",
        fix: "`kerb study delete \(study) --undo` brings it back")
    }
    return document
  }
}
