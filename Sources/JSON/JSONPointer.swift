/// A path inside a JSON value, RFC 6901.
package struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  package var parts: [String]

  package init(_ parts: [String]) { self.parts = parts }

  /// Reads `/target/version`; `~1` stands for a slash and `~0` for a tilde.
  ///
  /// - Returns: `nil` unless the text is empty or begins with a slash.
  package init?(parsing text: String) {
    if text.isEmpty {
      parts = []
      return
    }
    guard text.utf8.first == UInt8(ascii: "/") else { return nil }
    // By bytes: a mark that combines with a slash or a tilde would hide it among characters.
    parts = text.utf8.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
    ).map(Self.unescaped)
  }

  private static func unescaped(_ part: Substring.UTF8View) -> String {
    var result: [UInt8] = []
    var isAfterTilde = false
    for byte in part {
      switch (isAfterTilde, byte) {
      case (true, UInt8(ascii: "0")): result.append(UInt8(ascii: "~"))
      case (true, UInt8(ascii: "1")): result.append(UInt8(ascii: "/"))
      case (_, UInt8(ascii: "~")): break
      case (true, _): result += [UInt8(ascii: "~"), byte]
      default: result.append(byte)
      }
      isAfterTilde = byte == UInt8(ascii: "~")
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func escaped(_ part: String) -> String {
    let isPlain = part.utf8.allSatisfy { $0 != UInt8(ascii: "~") && $0 != UInt8(ascii: "/") }
    if isPlain { return part }
    let bytes = part.utf8.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "~"): Array("~0".utf8)
      case UInt8(ascii: "/"): Array("~1".utf8)
      default: [byte]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  package func appending(_ part: String) -> JSONPointer { JSONPointer(parts + [part]) }

  package var description: String { parts.map { "/" + Self.escaped($0) }.joined() }

  package static func == (left: Self, right: Self) -> Bool {
    Text(left.description) == Text(right.description)
  }

  package func hash(into hasher: inout Hasher) { Text(description).hash(into: &hasher) }
}
