import Platform
import Records
import Wording
import Workspace

/// The role in which somebody last reviewed on this machine.
package struct LastReviewRole {
  private let workbench: Workbench

  package init(in workbench: Workbench) { self.workbench = workbench }

  private var folders: PrivateFolders {
    PrivateFolders(environment: workbench.surroundings.environment)
  }

  /// What was kept, as it stands in the file; `nil` where there is nothing.
  package func read() throws -> String? {
    guard let folder = folders.statePath("review", ofWorkspace: try workbench.marker().id.string),
      let bytes = try? Files.read("\(folder)/role")
    else { return nil }
    return PlainText.trimmed(String(decoding: bytes, as: UTF8.self))
  }

  /// Keeps a role for the next review.
  package func keep(_ role: String) throws {
    let folder = try folders.state(
      "review", ofWorkspace: workbench.marker().id.string, at: workbench.location)
    try workbench.atomicWriter.write(
      Array("\(role)\n".utf8), toFile: "\(folder)/role", audience: .owner)
  }
}
