/// Makes JSON values of what describes itself to `Encodable`.
///
/// `nil` is written as `null`, an amount with at most six decimals and no exponent; keys stand in canonical order when they are
/// written. An enumeration with a raw value is its raw value.
package enum ValueEncoder {
  /// - Throws: `EncodingError` if a number is no number or a value encodes nothing.
  package static func value(of source: some Encodable) throws -> JSONValue {
    let storage = Storage()
    try storage.encode(source, at: [])
    return storage.value
  }
}

/// The place that a value is written to, filled by one of the containers.
private final class Storage {
  var value: JSONValue = .null
  private var members: [(key: String, storage: Storage)] = []
  private var elements: [Storage]?
  private var isObject = false

  func encode(_ source: some Encodable, at path: [any CodingKey]) throws {
    try source.encode(to: StorageEncoder(storage: self, codingPath: path))
    finish()
  }

  /// Puts the parts together; they may be filled after their container was asked for.
  private func finish() {
    if isObject {
      var object = JSONObject()
      for member in members {
        member.storage.finish()
        object[member.key] = member.storage.value
      }
      value = .object(object)
    } else if let elements {
      for element in elements { element.finish() }
      value = .array(elements.map(\.value))
    }
  }

  func beginObject() { isObject = true }

  func beginList() { elements = elements ?? [] }

  func member(_ key: String) -> Storage {
    isObject = true
    let storage = Storage()
    members.append((key, storage))
    return storage
  }

  func element() -> Storage {
    let storage = Storage()
    elements = (elements ?? []) + [storage]
    return storage
  }

  var count: Int { elements?.count ?? 0 }

  static func number(_ value: Double, _ path: [any CodingKey]) throws -> JSONValue {
    guard value.isFinite, abs(value) < 1e12 else {
      throw EncodingError.invalidValue(
        value, .init(codingPath: path, debugDescription: "this is not a finite number"))
    }
    let millionths = Int((value * 1_000_000).rounded())
    let (whole, rest) = abs(millionths).quotientAndRemainder(dividingBy: 1_000_000)
    var digits = String(rest)
    digits = String(repeating: "0", count: 6 - digits.utf8.count) + digits
    while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
    let sign = millionths < 0 ? "-" : ""
    return .number(sign + String(whole) + (digits.isEmpty ? "" : "." + digits))
  }
}

private struct StorageEncoder: Encoder {
  let storage: Storage
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    storage.beginObject()
    return KeyedEncodingContainer(MemberContainer(storage: storage, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    storage.beginList()
    return ElementContainer(storage: storage, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    ValueContainer(storage: storage, codingPath: codingPath)
  }
}

private struct MemberContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let storage: Storage
  let codingPath: [any CodingKey]

  mutating func encodeNil(forKey key: Key) throws { storage.member(key.stringValue).value = .null }

  mutating func encode(_ value: some Encodable, forKey key: Key) throws {
    try storage.member(key.stringValue).encode(value, at: codingPath + [key])
  }

  // Absent values are written too: a reader can tell "not known" from "not a field".
  mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try write(value, key) }
  mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try write(value, key) }
  mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try write(value, key) }
  mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws { try write(value, key) }

  mutating func encodeIfPresent(_ value: (some Encodable)?, forKey key: Key) throws {
    try write(value, key)
  }

  private func write(_ value: (some Encodable)?, _ key: Key) throws {
    let member = storage.member(key.stringValue)
    if let value { try member.encode(value, at: codingPath + [key]) }
  }

  mutating func nestedContainer<Inner: CodingKey>(
    keyedBy keyType: Inner.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Inner> {
    let member = storage.member(key.stringValue)
    member.beginObject()
    return KeyedEncodingContainer(
      MemberContainer<Inner>(storage: member, codingPath: codingPath + [key]))
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    let member = storage.member(key.stringValue)
    member.beginList()
    return ElementContainer(storage: member, codingPath: codingPath + [key])
  }

  mutating func superEncoder() -> any Encoder {
    StorageEncoder(storage: storage, codingPath: codingPath)
  }

  mutating func superEncoder(forKey key: Key) -> any Encoder {
    StorageEncoder(storage: storage.member(key.stringValue), codingPath: codingPath + [key])
  }
}

private struct ElementContainer: UnkeyedEncodingContainer {
  let storage: Storage
  let codingPath: [any CodingKey]
  var count: Int { storage.count }

  mutating func encodeNil() throws { storage.element().value = .null }

  mutating func encode(_ value: some Encodable) throws {
    try storage.element().encode(value, at: codingPath)
  }

  mutating func nestedContainer<Inner: CodingKey>(
    keyedBy keyType: Inner.Type
  ) -> KeyedEncodingContainer<Inner> {
    let element = storage.element()
    element.beginObject()
    return KeyedEncodingContainer(MemberContainer<Inner>(storage: element, codingPath: codingPath))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    let element = storage.element()
    element.beginList()
    return ElementContainer(storage: element, codingPath: codingPath)
  }

  mutating func superEncoder() -> any Encoder {
    StorageEncoder(storage: storage.element(), codingPath: codingPath)
  }
}

private struct ValueContainer: SingleValueEncodingContainer {
  let storage: Storage
  let codingPath: [any CodingKey]

  mutating func encodeNil() throws { storage.value = .null }
  mutating func encode(_ value: Bool) throws { storage.value = .bool(value) }
  mutating func encode(_ value: String) throws { storage.value = .string(value) }
  mutating func encode(_ value: Double) throws {
    storage.value = try Storage.number(value, codingPath)
  }
  mutating func encode(_ value: Float) throws { try encode(Double(value)) }
  mutating func encode(_ value: Int) throws { storage.value = .integer(value) }
  mutating func encode(_ value: Int8) throws { storage.value = .integer(Int(value)) }
  mutating func encode(_ value: Int16) throws { storage.value = .integer(Int(value)) }
  mutating func encode(_ value: Int32) throws { storage.value = .integer(Int(value)) }
  mutating func encode(_ value: Int64) throws { storage.value = .number(String(value)) }
  mutating func encode(_ value: UInt) throws { storage.value = .number(String(value)) }
  mutating func encode(_ value: UInt8) throws { storage.value = .integer(Int(value)) }
  mutating func encode(_ value: UInt16) throws { storage.value = .integer(Int(value)) }
  mutating func encode(_ value: UInt32) throws { storage.value = .integer(Int(value)) }
  mutating func encode(_ value: UInt64) throws { storage.value = .number(String(value)) }
  mutating func encode(_ value: some Encodable) throws {
    try storage.encode(value, at: codingPath)
  }
}

extension Text: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(string)
  }
}
