import Elements
package import JSON
import Localization
import Wording

/// An audit in SARIF 2.1.0, which code hosts and editors show.
package enum AuditSARIF {
  package static func value(_ report: AuditReport, version: String) -> JSONValue {
    object([
      "$schema": .string(
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
      ),
      "version": .string("2.1.0"),
      "runs": .array([
        object([
          "tool": object([
            "driver": object([
              "name": .string("kerb audit"), "version": .string(version),
              "rules": .array(report.rules.map { rule($0, report) }),
            ])
          ]),
          "artifacts": .array(
            report.screens.map { object(["location": location($0.file)]) }),
          "results": .array(results(report)),
          "invocations": .array([
            object([
              "executionSuccessful": .bool(report.faults.isEmpty),
              "toolExecutionNotifications": .array(faults(report) + notifications(report)),
            ])
          ]),
          "properties": object([
            "elements": .integer(report.elements), "known": .integer(report.known),
          ]),
        ])
      ]),
    ])
  }

  private static func object(_ members: [Text: JSONValue]) -> JSONValue {
    .object(JSONObject(members))
  }

  private static func message(_ text: String) -> JSONValue { object(["text": .string(text)]) }

  /// A file that could not be read is no clean file.
  private static func faults(_ report: AuditReport) -> [JSONValue] {
    report.faults.map { fault in
      object([
        "level": .string("error"), "message": message(fault.error.sentence.plain()),
        "descriptor": object(["id": .string("unreadable-file")]),
        "locations": .array([
          object(["physicalLocation": object(["artifactLocation": location(fault.file)])])
        ]),
      ])
    }
  }

  private static func rule(_ rule: Rule, _ report: AuditReport) -> JSONValue {
    object([
      "id": .string(rule.id), "shortDescription": message(rule.title.plain() + "."),
      "fullDescription": message(rule.why.plain()), "help": message(rule.remedy.plain()),
      "defaultConfiguration": object(["level": .string(level(rule, report))]),
      "properties": object([
        "tags": .array(rule.criteria.map { .string("WCAG \($0)") }),
        "levels": AuditJSON.levels(rule), "isBeyondTarget": .bool(report.isBeyond(rule)),
        "severity": .string(rule.severity.rawValue),
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
    return object([
      "ruleId": .string(finding.rule.id), "ruleIndex": .integer(index),
      "level": .string(level(finding.rule, report)), "kind": .string("fail"),
      "message": message("\(finding.problem.plain()) \(finding.rule.remedy.plain())"),
      "locations": .array([
        object([
          "physicalLocation": object([
            "artifactLocation": location(screen.file, index: artifact)
          ]),
          "logicalLocations": .array([
            object([
              "name": .string(finding.name.isEmpty ? finding.role : finding.name),
              "fullyQualifiedName": .string(finding.place.plain()), "kind": .string("element"),
            ])
          ]),
        ])
      ]),
      "partialFingerprints": object(["kerbElement/v1": .string(finding.fingerprint)]),
    ])
  }

  /// What could not be judged is said too: no result does not mean that all is well.
  private static func notifications(_ report: AuditReport) -> [JSONValue] {
    report.screens.enumerated().flatMap { index, screen in
      screen.rules.filter { $0.outcome == .undecidable }.map { result in
        object([
          "level": .string("note"),
          "message": message(
            "\(result.rule.id) cannot be told from this file"
              + (result.missing.isEmpty
                ? "." : ": it does not say \(result.missing.joined(separator: ", ")).")),
          "associatedRule": object(["id": .string(result.rule.id)]),
          "locations": .array([
            object([
              "physicalLocation": object([
                "artifactLocation": location(screen.file, index: index)
              ])
            ])
          ]),
        ])
      }
    }
  }

  private static func location(_ file: String, index: Int? = nil) -> JSONValue {
    var members: [Text: JSONValue] = ["uri": .string(URIText.path(file))]
    if let index { members["index"] = .integer(index) }
    return object(members)
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
