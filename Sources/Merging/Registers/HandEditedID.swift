import JSON
import Records

extension WriteID {
  /// The id of a value that somebody changed without kerb: every machine derives the same one.
  ///
  /// - Parameters:
  ///   - place: The keys from the record's root to the holder and the key in its `sync`, as one pointer.
  ///   - replaced: The write whose digest the value does not fit.
  init(handEditedAt place: String, over replaced: WriteID, value: JSONValue) {
    let seed = Array("\(place)\n\(replaced)\n".utf8) + JSONWriter.compact(value)
    self.init(random: String(SHA256.hex(seed).prefix(26)), value: value)
  }
}

/// A value with its digest, so that it is compared with many ids at the cost of one.
struct DigestedValue {
  let value: JSONValue
  private let ending: String

  init(_ value: JSONValue) {
    self.value = value
    ending =
      switch value {
      case .bool(true): Self.yes
      case .bool(false): Self.no
      case .null: Self.null
      default: "#" + WriteID.digest(of: value)
      }
  }

  private static let yes = "#" + WriteID.digest(of: .bool(true))
  private static let no = "#" + WriteID.digest(of: .bool(false))
  private static let null = "#" + WriteID.digest(of: .null)

  /// Whether the digest in an id is the one of the value.
  func fits(_ id: WriteID) -> Bool { id.text.utf8.suffix(9).elementsEqual(ending.utf8) }

  /// The id of the write that an object's creation made of the value.
  func creation(_ origin: Text) -> WriteID { WriteID(origin.string + ending) }
}
