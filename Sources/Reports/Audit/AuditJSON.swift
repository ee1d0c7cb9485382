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
    let outcomes = report.rules.map { outcome($0, report) }
    return JSONObject([
      "elements": report.elements, "findings": report.count, "known": report.known,
      "beyondTarget": report.beyond, "target": report.target?.label,
      "faults": report.faults.map { fault in
        JSONValue.of([
          "file": fault.file, "place": fault.error.place, "problem": fault.error.problem,
          "fix": fault.error.remedy,
        ])
      },
      "outcomes": JSONValue.of(RuleResult.Outcome.allCases) { one in
        (one.rawValue, outcomes.count { $0 == one })
      }, "rules": report.rules.map { rule($0, report) },
    ])
  }

  /// One screen of the report: the largest part of it, which several threads may write.
  package static func screen(_ number: Int, _ report: AuditReport) -> [UInt8] {
    AuditScreenJSON.bytes(report.screens[number], report.findings[number])
  }

  /// Found anywhere is found; clean anywhere is clean; otherwise no file could tell.
  private static func outcome(_ rule: Rule, _ report: AuditReport) -> RuleResult.Outcome {
    let counts = report.outcomes(rule)
    if counts[.found] != nil { return .found }
    return counts[.clean] != nil ? .clean : .undecidable
  }

  /// "2.5.5": "AAA".
  static func levels(_ rule: Rule) -> JSONValue {
    .of(rule.criteria) { ($0, AuditCriteria.level($0)) }
  }

  private static func rule(_ rule: Rule, _ report: AuditReport) -> JSONValue {
    let counts = report.outcomes(rule)
    return .of([
      "rule": rule.id, "outcome": outcome(rule, report).rawValue,
      "findings": report.count(of: rule), "criteria": rule.criteria, "levels": levels(rule),
      "isBeyondTarget": report.isBeyond(rule), "severity": rule.severity.rawValue,
      "isFailure": rule.isFailure, "title": rule.title, "why": rule.why, "remedy": rule.remedy,
      "screens": JSONValue.of(RuleResult.Outcome.allCases) { ($0.rawValue, counts[$0] ?? 0) },
    ])
  }
}

/// One screen of an audit as JSON, written straight into bytes: a thousand screens have fifty thousand results.
private enum AuditScreenJSON {
  static func bytes(_ screen: AuditedScreen, _ findings: [AuditedFinding]) -> [UInt8] {
    var output = CanonicalStream(depth: 2)
    output.begin(.object)
    output.member("elements", screen.elements)
    output.member("file", screen.file)
    output.members("findings", findings) { write($0, to: &$1) }
    output.member("format", screen.format.rawValue)
    output.key("outcomes")
    output.begin(.object)
    output.member("clean", screen.count(.clean))
    output.member("found", screen.count(.found))
    output.member("undecidable", screen.count(.undecidable))
    output.end(.object)
    output.member("platform", screen.platform?.rawValue)
    output.member("remarks", screen.remarks.map { $0.plain() })
    output.members("rules", screen.rules) { write($0, to: &$1) }
    output.member("screen", screen.name)
    output.member("stops", screen.stops)
    output.end(.object)
    return output.bytes
  }

  private static func write(_ result: AuditedRule, to output: inout CanonicalStream) {
    output.begin(.object)
    output.member("findings", result.findings.count)
    output.member("judged", result.judged)
    output.member("missing", result.missing.map { $0.plain() })
    output.member("outcome", result.outcome.rawValue)
    output.member("rule", result.rule.id)
    output.member("undecided", result.undecided)
    output.end(.object)
  }

  private static func write(_ finding: AuditedFinding, to output: inout CanonicalStream) {
    output.begin(.object)
    output.member("criteria", finding.rule.criteria)
    output.member("element", finding.number)
    output.member("fingerprint", finding.fingerprint)
    output.key("frame")
    write(finding.frame, to: &output)
    output.member("identifier", finding.identifier)
    output.member("name", finding.name)
    output.member("place", finding.place.plain())
    output.member("problem", finding.problem.plain())
    output.member("role", finding.role)
    output.member("rule", finding.rule.id)
    output.end(.object)
  }

  private static func write(_ frame: Frame?, to output: inout CanonicalStream) {
    guard let frame else { return output.null() }
    output.begin(.array)
    for number in [frame.x, frame.y, frame.width, frame.height] {
      output.element()
      output.number(Frame.text(number))
    }
    output.end(.array)
  }
}

extension CanonicalStream {
  fileprivate mutating func member(_ name: StaticString, _ number: Int?) {
    key(name)
    if let number { integer(number) } else { null() }
  }

  fileprivate mutating func member(_ name: StaticString, _ text: String?) {
    key(name)
    if let text { string(text) } else { null() }
  }

  fileprivate mutating func member(_ name: StaticString, _ texts: [String]) {
    key(name)
    strings(texts)
  }

  fileprivate mutating func members<Element>(
    _ name: StaticString, _ list: [Element], _ write: (Element, inout CanonicalStream) -> Void
  ) {
    key(name)
    begin(.array)
    for one in list {
      element()
      write(one, &self)
    }
    end(.array)
  }
}
