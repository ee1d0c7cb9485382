import JSON
import Platform
import Records
import Workspace

/// Files in the workspace's folder that are no records and name somebody who withdrew, such as a report that somebody
/// saved beside them.
enum OtherMentions {
  /// - Parameter ids: Whole ids, such as `P07-kx4d`.
  /// - Returns: Paths from the workspace on, in order.
  static func find(_ ids: [String], in workspace: WorkspaceLocation) -> [String] {
    var found: [String] = []
    visit("", ids.map { Array($0.utf8) }, workspace, &found)
    return found.sorted { Text.precedes($0, $1) }
  }

  private static func visit(
    _ folder: String, _ ids: [[UInt8]], _ workspace: WorkspaceLocation, _ found: inout [String]
  ) {
    // A folder or file that cannot be read cannot be looked into; kerb check tells those of the workspace.
    let absolute = folder.isEmpty ? workspace.root : "\(workspace.root)/\(folder)"
    guard let listing = try? Files.list(absolute) else { return }
    for entry in listing.entries {
      let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
      switch entry.kind {
      case .folder where entry.name != ".git": visit(path, ids, workspace, &found)
      case .file:
        guard WorkspaceFile(recordAt: path) == nil,
          let status = try? Files.status("\(workspace.root)/\(path)"),
          status.size <= PrivateText.largest,
          let bytes = try? Files.read("\(workspace.root)/\(path)"),
          ids.contains(where: { PrivateText.contains($0, in: bytes) })
        else { continue }
        found.append(path)
      default: break
      }
    }
  }
}
