import JSON
import Merging
import Records
import Wording
import Workspace

/// A record that is about to be committed, with the versions it comes from.
struct StagedFile {
  /// From the top of the repository.
  let path: String
  let file: WorkspaceFile
  /// The workspace it lies in.
  let workspace: WorkspaceLocation?
  /// The object and mode in the index; `nil` where the file is taken away.
  let entry: ObjectID?
  let bytes: [UInt8]?
  /// What the last commit has; `nil` where it has none.
  let head: [UInt8]?
  /// What the commits have that are being merged.
  let merged: [[UInt8]]

  /// The version that has to be committed in its place.
  ///
  /// Against one parent, whatever changed was meant. When a merge is concluded, whatever is missing may just have
  /// been left out while settling conflict markers: then all versions are joined, and nothing of either is lost.
  ///
  /// - Returns: `nil` when there is nothing to do.
  func reconciled(_ document: JSONDocument) throws(WorkbenchError) -> [UInt8]? {
    guard merged.isEmpty else { return try joined(document) }
    guard let parent = readable(head) else { return nil }
    // Where nothing was replaced, such as in a field that was empty, an editor may still have written it in its own way.
    let bytes =
      try RecordRewriting.reconciled(document, against: parent) ?? JSONWriter.canonical(document)
    return bytes == document.bytes ? nil : bytes
  }

  private func joined(_ document: JSONDocument) throws(WorkbenchError) -> [UInt8]? {
    var current = document
    for version in [head].compactMap(\.self) + merged {
      guard let other = readable(version) else { continue }
      let bytes = try RecordJoin.join(current, other)
      guard bytes != current.bytes, let joined = readable(bytes) else { continue }
      current = joined
    }
    return current.bytes == document.bytes ? nil : current.bytes
  }

  /// A version of another commit; one that is no record, such as one with conflict markers, knows nothing.
  private func readable(_ bytes: [UInt8]?) -> JSONDocument? {
    guard let bytes, let document = try? JSONReader.read(bytes), document.root.kind == .object
    else { return nil }
    return document
  }
}
