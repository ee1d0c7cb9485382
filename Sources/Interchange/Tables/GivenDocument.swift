package import JSON
import Localization
import Records
package import Wording

/// A file in JSON where a table could stand too.
package enum GivenDocument {
  /// Whether a file is JSON: it begins with a bracket, as no heading does.
  package static func isJSON(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { ![0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf].contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// - Throws: `WorkbenchError` with the code `invalidData` for what is no JSON, and for a key that stands twice.
  package static func read(
    _ bytes: [UInt8], place: String
  ) throws(WorkbenchError) -> JSONDocument {
    let document: JSONDocument
    do {
      document = try JSONReader.read(bytes)
    } catch {
      throw RecordFault(error).error(in: place)
    }
    if let key = document.duplicateKeys.first {
      throw WorkbenchError(
        .invalidData, at: "\(place):\(document.position(ofNode: key))",
        "a key stands twice in one object", fix: "keep one of the two")
    }
    return document
  }
}
