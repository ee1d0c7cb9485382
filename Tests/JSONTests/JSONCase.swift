import Testing

@testable import JSON

/// Bytes of a test, written as text or as numbers.
struct Bytes: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, Sendable {
  let array: [UInt8]

  init(_ array: [UInt8]) { self.array = array }
  init(stringLiteral value: String) { array = Array(value.utf8) }
  init(arrayLiteral elements: UInt8...) { array = elements }

  /// A text in quotation marks that holds these bytes.
  static func quoted(_ bytes: UInt8...) -> Bytes { Bytes([0x22] + bytes + [0x22]) }

  /// One text many times, then another, then a third many times.
  static func nested(_ opening: String, _ middle: String, _ closing: String, _ count: Int) -> Bytes
  {
    let text =
      String(repeating: opening, count: count) + middle + String(repeating: closing, count: count)
    return Bytes(Array(text.utf8))
  }
}

/// Bytes that the reader takes, and what the writer makes of them (without the final newline).
struct Accepted: CustomTestStringConvertible, Sendable {
  let name: String
  let bytes: [UInt8]
  let canonical: String
  /// Where repeated keys stand.
  let duplicates: [String]
  var testDescription: String { name }

  init(_ name: String, _ bytes: Bytes, _ canonical: String, duplicates: [String] = []) {
    self.name = name
    self.bytes = bytes.array
    self.canonical = canonical
    self.duplicates = duplicates
  }

  /// Bytes that stay as they are.
  init(same name: String, _ text: String) {
    self.init(name, Bytes(Array(text.utf8)), text)
  }
}

/// Bytes that the reader turns down, why, and where.
struct Rejected: CustomTestStringConvertible, Sendable {
  let name: String
  let bytes: [UInt8]
  let reason: JSONError.Reason
  let place: String
  var testDescription: String { name }

  init(_ name: String, _ bytes: Bytes, _ reason: JSONError.Reason, _ place: String) {
    self.name = name
    self.bytes = bytes.array
    self.reason = reason
    self.place = place
  }
}
