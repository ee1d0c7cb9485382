package import JSON
import Localization
import Records
package import Wording

/// Erases a record after a withdrawal: of everything that stood in it only the mark stays.
package enum RecordErasure {
  /// The canonical bytes of the erased record: its format line, its id, its origins and `erased`.
  ///
  /// Whatever is merged with it later is erased too. A record that is erased already comes out the same.
  ///
  /// - Throws: `WorkbenchError` of code `invalidData` if this is no record; of code `newerFormat` if the format is
  ///   one that this program does not know. The place is the one inside the record.
  package static func erased(_ document: JSONDocument) throws(WorkbenchError) -> [UInt8] {
    do throws(WorkbenchError) {
      let head = try RecordHead(document)
      guard let version = OwnerVersion(JoinSource(document), document.root, key: nil) else {
        throw RecordHead.fault(
          SystemKey.origins, "there are no origins, so a later merge could not know the record")
      }
      let record = JSONObject([
        Text(SystemKey.erased): .bool(true),
        Text(SystemKey.format): .string(head.line),
        Text(SystemKey.id): .string(head.id),
        Text(SystemKey.origins): .array(version.origins.map { .string($0) }),
      ])
      return JSONWriter.canonical(.object(record))
    } catch {
      // The words are those of a merge, which reads the same parts of a record.
      var error = error
      error.remedy = "restore the file from git, then erase again"
      throw error
    }
  }
}
