package import JSON
import Records

/// A field of a record that stays, of which everything that ever stood there was erased.
///
/// Its entry in `sync` carries the mark, and names no other write: the id of a write holds a digest of its value, by which
/// a short text could be guessed. The mark absorbs as the mark of a record does, so no merge brings a value back.
package enum ErasedField {
  /// The entry in `sync`.
  ///
  /// - Parameter write: The write of nothing that stands in the field's place.
  package static func entry(_ write: WriteID) -> JSONValue {
    .object(
      JSONObject([
        "also": .object(JSONObject()), Text(SystemKey.erased): .bool(true), "over": .array([]),
        "write": .string(write.text),
      ]))
  }

  /// Whether an entry of `sync` carries the mark.
  package static func isOne(_ entry: JSONValue?) -> Bool {
    entry?.object?[SystemKey.erased]?.boolean == true
  }

  static func isOne(_ entry: JSONNode) -> Bool {
    entry[key: SystemKey.erased]?.boolean == true
  }

  /// The entry of a field that some versions have erased; `nil` where none has.
  ///
  /// A write of words, which somebody put there by hand after the erasure, goes like those before it.
  static func joined(_ entries: [JSONNode]) -> JSONValue? {
    let known = entries.filter(isOne).flatMap { node in
      [node[key: "write"]?.string].compactMap(\.self)
        + (node[key: "over"].map { $0.elements.compactMap(\.string) } ?? [])
    }.map { WriteID($0) }
    guard !known.isEmpty else { return nil }
    return entry(known.filter(isOfNothing).max() ?? nothing)
  }

  private static func isOfNothing(_ write: WriteID) -> Bool {
    write.fits(.null) || write.fits(.bool(false))
  }

  /// Stands where no write of nothing is known.
  private static let nothing = WriteID(random: String(repeating: "0", count: 26), value: .null)
}
