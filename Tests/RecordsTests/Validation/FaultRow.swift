import Localization
import Testing

@testable import JSON
@testable import Records

/// A text of a record and everything that is wrong in it.
struct FaultRow: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let json: String
  let expected: String?
  /// Each as `line:column problem | remedy`.
  let faults: [String]

  init(_ name: String, _ json: String, expected: String? = nil, _ faults: String...) {
    testDescription = name
    self.json = json
    self.expected = expected
    self.faults = faults
  }

  func check() throws {
    let result = RecordValidator.check(
      try JSONReader.read(Array(json.utf8)), expected: expected)
    let found = result.faults.map { "\($0.position) \($0.problem) | \($0.remedy)" }
    #expect(found == faults)
  }
}

extension FaultRow {
  /// A session with its first line at 1:1; `lines` begin at line 2, column 3.
  static func session(_ name: String, _ lines: String, _ faults: String...) -> FaultRow {
    FaultRow(name: name, record(lines, "session/1"), faults)
  }

  /// A study whose target is whole.
  static func study(_ name: String, _ lines: String, _ faults: String...) -> FaultRow {
    let target = #""target": {"level": "AA", "platform": "web", "version": "2.2"}"#
    return FaultRow(
      name: name, record(lines + ",\n  " + target + ",\n  \"title\": \"t\"", "study/1"), faults)
  }

  /// A log with one note, whose fields begin at line 4, column 7.
  static func note(_ name: String, _ lines: String, _ faults: String...) -> FaultRow {
    let entry = "\"observations\": {\n    \"01kabcdefghjkmnpqrstvw\": {\n      \(lines)\n    }\n  }"
    return FaultRow(name: name, record(entry, "log/1"), faults)
  }

  private init(name: String, _ json: String, _ faults: [String]) {
    testDescription = name
    self.json = json
    expected = nil
    self.faults = faults
  }

  private static func record(_ lines: String, _ format: String) -> String {
    """
    {
      \(lines),
      "id": "x", "origins": ["0123456789abcdef"],
      "~format": "\(format)"
    }
    """
  }
}
