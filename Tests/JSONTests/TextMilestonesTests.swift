import Testing

@testable import JSON

@Suite("Lines and columns of a long text") struct TextMilestonesTests {
  /// Lines of every length, with characters of one to four bytes, over several milestones.
  private static let text: [UInt8] = Array(
    (0..<700).map { number in
      String(repeating: ["a", "é", "→", "👩"][number % 4], count: number % 37)
    }.joined(separator: "\n").utf8)

  @Test("are those of a walk from the start") func same() {
    let milestones = TextMilestones()
    let edges = [0, 1, 4095, 4096, 4097, 8191, 8192, 8193, Self.text.count, Self.text.count + 9]
    for offset in edges + stride(from: 0, to: Self.text.count, by: 97) {
      #expect(
        milestones.position(of: offset, in: Self.text) == TextPosition(of: offset, in: Self.text))
    }
  }

  @Test("cost little, however many are asked for") func fast() throws {
    let parts = (0..<20_000).map { "\"k\($0)\": \"\(String(repeating: "x", count: 40))\"" }
    let document = try JSONReader.read(Array("{\(parts.joined(separator: ",\n"))}".utf8))
    let clock = ContinuousClock()
    let elapsed = clock.measure {
      for index in document.nodes.indices { _ = document.position(ofNode: index) }
    }
    // A walk from the start for each of them takes minutes.
    #expect(elapsed < .seconds(30))
  }
}
