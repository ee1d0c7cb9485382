import JSON
import Localization
import Records
import Testing
import Wording

@testable import Interchange

/// Small invented files, each in the shape that a program writes.
@Suite("Reading transcripts")
struct TranscriptFileTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let format: TranscriptFormat
    /// `line|start|end|speaker|words`, line ends as `/`.
    let expected: [String]
    var notNames: Set<String> = []
    var faults: [String] = []
  }

  static func shown(_ line: TranscriptLine) -> String {
    let numbers = [line.line, line.start, line.end].map { $0.map(String.init) ?? "-" }
    return (numbers + [line.speaker?.words ?? "-", line.words.words.replacing("\n", with: "/")])
      .joined(separator: "|")
  }

  static let webVTT: [Row] = [
    Row(
      testDescription: "WebVTT: byte order mark, CRLF, styles, regions, notes, settings, no hours",
      text:
        "\u{feff}WEBVTT - invented\r\nKind: captions\r\n\r\nSTYLE\r\n::cue { color: red }\r\n\r\n"
        + "REGION\r\nid:one\r\n\r\nNOTE a comment\r\nof two lines\r\n\r\nfirst cue\r\n"
        + "00:02.000 --> 00:04.500 line:0 position:20% align:start\r\n<v Ana Moreau>Where is it\r\n",
      format: .vtt, expected: ["14|2000|4500|Ana Moreau|Where is it"]),
    Row(
      testDescription: "marks in marks, references, times inside, two voices in one cue",
      text: """
        WEBVTT

        00:00:01.000 --> 00:00:03.000
        <v.loud Jo &amp; Co><c.red>I <i>look</i></c> for <b>&lt;the&gt;</b> price&nbsp;&#8217;s</v>
        <v Ana>yes <00:00:02.000>yes &unknown; a & b

        01:00:00.000 --> 01:00:00.000
        <v Ana><ruby>漢<rt>kan</rt></ruby> <lang de>gut</lang>
        """, format: .vtt,
      expected: [
        "3|1000|3000|Jo & Co|I look for <the> price\u{a0}’s",
        "3|1000|3000|Ana|yes yes &unknown; a & b",
        "7|3600000|3600000|Ana|漢kan gut",
      ]),
    Row(
      testDescription: "WebVTT of Teams: ids, a name with a comma, lines that go on",
      text: """
        WEBVTT

        3fa85f64-5717-4562-b3fc-2c963f66afa6/11-0
        00:00:05.120 --> 00:00:08.640
        <v Moreau, Ana (Guest)>I would press here,
        I think.</v>
        """, format: .vtt,
      expected: ["4|5120|8640|Moreau, Ana (Guest)|I would press here,/I think."]),
    Row(
      testDescription: "WebVTT of Zoom: numbers, and names before a colon, in small letters too",
      text: """
        WEBVTT

        1
        00:00:02.656 --> 00:00:03.230
        Ana Moreau: so: where is it

        2
        00:00:05.000 --> 00:00:06.000
        jo's phone: okay
        """, format: .vtt,
      expected: ["4|2656|3230|Ana Moreau|so: where is it", "8|5000|6000|jo's phone|okay"]),
    Row(
      testDescription:
        "captions without speakers: what may be a name is one, unless somebody said not",
      text: """
        WEBVTT

        00:01.000 --> 00:02.000
        he said: no

        00:03.000 --> 00:04.000
        Warning: it is hot

        00:05.000 --> 00:06.000
        >> Note: that was hers

        00:07.000 --> 00:08.000
        at 10:30

        00:09.000 --> 00:10.000
        well

        00:11.000 --> 00:12.000
        so

        00:13.000 --> 00:14.000
        yes

        00:15.000 --> 00:16.000
        no

        00:17.000 --> 00:18.000
        right

        00:19.000 --> 00:20.000
        fine
        """, format: .vtt,
      expected: [
        "3|1000|2000|-|he said: no", "6|3000|4000|-|Warning: it is hot",
        "9|5000|6000|Note|that was hers", "12|7000|8000|-|at 10:30", "15|9000|10000|-|well",
        "18|11000|12000|-|so", "21|13000|14000|-|yes", "24|15000|16000|-|no",
        "27|17000|18000|-|right", "30|19000|20000|-|fine",
      ], notNames: ["Warning"]),
    Row(
      testDescription: "bad times, an end before the start, a cue without an empty line before it",
      text: """
        WEBVTT

        00:01.000 -> 00:02.000
        no arrow

        00:61.000 --> 00:62.000
        sixty-one

        00:05.000 --> 00:04.000
        backwards

        00:06.000 --> 00:07.000
        <v A>one
        00:08.000 --> 00:09.000
        <v B>two
        """, format: .vtt,
      expected: ["12|6000|7000|A|one", "14|8000|9000|B|two"],
      faults: ["6: these are no two times of a cue", "9: this ends before it begins"]),
  ]

  static let others: [Row] = [
    Row(
      testDescription: "SubRip: numbers, commas, marks, an empty file of ids",
      text: """
        1
        00:00:02,000 --> 00:00:04,500
        Ana Moreau: I <i>look</i> {\\an8}for a < b

        2
        00:00:05,000 --> 00:00:06,000
        Jo: okay
        then
        3
        00:00:07,000 --> 00:00:08,000
        Jo: & so on
        """, format: .srt,
      expected: [
        "2|2000|4500|Ana Moreau|I look for a < b", "6|5000|6000|Jo|okay/then",
        "10|7000|8000|Jo|& so on",
      ]),
    Row(
      testDescription: "older text of Teams: times, then a name, then words",
      text: "0:0:0.0 --> 0:0:2.570\nJo Hart\nHello.\n0:0:3.0 --> 0:0:4.5\nAna Moreau\nHi\nthere\n",
      format: .srt, expected: ["1|0|2570|Jo Hart|Hello.", "4|3000|4500|Ana Moreau|Hi/there"]),
    Row(
      testDescription: "text of Teams: a heading, names with times, the lines of the program",
      text: """
        Usability session-20260301_090000-Meeting Recording
        March 1, 2026, 9:00AM
        30m 12s

        Jo Hart started transcription

        **Jo Hart**   0:03
        Hello and welcome.

        Ana Moreau\t1:02:05
        I come at 10:30
        here.

        Jo Hart stopped transcription
        """, format: .text,
      expected: [
        "7|3000|-|Jo Hart|Hello and welcome.", "10|3725000|-|Ana Moreau|I come at 10:30/here.",
      ]),
    Row(
      testDescription: "text in which one space is all there is",
      text: "Jo 0:03\nHello\nAna 0:09\nHi\n", format: .text,
      expected: ["1|3000|-|Jo|Hello", "3|9000|-|Ana|Hi"]),
  ]

  @Test("is read as it was meant", arguments: webVTT + others)
  func read(_ row: Row) throws {
    let file = try TranscriptFile(Array(row.text.utf8), place: "x", notNames: row.notNames)
    #expect(file.format == row.format)
    #expect(file.lines.map(Self.shown) == row.expected)
    #expect(file.faults.map { "\($0.position.line): \($0.problem)" } == row.faults)
  }

  @Test("a name is never shown by accident")
  func withheld() throws {
    let text = "WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ana Moreau>price\n"
    let line = try #require(try TranscriptFile(Array(text.utf8), place: "x").lines.first)
    #expect(!"\(line)".contains("Moreau") && !"\(line)".contains("price"))
  }

  @Test(
    "what is no transcript is refused with a way out",
    arguments: [
      (Array("name,note\nAna,x\n".utf8), "this is no transcript that kerb can read"),
      ([0xff, 0xfe, 0x57, 0x00], "the file is UTF-16, not UTF-8"),
      ([0x50, 0x4b, 0x03, 0x04, 0x00], "this is a Word document or another packed file, not text"),
      ([0x57, 0xc3, 0x28], "the file is not UTF-8"),
      (Array("WEBVTT\n\nNOTE nothing\n".utf8), "nothing that somebody said was found in it"),
      ([], "this is no transcript that kerb can read"),
    ] as [([UInt8], String)])
  func refused(_ bytes: [UInt8], _ problem: String) throws {
    do {
      _ = try TranscriptFile(bytes, place: "x")
      Issue.record("it was read")
    } catch {
      #expect(error.problem.plain() == problem && !error.remedy.plain().isEmpty)
    }
  }
}
