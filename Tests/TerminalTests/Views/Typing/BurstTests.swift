import Laws
import Testing

@testable import Terminal

@Suite("Many characters at once, as from a paste without brackets")
struct BurstTests {
  private static func entered(_ acts: [RecordingDevice.Act], _ mode: ReadingMode) -> [String] {
    play(RecordingDevice(acts), Samples.recorder(), ReadingSettings(mode: mode)).map { event in
      if case .entered(let text, _) = event { text } else { "\(event)" }
    }
  }

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let typed: String
    let entered: String
  }

  static let rows = [
    Row(
      testDescription: "words", typed: "the button says nothing", entered: "the button says nothing"
    ),
    Row(testDescription: "a tab between words", typed: "one\ttwo", entered: "one\ttwo"),
    Row(
      testDescription: "a letter and its accent", typed: "cafe\u{301} x", entered: "cafe\u{301} x"),
    Row(testDescription: "two flags", typed: "a🇩🇪🇫🇷b", entered: "a🇩🇪🇫🇷b"),
    Row(testDescription: "a correction inside", typed: "ab\u{7f}cd", entered: "acd"),
    Row(testDescription: "a key inside", typed: "ab\u{1}cd", entered: "cdab"),
    Row(testDescription: "a slash first", typed: "//a b", entered: "/a b"),
  ]

  @Test(arguments: rows, ReadingMode.allCases)
  func isOneLine(_ row: Row, _ mode: ReadingMode) {
    #expect(Self.entered([.keys(row.typed + "\r")], mode) == [row.entered])
  }

  /// At the end of the line: before something that joins, one character typed alone may join it before the next comes.
  @Test("The line is the same however the characters come", arguments: Laws.seeds(0..<200))
  func piecesDoNotMatter(_ seed: Int) {
    var dice = Dice(UInt64(seed))
    let pieces = [
      "a", "b ", "e", "\u{301}", "👩", "\u{200d}", "ä", "한", "\u{7f}", "🇩", "🇪",
      ".",
    ]
    let typed = (0..<30).map { _ in pieces[Int(dice.next() % UInt64(pieces.count))] }
    let together = Self.entered([.keys("x" + typed.joined() + "\r")], .linear)
    let apart = Self.entered((["x"] + typed + ["\r"]).map { .keys($0) }, .linear)
    #expect(together == apart && together.count == 1, "seed \(seed)")
  }

  /// A change writes what is new of a line; one for each character would write the line's rest ten thousand times over.
  @Test(arguments: ReadingMode.allCases)
  func aLongLineIsShownOnce(_ mode: ReadingMode) {
    let line = String(repeating: "nothing is said ", count: 625)
    let recording = RecordingDevice([.keys(line + "END\r")])
    let events = play(recording, Samples.recorder(), ReadingSettings(mode: mode))
    #expect(events == [.entered(line + "END", began: 1_000_000)])
    #expect(recording.written.count < 40_000)
  }

  @Test(arguments: ReadingMode.allCases)
  func aLostCharacterIsNamed(_ mode: ReadingMode) {
    let recording = RecordingDevice([.keys("one\u{0}two"), .pause(10), .keys("\r")])
    let events = play(recording, Samples.recorder(), ReadingSettings(mode: mode))
    #expect(events == [.entered("onetwo", began: 1_000_000)])
    #expect(recording.text.contains("A control character (NUL)"))
  }

  @Test("A tab that somebody types completes a command, as before")
  func tabCompletes() {
    let recording = RecordingDevice([.keys("/fl"), .keys("\t"), .keys("\r")])
    let events = play(recording, Samples.recorder(), ReadingSettings(mode: .linear))
    #expect(events == [.command("flag", argument: "")])
  }
}
