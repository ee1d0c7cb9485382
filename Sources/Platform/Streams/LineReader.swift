/// Reads a stream line by line and keeps what it read too far for the next line.
package struct LineReader: Sendable {
  private let source: @Sendable () throws(SystemError) -> [UInt8]
  private var buffer: [UInt8] = []
  private var start = 0
  private var atEnd = false

  /// - Parameter source: Gives the next bytes, none at the end.
  package init(_ source: @escaping @Sendable () throws(SystemError) -> [UInt8]) {
    self.source = source
  }

  /// A reader of standard input.
  package static func standardInput() -> LineReader {
    LineReader { () throws(SystemError) -> [UInt8] in try StandardStream.input.readSome() }
  }

  /// The next line without its line feed (and carriage return), `nil` after the last.
  package mutating func next() throws(SystemError) -> [UInt8]? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return line(upTo: end)
      }
      searched = buffer.count
      if atEnd {
        guard start < buffer.count else { return nil }
        defer { start = buffer.count }
        return line(upTo: buffer.count)
      }
      let more = try source()
      atEnd = more.isEmpty
      buffer.removeSubrange(..<start)
      searched -= start
      start = 0
      buffer += more
    }
  }

  private func line(upTo end: Int) -> [UInt8] {
    let hasReturn = end > start && buffer[end - 1] == UInt8(ascii: "\r")
    return Array(buffer[start..<(hasReturn ? end - 1 : end)])
  }
}
