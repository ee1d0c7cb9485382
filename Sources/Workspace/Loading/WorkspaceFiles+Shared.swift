import JSON
import Platform
package import Records
package import Wording

extension WorkspaceFiles {
  /// Lists the files that all studies share: profiles, spectrums, instruments, prompt packs and
  /// checklists.
  package static func listShared(in workspace: WorkspaceLocation) throws(WorkbenchError)
    -> [WorkspaceFile]
  {
    var walk = WorkspaceWalk(workspace)
    try visit(&walk, WorkspaceFolder.personas, ["Personas"])
    for (folder, place) in WorkspaceFolder.surveys.folders.entries {
      try visit(&walk, place, ["Surveys", folder])
    }
    return walk.found
  }

  /// Lists the folders of all studies.
  package static func studies(in workspace: WorkspaceLocation) throws(WorkbenchError) -> [String] {
    do {
      guard try Files.kind("\(workspace.root)/Surveys") == .folder else { return [] }
      let entries = try Files.list("\(workspace.root)/Surveys").entries
      let names = entries.filter { $0.kind == .folder && RecordID.flaw(in: $0.name) == nil }
        .map(\.name)
      return names.filter { WorkspaceFolder.surveys.folders[$0] == nil }.sorted {
        Text.precedes($0, $1)
      }
    } catch {
      throw error.reading("Surveys")
    }
  }

  private static func visit(
    _ walk: inout WorkspaceWalk, _ place: WorkspaceFolder, _ path: [String]
  ) throws(WorkbenchError) {
    do {
      try walk.visit(place, path)
    } catch  where error.cause == .missing {
      return
    } catch {
      throw error.reading(path.joined(separator: "/"))
    }
  }
}
