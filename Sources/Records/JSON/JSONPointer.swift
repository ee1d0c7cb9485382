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
    parts = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
      .map(Self.unescaped)
  }

  private static func unescaped(_ part: Substring) -> String {
    part.split(separator: "~1", omittingEmptySubsequences: false)
      .map { $0.split(separator: "~0", omittingEmptySubsequences: false).joined(separator: "~") }
      .joined(separator: "/")
  }

  private static func escaped(_ part: String) -> String {
    part.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
      .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
  }

  package func appending(_ part: String) -> JSONPointer { JSONPointer(parts + [part]) }

  package var description: String { parts.map { "/" + Self.escaped($0) }.joined() }

  package static func == (left: Self, right: Self) -> Bool {
    Text(left.description) == Text(right.description)
  }

  package func hash(into hasher: inout Hasher) { Text(description).hash(into: &hasher) }
}
