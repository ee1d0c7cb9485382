import Platform
import Synchronization
import Testing

/// Pieces as they come from a stream, and the lines they make.
private struct Pieces: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let pieces: [String]
  let lines: [String]

  static let all = [
    Pieces(testDescription: "nothing", pieces: [], lines: []),
    Pieces(testDescription: "one line", pieces: ["a\n"], lines: ["a"]),
    Pieces(testDescription: "no line feed at the end", pieces: ["a\nb"], lines: ["a", "b"]),
    Pieces(testDescription: "empty lines", pieces: ["\n\n"], lines: ["", ""]),
    Pieces(
      testDescription: "cut anywhere", pieces: ["a", "b\nc", "d", "\n"], lines: ["ab", "cd"]),
    Pieces(testDescription: "carriage returns", pieces: ["a\r", "\nb\r\n"], lines: ["a", "b"]),
    Pieces(testDescription: "many in one", pieces: ["a\nb\nc\n"], lines: ["a", "b", "c"]),
  ]
}

@Suite struct LineReaderTests {
  @Test(arguments: Pieces.all)
  private func lines(_ row: Pieces) throws {
    let box = PieceBox(row.pieces)
    var reader = LineReader { () throws(SystemError) -> [UInt8] in box.take() }
    var lines: [String] = []
    while let line = try reader.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    #expect(lines == row.lines)
    #expect(try reader.next() == nil)
  }
}

private final class PieceBox: Sendable {
  private let left: Mutex<[String]>
  init(_ pieces: [String]) { left = Mutex(pieces) }
  func take() -> [UInt8] {
    left.withLock { $0.isEmpty ? [] : Array($0.removeFirst().utf8) }
  }
}
