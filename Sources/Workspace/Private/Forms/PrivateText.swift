import Platform

/// Looks for words in files that are no records.
package enum PrivateText {
  /// Larger files are not looked into, in bytes.
  package static let largest = 8_000_000

  /// Whether one of some words stands in a file, or in the name of one; a folder is looked through with everything
  /// below it.
  package static func holds(_ words: [String], at path: String) -> Bool {
    holds(words.map { Array($0.utf8) }, path)
  }

  private static func holds(_ words: [[UInt8]], _ path: String) -> Bool {
    let name = Array(path.utf8)
    let last = name.lastIndex(of: UInt8(ascii: "/")).map { Array(name[$0...]) } ?? name
    if words.contains(where: { contains($0, in: last) }) { return true }
    // What cannot be read cannot be looked into.
    switch try? Files.kind(path) {
    case .folder:
      let entries = (try? Files.list(path))?.entries ?? []
      return entries.contains { holds(words, "\(path)/\($0.name)") }
    case .file:
      guard let status = try? Files.status(path), status.size <= largest,
        let bytes = try? Files.read(path)
      else { return false }
      return words.contains { contains($0, in: bytes) }
    default: return false
    }
  }

  /// Whether a word stands in some bytes.
  package static func contains(_ word: [UInt8], in bytes: [UInt8]) -> Bool {
    guard let first = word.first, bytes.count >= word.count else { return false }
    var start = 0
    while let found = bytes[start...].firstIndex(of: first) {
      if bytes[found...].starts(with: word) { return true }
      start = found + 1
    }
    return false
  }
}
