/// CRC-32 (ISO 3309, reflected, polynomial 0xEDB88320): it notices every damage of up to 32 bits in a row.
enum JournalChecksum {
  /// The eight small hexadecimal digits that stand at the end of a line.
  static func digits(_ bytes: Span<UInt8>) -> [UInt8] {
    let value = of(bytes)
    return (0..<8).map { hexadecimal[Int(value >> UInt32(28 - $0 * 4) & 15)] }
  }

  /// Whether eight bytes are the digits of a checksum.
  static func isSame(_ value: UInt32, digits: Span<UInt8>) -> Bool {
    guard digits.count == 8 else { return false }
    for index in 0..<8
    where digits[index] != hexadecimal[Int(value >> UInt32(28 - index * 4) & 15)] {
      return false
    }
    return true
  }

  static func of(_ bytes: Span<UInt8>) -> UInt32 {
    var value: UInt32 = 0xffff_ffff
    for index in bytes.indices {
      value = table[Int((value ^ UInt32(bytes[index])) & 0xff)] ^ (value >> 8)
    }
    return value ^ 0xffff_ffff
  }

  private static let hexadecimal = Array("0123456789abcdef".utf8)

  private static let table: [UInt32] = (0..<256).map { (start: UInt32) in
    (0..<8).reduce(start) { value, _ in
      value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xedb8_8320
    }
  }
}
