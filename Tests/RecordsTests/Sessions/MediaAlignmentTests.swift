import JSON
import Localization
import Records
import Testing

@Suite("How the time of a recording runs")
struct MediaAlignmentTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let matches: [MediaAlignment.Match]
    /// Milliseconds and milliseconds an hour; `nil` where the matches contradict each other.
    let expected: MediaAlignment?
  }

  private static func match(_ session: Int, _ recording: Int) -> MediaAlignment.Match {
    MediaAlignment.Match(session: session, recording: recording)
  }

  static let rows: [Row] = [
    Row(
      testDescription: "began a minute before", matches: [match(60_000, 120_000)],
      expected: MediaAlignment(offset: 60_000)),
    Row(
      testDescription: "began a minute after", matches: [match(90_000, 30_000)],
      expected: MediaAlignment(offset: -60_000)),
    Row(
      testDescription: "gains a second an hour",
      matches: [match(0, 10_000), match(3_600_000, 3_611_000)],
      expected: MediaAlignment(offset: 10_000, drift: 1000)),
    Row(
      testDescription: "in the other order, half an hour apart",
      matches: [match(1_800_000, 1_809_500), match(0, 10_000)],
      expected: MediaAlignment(offset: 10_000, drift: -1000)),
    Row(
      testDescription: "half as fast again", matches: [match(0, 0), match(10_000, 15_000)],
      expected: nil),
    Row(
      testDescription: "one moment at two times", matches: [match(5, 0), match(5, 10)],
      expected: nil),
  ]

  @Test("of what was found in it", arguments: rows)
  func found(_ row: Row) {
    let alignment =
      row.matches.count == 1
      ? MediaAlignment(row.matches[0]) : MediaAlignment(row.matches[0], row.matches[1])
    #expect(alignment == row.expected)
    for match in row.matches where alignment != nil {
      let there = alignment?.recordingTime(at: match.session) ?? 0
      #expect(abs(there - match.recording) <= 1)
    }
  }

  @Test("forth and back is the same moment")
  func bothWays() {
    for offset in [-3_600_000, -1, 0, 70_123] {
      for drift in [-180_000, -333, 0, 41, 180_000] {
        let alignment = MediaAlignment(offset: offset, drift: drift)
        for time in [0, 1, 999, 59_999, 3_600_000, 40_000_001] {
          let back = alignment.sessionTime(at: alignment.recordingTime(at: time))
          #expect(abs(back - time) <= 1, "\(offset) \(drift) \(time)")
        }
      }
    }
  }

  @Test(
    "words",
    arguments: [
      (MediaAlignment(offset: 0), "began with the session"),
      (
        MediaAlignment(offset: 70_000, drift: 3333),
        "began 1 min 10 s before the session, its clock gains 3.3 s an hour"
      ),
      (
        MediaAlignment(offset: -70_000, drift: -20),
        "began 1 min 10 s after the session, its clock loses less than 0.1 s an hour"
      ),
    ])
  func words(_ alignment: MediaAlignment, _ expected: String) {
    #expect(alignment.words == "\(expected)")
  }
}
