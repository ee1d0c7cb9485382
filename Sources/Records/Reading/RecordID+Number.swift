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
}
