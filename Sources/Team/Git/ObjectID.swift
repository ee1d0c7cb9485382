/// The name of an object in git, in hexadecimal.
package struct ObjectID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let text: String

  /// - Returns: `nil` unless it has the 40 or 64 digits that git writes.
  package init?(_ text: some StringProtocol) {
    let bytes = text.utf8
    guard bytes.count == 40 || bytes.count == 64,
      bytes.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    self.text = String(text)
  }

  /// Whether it stands for "nothing there", written as zeros.
  package var isNothing: Bool { text.utf8.allSatisfy { $0 == 0x30 } }

  package var description: String { text }

  package static func < (left: Self, right: Self) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}
