import Elements
package import JSON
import Localization
import Wording

/// An audit in SARIF 2.1.0, which code hosts and editors show.
package enum AuditSARIF {
  package static func value(_ report: AuditReport, version: String) -> JSONValue {
    let tool = JSONValue.of([
      "driver": JSONValue.of([
        "name": "kerb audit", "version": version, "rules": report.rules.map { rule($0, report) },
      ])
    ])
    let invocation = JSONValue.of([
      "executionSuccessful": report.faults.isEmpty,
      "toolExecutionNotifications": report.faults.map(notification) + notifications(report),
    ])
    let run = JSONValue.of([
      "tool": tool,
      "artifacts": report.screens.map { JSONValue.of(["location": location($0.file)]) },
      "results": results(report), "invocations": [invocation],
      "properties": JSONValue.of(["elements": report.elements, "known": report.known]),
    ])
    return .of([
      "$schema":
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
      "version": "2.1.0", "runs": [run],
    ])
  }

  private static func message(_ text: String) -> JSONValue { .of(["text": text]) }

  /// A file that could not be read is no clean file.
  private static func notification(_ fault: AuditFault) -> JSONValue {
    .of([
      "level": "error", "message": message(fault.error.sentence.plain()),
      "descriptor": JSONValue.of(["id": "unreadable-file"]), "locations": [place(fault.file)],
    ])
  }

  private static func rule(_ rule: Rule, _ report: AuditReport) -> JSONValue {
    .of([
      "id": rule.id, "shortDescription": message(rule.title.plain() + "."),
      "fullDescription": message(rule.why.plain()), "help": message(rule.remedy.plain()),
      "defaultConfiguration": JSONValue.of(["level": level(rule, report)]),
      "properties": JSONValue.of([
        "tags": rule.criteria.map { "WCAG \($0)" }, "levels": AuditJSON.levels(rule),
        "isBeyondTarget": report.isBeyond(rule), "severity": rule.severity.rawValue,
      ]),
    ])
  }

  private static func level(_ rule: Rule, _ report: AuditReport) -> String {
    if report.isBeyond(rule) { return "note" }
    return switch rule.severity {
    case .blocks, .serious: "error"
    case .slows: "warning"
    case .slight: "note"
    }
  }

  private static func results(_ report: AuditReport) -> [JSONValue] {
    report.findings.enumerated().flatMap { index, findings in
      findings.map { result($0, report.screens[index], index, report) }
    }
  }

  private static func result(
    _ finding: AuditedFinding, _ screen: AuditedScreen, _ artifact: Int, _ report: AuditReport
  ) -> JSONValue {
    let index = report.rules.firstIndex { $0.id == finding.rule.id } ?? 0
    let element = JSONValue.of([
      "name": finding.name.isEmpty ? finding.role : finding.name,
      "fullyQualifiedName": finding.place, "kind": "element",
    ])
    return .of([
      "ruleId": finding.rule.id, "ruleIndex": index, "level": level(finding.rule, report),
      "kind": "fail",
      "message": message("\(finding.problem.plain()) \(finding.rule.remedy.plain())"),
      "locations": [place(screen.file, index: artifact, ["logicalLocations": [element]])],
      "partialFingerprints": JSONValue.of(["kerbElement/v1": finding.fingerprint]),
    ])
  }

  /// What could not be judged is said too: no result does not mean that all is well.
  private static func notifications(_ report: AuditReport) -> [JSONValue] {
    report.screens.enumerated().flatMap { index, screen in
      screen.rules.filter { $0.outcome == .undecidable }.map { result in
        .of([
          "level": "note",
          "message": message(
            "\(result.rule.id) cannot be told from this file"
              + (result.missing.isEmpty
                ? "." : ": it does not say \(result.missing.joined(separator: ", ")).")),
          "associatedRule": JSONValue.of(["id": result.rule.id]),
          "locations": [place(screen.file, index: index)],
        ])
      }
    }
  }

  private static func place(
    _ file: String, index: Int? = nil, _ more: KeyValuePairs<String, any JSONWritable> = [:]
  ) -> JSONValue {
    var place = JSONObject(more)
    place["physicalLocation"] = .of(["artifactLocation": location(file, index: index)])
    return .object(place)
  }

  private static func location(_ file: String, index: Int? = nil) -> JSONValue {
    var location = JSONObject(["uri": URIText.path(file)])
    if let index { location["index"] = .integer(index) }
    return .object(location)
  }
}

/// File names as references in a URI.
enum URIText {
  static func path(_ file: String) -> String {
    file.utf8.map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: return String(Unicode.Scalar(byte))
      default:
        if "-._~/".utf8.contains(byte) { return String(Unicode.Scalar(byte)) }
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }.joined()
  }
}
