package import JSON
import Records
package import Wording

extension WorkspaceLocation {
  /// The workspace's own file, read and not yet checked against its format.
  ///
  /// - Throws: `WorkbenchError` when it cannot be read or is no JSON.
  package func readMarker() throws(WorkbenchError) -> JSONDocument {
    let bytes = try read(.marker)
    do {
      return try JSONReader.read(bytes)
    } catch {
      throw RecordFault(error).error(in: Self.marker)
    }
  }

  /// The salts of the digests of closed rounds.
  ///
  /// - Returns: None if the workspace's own file cannot be read: closed rounds are silent then, and `kerb check` reports
  ///   the file.
  func sharingSecrets() -> [String] {
    guard let document = try? readMarker(),
      RecordValidator.check(document, expected: WorkspaceMarker.format.name).faults.isEmpty
    else { return [] }
    var reader = ObjectReader(document.root)
    return WorkspaceMarker(&reader).sharingSecrets
  }
}
