/// The id of a record: ASCII letters, digits and hyphens, unique under case folding, safe as a file name.
package struct RecordID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let string: String

  /// Checks an id.
  ///
  /// - Returns: `nil` if ``flaw(in:)`` finds something.
  package init?(_ string: String) {
    guard Self.isWellFormed(string) else { return nil }
    self.string = string
  }

  /// Takes an id that a validator has already passed.
  init(trusted string: String) { self.string = string }

  package static func isWellFormed(_ string: String) -> Bool { flaw(in: string) == nil }

  /// The same id in lower case: two records must not share it.
  package var folded: String { string.lowercased() }

  /// What people read: `P07` of `P07-kx4d`.
  package var short: String {
    guard let first = string.utf8.first, (0x41...0x5a).contains(first),
      let dash = string.firstIndex(of: "-")
    else { return string }
    let head = string[..<dash]
    return head.dropFirst().allSatisfy(\.isNumber) && head.count > 1 ? String(head) : string
  }

  /// Whether what somebody typed means this id: the number whole, the tail as far as typed.
  package func matches(_ typed: String) -> Bool {
    let (own, wanted) = (folded, typed.lowercased())
    if Text.isSame(own, wanted) || Text.isSame(short.lowercased(), wanted) { return true }
    let head = short.lowercased() + "-"
    return !Text.isSame(short, string) && wanted.utf8.count > head.utf8.count
      && own.utf8.starts(with: wanted.utf8)
  }

  package static func < (left: RecordID, right: RecordID) -> Bool {
    Text.precedes(left.string, right.string)
  }

  package var description: String { string }
}
