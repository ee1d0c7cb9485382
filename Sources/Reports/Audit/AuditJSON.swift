import Elements
import JSON
import Localization
import Records
import Wording

/// An audit as data.
package enum AuditJSON {
  /// The whole report.
  ///
  /// - `screens`: What ``screen(_:_:)`` gave for each screen, in their order.
  package static func bytes(_ report: AuditReport, screens: [[UInt8]]) -> [UInt8] {
    JSONWriter.canonical(head(report), list: "screens", parts: screens)
  }

  /// The same bytes piece by piece, so that a large report is not in memory a second time.
  package static func pieces(
    _ report: AuditReport, screens: [[UInt8]], each: ([UInt8]) -> Void
  ) {
    let frame = JSONWriter.canonical(head(report), list: "screens", parts: [])
    // No text holds a line end, so this stands nowhere else.
    let key = Array("\n  \"screens\": [".utf8)
    guard !screens.isEmpty, let start = place(of: key, in: frame) else { return each(frame) }
    each(Array(frame[..<(start + key.count)]))
    for (number, screen) in screens.enumerated() {
      each(Array((number == 0 ? "\n    " : ",\n    ").utf8))
      each(screen)
    }
    each(Array("\n  ".utf8) + frame[(start + key.count)...])
  }

  private static func place(of text: [UInt8], in bytes: [UInt8]) -> Int? {
    bytes.indices.first { bytes[$0] == 0x0a && bytes[$0...].starts(with: text) }
  }

  private static func head(_ report: AuditReport) -> JSONObject {
    JSONObject([
      "elements": .integer(report.elements), "findings": .integer(report.count),
      "known": .integer(report.known), "beyondTarget": .integer(report.beyond),
      "target": report.target.map { .string($0.label.plain()) } ?? .null,
      "faults": .array(report.faults.map(fault)),
      "outcomes": outcomes(report.rules.map { outcome($0, report) }),
      "rules": .array(report.rules.map { rule($0, report) }),
    ])
  }

  /// One screen of the report: the largest part of it, which several threads may write.
  package static func screen(_ number: Int, _ report: AuditReport) -> [UInt8] {
    AuditScreenJSON.bytes(report.screens[number], report.findings[number])
  }

  private static func object(_ members: [Text: JSONValue]) -> JSONValue {
    .object(JSONObject(members))
  }

  /// Found anywhere is found; clean anywhere is clean; otherwise no file could tell.
  private static func outcome(_ rule: Rule, _ report: AuditReport) -> RuleResult.Outcome {
    let counts = report.outcomes(rule)
    if counts[.found] != nil { return .found }
    return counts[.clean] != nil ? .clean : .undecidable
  }

  private static func fault(_ fault: AuditFault) -> JSONValue {
    object([
      "file": .string(fault.file), "place": .string(fault.error.place),
      "problem": .string(fault.error.problem.plain()),
      "fix": .string(fault.error.remedy.plain()),
    ])
  }

  /// "2.5.5": "AAA".
  static func levels(_ rule: Rule) -> JSONValue {
    object(
      Dictionary(
        rule.criteria.map {
          (Text($0), AuditCriteria.level($0).map { .string($0) } ?? JSONValue.null)
        }, uniquingKeysWith: { first, _ in first }))
  }

  private static func outcomes(_ outcomes: [RuleResult.Outcome]) -> JSONValue {
    object(
      Dictionary(
        uniqueKeysWithValues: RuleResult.Outcome.allCases.map { outcome in
          (Text(outcome.rawValue), .integer(outcomes.count { $0 == outcome }))
        }))
  }

  private static func rule(_ rule: Rule, _ report: AuditReport) -> JSONValue {
    let counts = report.outcomes(rule)
    return object([
      "rule": .string(rule.id), "outcome": .string(outcome(rule, report).rawValue),
      "findings": .integer(report.count(of: rule)),
      "criteria": .array(rule.criteria.map { .string($0) }), "levels": levels(rule),
      "isBeyondTarget": .bool(report.isBeyond(rule)),
      "severity": .string(rule.severity.rawValue), "isFailure": .bool(rule.isFailure),
      "title": .string(rule.title.plain()), "why": .string(rule.why.plain()),
      "remedy": .string(rule.remedy.plain()),
      "screens": object(
        Dictionary(
          uniqueKeysWithValues: RuleResult.Outcome.allCases.map {
            (Text($0.rawValue), .integer(counts[$0] ?? 0))
          })),
    ])
  }
}
