import JSON
import Merging
package import Records
package import Wording

/// A digest of all that was ever erased, taken back or refused in some records: it is another one as soon as more is.
package enum ErasureDigest {
  /// - Returns: The SHA-256 of paths, ids and marks; none of the words of anybody are in it.
  /// - Complexity: Reads every file.
  package static func of(
    _ files: [WorkspaceFile], in workspace: WorkspaceLocation
  ) throws(WorkbenchError) -> String {
    let remains = try RecordLoader.map(files, in: workspace) { record -> [UInt8]? in
      record.document.flatMap(ErasureRemains.of).map {
        Array("\(record.file.path)\n".utf8) + $0
      }
    }
    var digest = SHA256()
    for case let bytes?? in remains { digest.update(bytes) }
    return digest.hex()
  }
}
