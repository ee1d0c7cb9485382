import JSON
import Platform
import Records
import Wording
import Workspace

/// Records that somebody else broke in commits that git took in without a merge, as by a fast-forward: it asks nobody then.
///
/// The newest versions that can be read come back, as in a merge, see ``EarlierVersions``.
struct BrokenRecords {
  /// A record as it has to be.
  struct Revived {
    /// From the workspace on.
    let path: String
    let bytes: [UInt8]
    let told: UnreadableRecord
  }

  private let repository: Repository
  /// What is checked out.
  private let head: ObjectID
  /// The last commit that others have.
  private let tip: ObjectID

  init(_ repository: Repository, in head: ObjectID, of tip: ObjectID) {
    self.repository = repository
    self.head = head
    self.tip = tip
  }

  /// Those of which history has a version that can be read.
  ///
  /// A version that is in no commit of others is work of this clone, and stays.
  ///
  /// - Parameters:
  ///   - files: What is looked at.
  ///   - known: What this clone had before; its version counts too.
  /// - Throws: ``WorkbenchError`` of code `newerFormat` where an earlier version has a format of a newer kerb.
  func revived(
    among files: [WorkspaceFile], since known: ObjectID? = nil
  ) throws(WorkbenchError) -> [Revived] {
    let workspace = repository.workspace
    let files = files.filter { !$0.isBehindLink }
    let sound = try RecordLoader.map(files, in: workspace) { $0.isSound || $0.isErased }
    let unsound = zip(files, sound).filter { $1 == false }.map(\.0)
    guard !unsound.isEmpty else { return [] }
    let blobs = Blobs(repository.git)
    let names = unsound.map { repository.inRepository($0.path) }
    let theirs = try blobs.read(names.map { "\(tip):\($0)" })
    let committed = try blobs.read(names.map { "\(head):\($0)" })
    let before = try known.map { (known) throws(WorkbenchError) in
      try blobs.read(names.map { "\(known):\($0)" })
    }
    var found: [Revived] = []
    for (index, file) in unsound.enumerated() {
      // What cannot be read from the disk is no version of a commit.
      guard let broken = theirs[index], committed[index] == broken,
        (try? workspace.read(RecordPath(file.path))) == broken,
        let fault = FileMerge.fault(in: broken, .theirs, path: file.path),
        fault.code != .newerFormat
      else { continue }
      let old = before?[index].flatMap {
        FileMerge.fault(in: $0, .ours, path: file.path) == nil ? $0 : nil
      }
      let earlier = EarlierVersions(repository, on: head, notIn: old == nil ? nil : known)
      guard let bytes = try earlier.joined(with: old, at: names[index]) else { continue }
      found.append(
        Revived(
          path: file.path, bytes: bytes,
          told: UnreadableRecord(
            path: file.path, problem: fault.problem, standing: .earlier, isJoined: true,
            mayHoldErasure: UnreadableRecord.mayHoldErasure(broken, kept: bytes),
            author: try Authorship(ofLast: names[index], in: tip, repository.git))))
    }
    return found
  }
}
