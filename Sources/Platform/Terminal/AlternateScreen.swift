/// The second screen of a terminal, without history, that full-screen programs use.
enum AlternateScreen {
  static let enter = Array("\u{1B}[?1049h".utf8)
  static let leave = Array("\u{1B}[?1049l".utf8)

  /// Whether it is shown after these bytes; `nil` when they neither enter nor leave it.
  static func isShown(after bytes: [UInt8]) -> Bool? {
    var shown: Bool?
    for place in escapes(in: bytes) {
      if bytes[place...].starts(with: enter) { shown = true }
      if bytes[place...].starts(with: leave) { shown = false }
    }
    return shown
  }

  /// The bytes but for those that leave it: where it is not shown, leaving would move the cursor.
  static func without(_ bytes: [UInt8]) -> [UInt8] {
    var left = bytes
    for place in escapes(in: bytes).reversed() where bytes[place...].starts(with: leave) {
      left.removeSubrange(place..<place + leave.count)
    }
    return left
  }

  private static func escapes(in bytes: [UInt8]) -> [Int] {
    bytes.indices.filter { bytes[$0] == 0x1B }
  }
}
