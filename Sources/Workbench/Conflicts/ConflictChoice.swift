import JSON
import Localization
import Merging
import Platform
import Records
import Wording
import Workspace

/// Which conflicts somebody means on the command line.
package struct ConflictChoice {
  private let workbench: Workbench
  private let named: String?
  private let field: String?

  /// - `named`: A record's file or short id, or a study; `nil` for everything.
  /// - `field`: A field as it is listed, or as people call it; `nil` for all.
  package init(named: String?, field: String?, in workbench: Workbench) {
    self.workbench = workbench
    self.named = named
    self.field = field
  }

  /// - Throws: `WorkbenchError` when there is no such file, study or field.
  package func chosen(_ gathering: ConflictGathering) throws -> [FileConflict] {
    var conflicts = gathering.conflicts
    if let named {
      let path = try path(named)
      conflicts = conflicts.filter { conflict in
        let id = RecordID(conflict.file.expectedID)
        return Text.isSame(conflict.file.path, path)
          || conflict.file.path.hasPrefix(path + "/")
          || conflict.file.study.map { Text.isSame($0, named) } ?? false
          || id?.matches(named) ?? false
      }
      if conflicts.isEmpty { try checkIsThere(named, path) }
    }
    guard let typed = field else { return conflicts }
    let pointer = typed.hasPrefix("/") ? typed : "/\(typed)"
    let found = conflicts.filter {
      Text.isSame($0.field.description, pointer)
        || Text.isSame($0.label.plain().lowercased(), typed.lowercased())
    }
    guard found.isEmpty else { return found }
    throw WorkbenchError(
      .noInput, at: "--field \(typed)", "no field of this name is in conflict",
      fix: "`kerb team resolve --list` names the fields")
  }

  /// A path as typed, from the workspace on.
  private func path(_ typed: String) throws -> String {
    // A study or a short id is no path; what is typed is then compared as it is.
    guard let inside = try? workbench.pathInside(typed), !inside.isEmpty else { return typed }
    return inside
  }

  /// Tells a slip from a record without a conflict.
  private func checkIsThere(_ typed: String, _ path: String) throws {
    // What was found as a path is there.
    if !Text.isSame(typed, path) || WorkspaceFile(recordAt: typed) != nil,
      try workbench.isThere(RecordPath(path))
    {
      return
    }
    let isRecord = try workbench.files().contains {
      RecordID($0.expectedID)?.matches(typed) ?? false
    }
    let studies = try workbench.studies()
    guard !isRecord, !studies.contains(where: { Text.isSame($0, typed) }) else { return }
    throw WorkbenchError(
      .noInput, at: typed, "no file, record or study has this name",
      fix: "`kerb team conflicts` lists what is in conflict")
  }
}
