import Laws
import Testing

@testable import Terminal

@Suite("Painting frames")
struct PainterTests {
  struct Motion: CustomTestStringConvertible {
    var from: (row: Int, column: Int)?
    var to: (row: Int, column: Int)
    var bytes: String
    var testDescription: String {
      "from \(from.map { "\($0)" } ?? "somewhere") to \(to)"
    }
  }

  @Test(
    "The cursor takes the shortest way",
    arguments: [
      Motion(from: nil, to: (4, 2), bytes: "\u{1B}[5;3H"),
      Motion(from: nil, to: (4, 0), bytes: "\u{1B}[5H"),
      Motion(from: (9, 9), to: (0, 0), bytes: "\u{1B}[H"),
      Motion(from: (4, 2), to: (4, 2), bytes: ""),
      Motion(from: (4, 0), to: (5, 0), bytes: "\u{1B}[B"),
      Motion(from: (4, 0), to: (2, 0), bytes: "\u{1B}[3H"),
      Motion(from: (40, 8), to: (42, 8), bytes: "\u{1B}[2B"),
      Motion(from: (4, 70), to: (4, 0), bytes: "\r"),
      Motion(from: (4, 9), to: (4, 7), bytes: "\u{8}\u{8}"),
      Motion(from: (4, 9), to: (4, 60), bytes: "\u{1B}[51C"),
    ])
  func motion(_ row: Motion) {
    let bytes = CursorMotion.bytes(
      from: row.from.map { Frame.Position(row: $0.row, column: $0.column) },
      to: Frame.Position(row: row.to.row, column: row.to.column))
    #expect(bytes == row.bytes)
  }

  @Test("The same frame again is nothing")
  func same() {
    var painter = Painter(size: TerminalDevice.Size(rows: 4, columns: 20))
    let frame = Frame(lines: [FrameLine("one", .bold)], cursor: Frame.Position(row: 0, column: 1))
    #expect(!painter.paint(frame).isEmpty)
    #expect(painter.paint(frame).isEmpty)
  }

  @Test("One typed character is one byte")
  func typed() {
    var painter = Painter(size: TerminalDevice.Size(rows: 4, columns: 20))
    _ = painter.paint(
      Frame(lines: [FrameLine("Note: a")], cursor: Frame.Position(row: 0, column: 7)))
    let bytes = painter.paint(
      Frame(lines: [FrameLine("Note: ab")], cursor: Frame.Position(row: 0, column: 8)))
    #expect(bytes == Array("b".utf8))
  }

  /// Frame after frame of random text, wide, combined and joined: the screen shows what a fresh one would.
  @Test("A changed screen is the same as a fresh one", arguments: Laws.seeds(0..<200))
  func change(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let size = TerminalDevice.Size(
      rows: Int.random(in: 1...6, using: &random), columns: Int.random(in: 2...30, using: &random))
    var painter = Painter(size: size)
    var screen = ScreenEmulator(rows: size.rows, columns: size.columns)
    for _ in 0..<12 {
      let frame = Self.frame(size, &random)
      screen.feed(painter.paint(frame))
      var other = Painter(size: size)
      var fresh = ScreenEmulator(rows: size.rows, columns: size.columns)
      fresh.feed(other.paint(frame))
      #expect(screen.text == fresh.text, "seed \(seed)")
      #expect(screen.reversedText == fresh.reversedText, "seed \(seed)")
      #expect(screen.faults.isEmpty, "seed \(seed)")
      #expect(painter.paint(frame).isEmpty, "seed \(seed)")
    }
  }

  private static func frame(
    _ size: TerminalDevice.Size, _ random: inout SeededGenerator
  ) -> Frame {
    let parts = ["a", "bc", " ", "   ", "é", "e\u{301}", "日", "本語", "👩‍🔬", "🇩🇪", "word", "x"]
    let styles: [Style] = [[], .bold, .reverse, [.bold, .underline]]
    let lines = (0..<size.rows).map { _ in
      var line = FrameLine()
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        line.add(
          parts.randomElement(using: &random) ?? "", styles.randomElement(using: &random) ?? [])
      }
      return line
    }
    return Frame(
      lines: lines,
      cursor: Frame.Position(
        row: Int.random(in: 0..<size.rows, using: &random),
        column: Int.random(in: 0..<size.columns, using: &random)))
  }
}

/// Repeatable randomness.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
