import Foundation
import Localization
import Measures
import Records
import Reports
import StudyText
import Testing

/// One file that was read and found true; `RECORD_GOLDENS=1` writes it again.
struct FindingsGolden: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let made: @Sendable () throws -> [UInt8]
}

@Suite struct FindingsGoldenTests {
  @Test(arguments: [
    FindingsGolden(testDescription: "findings-team.md") {
      Array(FindingsDocument.document(try FindingsStudy.summary()).markdown().utf8)
    },
    FindingsGolden(testDescription: "findings-team.values") {
      let lines = try JSONValues.lines(FindingsJSON.bytes(try FindingsStudy.summary()), depth: 3)
      return Array(lines.map { "\($0)\n" }.joined().utf8)
    },
    FindingsGolden(testDescription: "findings-none.md") {
      Array(
        FindingsDocument.document(FindingsSummary.measure(try StudyText().records())).markdown()
          .utf8)
    },
    FindingsGolden(testDescription: "agreement-team.md") {
      Array(AgreementDocument.document(try AgreementStudy.agreement()).markdown().utf8)
    },
    FindingsGolden(testDescription: "agreement-share.json") {
      AgreementJSON.bytes(try AgreementStudy.agreement(.share))
    },
    FindingsGolden(testDescription: "agreement-none.md") {
      Array(
        AgreementDocument.document(RecorderAgreement.measure(try FindingsStudy.text().records()))
          .markdown().utf8)
    },
  ])
  func golden(_ golden: FindingsGolden) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Goldens/\(golden.testDescription)")
    let made = try golden.made()
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(made).write(to: file)
    }
    let expected = try Data(contentsOf: file)
    let lines = made.split(separator: 0x0a).map { String(decoding: $0, as: UTF8.self) }
    let known = expected.split(separator: 0x0a).map { String(decoding: $0, as: UTF8.self) }
    // Only the first difference is told: the others follow from it.
    if let (line, other) = zip(lines, known).first(where: { $0 != $1 }) { #expect(line == other) }
    // The bytes of both would fill pages.
    let isSame = made == Array(expected)
    #expect(isSame)
  }
}

/// Two recorders of one session, whose clocks marks align.
enum AgreementStudy {
  static func agreement(_ edition: Edition = .team) throws -> RecorderAgreement {
    var text = StudyText()
    text.participants = [
      #"{"consent": {"observe": "granted", "quote": "granted", "share": "granted"}, "id": "P01-aaaa"}"#
    ]
    text.sessions = [
      (
        #"{"id": "S01-aaaa", "participants": ["P01-aaaa"], "round": 1}"#,
        [
          log(
            "log-a", "moderator", mark: 1000,
            [
              note(10, "barrier", 3, "2.4.3", "passes | Pay"),
              note(60, "success", nil, nil, "paid"),
              note(200, "question", nil, nil, "is it paid?"),
            ]),
          log(
            "log-b", "noteTaker", mark: 6500,
            [
              note(16, "barrier", 2, "4.1.2", "passes Pay, which has no name"),
              note(70, "success", nil, nil, "done, paid"), note(110, "barrier", 1, nil, "waits"),
            ]),
        ]
      )
    ]
    return RecorderAgreement.measure(
      try text.records(), options: ReportOptions(edition: edition))
  }

  private static func note(
    _ seconds: Int, _ kind: String, _ impact: Int?, _ place: String?, _ words: String
  ) -> String {
    let places = place.map { "\"\($0)\"" } ?? ""
    let bad = impact.map { #""impact": \#($0), "# } ?? ""
    return #"""
      "atMilliseconds": \#(seconds * 1000), \#(bad)"kind": "\#(kind)", "note": "\#(words)", "proposed": [\#(places)]
      """#
  }

  private static func log(_ id: String, _ role: String, mark: Int, _ notes: [String]) -> String {
    let entries = notes.enumerated().map { #""\#(id)-n\#($0 + 1)": {\#($1)}"# }
    return #"""
      {"clearedBy": "moderator", "id": "\#(id)", "marks": {"m": {"atMilliseconds": \#(mark)}},
      "observations": {\#(entries.joined(separator: ", "))}, "recorderRole": "\#(role)"}
      """#
  }
}
