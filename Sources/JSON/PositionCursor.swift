/// Line and column of one byte after the other, so that a file with many faults is not counted through for each.
package struct PositionCursor {
  private var offset = 0
  package private(set) var position = TextPosition(line: 1, column: 1)

  /// A cursor at the first byte.
  package init() {}

  /// Moves to a byte.
  ///
  /// - Complexity: O(distance) forwards, O(`target`) backwards.
  package mutating func move(to target: Int, in bytes: [UInt8]) {
    if target < offset {
      offset = 0
      position = TextPosition(line: 1, column: 1)
    }
    for byte in bytes[offset..<min(target, bytes.count)] {
      if byte == UInt8(ascii: "\n") {
        position.line += 1
        position.column = 1
      } else if byte & 0xc0 != 0x80 {
        position.column += 1
      }
    }
    offset = target
  }
}
