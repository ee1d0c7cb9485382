/// Numbers with leading zeros.
package enum Digits {
  /// The number that a few digits make; `nil` if another byte is among them.
  package static func number(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var value = 0
    for at in range {
      let digit = bytes[at] &- 0x30
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
    }
    return value
  }

  /// At least so many hexadecimal digits, in small letters.
  package static func hexadecimal(_ value: UInt32, _ width: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
  }

  package static func padded(_ value: Int, _ width: Int) -> String {
    let text = String(value)
    return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
  }
}
