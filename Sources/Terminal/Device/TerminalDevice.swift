/// The terminal as bytes, as the outermost layer provides it.
package struct TerminalDevice {
  package enum Input: Hashable, Sendable {
    case bytes([UInt8])
    /// Nothing came within the time.
    case quiet
    /// The window has another size.
    case resized
    /// The program was stopped and goes on; the screen must be painted anew.
    case resumed
    /// Nothing will come any more: hung up, or the program was asked to end.
    case ended
  }

  package struct Size: Hashable, Sendable {
    package var rows: Int
    package var columns: Int
    package init(rows: Int, columns: Int) {
      self.rows = rows
      self.columns = columns
    }
  }

  /// Waits for input, at most that many milliseconds; `nil` waits for ever.
  package var read: (_ milliseconds: Int?) -> Input
  package var write: ([UInt8]) -> Void
  package var size: () -> Size
  /// Gives the terminal back to the shell until the person returns (Ctrl-Z).
  package var suspend: () -> Void
  /// Milliseconds since 1970.
  package var now: () -> Int64
  /// Whether escape sequences are understood (`TERM` is not `dumb`).
  package var hasEscapes: Bool

  package init(
    read: @escaping (_ milliseconds: Int?) -> Input, write: @escaping ([UInt8]) -> Void,
    size: @escaping () -> Size, suspend: @escaping () -> Void, now: @escaping () -> Int64,
    hasEscapes: Bool
  ) {
    self.read = read
    self.write = write
    self.size = size
    self.suspend = suspend
    self.now = now
    self.hasEscapes = hasEscapes
  }
}
