import JSON
import Records
import Workspace

/// The references to recordings in the record of a session, removed ones too: they still say where something is.
enum MediaReferences {
  /// - Returns: Names, and the addresses that stand there, also those written at the same time elsewhere.
  static func all(in record: RecordFile?) -> [(name: String, addresses: [String])] {
    guard let record, !record.isErased, let map = record.document?.root[\Session.media],
      map.kind == .object
    else { return [] }
    return map.members.compactMap { key, entry in
      if entry[key: SystemKey.erased]?.boolean == true { return nil }
      return (key.string ?? "", LiveTexts.of(\SessionMedia.address, in: entry))
    }
  }
}
