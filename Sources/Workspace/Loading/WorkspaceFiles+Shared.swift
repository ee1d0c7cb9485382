import Platform
package import Records

extension WorkspaceFiles {
  /// Lists the files that all studies share: profiles, spectrums, instruments and prompt packs.
  package static func listShared(in workspace: WorkspaceLocation) throws(WorkbenchError)
    -> [WorkspaceFile]
  {
    do {
      var walk = try WorkspaceWalk(workspace)
      walk.visit(Place.personas, "Personas")
      for (folder, place) in Place.surveys.folders.sorted(by: { $0.key < $1.key }) {
        walk.visit(place, "Surveys/\(folder)")
      }
      return walk.found
    } catch {
      throw error.reading(workspace.root)
    }
  }
}
