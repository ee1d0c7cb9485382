#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The three streams every program starts with.
package enum StandardStream: Int32, Hashable, Sendable {
  case input = 0
  case output = 1
  case error = 2

  private var name: String {
    switch self {
    case .input: "standard input"
    case .output: "standard output"
    case .error: "standard error"
    }
  }

  /// Whether it is connected to a terminal.
  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Writes all bytes.
  ///
  /// - Throws: ``SystemError`` with the cause ``SystemError/Cause/brokenPipe`` when the reader has gone, once
  ///   ``ThisProcess/ignoreBrokenPipes()`` was called.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try writeAll(bytes, to: rawValue, path: name)
  }

  /// Writes text as UTF-8.
  package func write(_ text: String) throws(SystemError) {
    try write(Array(text.utf8))
  }

  /// Reads everything up to the end, at most ``Files/largest`` bytes.
  package func readToEnd() throws(SystemError) -> [UInt8] {
    try readGrowing(rawValue, path: name)
  }

  /// Reads what has come so far, waiting only while there is nothing; empty at the end.
  package func readSome(atMost count: Int = 65536) throws(SystemError) -> [UInt8] {
    try readPiece(rawValue, path: name, atMost: count)
  }
}
