package import JSON
import Records
package import Wording

extension WorkspaceLocation {
  /// The workspace's own file, read and not yet checked against its format.
  ///
  /// - Throws: ``WorkbenchError`` when it cannot be read or is no JSON.
  package func readMarker() throws(WorkbenchError) -> JSONDocument {
    let bytes = try read(.marker)
    do {
      return try JSONReader.read(bytes)
    } catch {
      throw RecordFault(error).error(in: Self.marker)
    }
  }
}
