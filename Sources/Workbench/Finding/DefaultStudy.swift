import JSON
import Localization
import Platform
import Records
import Wording
import Workspace

/// The study of commands that name none.
package struct DefaultStudy {
  private let workbench: Workbench
  /// The ids of all studies that are not deleted.
  package let studies: [String]
  /// The ids of those that are.
  package let deleted: [String]

  /// - Throws: `WorkbenchError` where the folder of studies cannot be read.
  package init(in workbench: Workbench) throws {
    self.workbench = workbench
    let plans = try workbench.read(RecordKind.study.files(in: workbench, study: nil))
    let gone = plans.filter { $0.isSound && $0.isGone }.map(\.file.expectedID)
    deleted = gone
    studies = try workbench.studies().filter { id in !gone.contains { Text.isSame($0, id) } }
  }

  /// What a command that names no study means.
  package struct Meaning {
    /// `nil` where it is not clear.
    package internal(set) var study: String?
    /// The study that would be meant and is not there: another one is never taken in its place.
    package internal(set) var missing: String?
  }

  /// The study in whose folder the person stands, or the one they chose, or the only one.
  package func find() -> Meaning {
    guard let wanted = standing() ?? chosen() else {
      return Meaning(study: studies.count == 1 ? studies[0] : nil)
    }
    if let study = studies.first(where: { Text.isSame($0, wanted) }) {
      return Meaning(study: study)
    }
    return Meaning(missing: wanted)
  }

  /// Chooses a study for commands that name none, or none; kept in the person's own settings.
  ///
  /// - Parameter typed: As somebody typed it.
  /// - Returns: Its id.
  /// - Throws: `WorkbenchError` where there is no such study, or it was deleted.
  @discardableResult
  package func choose(_ typed: String?) throws -> String? {
    let study = try typed.map { try RecordFinder.study($0, workbench) }
    if let study, !studies.contains(where: { Text.isSame($0, study) }) {
      throw WorkbenchError(
        .noInput, at: study, "this study was deleted",
        fix: "`kerb study delete \(study) --undo` brings it back")
    }
    try settings.use(study, inWorkspace: workbench.marker().id.string)
    return study
  }

  /// The study in whose folder the person stands.
  private func standing() -> String? {
    guard let folder = try? Files.realPath(workbench.surroundings.currentFolder()),
      workbench.location.contains(folder)
    else { return nil }
    let below = folder.split(separator: "/")
      .dropFirst(workbench.folder.split(separator: "/").count).map(String.init)
    return below.count >= 2 && below[0] == "Surveys" ? below[1] : nil
  }

  private func chosen() -> String? {
    (try? workbench.marker().id.string).flatMap { settings.study(ofWorkspace: $0) }
  }

  private var settings: OwnSettings {
    OwnSettings(environment: workbench.surroundings.environment)
  }
}
