import JSON
import Records
import Workspace

/// What a new study takes from its workspace.
package struct StudyDefaults {
  /// Version, level and platform.
  package let target: [(key: String, value: String)]

  package init(_ workbench: Workbench) throws {
    let document = try workbench.location.readMarker()
    var reader = ObjectReader(document.root)
    let marker = WorkspaceMarker(&reader)
    target = [
      ("version", (marker.defaultVersion ?? .v22).id),
      ("level", (marker.defaultLevel ?? .aa).id),
      ("platform", (marker.defaultPlatform ?? .web).id),
    ]
  }
}
