import JSON
package import Records
import Workspace

/// What a new study takes from its workspace.
package struct StudyDefaults {
  /// Version, level and platform.
  package let target: WCAGTarget

  package init(_ workbench: Workbench) throws {
    let document = try workbench.location.readMarker()
    var reader = ObjectReader(document.root)
    let marker = WorkspaceMarker(&reader)
    target = WCAGTarget(
      version: marker.defaultVersion ?? .v22, level: marker.defaultLevel ?? .aa,
      platform: marker.defaultPlatform ?? .web)
  }
}
