import JSON
import Platform
import Records
import Wording
import Workspace

/// The study of commands that name none.
package struct DefaultStudy {
  private let workbench: Workbench

  package init(in workbench: Workbench) { self.workbench = workbench }

  /// The study in whose folder the person stands, or the one they chose, or the only one; `nil` where it is not clear.
  ///
  /// - Parameter studies: The ids of all studies.
  package func find(among studies: [String]) -> String? {
    standing(among: studies) ?? chosen(among: studies) ?? (studies.count == 1 ? studies[0] : nil)
  }

  /// The study in whose folder the person stands.
  private func standing(among studies: [String]) -> String? {
    guard let folder = try? Files.realPath(workbench.surroundings.currentFolder()),
      workbench.location.contains(folder)
    else { return nil }
    let below = folder.split(separator: "/")
      .dropFirst(workbench.folder.split(separator: "/").count).map(String.init)
    guard below.count >= 2, below[0] == "Surveys" else { return nil }
    return studies.first { Text.isSame($0, below[1]) }
  }

  /// The study that the person chose, as long as it is there.
  package func chosen(among studies: [String]) -> String? {
    guard let workspace = try? workbench.marker().id.string,
      let study = settings.study(ofWorkspace: workspace)
    else { return nil }
    return studies.first { Text.isSame($0, study) }
  }

  /// Chooses a study for commands that name none, or none; kept in the person's own settings.
  package func choose(_ study: String?) throws {
    try settings.use(study, inWorkspace: workbench.marker().id.string)
  }

  private var settings: OwnSettings {
    OwnSettings(environment: workbench.surroundings.environment)
  }
}
