/// Makes the random ids of creations, writes, entries and records.
///
/// Letters and digits are those of Crockford's base 32 in lower case: no i, l, o or u.
package struct RandomIDs {
  private let bytes: (Int) -> [UInt8]

  /// - Parameter bytes: Gives as many random bytes as asked for.
  package init(bytes: @escaping (Int) -> [UInt8]) { self.bytes = bytes }

  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  /// Five random bits a character.
  package func text(_ count: Int) -> String {
    String(decoding: bytes(count).map { Self.alphabet[Int($0 & 31)] }, as: UTF8.self)
  }

  /// An id for a creation or a write: 80 random bits.
  package func origin() -> String { text(16) }

  /// A key for a new entry: it sorts by time and has 65 random bits.
  ///
  /// - Parameter milliseconds: Since 1970.
  package func entry(at milliseconds: Int) -> String {
    var rest = UInt64(max(0, milliseconds))
    var time: [UInt8] = []
    for _ in 0..<9 {
      time.append(Self.alphabet[Int(rest & 31)])
      rest >>= 5
    }
    return String(decoding: time.reversed(), as: UTF8.self) + text(13)
  }

  /// The random tail of an id that people read, such as the `kx4d` of `P07-kx4d`.
  package func tail(_ count: Int = 4) -> String { text(count) }
}
