import Platform
import Records
import Workspace

/// Which batches of answers were begun here: by this person, in this clone.
///
/// Nobody goes on in the answers of somebody else that came with a merge. What is remembered lies outside the work
/// tree, a file a batch, which holds the folder of the clone: another clone on the same machine may be somebody else's.
struct OwnBatches {
  private let workbench: Workbench
  private let study: String

  init(of study: String, in workbench: Workbench) {
    self.study = study
    self.workbench = workbench
  }

  private static let folder = "checklists"

  private var folders: PrivateFolders {
    PrivateFolders(environment: workbench.surroundings.environment)
  }

  /// Whether a batch was begun here; `false` where nobody can tell.
  func holds(_ batch: RecordID) throws -> Bool {
    guard
      let folder = folders.statePath(Self.folder, ofWorkspace: try workbench.marker().id.string),
      let bytes = try? Files.read("\(folder)/\(name(batch))")
    else { return false }
    return bytes == content
  }

  /// Remembers that a batch was begun here.
  func keep(_ batch: RecordID) throws {
    let folder = try folders.state(
      Self.folder, ofWorkspace: workbench.marker().id.string, at: workbench.location)
    try workbench.atomicWriter.write(
      content, toFile: "\(folder)/\(name(batch))", audience: .owner)
  }

  private func name(_ batch: RecordID) -> String { "\(study).\(batch)" }

  private var content: [UInt8] { Array("\(workbench.location.root)\n".utf8) }
}
