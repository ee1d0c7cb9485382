import CommandLine
import JSON
import Merging
import Platform
import Records
import Wording
import Workbench
import Workspace

/// Which conflicts somebody means on the command line.
struct ResolveChoice {
  private let invocation: Invocation
  private let workbench: Workbench

  init(_ invocation: Invocation, _ workbench: Workbench) {
    self.invocation = invocation
    self.workbench = workbench
  }

  /// - Throws: ``WorkbenchError`` when there is no such file, study or field.
  func chosen(_ gathering: ConflictGathering) throws -> [FileConflict] {
    var conflicts = gathering.conflicts
    if let named = invocation.argument("FILE") {
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
    guard let typed = invocation.string("field") else { return conflicts }
    let field = typed.hasPrefix("/") ? typed : "/\(typed)"
    let found = conflicts.filter {
      Text.isSame($0.field.description, field)
        || Text.isSame($0.label.lowercased(), typed.lowercased())
    }
    guard found.isEmpty else { return found }
    throw WorkbenchError(
      .noInput, at: "--field \(typed)", "no field of this name is in conflict",
      fix: "kerb team resolve --list names the fields")
  }

  /// A path as typed, from the workspace on.
  private func path(_ typed: String) throws -> String {
    let root = workbench.location.root
    // A study or a short id is no path; what is typed is then compared as it is.
    guard let real = try? Files.realPath(workbench.surroundings.absolute(typed)),
      workbench.location.contains(real), real != root
    else { return typed }
    return String(real.dropFirst(root.count + 1))
  }

  /// Tells a slip from a record without a conflict.
  private func checkIsThere(_ typed: String, _ path: String) throws {
    // What was found as a path is there.
    if !Text.isSame(typed, path) || WorkspaceFile(recordAt: typed) != nil,
      try Files.kind(workbench.location.absolute(RecordPath(path))) != .missing
    {
      return
    }
    let files = try WorkspaceFiles.list(in: workbench.location)
    let isRecord = files.contains { RecordID($0.expectedID)?.matches(typed) ?? false }
    let studies = try WorkspaceFiles.studies(in: workbench.location)
    guard !isRecord, !studies.contains(where: { Text.isSame($0, typed) }) else { return }
    throw WorkbenchError(
      .noInput, at: typed, "no file, record or study has this name",
      fix: "kerb team conflicts lists what is in conflict")
  }
}
