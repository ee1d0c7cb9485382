import Wording

/// A line that begins with a slash, taken apart.
struct TypedCommand: Hashable, Sendable {
  /// In lower case, without the slash; may be the beginning of a name.
  var name: String
  /// What follows the name, trimmed.
  var argument: String

  static func isSlash(_ character: Character) -> Bool { character == "/" || character == "／" }

  /// - Parameter text: With its slash or without.
  init(_ text: String) {
    let text = text.first.map(Self.isSlash) ?? false ? text.dropFirst() : text[...]
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0.isWhitespace }
    name = parts.first.map { $0.lowercased() } ?? ""
    argument = parts.count > 1 ? PlainText.trimmed(parts[1]) : ""
  }
}
