import Records
import Synchronization

/// Contents of files that one run has read from git or written to it, so that it reads none of them twice.
///
/// The name of an object stands for the same bytes for ever.
package final class BlobCache: Sendable {
  /// How many bytes are kept altogether, and of one file.
  private static let most = 64 << 20
  private static let mostOfOne = 1 << 20

  private struct Kept {
    var contents: [ObjectID: [UInt8]] = [:]
    var size = 0
  }

  private let kept = Mutex(Kept())

  package init() {}

  /// The contents that are known, `nil` for the others, in the order of the names.
  func contents(of ids: [ObjectID]) -> [[UInt8]?] {
    kept.withLock { kept in ids.map { kept.contents[$0] } }
  }

  /// Keeps what fits.
  func add(_ found: some Sequence<(ObjectID, [UInt8]?)>) {
    kept.withLock { kept in
      for case (let id, let bytes?) in found where bytes.count <= Self.mostOfOne {
        guard kept.size + bytes.count <= Self.most else { return }
        if kept.contents.updateValue(bytes, forKey: id) == nil { kept.size += bytes.count }
      }
    }
  }
}
