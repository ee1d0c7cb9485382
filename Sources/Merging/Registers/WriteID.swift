package import JSON
import Records

/// The id of one write of one field: a random part and a digest of the value that was written.
package struct WriteID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let text: String

  /// An id as a file holds it.
  package init(_ text: String) { self.text = text }

  /// An id for a value.
  ///
  /// - `random`: At least 64 random bits, or the origin of a creation.
  package init(random: String, value: JSONValue) {
    text = "\(random)#\(Self.digest(of: value))"
  }

  /// The part before the digest: of a creation its origin.
  package var random: String { String(Substring(text.utf8.prefix { $0 != UInt8(ascii: "#") })) }

  /// The first 8 hexadecimal digits of the SHA-256 of the value's compact canonical bytes.
  package static func digest(of value: JSONValue) -> String {
    SHA256.start(JSONWriter.compact(value))
  }

  /// Whether the digest in the id is the one of a value.
  package func fits(_ value: JSONValue) -> Bool {
    DigestedValue(value).fits(self)
  }

  package static func == (left: Self, right: Self) -> Bool { Text(left.text) == Text(right.text) }

  package func hash(into hasher: inout Hasher) { Text(text).hash(into: &hasher) }

  package static func < (left: Self, right: Self) -> Bool { Text.precedes(left.text, right.text) }

  package var description: String { text }
}
