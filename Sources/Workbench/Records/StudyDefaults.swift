import JSON
import Records
import Workspace

/// What a new study takes from its workspace.
package struct StudyDefaults {
  /// Version, level and platform.
  package let target: [(key: String, value: String)]

  package init(_ workbench: Workbench) throws {
    let root = try workbench.location.readMarker().root
    func value(_ key: String, _ usual: String) -> String { root[key: key]?.string ?? usual }
    target = [
      ("version", value("defaultVersion", WCAGVersion.v22.id)),
      ("level", value("defaultLevel", ConformanceLevel.aa.id)),
      ("platform", value("defaultPlatform", ProductPlatform.web.id)),
    ]
  }
}
