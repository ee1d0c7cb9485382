import JSON
import Records
import Wording
import Workspace

/// Whether notes that nobody has cleared may be sent, by what the workspace's own file says here and on the remote.
struct SendingRawNotes {
  private let repository: Repository
  private let isAgreed: (_ marker: [UInt8]?) -> Bool

  /// - Parameter isAgreed: Whether they may be, once the workspace's file here is joined with another version of it;
  ///   `nil` asks for the file as it stands here.
  init(_ repository: Repository, _ isAgreed: @escaping (_ marker: [UInt8]?) -> Bool) {
    self.repository = repository
    self.isAgreed = isAgreed
  }

  /// - Parameters:
  ///   - head: The commit that is checked out; `nil` before the first.
  ///   - tip: What the remote has; `nil` where it has nothing.
  func mayGo(from head: ObjectID?, to tip: ObjectID?) throws(WorkbenchError) -> Bool {
    guard isAgreed(nil) else { return false }
    guard let tip else { return true }
    let path = RecordPath.marker.text
    // Values that a commit there dropped count too: a revert may hide that the team forbade it meanwhile.
    if let head,
      let dropped = try DroppedValues(repository).corrections(since: head, upTo: tip)
        .first(where: { Text.isSame($0.path, path) })
    {
      return isAgreed(dropped.bytes)
    }
    let theirs = try Blobs(repository.git).read(["\(tip):\(repository.inRepository(path))"])[0]
    return theirs.map(isAgreed) ?? true
  }
}
