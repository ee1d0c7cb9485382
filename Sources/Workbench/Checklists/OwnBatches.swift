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

  private let folder: String

  /// - Parameter folder: Where it is remembered, a folder for each kind of record.
  init(of study: String, in workbench: Workbench, folder: String = "checklists") {
    self.study = study
    self.workbench = workbench
    self.folder = folder
  }

  /// Where it is remembered of walkthroughs.
  static let walkthroughs = "walkthroughs"

  private var folders: PrivateFolders {
    PrivateFolders(environment: workbench.surroundings.environment)
  }

  /// Whether a batch was begun here; `false` where nobody can tell.
  func holds(_ batch: RecordID) throws -> Bool {
    guard
      let place = folders.statePath(folder, ofWorkspace: try workbench.marker().id.string),
      let bytes = try? Files.read("\(place)/\(name(batch))")
    else { return false }
    return bytes == content
  }

  /// Remembers that a batch was begun here.
  func keep(_ batch: RecordID) throws {
    let place = try folders.state(
      folder, ofWorkspace: workbench.marker().id.string, at: workbench.location)
    try workbench.atomicWriter.write(
      content, toFile: "\(place)/\(name(batch))", audience: .owner)
  }

  private func name(_ batch: RecordID) -> String { "\(study).\(batch)" }

  private var content: [UInt8] { Array("\(workbench.location.root)\n".utf8) }
}
