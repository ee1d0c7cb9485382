import Synchronization

/// Finds lines and columns in a text: after the first question, each costs no more than a piece of the text.
///
/// A file with thousands of faults would otherwise be walked from its start for every one of them.
package final class TextMilestones: Sendable {
  /// Bytes from one milestone to the next.
  static let distance = 4096

  private let milestones = Mutex<[TextPosition]>([])

  /// The line and column of a byte.
  ///
  /// - Parameter bytes: The same text at every call.
  func position(of offset: Int, in bytes: [UInt8]) -> TextPosition {
    guard offset > Self.distance else { return TextPosition(of: offset, in: bytes) }
    return milestones.withLock { milestones in
      if milestones.isEmpty { milestones = Self.make(bytes) }
      let last = min(offset, bytes.count) / Self.distance
      var position = milestones[last]
      position.advance(over: bytes[(last * Self.distance)..<min(offset, bytes.count)])
      return position
    }
  }

  private static func make(_ bytes: [UInt8]) -> [TextPosition] {
    var here = TextPosition(line: 1, column: 1)
    var found = [here]
    var start = 0
    while start + distance <= bytes.count {
      here.advance(over: bytes[start..<start + distance])
      found.append(here)
      start += distance
    }
    return found
  }
}
