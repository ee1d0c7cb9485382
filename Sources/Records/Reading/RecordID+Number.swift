extension RecordID {
  /// Nobody counts further: a longer number in a file's name is no number to go on from.
  private static let mostDigits = 9

  /// The number after the highest in some ids, such as 8 after `P07-kx4d`; 1 where there is none.
  ///
  /// - `letter`: What the ids that count begin with, in either case.
  package static func nextNumber(_ letter: String, after ids: some Sequence<String>) -> Int {
    let start = letter.lowercased()
    let numbers = ids.compactMap { id -> Int? in
      let head = id.lowercased().prefix { $0 != "-" }
      guard head.hasPrefix(start), head.utf8.count <= start.utf8.count + mostDigits else {
        return nil
      }
      return Int(head.dropFirst(start.count))
    }
    return (numbers.max() ?? 0) + 1
  }

  /// The number of a reference that looks like a P-number, such as 12 of `P12`, `p12` or `P12-kx4d`; `nil` for anything
  /// else, and for more than six digits.
  package static func participantNumber(_ reference: String) -> Int? {
    guard let first = reference.first, first == "P" || first == "p" else { return nil }
    let digits = reference.dropFirst().prefix { $0 != "-" }
    guard (1...6).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      RecordID(reference) != nil, let number = Int(digits), number > 0
    else { return nil }
    return number
  }
}
