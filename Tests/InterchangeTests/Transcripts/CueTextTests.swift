import Laws
import Records
import TestNumbers
import Testing

@testable import Interchange

@Suite("Writing subtitles")
struct CueTextTests {
  static let hostile = CueText.Shown(
    name: "S09#1\n-->", start: 61_005, end: 3_601_000, voice: "P07 <b>",
    words: "a < b & c --> d\n\nline\u{202e}evil\u{7} {\\an8}<i>x")

  @Test("no text acts as a mark or ends its cue")
  func escaped() {
    let vtt = CueText.vtt([Self.hostile], comment: "for the team -->")
    #expect(
      vtt == """
        WEBVTT

        NOTE for the team --&gt;

        S09#1 -\u{2d}\u{2060}>
        00:01:01.005 --> 01:00:01.000
        <v P07 &lt;b&gt;>a &lt; b &amp; c --&gt; d
        &nbsp;
        line\u{fffd}evil\u{fffd} {\\an8}&lt;i&gt;x

        """)
    let srt = CueText.srt([Self.hostile])
    #expect(
      srt == """
        1
        00:01:01,005 --> 01:00:01,000
        P07 <\u{2060}b>: a <\u{2060} b & c --\u{2060}> d
        \u{a0}
        line\u{fffd}evil\u{fffd} {\u{2060}\\an8}<\u{2060}i>x

        """)
  }

  /// Words of any shape, without what cannot come back: control characters, and spaces at the ends of lines.
  private static func words(_ numbers: inout SeededNumbers) -> String {
    let pieces = [
      "a", "Pay", "<b>", "&amp;", "-->", "--", ">", "<", "&", "{\\an8}", "{", "漢字", "é", "10:30",
      "\n", "\n\n", "</v>", "<v X>", "1", "👩‍💻", "؟",
    ]
    let count = Int.random(in: 1...8, using: &numbers)
    let text = (0..<count).map { _ in pieces.randomElement(using: &numbers) ?? "" }
      .joined(separator: Bool.random(using: &numbers) ? " " : "")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).trimmedOfSpace }
    return lines.joined(separator: "\n").trimmedOfSpace
  }

  @Test("what is written is read back", arguments: Laws.seeds(0..<400))
  func roundTrip(_ seed: Int) throws {
    var numbers = SeededNumbers(seed)
    var time = 0
    var cues: [CueText.Shown] = []
    for index in 0..<Int.random(in: 1...6, using: &numbers) {
      time += Int.random(in: 0...4_000_000, using: &numbers)
      let words = Self.words(&numbers)
      if words.isEmpty { continue }
      cues.append(
        CueText.Shown(
          name: "S09#\(index + 1)", start: time, end: time + index, voice: "P0\(index)",
          words: words))
    }
    if cues.isEmpty { return }
    for text in [CueText.vtt(cues, comment: "team"), CueText.srt(cues)] {
      let file = try TranscriptFile(Array(text.utf8), place: "x")
      #expect(file.faults.isEmpty)
      let read = file.lines.map { line in
        "\(line.start ?? -1) \(line.end ?? -1) \(line.speaker?.words ?? "") \(line.words.words)"
      }
      let written = cues.map { "\($0.start) \($0.end) \($0.voice ?? "") \($0.words)" }
      #expect(read == written, "seed \(seed)\n\(text)")
    }
  }

  @Test("signs of a change of speakers are no words, but behind a name they are")
  func changeOfSpeakers() throws {
    let times = "WEBVTT\n\n00:01.000 --> 00:02.000\n"
    for (payload, words) in [
      (">> I look for it", "I look for it"), ("<v P01>>> I look for it", ">> I look for it"),
    ] {
      let file = try TranscriptFile(Array((times + payload + "\n").utf8), place: "x")
      #expect(file.lines.map(\.words.words) == [words])
    }
  }

  @Test(
    "a note is shown as long as it takes to read, and not over the next",
    arguments: [
      ("price", nil, 2000), (String(repeating: "a", count: 75), nil, 5000),
      (String(repeating: "a", count: 900), nil, 10_000), ("price", 1500, 1500), ("price", 20, 1000),
      ("price", 60_000, 2000),
    ] as [(String, Int?, Int)])
  func duration(_ words: String, _ next: Int?, _ expected: Int) {
    #expect(CueSpan.end(of: words, from: 0, next: next) == expected)
  }
}
