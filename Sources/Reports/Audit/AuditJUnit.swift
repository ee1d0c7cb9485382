import Elements
import Localization

/// An audit as JUnit's XML, which pipelines show: a suite a screen, a case a rule; what cannot be told is skipped.
package enum AuditJUnit {
  package static func text(_ report: AuditReport) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let failures = report.findings.reduce(0) { $0 + Set($1.map(\.rule.id)).count }
    let skipped = report.screens.reduce(0) { $0 + $1.count(.undecidable) }
    let cases = report.screens.reduce(0) { $0 + $1.rules.count }
    text +=
      "<testsuites name=\"kerb audit\" tests=\"\(cases)\" failures=\"\(failures)\" skipped=\"\(skipped)\">\n"
    for (index, screen) in report.screens.enumerated() {
      text += suite(screen, report.findings[index])
    }
    return text + "</testsuites>\n"
  }

  private static func suite(_ screen: AuditedScreen, _ findings: [AuditedFinding]) -> String {
    let name = escaped(screen.name.isEmpty ? screen.file : screen.name)
    var text =
      "  <testsuite name=\"\(name)\" tests=\"\(screen.rules.count)\" failures=\"\(Set(findings.map(\.rule.id)).count)\" skipped=\"\(screen.count(.undecidable))\">\n"
    text +=
      "    <properties><property name=\"elements\" value=\"\(screen.elements)\"/></properties>\n"
    for result in screen.rules {
      text += testCase(result, findings.filter { $0.rule.id == result.rule.id }, name)
    }
    return text + "  </testsuite>\n"
  }

  private static func testCase(
    _ result: AuditedRule, _ findings: [AuditedFinding], _ screen: String
  ) -> String {
    let head = "    <testcase classname=\"\(screen)\" name=\"\(result.rule.id)\""
    if result.outcome == .undecidable {
      let missing = result.missing.joined(separator: ", ")
      return
        "\(head)><skipped message=\"cannot be told from this file: \(escaped(missing))\"/></testcase>\n"
    }
    guard !findings.isEmpty else { return "\(head)/>\n" }
    let title = escaped(result.rule.title.plain())
    let lines = findings.map { escaped("\($0.place.plain()): \($0.problem.plain())") }
    return
      "\(head)>\n      <failure message=\"\(title): \(findings.count)\" type=\"\(result.rule.severity.rawValue)\">\(lines.joined(separator: "\n"))</failure>\n    </testcase>\n"
  }

  /// Text for XML; control characters, which XML does not know, become a question mark.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result += " "
      default:
        let isAllowed = scalar.value >= 0x20 && scalar.value != 0xfffe && scalar.value != 0xffff
        result.unicodeScalars.append(isAllowed ? scalar : "?")
      }
    }
    return result
  }
}
