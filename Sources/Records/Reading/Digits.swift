/// Numbers with leading zeros.
package enum Digits {
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
