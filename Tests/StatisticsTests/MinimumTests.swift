import Foundation
import Localization
import Testing

@testable import Statistics

/// The minimums are one list; the documents say the same of it.
@Suite struct MinimumTests {
  @Test(arguments: ["study-report.md"])
  func documentsHaveThem(_ name: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appendingPathComponent("docs/\(name)"), encoding: .utf8)
    for minimum in Minimum.all {
      let row = "| \(minimum.name) | \(minimum.words) | \(minimum.reason) | \(minimum.source) |"
      #expect(text.contains(row), "\(row)")
    }
  }

  @Test func theyBeginAtTheirCount() {
    #expect(!Minimum.mean.isReached(by: 2) && Minimum.mean.isReached(by: 3))
    #expect(!Minimum.share.isReached(by: 4) && Minimum.share.isReached(by: 5))
    #expect(Minimum.judgement.words == "5 people")
  }
}
