import Foundation
import Measures
import Records
import Reports
import Testing

/// One text of an export that was read and found true; `RECORD_GOLDENS=1` writes it again.
struct IssueGolden: CustomTestStringConvertible, Sendable {
  let format: IssueFormat
  let name: String
  var testDescription: String { name }

  static let tickets: [String: [String]] = [
    "F01-aaaa": ["https://github.com/shop/app/issues/12", "https://a.example/browse/TRAM-7"],
    "F02-bbbb": ["https://a.example/browse/TRAM-8"],
    "F03-cccc": ["https://gitlab.com/shop/app/-/issues/3"],
  ]

  static func files(_ format: IssueFormat, words: String = "says the price twice", all: Bool = true)
    throws -> IssueFiles
  {
    let summary = try FindingsStudy.summary(words: words)
    var addresses: [RecordID: [WebAddress]] = [:]
    for (id, texts) in tickets {
      addresses[try #require(RecordID(id))] = texts.compactMap { WebAddress($0) }
    }
    return IssueFiles(.team(summary, takesAll: all), format, tickets: addresses)
  }
}

@Suite struct IssueGoldenTests {
  @Test(arguments: [
    IssueGolden(format: .github, name: "index.md"),
    IssueGolden(format: .github, name: "f01-aaaa.md"),
    IssueGolden(format: .github, name: "f02-bbbb.md"),
    IssueGolden(format: .github, name: "f04-dddd.md"),
    IssueGolden(format: .github, name: "f05-eeee.md"),
    IssueGolden(format: .github, name: "issues.sh"),
    IssueGolden(format: .gitlab, name: "issues.sh"),
    IssueGolden(format: .gitlab, name: "issues.csv"),
    IssueGolden(format: .jira, name: "f03-cccc.txt"),
    IssueGolden(format: .jira, name: "issues.csv"),
  ])
  func golden(_ golden: IssueGolden) throws {
    let made = try #require(
      try IssueGolden.files(golden.format).all.first { $0.name == golden.name })
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens/\(golden.format.rawValue)-\(golden.name)")
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(made.text.utf8).write(to: file)
    }
    let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let lines = made.text.split(separator: "\n", omittingEmptySubsequences: false)
    let known = expected.split(separator: "\n", omittingEmptySubsequences: false)
    if let (line, other) = zip(lines, known).first(where: { $0 != $1 }) { #expect(line == other) }
    #expect(made.text.utf8.elementsEqual(expected.utf8))
  }
}
